## The game

game-title = Coloretto
game-line = Chameleons of every colour, but only three of your colours count for you. The rest count against you.

## Options

option-scoring = Points for a colour
option-scoring-help = What 1 to 6 cards of one colour are worth. Brown: the more, the better. Blue: three are best, and more cost points.
option-scoring-brown = Brown: 1, 3, 6, 10, 15, 21
option-scoring-blue = Blue: 1, 4, 8, 7, 6, 5

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

col-start = { $seat } starts.
col-dealt = { $seat } begins with { $card_acc }.
col-drew = { $seat } draws { $card_acc }.
col-placed = { $seat } puts { $card_acc } on row { $row }.
col-took = { $seat } takes row { $row }: { $cards }.
col-last-round = { $seat } finds the last-round card: when this round ends, the game ends.
col-discarded = Nobody took the last row. Out of the game: { $cards }.
col-round = The round is over. { $seat } took the last row and starts the next one.
col-over =
    { $winners_count ->
        [1] { $winners } wins!
       *[other] { $winners } share the win!
    } The scores: { $scores }.

## What can be done

action-draw = Draw a card
action-place = Put it on row { $row }
action-take = Take row { $row }

## What to do now

phase-choose-you = Your turn: draw a card, or take a row and leave this round.
phase-choose-other = { $name } draws a card or takes a row.
phase-place-you = Put the card on a row with room.
phase-place-other = { $name } chooses a row for the card.
phase-over = The game is over.

## Points

score-total = Total
score-jokers = Jokers
score-plus-two = +2 cards

## Learn by playing

learn-intro = Collect chameleons. At the end your three best colours bring points and all your other colours cost points, so gather much of a little.
learn-choose = Draw a card to make the rows grow, or take a row that suits you. Whoever takes a row waits until everybody has taken one.
learn-place = You drew a card and now decide who may like it. Make a row better for yourself, or spoil one that a rival is waiting for.
learn-last-round = The last round: everybody takes one more row, then all is counted. Take what helps you most, or hurts you least.
learn-outro = That was a whole game. Look at the points: three colours for you, the others against you. Another one?

## Why a hint is good

hint-col-take =
    This row brings you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $denies ->
        [0] {""}
       *[other] {" "}A rival would get up to { $denies } out of it.
    }
hint-col-draw = The best row brings you { $points } now, and { $odds }% of the deck would help you.
hint-col-draw-forced = There is nothing to take yet.
hint-col-place-help =
    The card helps you on row { $row }, which would then bring you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-col-place-spoil =
    The card spoils row { $row } for { $victim }, who would get { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less.
hint-col-place = On row { $row } the card does the least harm.

## On the table page

table-deck =
    { $count ->
        [one] The deck: one card
       *[other] The deck: { $count } cards
    }
table-gain-me = For you:
table-is-last-round = The last round!
table-until-last =
    { $count ->
        [one] { $count } card until the last round
       *[other] { $count } cards until the last round
    }
table-joker-as = joker, counted as { $colour }
table-out-of-round = has taken a row
table-out-of-round-you = You have taken a row: wait for the next round.
table-row-empty = empty
table-row-label = Row { $number }: { $cards }. { $count } of { $capacity } places.
table-unseen = Not seen yet
table-values-brown = Your three best colours count for you, all others against you. 1, 2, 3, 4, 5, 6 cards: 1, 3, 6, 10, 15, 21 points.
table-values-blue = Your three best colours count for you, all others against you. 1, 2, 3, 4, 5, 6 cards: 1, 4, 8, 7, 6, 5 points.
table-why-empty = An empty row cannot be taken.
table-why-full = This row is full.
table-why-taken = This row has been taken.
table-why-no-draw = Every row is full: you must take one.
table-why-place-first = Put the drawn card on a row first.

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
about-scale-brown = Brown table: points for 1 to 6 cards
about-scale-blue = Blue table: points for 1 to 6 cards
about-colours = Your three best colours count for you, all others against you.
about-counts-for = Counts for you
about-counts-against = Counts against you
about-joins = Counts now as
about-joker = When points are counted, it joins whichever colour helps you most.
about-plus-2 = Always 2 points.
about-last = 15 cards lie below it. It is laid aside, the round is played to its end, and then the game is over.
about-row = Holds three cards. Whoever takes a row keeps the row card until the round ends.
about-row-two = They hold one, two and three cards. The cards of the row that nobody takes leave the game.

## What to do now, made from what is possible

prompt-draw-or-take = Draw a card, or take a row.
prompt-draw = Draw a card: nothing to take yet.
prompt-take = Every row is full: take one.
prompt-take-one = Row { $row } is the only one left: take it.
prompt-alone = You are the last one: draw on, or take a row.
prompt-place = You drew { $card }. Choose a row.
prompt-place-one = Only row { $row } has room for { $card }.
cue-round = New round
