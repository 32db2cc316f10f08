## Everywhere

brand-home = Shoal home page
skip-to-main = Skip to content
tools = Tools
settings = Settings
language = Language
theme = Theme
theme-system = Automatic
theme-light = Light
theme-dark = Dark
your-name = Your name
your-name-help = Shown to the other players
change-name = Change name
save = Save
show = Show
close = Close
copy = Copy
copied = Copied.
link = Link
more-pages = More pages
footer-note = Free and open source. No account, no ads, nothing to install. All drawings and texts are our own; the games belong to their designers.
to-home = Back to the home page
try-again = Try again
you = you
rules = Rules
rules-of = Rules: { $game }
of-game = { $what }: { $game }
pad = Score pad
pad-of = Score pad: { $game }
learn-by-playing = Learn by playing
points-word =
    { $count ->
        [one] point
       *[other] points
    }

# The names that guests get who give none, and those of bots: short, friendly, from the sea. Separated by commas.
guest-names = Otter, Puffin, Seal, Heron, Gull, Dolphin, Turtle, Walrus, Limpet, Plover
bot-name-0 = Nori
bot-name-1 = Coral
bot-name-2 = Kelp
bot-name-3 = Pearl
bot-name-4 = Marlin

level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-expert = expert
level-master = master
level-greedy = greedy
level-random = random

## Home

home-title = Small games, good company
site-title = Shoal: small games, good company
home-lead = Share a link to play with friends, or take on bots that play well. No account, nothing to install.
home-continue = Continue playing
home-open = Open tables
home-open-none = No table is waiting for players right now. Invite friends, or create a public table.
home-watch = Watch a match
home-watch-none = No public matches right now.
home-ended = Your recent matches
play-now = Play now
invite-friends = Invite friends
your-turn = Your turn
continue = Continue
join = Join
watch = Watch
see-result = Result
seats-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }

## A new table

new-table = New table
new-choose = Which game would you like to play?
new-seats = Who plays?
new-seats-help = { $low } to { $high } players. Leave a seat open for each friend: they can take it with your link.
new-options = Variant
new-more = Time and visibility
seat-number = Seat { $number }
seat-me = Me
seat-friend = Open for a friend
seat-bot = Bot, { $level }
seat-none = Nobody
seat-open = free seat
as-usual = default
from-to = { $low } to { $high }
clock = Clock
clock-none = No time limit
clock-seconds =
    { $count ->
        [one] { $count } second per move
       *[other] { $count } seconds per move
    }
clock-minutes =
    { $count ->
        [one] { $count } minute per move
       *[other] { $count } minutes per move
    }
clock-day = One day per move
clock-help = When a player runs out of time, a bot takes over. They can come back at any time.
visibility = Visibility
visibility-ask = Who can see it?
visibility-link = Only people with the link
visibility-public = Everyone: listed on the home page
visibility-help = Anyone with the link can watch, but cannot see hidden cards.
make-table = Create table

## Before the match

lobby-title = The table is set
lobby-join-title = You’re invited
lobby-wait =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
lobby-ready = Everyone is here.
lobby-full = All seats are taken. Stay and watch: the match starts soon.
sit-down = Sit down
start = Start the match
leave-table = Leave the table
fair-before = Fair deals: the host has already locked in its part of the shuffle, and this is its fingerprint. Yours is added afterwards, so the host alone cannot choose the cards.
fair-words = Your words for the shuffle (optional)
fair-words-help = Anything nobody can guess. Write it down with the fingerprint, and you can check the match afterwards.
fair-words-add = Add my words

## The table

the-table = The table
side = Log
log = Log
your-side = Your side
# For a game that has no words of its own for a phase.
phase-of-you = Your turn: { $phase }
phase-of-other = { $name }’s turn: { $phase }
view-seat = Player
undo = Undo
hint = Hint
hinted = A bot would choose:
hint-move = Looking ahead, this gives you the best chances.
hint-win = wins { $percent }%
hint-win-help = How often this move wins if the match is played out from here
hint-none = There is nothing to suggest here.
sound = Sound
table-menu = Table menu
all-choices = All your choices
choices-as-list = Show choices as a list
invite-watch = Invite others to watch
private-link = Continue on another device
private-link-help = Keep this link to yourself: anyone who has it can play in your place.
private-link-copy = Copy my private link
resign = Give up
resign-sure = Give up this match? If two or more others are still playing, a bot takes your place.
resign-yes = Yes, give up
resigned = gave up
away = away
away-other = { $name } is away.
replace-by-bot = Let a bot take over
votes =
    { $count ->
        [one] One player agrees.
       *[other] { $count } players agree.
    }
