## The game

game-title = Sea Salt & Paper
game-line = Collect paper sea creatures, lay clever pairs, and say when to stop. Or dare to give the others a last chance.

## Options

option-tiebreak = Tie at the end
option-tiebreak-help = Who wins if two players have equally many points.
option-tiebreak-last-round = More points in the last round
option-tiebreak-caller = Whoever ended the last round
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
learn-outro = That was a whole game. Stop is safe; last chance is a bet with a colour bonus for the winner. Another game?
