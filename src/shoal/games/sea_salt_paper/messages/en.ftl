## The game

game-title = Sea Salt & Paper
game-line = Collect paper sea creatures, lay clever pairs, and say when to stop. Or dare to give the others a last chance.

## Options

option-tiebreak = Tie at the end
option-tiebreak-help = What decides between players with equally many points.
option-tiebreak-last-round = Points of the last round
option-tiebreak-caller = Who ended the last round
option-target = Points to win
option-target-help = Leave it empty for 40, 35 or 30 points with 2, 3 or 4 players. For a long evening take twice as many.

## Cards: .acc is the card as the object of a sentence

card-mermaid = mermaid
card-crab = crab
card-boat = boat
card-fish = fish
card-swimmer = swimmer
card-shark = shark
card-shell = shell
card-octopus = octopus
card-penguin = penguin
card-sailor = sailor
card-lighthouse = lighthouse
card-shoal-of-fish = shoal of fish
card-penguin-colony = penguin colony
card-captain = captain

card-of = { $colour } { $kind }
    .acc = the { $colour } { $kind }
    .gender = none

colour-dark-blue = dark blue
colour-light-blue = light blue
colour-black = black
colour-yellow = yellow
colour-green = green
colour-grey = grey
colour-purple = purple
colour-white = white
colour-light-orange = light orange
colour-pink = pink
colour-orange = orange

## What happened

ssp-start = { $seat } starts.
ssp-round = Round { $round }. { $seat } begins.
ssp-opened =
    { $pile ->
        [1] The left pile opens with { $card_acc }.
       *[other] The right pile opens with { $card_acc }.
    }
ssp-drew = { $seat } draws from the deck.
ssp-drew-card = Drawn: { $card }.
ssp-kept = { $seat } keeps a card.
ssp-kept-card = { $seat } keeps { $card_acc }.
ssp-took =
    { $pile ->
        [1] { $seat } takes { $card_acc } from the left pile.
       *[other] { $seat } takes { $card_acc } from the right pile.
    }
ssp-discarded =
    { $pile ->
        [1] { $seat } puts { $card_acc } on the left pile.
       *[other] { $seat } puts { $card_acc } on the right pile.
    }
ssp-laid =
    { $kind ->
        [crab] { $seat } lays a pair of crabs: { $cards }.
        [boat] { $seat } lays a pair of boats and plays again: { $cards }.
        [fish] { $seat } lays a pair of fish: { $cards }.
       *[swimmer] { $seat } lays a swimmer and a shark: { $cards }.
    }
ssp-look =
    { $pile ->
        [1] { $seat } looks through the left pile.
       *[other] { $seat } looks through the right pile.
    }
ssp-picked =
    { $pile ->
        [1] { $seat } takes a card out of the left pile.
       *[other] { $seat } takes a card out of the right pile.
    }
ssp-picked-card =
    { $pile ->
        [1] { $seat } takes { $card_acc } out of the left pile.
       *[other] { $seat } takes { $card_acc } out of the right pile.
    }
ssp-fish = { $seat } catches a card from the deck.
ssp-fish-card = { $seat } catches { $card_acc } from the deck.
ssp-steal = { $seat } sends the shark to { $victim }.
ssp-stolen = { $seat } steals a card from { $victim }.
ssp-stolen-card = { $seat } steals { $card_acc } from { $victim }.
ssp-ended = { $seat } ends the turn.
ssp-stop = { $seat } calls STOP. Everybody counts.
ssp-last-chance =
    { $seat } calls LAST CHANCE! { $cards_count ->
        [0] No card is left in the hand.
       *[other] The hand: { $cards }.
    }
ssp-revealed =
    { $cards_count ->
        [0] { $seat } has an empty hand.
       *[other] { $seat } shows the hand: { $cards }.
    }
ssp-unbeaten = Nobody has more than { $seat }: the bet is won!
ssp-beaten = Somebody has more than { $seat }: the bet is lost.
ssp-points =
    { $seat }: { $gained ->
        [one] +{ $gained } point
       *[other] +{ $gained } points
    }, { $score } in all. Cards { $total }, colour bonus { $colour_bonus }.
ssp-nobody-scores = The deck is empty and nobody called: nobody scores this round.
ssp-mermaids = { $seat } has all four mermaids!
ssp-over =
    { $winners_count ->
        [1] { $winners } wins!
       *[other] { $winners } share the win!
    } The scores: { $scores }.

## What can be done

action-draw = Draw two cards
action-take =
    { $pile ->
        [1] Take from the left pile
       *[other] Take from the right pile
    }
action-keep = Keep { $card_acc }
action-discard =
    { $pile ->
        [1] Put it on the left pile
       *[other] Put it on the right pile
    }
