## The game

game-title = Sea Salt & Paper
game-line = Collect origami sea creatures, play clever duos, and stop the round at the right moment. Or dare to give everyone a last chance.

## Options

option-tiebreak = Tie at the end
option-tiebreak-help = Who wins if several players have the highest total.
option-tiebreak-last-round = Most points in the last round
option-tiebreak-caller = Whoever ended the last round
option-target = Points to win
option-target-help = Leave it empty for 40, 35 or 30 points with 2, 3 or 4 players. For a long game, double it.

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

## What happened; $you is the part that the reader has in it

ssp-start =
    { $you ->
        [seat] You start
       *[nobody] { $seat } starts
    } the game.
ssp-round =
    Round { $round }: { $you ->
        [seat] you start
       *[nobody] { $seat } starts
    }.
ssp-opened =
    The { $pile ->
        [1] left
       *[other] right
    } pile starts with { $card_acc }.
ssp-drew =
    { $you ->
        [seat] You draw
       *[nobody] { $seat } draws
    } from the deck.
ssp-drew-card =
    { $you ->
        [seat] You draw
       *[nobody] { $seat } draws
    } { $card_acc }.
ssp-kept =
    { $you ->
        [seat] You keep
       *[nobody] { $seat } keeps
    } a card.
ssp-kept-card =
    { $you ->
        [seat] You keep
       *[nobody] { $seat } keeps
    } { $card_acc }.
ssp-took =
    { $you ->
        [seat] You take
       *[nobody] { $seat } takes
    } { $card_acc } from the { $pile ->
        [1] left
       *[other] right
    } pile.
ssp-discarded =
    { $you ->
        [seat] You discard
       *[nobody] { $seat } discards
    } { $card_acc } onto the { $pile ->
        [1] left
       *[other] right
    } pile.
ssp-laid =
    { $you ->
        [seat] { $kind ->
            [crab] You play two crabs: { $cards }.
            [boat] You play two boats and take another turn: { $cards }.
            [fish] You play two fish: { $cards }.
           *[swimmer] You play a swimmer and a shark: { $cards }.
        }
       *[nobody] { $kind ->
            [crab] { $seat } plays two crabs: { $cards }.
            [boat] { $seat } plays two boats and takes another turn: { $cards }.
            [fish] { $seat } plays two fish: { $cards }.
           *[swimmer] { $seat } plays a swimmer and a shark: { $cards }.
        }
    }
ssp-look =
    { $you ->
        [seat] You look
       *[nobody] { $seat } looks
    } through the { $pile ->
        [1] left
       *[other] right
    } pile.
ssp-picked =
    { $you ->
        [seat] You take
       *[nobody] { $seat } takes
    } a card out of the { $pile ->
        [1] left
       *[other] right
    } pile.
ssp-picked-card =
    { $you ->
        [seat] You take
       *[nobody] { $seat } takes
    } { $card_acc } out of the { $pile ->
        [1] left
       *[other] right
    } pile.
ssp-fish =
    { $you ->
        [seat] You draw
       *[nobody] { $seat } draws
    } the top card of the deck.
ssp-fish-card =
    { $you ->
        [seat] You draw
       *[nobody] { $seat } draws
    } { $card_acc } from the deck.
ssp-steal =
    { $you ->
        [seat] You set your shark on { $victim }.
        [victim] { $seat } sets a shark on you.
       *[nobody] { $seat } sets a shark on { $victim }.
    }
ssp-stolen =
    { $you ->
        [seat] You steal a card from { $victim }.
        [victim] { $seat } steals a card from you.
       *[nobody] { $seat } steals a card from { $victim }.
    }
ssp-stolen-card =
    { $you ->
        [seat] You steal { $card_acc } from { $victim }.
        [victim] { $seat } steals { $card_acc } from you.
       *[nobody] { $seat } steals { $card_acc } from { $victim }.
    }
ssp-ended =
    { $you ->
        [seat] You end your turn.
       *[nobody] { $seat } ends their turn.
    }
ssp-stop =
    { $you ->
        [seat] You call
       *[nobody] { $seat } calls
    } STOP. Everyone reveals their hand and scores.
ssp-last-chance =
    { $you ->
        [seat] You call LAST CHANCE! { $cards_count ->
            [0] Your hand is empty.
           *[other] Your hand: { $cards }.
        }
       *[nobody] { $seat } calls LAST CHANCE! { $cards_count ->
            [0] Their hand is empty.
           *[other] Their hand: { $cards }.
        }
    }
