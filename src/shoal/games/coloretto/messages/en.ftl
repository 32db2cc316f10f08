## The game

game-title = Coloretto
game-line = Chameleons of every colour, but only three of your colours count for you. All the others count against you.

## Options

option-scoring = Scoring
option-scoring-help = What 1 to 6 cards of a colour are worth. Brown side: the more, the better. Blue side: three are worth most, four to six less and less.
option-scoring-brown = Brown side: 1, 3, 6, 10, 15, 21
option-scoring-blue = Blue side: 1, 4, 8, 7, 6, 5

## Cards: .acc is the card as the object of a sentence

card-red = red
    .acc = a red chameleon
card-orange = orange
    .acc = an orange chameleon
card-yellow = yellow
    .acc = a yellow chameleon
card-green = green
    .acc = a green chameleon
card-blue = blue
    .acc = a blue chameleon
card-purple = purple
    .acc = a purple chameleon
card-brown = brown
    .acc = a brown chameleon
card-joker = joker
    .acc = a joker
card-plus-2 = +2
    .acc = a +2

## What happened

col-start =
    { $you ->
        [seat] You start.
       *[nobody] { $seat } starts.
    }
col-dealt =
    { $you ->
        [seat] You begin with { $card_acc }.
       *[nobody] { $seat } begins with { $card_acc }.
    }
col-drew =
    { $you ->
        [seat] You draw { $card_acc }.
       *[nobody] { $seat } draws { $card_acc }.
    }
col-placed =
    { $you ->
        [seat] You put { $card_acc } in row { $row }.
       *[nobody] { $seat } puts { $card_acc } in row { $row }.
    }
col-turn =
    { $you ->
        [seat] You draw { $card_acc } and put it in row { $row }.
       *[nobody] { $seat } draws { $card_acc } and puts it in row { $row }.
    }
col-took =
    { $you ->
        [seat] You take row { $row }: { $cards }.
       *[nobody] { $seat } takes row { $row }: { $cards }.
    }
col-last-round =
    { $you ->
        [seat] You turn up the last-round card. When this round ends, so does the game.
       *[nobody] { $seat } turns up the last-round card. When this round ends, so does the game.
    }
col-discarded = The row that nobody took leaves the game: { $cards }.
col-round =
    { $you ->
        [seat] The round is over. You took the last row, so you start the next one.
       *[nobody] The round is over. { $seat } took the last row and starts the next one.
    }
col-over =
    { $you ->
        [winners]
            { $winners_count ->
                [1] You win!
               *[other] You share the win with { $winners_others }!
            }
       *[nobody]
            { $winners_count ->
                [1] { $winners } wins!
               *[other] { $winners } share the win!
            }
    } Final scores: { $scores }.

## What can be done

action-draw = Draw a card
action-place = Put it in row { $row }
action-take = Take row { $row }

## What to do now

phase-choose-you = Your turn: draw a card, or take a row and sit out the rest of the round.
phase-choose-other = { $name } draws a card or takes a row.
phase-place-you = Put the card in a row with room.
phase-place-other = { $name } chooses a row for the card.
end-rules = The last round has been played.
phase-over = The game is over.

## Points

score-total = Total
score-jokers = Jokers count as:
score-plus-two = +2 cards

## Learn by playing

learn-intro = Collect chameleons. At the end your three best colours score points and every other colour costs you points, so collect many cards in few colours.
learn-choose = Draw a card to make a row grow, or take a row that suits you. If you take one, you sit out until everyone has a row.
learn-choose-draw = No row has a card that you could take, so draw one. You will decide which row it goes to.
learn-choose-take = There is no room for another card, so you have to take a row: the one that helps you most, or hurts you least.
learn-choose-alone = Everyone else has taken a row. As long as there is room you may keep drawing, and take a row whenever you like.
learn-place = You drew a card, and you decide who is going to like it. Improve a row for yourself, or spoil one that a rival is waiting for.
learn-place-one = Only one row has room left, so the card has to go there.
learn-last-round = This is the last round: whoever has no row yet takes one, and then the points are counted.
learn-outro = That was a whole game. Look at the points: three colours for you, the others against you. Play again?