action-play = Lay { $cards }
action-look =
    { $pile ->
        [1] Look through the left pile
       *[other] Look through the right pile
    }
action-pick = Take { $card_acc }
action-pick-lower =
    Take { $card_acc }, the { $above ->
        [1] second
        [2] third
       *[other] fourth
    } of these from the top
action-steal = Steal from { $from }
action-end-turn = End the turn
action-stop = Stop
action-last-chance = Last chance

## What to do now

phase-take-you = Your turn: draw two cards and keep one, or take the top card of a pile.
phase-take-other = { $name } draws or takes a card.
phase-keep-you = Choose the card that you keep. The other one goes on a pile.
phase-keep-other = { $name } chooses between two cards.
phase-discard-you = Choose the pile for the other card.
phase-discard-other = { $name } puts a card on a pile.
phase-play-you = Lay pairs if you like, then end your turn.
phase-play-other = { $name } may lay pairs.
phase-look-you = Your crabs are at work: choose a pile to look through.
phase-look-other = { $name } sends the crabs to a pile.
phase-pick-you = Take one card of this pile.
phase-pick-other = { $name } looks through a pile.
phase-steal-you = Choose whom your shark bites: you get a card of theirs at random.
phase-steal-other = { $name } chooses a victim for the shark.
phase-over = The game is over.

## Points

score-pairs = Pairs
score-collections = Collections
score-multipliers = Multipliers
score-mermaids = Mermaids
score-colour-bonus = Colour bonus
score-total = Total

## Learn by playing

learn-intro = Gather cards that are worth something together. With 7 points you may end the round; whoever has enough points after some rounds wins.
learn-take = Draw two cards and keep the better one: nobody sees it. Or take a card from a pile: you know what you get, but so do the others.
learn-keep = Equal cards like each other. Shells and octopuses grow with every further one, pairs give a point and an effect.
learn-discard = The other card lies open for everybody. Put it where it covers something that your rivals would like.
learn-play = Two crabs, two boats, two fish, or a swimmer with a shark: lay them for their effect. In your hand they score as well, so there is no hurry. From 7 points on you may end the round.
learn-look = Crabs fetch any card of a pile. Choose the pile first, then look inside.
learn-pick = Now take the card that fits best. The others see only the pile, not the card.
learn-steal = Swimmer and shark steal a card at random. Bite whoever holds the most.
learn-call = You have 7 points or more and may end the round. STOP: everybody counts their cards, no risk. LAST CHANCE: the others get one more turn; if nobody has more than you, you get the colour bonus as well, otherwise nothing but that bonus.
learn-last-chance = Last chance: this is your last turn of the round. If you end up with more points than the one who called, your cards count and theirs do not.
learn-outro = That was a whole game. Stop is safe; last chance is a bet with a colour bonus for the winner. Another game?

## Why a hint is good

hint-ssp-draw =
    { $tops_count ->
        [0] The piles have nothing to offer.
       *[other] Two new cards promise more than what lies open: { $tops }.
    }
hint-ssp-take =
    It brings you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once: { $card }.
hint-ssp-take-plan = It brings nothing yet, but something may grow out of it: { $card }.
hint-ssp-keep =
    It brings you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once: { $card }.
hint-ssp-keep-plan = It goes well with what may come: { $card }.
hint-ssp-pick =
    It brings you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once: { $card }.