ssp-revealed =
    { $you ->
        [seat] { $cards_count ->
            [0] You have no cards left in hand.
           *[other] You reveal your hand: { $cards }.
        }
       *[nobody] { $cards_count ->
            [0] { $seat } has no cards left in hand.
           *[other] { $seat } reveals their hand: { $cards }.
        }
    }
ssp-unbeaten =
    Nobody beats { $you ->
        [seat] you
       *[nobody] { $seat }
    }: the bet is won!
ssp-beaten =
    Somebody beats { $you ->
        [seat] you
       *[nobody] { $seat }
    }: the bet is lost.
ssp-points =
    { $you ->
        [seat] You score
       *[nobody] { $seat } scores
    } { $gained ->
        [one] { $gained } point
       *[other] { $gained } points
    }, for a total of { $score }. Cards: { $total }; colour bonus: { $colour_bonus }.
ssp-nobody-scores = The deck is empty and nobody has ended the round: nobody scores.
ssp-mermaids =
    { $you ->
        [seat] You have
       *[nobody] { $seat } has
    } all four mermaids!
ssp-over =
    { $you ->
        [winners] { $winners_count ->
            [1] You win!
           *[other] You share the win with { $winners_others }!
        }
       *[nobody] { $winners_count ->
            [1] { $winners } wins!
           *[other] { $winners } share the win!
        }
    } Final scores: { $scores }.

## A turn that is over, in a line

ssp-turn-drew =
    { $you ->
        [seat] You draw two cards, keep one and discard
       *[nobody] { $seat } draws two cards, keeps one and discards
    } { $card_acc } onto the { $pile ->
        [1] left
       *[other] right
    } pile.
ssp-turn-drew-card =
    { $you ->
        [seat] You draw two cards, keep { $kept_acc } and discard
       *[nobody] { $seat } draws two cards, keeps { $kept_acc } and discards
    } { $card_acc } onto the { $pile ->
        [1] left
       *[other] right
    } pile.
ssp-turn-last =
    { $you ->
        [seat] You draw
       *[nobody] { $seat } draws
    } the last card of the deck.
ssp-turn-last-card =
    { $you ->
        [seat] You draw
       *[nobody] { $seat } draws
    } the last card of the deck, { $card_acc }.
ssp-turn-crabs =
    { $you ->
        [seat] You play two crabs and take
       *[nobody] { $seat } plays two crabs and takes
    } a card out of the { $pile ->
        [1] left
       *[other] right
    } pile.
ssp-turn-crabs-card =
    { $you ->
        [seat] You play two crabs and take
       *[nobody] { $seat } plays two crabs and takes
    } { $card_acc } out of the { $pile ->
        [1] left
       *[other] right
    } pile.
ssp-turn-fish =
    { $you ->
        [seat] You play two fish and draw
       *[nobody] { $seat } plays two fish and draws
    } a card.
ssp-turn-fish-card =
    { $you ->
        [seat] You play two fish and draw
       *[nobody] { $seat } plays two fish and draws
    } { $card_acc }.
ssp-turn-steal =
    { $you ->
        [seat] You play a swimmer and a shark and steal a card from { $victim }.
        [victim] { $seat } plays a swimmer and a shark and steals a card from you.
       *[nobody] { $seat } plays a swimmer and a shark and steals a card from { $victim }.
    }
ssp-turn-steal-card =
    { $you ->
        [seat] You play a swimmer and a shark and steal { $card_acc } from { $victim }.
        [victim] { $seat } plays a swimmer and a shark and steals { $card_acc } from you.
       *[nobody] { $seat } plays a swimmer and a shark and steals { $card_acc } from { $victim }.
    }

## What can be done

action-draw = Draw from the deck
action-take =
    Take the top card of the { $pile ->
        [1] left
       *[other] right
    } pile
action-keep = Keep { $card_acc }
action-discard =
    Discard onto the { $pile ->
        [1] left
       *[other] right
    } pile
action-play = Play { $cards }
action-look =
    Look through the { $pile ->
        [1] left
       *[other] right
    } pile
action-pick = Take { $card_acc }
action-pick-lower =
    Take { $card_acc }, the { $above ->
        [1] second
        [2] third
       *[other] fourth
    } one from the top
action-steal = Steal a card from { $from }
action-end-turn = End your turn
action-stop = STOP
action-last-chance = LAST CHANCE

## What to do now

