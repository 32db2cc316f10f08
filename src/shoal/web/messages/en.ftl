## Everywhere

brand-home = Shoal: to the home page
skip-to-main = Skip to the content
tools = Tools
settings = Settings
language = Language
theme = Colours
theme-system = Automatic
theme-light = Light
theme-dark = Dark
your-name = Your name
your-name-help = As the others will see it
save = Save
show = Show
close = Close
copy = Copy
copied = Copied.
link = Link
more-pages = More pages
footer-note = Free and open. No account, no ads, nothing to install. Our own drawings and our own words; the games belong to their authors.
to-home = To the home page
try-again = Try again
you = you
rules = Rules
rules-of = Rules: { $game }
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
level-greedy = greedy
level-random = random

## Home

home-title = Small games, good company
home-lead = Share a link to play with friends, or take on bots that play well. No account, nothing to install.
home-continue = Go on playing
home-open = Open tables
home-open-none = Nobody is waiting for players right now. Invite friends, or make a public table.
home-watch = Watch a match
home-watch-none = No public match is being played right now.
home-ended = Your last matches
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
new-choose = Which game shall it be?
new-seats = Who plays?
new-seats-help = { $low } to { $high } players. Keep a seat free for each friend: they take it by your link.
new-options = Variant
new-more = Time and visibility
seat-number = Seat { $number }
seat-me = Me
seat-friend = Free: for a friend
seat-bot = Bot, { $level }
seat-none = Nobody
seat-open = free seat
as-usual = as usual
clock = Clock
clock-none = No clock
clock-seconds =
    { $count ->
        [one] { $count } second a move
       *[other] { $count } seconds a move
    }
clock-minutes =
    { $count ->
        [one] { $count } minute a move
       *[other] { $count } minutes a move
    }
clock-day = One day a move
clock-help = When a clock runs out, a bot plays on for that player, who may come back at any time.
visibility = Who finds the table
visibility-link = Only those who have the link
visibility-public = Everybody: it is shown on the home page
visibility-help = Whoever has the link may watch, but sees no hidden cards.
make-table = Make the table

## Before the match

lobby-title = The table is set
lobby-join-title = You are invited
lobby-wait =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-ready = Everybody is here.
lobby-full = All seats are taken. Stay and watch: the match will start soon.
sit-down = Sit down
start = Start the match
leave-table = Leave the table
fair-before = Fair deals: the host has locked in its part of the shuffle, and this is its fingerprint. Your part is added after that, so the host alone cannot choose the cards.
fair-words = Your words for the shuffle (optional)
fair-words-help = Anything that nobody can guess. Note it with the fingerprint: that lets you check the match afterwards.
fair-words-add = Add my words

## The table

the-table = The table
side = Log
log = What happened
your-side = Your side
# For a game that has no words of its own for a phase.
phase-of-you = Your turn: { $phase }
phase-of-other = { $name } to play: { $phase }
view-seat = Player
undo = Undo
hint = Hint
hinted = A bot would choose:
hint-move = Looking ahead, this promises the most.
hint-win = { $percent }%
hint-win-help = How often this move wins when the match is played on from here
hint-none = No hint could be found here.
sound = Sound
table-menu = Table
all-choices = All your choices
choices-as-list = Choices as a list
invite-watch = Invite somebody to watch
private-link = Go on from another device
private-link-help = This link is yours alone: whoever has it plays in your seat.
private-link-copy = Copy my private link
resign = Give up
resign-sure = Give up this match? With several others left, a bot plays on in your seat.
resign-yes = Yes, give up
resigned = gave up
away = away
away-other = { $name } is not here.
replace-by-bot = Let a bot play on
votes =
    { $count ->
        [one] One player agrees.
       *[other] { $count } players agree.
    }
stand-in = bot stands in
stand-in-you = A bot plays for you.
come-back = Take my seat back
spectators =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
connection-lost = No connection. Trying again…
connection-again = Connected again.
not-with-that = That does not go together with what you have chosen.
fair-now = Fair deals: every shuffle was locked in before the first move, and you can check it afterwards.
fair-more = How to check
learn-off = No more explanations
learn-wait = The others are playing. Watch what they do: it is written in the log, and their last move is marked.
round-result = The round in points
rounds = Rounds
go-on = Go on

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
to-rematch = To the next match
watch-rematch = Watch the next match
replay = Replay
record = Download the record
back-to-table = Back to the table
fair-good = Checked: the host had locked in its part of the shuffle before your browser added its own, and both were used. The host alone could not choose these cards.
fair-unknown = This browser cannot tell whether the deal was fair: it added nothing to the shuffle, or no longer remembers it.
fair-bad = This deal was not fair.
fair-bad-commitment = The record has another fingerprint than the one this browser saw before the deal: the shuffle was swapped.
fair-bad-words = What went into the shuffle is not what this browser added: somebody may have tried until the cards suited them.
fair-bad-key = The key in the record does not match the fingerprint that this browser saw before the deal.
fair-bad-next = The next match is not the one whose fingerprint this browser saw before it added its part.
fair-details = Check every card yourself
fair-commitment = The fingerprint of this deal:
fair-command = With the downloaded record, on your own computer:
fair-next = The fingerprint of the next match, if you play again:

## Replay and verification

replay-first = To the beginning
replay-prev = One move back
replay-play = Play
replay-next = One move on
replay-last = To the end
replay-step = Move
replay-viewer = Through whose eyes
replay-open = All cards open
replay-as = As { $name } saw it
replay-happened = This move
verify-title = Check a record
verify-this = Check this match
verify-lead = Every match locks in its shuffles before the first move and shows only a fingerprint of them. Afterwards the record holds the key, so that anybody can check that nothing was rigged.
verify-file = The file that you downloaded
verify-record = The record (the content of the file that you downloaded)
verify-known = The fingerprint that you saw before the match (optional)
verify-words = Your words for the shuffle (optional)
verify-do = Check
verify-good = Everything is right.
verify-bad = This record is not right.
verify-steps =
    { $count ->
        [one] { $count } step, and it was legal
       *[other] { $count } steps, and all were legal
    }
verify-luck =
    { $count ->
        [one] { $count } chance step, and it came from the key
       *[other] { $count } chance steps, and all came from the key
    }
verify-commitment = The fingerprint that was shown from the beginning:

## Score pad

pad-lead = For your real table: tap the cards in front of you and see what they are worth.
pad-score = Count
pad-clear = Clear the cards
pad-count = Count the points for
pad-evening = The evening
pad-evening-help = Add the players, then press + to write down the points above. It stays in this browser.
pad-who = Player
pad-add = Add
pad-rounds = Rounds
pad-total = Total
pad-evening-clear = Start a new evening

## When something goes wrong

error-title = That did not work
offline-title = You are offline
offline-text = Shoal needs a connection for this. Your matches are safe on the server: come back when you are online.
error-not-found = There is no such table or page. It may have been tidied away.
error-stale-step = The match has moved on since then. Look again.
error-already-played = That move was played already.
error-not-your-turn = It is not your turn.
error-not-your-seat = You do not sit at this table.
error-illegal-action = That is not possible now.
error-seat-taken = Somebody was quicker: that seat is taken.
error-wrong-phase = That is not possible at this time.
error-too-many = Too many at once. Finish something first.
error-too-fast = A little slower, please.
error-unavailable = The server cannot do that right now. Try again in a moment.
error-forbidden = That is not allowed.
error-internal = Something broke on the server. It has been noted.

## Motion, the only choice, the line to the server

speed = Speed
speed-calm = Calm
speed-normal = Normal
speed-fast = Fast
speed-none = No motion
auto-play = Play the only possible move for me
auto-soon = Only one move is possible. It is played by itself; Escape holds it.
auto-held = Held. Play it when you like.
volume = Volume
move-kept = No connection. Your move is kept and sent as soon as the line is back.
move-made = Connected again. Your move was made.
move-not-made = Your move was not made: the table had gone on without it.
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
explain-worth = Would bring you now
explain-gain = One more brings you
explain-gives = One of yours brings you
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
error-words-due = The seats have changed, so the shuffle is locked in anew and every browser adds its part again. Try once more in a moment.
lobby-invite = Invite your friends
lobby-invite-help = Whoever opens this link can sit down. No account, nothing to install.
share-link = Share the link
share-words = Come and play { $game } with me!
qr-code = QR code with the link to this table
qr-help = Same room? Let them scan this.
fill-with-bot = Fill with a bot
free-seat = Free the seat
lobby-due =
    { $count ->
        [one] A bot has sat down, so the shuffle is locked in anew. Waiting for the browser of { $names } to add its part.
       *[other] A bot has sat down, so the shuffle is locked in anew. Waiting for the browsers of { $names } to add their part.
    }
table-options = What is played
table-options-usual = The usual rules
table-options-all = All options
option-is = { $option }: { $value }
preview-invite = { $name } invites you to { $game }
preview-free =
    { $count ->
        [one] One seat is free. Open the link and sit down: no account, nothing to install.
       *[other] { $count } seats are free. Open the link and sit down: no account, nothing to install.
    }
preview-full = All seats are taken. Open the link to watch.
preview-match = { $game }: { $names }
preview-watch = Open the link to watch the match.
preview-over = The match is over. Open the link for the scores and the replay.
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
replace-when = That is possible in { $seconds } s.

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
error-too-large = That is too much text at once.