hint-ssp-pick-plan = It goes well with what may come: { $card }.
hint-ssp-cover = It covers { $card_acc }, which a rival may want.
hint-ssp-discard = This pile is empty and must be filled first.
hint-ssp-crabs =
    The crabs may choose: the piles have { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
hint-ssp-boats = It gives you another turn right away.
hint-ssp-fish = It gives you one more card from the deck.
hint-ssp-bite = It steals a card from a rival.
hint-ssp-look =
    There is something to choose from: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
hint-ssp-steal =
    { $victim } is a good catch: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand and { $score ->
        [one] { $score } point
       *[other] { $score } points
    } so far.
hint-ssp-end-turn =
    Nothing more is to be gained now. You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-ssp-go-on =
    You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and could end the round, but more is to be had.
hint-ssp-stop = It secures your points before the others get ahead: { $points }.
hint-ssp-last-chance = You are hard to beat, and the colour bonus comes on top: { $points } + { $bonus }.

## On the table page

table-deck =
    { $count ->
        [one] The deck: one card
       *[other] The deck: { $count } cards
    }
table-deck-word = Deck
table-draw-short = Draw two
table-take-short = Take
table-discard-short = Put here
table-look-short = Look through
table-keep-short = Keep
table-to-put = to put down
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-pile-left = Left pile
table-pile-right = Right pile
table-pile-empty = empty
table-hand-none = Your hand is empty.
table-hand-open = Open hand
table-hand-size =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
table-your-hand = Your hand
table-laid = Laid:
table-look-title = The whole pile, top card first
table-last-chance-title = Last chance!
table-last-chance-you = Now hope that nobody beats you.
table-last-chance-other =
    { $points ->
        [one] { $name } shows { $points } point: beat that!
       *[other] { $name } shows { $points } points: beat that!
    }
table-score-of = Points so far; { $target } are needed to win
table-points-on-cards =
    { $count ->
        [one] point on your cards
       *[other] points on your cards
    }
table-points-missing =
    { $count ->
        [one] { $count } more to end the round
       *[other] { $count } more to end the round
    }
table-call-needs = You need 7 points to end the round.
table-stop-help =
    { $points ->
        [one] Everybody scores their cards: { $points } for you.
       *[other] Everybody scores their cards: { $points } for you.
    }
table-chance-help = The others get one more turn. Not beaten: { $points } for you. Beaten: only { $bonus }, your colour bonus.
table-now-at = now { $score }
table-only-bonus = Only the colour bonus counts.
table-with-bonus = Cards and colour bonus count.
table-pad-bonus = The colour bonus counts only after a last chance.
table-why-pair = It needs a partner: two crabs, two boats, two fish, or a swimmer with a shark.
table-why-no-pair = This card is not laid: it scores in your hand.
table-why-other-pile = The empty pile must be filled first.
table-why-empty-pile = This pile is empty.

## Cards explained

about-duos = Duos
about-scale = Points for 1, 2, 3 … cards
about-this-colour = in this colour
about-bonus = and for your colour bonus
about-scores-crab = Every two crabs: 1 point, played or in hand.
about-scores-boat = Every two boats: 1 point, played or in hand.
about-scores-fish = Every two fish: 1 point, played or in hand.
about-scores-swimmer = A swimmer with a shark: 1 point, played or in hand.
about-scores-shark = A shark with a swimmer: 1 point, played or in hand.
about-scores-mermaid = 1 point for each card of the colour you have most of; each further mermaid counts your next colour.
about-scores-lighthouse = 1 point for each of your boats.
about-scores-shoal-of-fish = 1 point for each of your fish.
about-scores-penguin-colony = 2 points for each of your penguins.
about-scores-captain = 3 points for each of your sailors.
about-effect-crab = Play two: look through a discard pile and take a card from it.
about-effect-boat = Play two: take another turn at once.
about-effect-fish = Play two: take the top card of the deck.
about-effect-swimmer = Play both: steal a random card from another player.
about-effect-mermaid = All four in hand win the game at once.
half-crab = Pick a second crab: you then look through a discard pile and take a card.
half-boat = Pick a second boat: you then take another turn at once.
half-fish = Pick a second fish: you then take the top card of the deck.
half-swimmer = Swimmer and shark together: you then steal a random card from another player.
## What to do now, from what is possible

prompt-draw-or-take = Draw two cards, or take from a pile.
prompt-draw = Draw two cards and keep one.
prompt-draw-last-or-take = Take the deck’s last card, or take from a pile.
prompt-draw-last = Take the last card of the deck.
prompt-take = The deck is empty: take from a pile.
prompt-keep = Choose the card that you keep.
prompt-discard = Put the other card on a pile.
prompt-discard-empty = Put the other card on the empty pile.
prompt-call-or-pair =
    { $points ->
        [one] { $points } point: stop, bet, lay a pair, or play on.
       *[other] { $points } points: stop, bet, lay a pair, or play on.
    }
prompt-call =
    { $points ->
        [one] { $points } point: stop, bet, or play on.
       *[other] { $points } points: stop, bet, or play on.
    }
prompt-pair = Lay a pair, or end your turn.
prompt-end = Nothing more to do: end your turn.
prompt-look = Crabs: choose a pile to look through.
prompt-look-one = Crabs: look through the pile.
prompt-pick = Crabs: take any card of this pile.
prompt-steal = Shark: whose card do you steal?
prompt-steal-from = Shark: steal a card from { $name }.
prompt-last-turn = Last turn! { $do }

## The action bar

bar-stop =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
bar-chance = { $points } if unbeaten, { $bonus } if beaten
bar-missing =
    { $count ->
        [one] { $count } more point and you can end the round.
       *[other] { $count } more points and you can end the round.
    }
bar-enough = You have enough points to end the round in your turn.
bar-why-end = First take a card.
table-draw-last = Last card
table-why-no-cards = { $name } has no cards in hand.
table-why-open-hand = { $name } has revealed the hand: it is protected.

## Great moments

cue-round = Round { $round }
cue-crab = Crabs: a card from a pile
cue-boat = Boats: another turn
cue-fish = Fish: a card from the deck
cue-swimmer = Shark: a stolen card
cue-stop = { $name }: Stop!
cue-last-chance = { $name }: Last chance!