stand-in = bot playing
stand-in-you = A bot is playing for you.
come-back = Take my seat back
spectators =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
connection-lost = Connection lost. Reconnecting…
connection-again = Back online.
not-with-that = That doesn’t go with what you have picked.
fair-now = Fair deals: every shuffle was locked in before the first move, and you can check it afterwards.
fair-more = How to check
learn-off = Turn off the guide
learn-wait = The others are playing. Watch what they do: it is all in the log, and their last move is highlighted.
round-result = Round scores
rounds = Rounds
go-on = Continue

## After the match

result = Result
over-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
over-you-won = You win!
over-you-shared = You share the win with { $names }!
over-nobody = The match is over.
rematch = Play again
rematch-offered = { $name } would like to play again.
to-rematch = Go to the next match
watch-rematch = Watch the next match
replay = Replay
record = Download the record
back-to-table = Back to the table
fair-good = Checked: the host had locked in its part of the shuffle before your browser added its own, and both were used. The host alone could not have rigged it.
fair-unknown = This browser cannot tell whether the deal was fair: it added nothing to the shuffle, or no longer remembers what it added.
fair-bad = This deal was not fair.
fair-bad-commitment = The fingerprint in the record is not the one this browser saw before the deal: the shuffle was swapped.
fair-bad-words = What went into the shuffle is not what this browser added: somebody may have reshuffled until they liked the cards.
fair-bad-key = The key in the record does not match the fingerprint that this browser saw before the deal.
fair-bad-next = The next match is not the one whose fingerprint this browser saw before it added its part.
fair-details = Check it yourself
fair-commitment = The fingerprint of this deal:
fair-command = With the downloaded record, on your own computer:
fair-next = The fingerprint of the next match, if you play again:

## Replay and verification

replay-first = Back to the start
replay-prev = Back one move
replay-play = Play
replay-next = Forward one move
replay-last = To the end
replay-step = Move
replay-viewer = Point of view
replay-open = All cards face up
replay-as = As { $name } saw it
replay-happened = This move
verify-title = Check a record
verify-this = Check this match
verify-lead = Every match locks in its shuffles before the first move and shows only a fingerprint of them. Afterwards the record holds the key, so that anybody can check that nothing was rigged.
verify-file = The file you downloaded
verify-record = The record (the contents of the file you downloaded)
verify-known = The fingerprint you saw before the match (optional)
verify-words = Your words for the shuffle (optional)
verify-do = Check
verify-good = Everything checks out.
verify-bad = This record does not check out.
verify-steps =
    { $count ->
        [one] { $count } step, and it was legal
       *[other] { $count } steps, all of them legal
    }
verify-luck =
    { $count ->
        [one] { $count } random draw, and it matches the key
       *[other] { $count } random draws, all matching the key
    }
verify-commitment = The fingerprint shown from the start:

## Score pad

pad-lead = Playing with real cards? Tap the ones in front of you to see what they are worth.
pad-score = Count the points
pad-clear = Clear the cards
pad-count = Add these points for { $name }
pad-evening = Game night
pad-evening-help = Add the players, then press + to note down the points above. Everything stays in this browser.
pad-who = Player
pad-add = Add
pad-rounds = Rounds
pad-total = Total
pad-evening-clear = Start a new game night

## When something goes wrong

error-title = That didn’t work
offline-title = You are offline
offline-text = Shoal needs a connection for this. Your matches are safe on the server: come back when you are online again.
error-not-found = This table or page does not exist. It may have been cleared away.
error-stale-step = The match has moved on. Take another look.
error-already-played = That move has already been played.
error-not-your-turn = It’s not your turn.
error-not-your-seat = You are not sitting at this table.
error-illegal-action = You can’t do that now.
error-seat-taken = Somebody was quicker: that seat is taken.
error-wrong-phase = That’s not possible right now.
error-too-many = That’s too many at once. Please finish something first.
error-too-fast = A little slower, please.
error-unavailable = The server can’t do that right now. Try again in a moment.
error-forbidden = That’s not allowed.
error-internal = Something broke on the server. We have made a note of it.
error-refused = That wasn’t possible.
error-bad-request = Something about that was wrong. Check what you entered and try again.
error-method-not-allowed = This page can’t be used that way.
error-no-bots = There are no bots on this server.
error-raced = Somebody else was a moment quicker. Take another look.
error-bad-name = A name has 1 to { $most } characters, and at least one that can be seen.
error-bad-words = Your words for the shuffle can have at most { $most } characters, on one line.
error-bad-players = This game is for { $low } to { $high } players.
error-bad-option = { $option }: choose a number from { $low } to { $high }.
error-not-a-number = Please enter a whole number.
error-no-person = At least one seat must be for a person.
error-too-many-tables = Too many of your matches are unfinished. Finish or leave one first.
error-no-room = There is no room for more tables right now. Try again later.
error-seats-open = Some seats are still open.
error-not-over = The match is not over yet. Until then you can watch it.
error-hint-coming = Your hint is already on its way.
error-hint-soon = Hints are still being prepared. Try again in a minute.
error-hints-with-people = Hints are only for matches against bots.
error-too-many-cards = At most { $most } cards can be counted at once.
error-bad-cards = There are not that many of these cards in the game.
error-record-none = This is not a record of a Shoal match.
error-record-damaged = It is damaged or unfinished, or comes from another version of the game.
error-record-commitment = Its fingerprint belongs to another key or another match.
error-record-seen = Its fingerprint is not the one you saw before the match.
error-record-words = Your words did not go into the shuffle.
error-record-dealt = Step { $step } does not match the key.
error-record-result = The result is not the one that the moves lead to.

