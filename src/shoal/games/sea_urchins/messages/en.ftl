## The game

game-title = Sea Urchins
game-line = Slide and stack prickly urchins into squares, set your pawn and scoop them up. No luck, only wits.

## Options

option-size = Board
option-size-help = Cells along one side, from 4 (tight and quick) to 7 (roomy and long). Five is a good start.

## What lies on a cell: one urchin, or a pair (the lower one first)

stack- = empty
stack-y = yellow urchin
stack-r = red urchin
stack-yr = pair, red on top of yellow
stack-ry = pair, yellow on top of red
colour-yellow = yellow
colour-red = red

## What happened

urc-start = { $seat } starts.
urc-skip = { $seat } leaves the first step out.
urc-move =
    { $seat } moves a { $colour ->
        [yellow] yellow
       *[red] red
    } urchin from { $from } to { $to }.
urc-add =
    { $seat } adds a { $colour ->
        [yellow] yellow
       *[red] red
    } urchin on { $cell }.
urc-pawn = { $seat } puts the pawn on { $cell }.
urc-took =
    { $seat } completes a square and takes { $count ->
        [one] { $count } urchin
       *[other] { $count } urchins
    } ({ $cells }).
urc-blocked = { $seat } cannot move or add any urchin: only the pawn moves.
urc-over =
    { $reason ->
        [yellow] The bank has no yellow urchins left.
        [red] The bank has no red urchins left.
       *[blocked] An urchin must be added, but there is no room.
    } { $winners_count ->
        [1] { $winners } wins!
       *[other] { $winners } share the win!
    } Urchins taken: { $taken }.

## What can be done

action-skip = Leave out step 1
action-move = Move { $from } to { $to }
action-add =
    Add a { $colour ->
        [yellow] yellow
       *[red] red
    } urchin on { $cell }
action-pawn = Pawn to { $cell }

## What to do now

phase-first-you = Step 1: move an urchin if you like, or leave it out.
phase-first-other = { $name } may move an urchin.
phase-second-you = Step 2: add an urchin from the bank, or move one on the board.
phase-second-other = { $name } adds or moves an urchin.
phase-pawn-you = Step 3: put your pawn on an urchin or a pair.
phase-pawn-other = { $name } moves the pawn.
phase-over = The game is over.

## Points

score-taken = Urchins taken

## Learn by playing

learn-intro = Build squares of 2 × 2 urchins: both diagonals of one colour each, your pawn on one of the four. Then all four are yours.
learn-first = A single urchin slides to the next empty cell. The upper one of a pair jumps to any empty cell of its row or column. Nothing moves under a pawn.
learn-second = Now add an urchin from the bank, on an empty cell or on top of one of the other colour, or move one on the board. Only the upper colour of a pair counts.
learn-pawn = Your pawn goes to any urchin that no other pawn holds. Put it into a finished square to take it, or onto a square that a rival needs.
learn-square = There is a square! Put your pawn on one of its four cells, with no other pawn on that diagonal, and it is yours.
learn-outro = The game ends when the bank runs out of a colour. Most urchins win. Another game?

## Why a hint is good

hint-urc-takes =
    Your pawn takes { $tokens ->
        [one] { $tokens } urchin
       *[other] { $tokens } urchins
    } at once.
hint-urc-completes =
    It completes a square: in this very turn you can take { $tokens ->
        [one] { $tokens } urchin
       *[other] { $tokens } urchins
    }.
hint-urc-prepares =
    One more step, and a square can be yours. It would bring { $tokens ->
        [one] { $tokens } urchin
       *[other] { $tokens } urchins
    }.
hint-urc-denies =
    It keeps { $victim } from taking { $tokens ->
        [one] { $tokens } urchin
       *[other] { $tokens } urchins
    }.
hint-urc-offers =
    { $victim } can then take { $tokens ->
        [one] { $tokens } urchin
       *[other] { $tokens } urchins
    }, but anything else would be worse.
hint-urc-safe = It offers nothing to the next player.

## On the table page

table-board = The board
table-bank = Bank
table-steps = The three steps of a turn
table-step-first = Move an urchin, or not
table-step-second = Add or move one
table-step-pawn = Move the pawn
table-add-colour =
    { $colour ->
        [yellow] Add a yellow urchin
       *[red] Add a red urchin
    }
table-pawn-of = { $name }’s pawn
table-pawn-at = on { $cell }
table-pawn-beside = beside the board
table-must-add = Nothing was added or taken for three rounds: step 2 must add an urchin.
table-quiet =
    { $count ->
        [one] In { $count } turn an urchin must be added, if none is added or taken before.
       *[other] In { $count } turns an urchin must be added, if none is added or taken before.
    }
table-needs = What does a square need?
table-need-1 = Four neighbours, each diagonal of one colour. Of a pair, the upper one counts.
table-need-2 = Your pawn on one of the four.
table-need-3 = No other pawn on the same diagonal as yours.
table-why-bank = There is no room for this colour.
table-why-bank-step = Urchins are added in step 2.
table-why-empty = Choose an urchin first, then where it goes.
table-why-stuck = This urchin cannot move.
table-why-under-pawn = Nothing moves under a pawn.
table-why-pawn = The pawn cannot go there.

## Pieces explained

about-pawn-name = Pawn
about-pawn-each = one per player
about-square = Square
about-single = Moves to a neighbouring empty cell. One of the other colour may be put on top: then they are a pair.
about-pair = Two urchins on one cell; only the colour of the upper one counts. It jumps to any empty cell of its row or column.
about-pawn = Goes to any urchin without another pawn. Nothing moves or lands under a pawn, and a pawn guards its diagonal of a square.
about-takes = Then all urchins of the square are yours, both of a pair. Those under other pawns stay.
about-worth = For whoever takes it
about-in-bank = In the bank
about-in-board = On the board
about-in-taken = Taken
about-gain = Your pawn can take now
about-gain-add = Added now, it lets you take