## Why a hint is good

hint-col-take =
    Row { $row } brings you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $denies ->
        [0] {""}
       *[other] {" "}To a rival it would be worth up to { $denies }.
    }
hint-col-take-even =
    Row { $row } neither helps nor hurts you.{ $denies ->
        [0] {""}
       *[other] {" "}To a rival it would be worth up to { $denies }.
    }
hint-col-take-costs =
    Row { $row } costs you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $denies ->
        [0] {""}
       *[other] {" "}To a rival it would be worth up to { $denies }.
    }
hint-col-draw = { $odds }% of the cards left in the deck would score for you.
hint-col-draw-last = You would turn up the last-round card, and this round would be the last.
hint-col-draw-forced = No row has a card to take: all you can do is draw.
hint-col-place-only = Only row { $row } has room.
hint-col-place-help =
    The card makes row { $row } worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more to you.
hint-col-place-spoil =
    The card makes row { $row } worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less to { $victim }.
hint-col-place-even = In row { $row } the card makes no difference to you.
hint-col-place-least =
    The card makes any row worse for you, but row { $row } the least: by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-col-place-costs =
    The card makes row { $row } worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less to you.

## On the table page

table-deck =
    { $count ->
        [one] The deck: { $count } card
       *[other] The deck: { $count } cards
    }
table-gain-me = For you:
table-gain-with = With this card:
table-is-last-round = Last round!
table-left = { $count } left
table-until-last =
    { $count ->
        [one] { $count } card until the last round
       *[other] { $count } cards until the last round
    }
table-joker-as = joker, counted as { $colour }
table-out-of-round = out of this round
table-out-of-round-you = You have your row. Wait for the others.
table-row-empty = empty
table-row-label = Row { $number }: { $cards }. { $count } of { $capacity } places filled.
table-unseen = Left in the deck
table-values-brown = Your three best colours count for you, all others against you. 1, 2, 3, 4, 5, 6 or more cards: 1, 3, 6, 10, 15, 21 points.
table-values-blue = Your three best colours count for you, all others against you. 1, 2, 3, 4, 5, 6 or more cards: 1, 4, 8, 7, 6, 5 points.
table-why-empty = You can’t take an empty row.
table-why-full = This row is full.
table-why-taken = This row has been taken.
table-why-no-draw = Every row is full: you have to take one.
table-why-place-first = Put the card you drew in a row first.

## Cards explained

about-name-red = Red chameleon
about-name-orange = Orange chameleon
about-name-yellow = Yellow chameleon
about-name-green = Green chameleon
about-name-blue = Blue chameleon
about-name-purple = Purple chameleon
about-name-brown = Brown chameleon
about-name-joker = Joker
about-name-plus-2 = +2
about-name-last = Last-round card
about-name-row = Row card
about-name-row-two = Row cards for two players
about-chameleons = Chameleons
about-each = { $count } of each colour
about-row-each = one per player
about-scale = Points for 1, 2, 3 … cards
about-scale-brown = Brown side: points for 1 to 6 cards
about-scale-blue = Blue side: points for 1 to 6 cards
about-colours = Your three best colours count for you, all others against you.
about-counts-for = Counts for you
about-counts-against = Counts against you
about-joins = Counts as
about-joker = When the points are counted it joins the colour that suits you best, even one you have no card of.
about-plus-2 = Always worth 2 points.
about-last = 15 cards lie below it. If you turn it up, set it aside and draw again. The round is played to its end, and then the game is over.
about-row = Room for three cards. If you take the row, you keep its row card until the round ends.
about-row-two = Room for one, two and three cards. The cards of the row that nobody takes leave the game.

## What to do now, made from what is possible

prompt-draw-or-take = Draw a card, or take a row.
prompt-draw = Draw a card: there is nothing to take.
prompt-take = Every row is full: take one.
prompt-take-one = Row { $row } is the only one left: take it.
prompt-alone = You are the last one in: keep drawing, or take a row.
prompt-place = You drew { $card }. Choose a row.
prompt-place-one = Only row { $row } has room for { $card }.
cue-round = New round