phase-take-you = Your turn: draw two cards and keep one, or take the top card of a pile.
phase-take-other = { $name } draws or takes a card.
phase-keep-you = Choose which card to keep. You will discard the other.
phase-keep-other = { $name } chooses between two cards.
phase-discard-you = Choose a pile for the other card.
phase-discard-other = { $name } discards a card.
phase-play-you = Play duos if you like, then end your turn.
phase-play-other = { $name } may play duos.
phase-look-you = Your crabs: choose a pile to look through.
phase-look-other = { $name } chooses a pile to look through.
phase-pick-you = Take one card from this pile.
phase-pick-other = { $name } looks through a pile.
phase-steal-you = Your shark: choose a player to steal a random card from.
phase-steal-other = { $name } chooses someone to steal from.
end-rules =
    { $reason ->
        [mermaids] All four mermaids are in one hand.
       *[points] The points needed to win have been reached.
    }
phase-over = The game is over.

## Points

score-pairs = Duos
score-collections = Collectors
score-multipliers = Multipliers
score-mermaids = Mermaids
score-colour-bonus = Colour bonus
score-total = Total

## Learn by playing

learn-intro = Collect cards that score together. With 7 points or more you may end the round. Once someone reaches the winning score at the end of a round, the highest total wins.
learn-take = Draw two cards and keep the better one, unseen by the others. Or take the top card of a pile: you know what you get, but so does everyone else.
learn-take-left = Not much is left: take what you can get.
learn-keep = Matching cards score together. Each extra shell or octopus adds points; a duo gives you a point and an effect.
learn-discard = Everyone sees the card you discard. Use it to cover one that the others might want.
learn-discard-empty = One pile is empty, so your card must go there.
learn-play = Two crabs, two boats, two fish, or a swimmer with a shark make a duo: play it for its effect. It scores in your hand too, so there is no rush.
learn-play-enough = With 7 points or more you may end the round.
learn-look = Crabs fetch any card from a discard pile. Choose the pile first, then look through it.
learn-pick = Now take the card you like best. The others see which pile it came from, but not the card.
learn-steal = A swimmer and a shark steal a random card. Pick on whoever holds the most.
learn-call = You have 7 points or more, so you may end the round. STOP is safe: everyone scores their cards. LAST CHANCE is a bet: the others take one more turn. If nobody beats you, you also score your colour bonus; if someone does, you score nothing else.
learn-last-chance = LAST CHANCE: this is your last turn of the round. If you beat the player who called it, you score your cards and they score only their colour bonus.
learn-outro = That was a full game. STOP plays it safe; LAST CHANCE is a bet that pays a colour bonus. Another one?

## Why a hint is good

hint-ssp-draw =
    You get to choose between two new cards. { $tops_count ->
        [0] The piles are empty.
       *[other] On the piles: { $tops }.
    }
hint-ssp-draw-last = It is the last card of the deck, and you keep it.
hint-ssp-win = With the fourth mermaid you win the game at once: { $card }.
hint-ssp-take =
    Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to you right away: { $card }.
hint-ssp-take-plan = No points yet, but it may pay off later: { $card }.
hint-ssp-keep =
    Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to you right away: { $card }.
hint-ssp-keep-plan = No points yet, but it may pay off later: { $card }.
hint-ssp-pick =
    Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to you right away: { $card }.
hint-ssp-pick-plan = No points yet, but it may pay off later: { $card }.
hint-ssp-card-bonus = No points, but it raises your colour bonus to { $bonus }: { $card }.
hint-ssp-card-late = It scores nothing, and this is your last turn: { $card }.
hint-ssp-cover = It covers { $card_acc }, which someone else might want.
hint-ssp-discard = This pile is empty, so the card must go here.
hint-ssp-discard-first = Both piles are empty: either will do.
hint-ssp-crabs =
    Your crabs have { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } on the piles to choose from.
hint-ssp-boats = You take another turn right away.
hint-ssp-fish = You draw another card.
hint-ssp-bite = You get to steal a card.
hint-ssp-lay-safe = There is nothing for them to act on now, but once played they cannot be stolen.
hint-ssp-look =
    You can choose from { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } here.
hint-ssp-steal =
    { $victim } holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and has scored { $score ->
        [one] { $score } point
       *[other] { $score } points
    } so far.
hint-ssp-end-only =
    There is nothing else to do. You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-ssp-end-turn =
    You keep your duos in hand: they score there too. You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-ssp-end-last =
    This ends your last turn: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you, { $rival } for the player who called LAST CHANCE.