## Motion, the only choice, the line to the server

speed = Speed
speed-calm = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = No animation
auto-play = Play forced moves for me
auto-soon = Only one move is possible, so it plays itself. Press Escape to hold it.
auto-held = On hold. Play it when you are ready.
volume = Volume
move-kept = No connection. Your move is saved and will be sent as soon as you are back online.
move-made = Back online. Your move was made.
move-not-made = Your move was not made: the match had already moved on.
## Explanations of cards and pieces

reference = At a glance
reference-of = At a glance: { $game }
reference-count =
    { $count ->
        [one] { $count } in the game
       *[other] { $count } in the game
    }
explain-unseen = Not seen yet
explain-of = { $count } of { $total }
explain-have = You have
explain-worth = Worth to you now
explain-gain = One more is worth
explain-gives = One of yours is worth
error-no-such-thing = There is no such card or piece in this game.

## Take back, let a bot play on

take-back = Take back
taken-back = { $name } takes a move back.
takebacks = { $count ->
    [one] One move was taken back.
   *[other] { $count } moves were taken back.
}
error-no-take-back = That can no longer be taken back.
## The start and the end: choosing, inviting, bots for free seats, why a match ended, pictures to share

pick-players = Players
pick-level = Bots
more-options = More options
error-words-due = The seats have changed, so the cards are shuffled anew and every browser adds its part again. Try again in a moment.
lobby-invite = Invite your friends
lobby-invite-help = Anyone with this link can sit down. No account, nothing to install.
share-link = Share the link
share-words = Come and play { $game } with me!
qr-code = QR code with the link to this table
qr-help = Same room? Let them scan this.
fill-with-bot = Add a bot
free-seat = Free up the seat
lobby-due =
    { $count ->
        [one] A bot has joined, so the cards are shuffled anew. Waiting for the browser of { $names } to add its part.
       *[other] A bot has joined, so the cards are shuffled anew. Waiting for the browsers of { $names } to add their parts.
    }
table-options = Options
table-options-usual = Standard rules
table-options-all = All options
option-is = { $option }: { $value }
preview-invite = { $name } invites you to { $game }
preview-free =
    { $count ->
        [one] One seat is open. Follow the link and sit down: no account, nothing to install.
       *[other] { $count } seats are open. Follow the link and sit down: no account, nothing to install.
    }
preview-full = All seats are taken. Follow the link to watch.
preview-match = { $game }: { $names }
preview-watch = Follow the link to watch the match.
preview-over = The match is over. Follow the link for the scores and the replay.
end-rules = The match was played to the end.
end-abandonment = Nobody moved for too long, so the match ended early, without a winner.
end-length = The match went on for too many moves, so it ended early, without a winner.
end-resigned-you-lost = You gave up, so { $winner } wins.
end-resigned-you-none = You gave up, so the match ended without a winner.
end-resigned-you-won =
    { $count ->
        [one] { $names } gave up, so you win.
       *[other] { $names } gave up, so you win.
    }
end-resigned-won =
    { $count ->
        [one] { $names } gave up, so { $winner } wins.
       *[other] { $names } gave up, so { $winner } wins.
    }
end-resigned-none =
    { $count ->
        [one] { $names } gave up, so the match ended without a winner.
       *[other] { $names } gave up, so the match ended without a winner.
    }
end-stood-in = A bot finished the match for { $names }.
end-stood-in-you = A bot finished the match for you.
curve-rounds = Scores by round
curve-turns = Scores by turn
rematch-of = Waiting for { $names }…
picture-share = Share a picture
replace-when = You can do that in { $seconds } s.

## Short signs between people

emotes = Reactions
emotes-show = Show reactions
emote-hello = Hello!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-oops = Oops!
emote-thinking = Let me think…
emote-wow = Wow!
emote-laugh = Ha ha!
emote-bye = Bye!

## The guard
error-too-large = That’s too much text at once.