hint-ssp-end-empty = The deck is empty: the round ends here and nobody scores.
hint-ssp-go-on =
    With { $points ->
        [one] { $points } point
       *[other] { $points } points
    } you could end the round, but you can still get more.
hint-ssp-stop =
    You score your { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once, without any risk.
hint-ssp-last-chance = If nobody beats you, you score { $points } + { $bonus }; if someone does, only { $bonus }.

## On the table page

table-deck =
    Deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-deck-word = Deck
table-draw-short = Draw two
table-take-short = Take
table-discard-short = Discard
table-look-short = Look
table-left-short = Left
table-right-short = Right
table-keep-short = Keep
table-to-put = to discard
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-pile-left = Left pile
table-pile-right = Right pile
table-pile-empty = empty
table-hand-none = Your hand is empty.
table-hand-open = Revealed hand
table-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-your-hand = Your hand
table-laid = Duos played
table-look-title = The whole pile, top card first
table-last-chance-title = LAST CHANCE!
table-last-chance-you = Now hope that nobody beats you.
table-last-chance-other =
    { $points ->
        [one] { $name } has { $points } point: beat that!
       *[other] { $name } has { $points } points: beat that!
    }
table-score-of = Total so far; { $target } to win
table-stop-help = The round ends at once, and everybody scores their cards: { $points } for you. No colour bonus.
table-chance-help = The others take one more turn. If nobody beats you, you score { $points }; if someone does, only your colour bonus, { $bonus }.
table-now-at = total { $score }
table-only-bonus = Only the colour bonus counts.
table-with-bonus = Cards and colour bonus both count.
table-pad-bonus = The colour bonus only counts after LAST CHANCE.
pad-mermaids = Four mermaids: the game is won!
table-why-pair = A duo takes two crabs, two boats, two fish, or a swimmer with a shark.
table-why-no-pair = This card is not played: it scores in your hand.
table-why-other-pile = The card must go on the empty pile.
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
about-effect-fish = Play two: draw the top card of the deck.
about-effect-swimmer = Play both: steal a random card from another player.
about-effect-mermaid = Collect all four in your hand and you win the game at once.
half-crab = Pick a second crab to take a card from a pile.
half-boat = Pick a second boat to take another turn.
half-fish = Pick a second fish to draw a card.
half-swimmer = Swimmer and shark steal a random card.

## What to do now, from what is possible

prompt-draw-or-take = Draw two cards, or take one from a pile.
prompt-draw = Draw two cards and keep one.
prompt-draw-last-or-take = Draw the last card, or take one from a pile.
prompt-draw-last = Draw the last card of the deck.
prompt-take = The deck is empty: take a card from a pile.
prompt-keep = Which card do you keep?
prompt-discard = Discard the other card.
prompt-discard-empty = Discard the other card onto the empty pile.
prompt-call-or-pair =
    { $points ->
        [one] { $points } point: stop, bet, play a duo, or go on?
       *[other] { $points } points: stop, bet, play a duo, or go on?
    }
prompt-call =
    { $points ->
        [one] { $points } point: stop, bet, or go on?
       *[other] { $points } points: stop, bet, or go on?
    }
prompt-pair = Play a duo, or end your turn.
prompt-end = Nothing else to do: end your turn.
prompt-look = Crabs: choose a pile to look through.
prompt-look-one = Crabs: look through the pile.
prompt-pick = Crabs: take any card from this pile.
prompt-steal = Shark: who do you steal from?
prompt-steal-from = Shark: steal a card from { $name }.
prompt-last-turn = Last turn! { $do }

## The action bar

bar-stop =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
bar-chance = { $points } if unbeaten, else { $bonus }
bar-missing =
    { $count ->
        [one] { $count } more point and you can end the round.
       *[other] { $count } more points and you can end the round.
    }
bar-enough = You have enough points to end the round on your turn.
bar-why-end = Take a card first.
bar-why-finish = Finish this step first.
table-draw-last = Last card
table-why-no-cards = { $name } has no cards in hand.
table-why-open-hand = { $name } has revealed their hand, so it is protected.

## Great moments

cue-round = Round { $round }
cue-crab = Crabs: a card from a pile
cue-boat = Boats: another turn
cue-fish = Fish: another card
cue-swimmer = Shark: a stolen card
cue-stop =
    { $you ->
        [seat] You call STOP!
       *[nobody] { $name } calls STOP!
    }
cue-last-chance =
    { $you ->
        [seat] You call LAST CHANCE!
       *[nobody] { $name } calls LAST CHANCE!
    }
