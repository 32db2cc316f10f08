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

## What happened

urc-start = { $seat } starts.
urc-skip = { $seat } skips step 1.
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

action-skip = Skip step 1
action-move = Move { $from } to { $to }
action-add =
    Add a { $colour ->
        [yellow] yellow
       *[red] red
    } urchin on { $cell }
action-pawn = Pawn to { $cell }

## What to do now

phase-first-you = Move an urchin, or skip.
phase-first-other = { $name } may move an urchin.
phase-second-you = Add an urchin from the bank, or move one.
phase-second-other = { $name } adds or moves an urchin.
phase-pawn-you = Put your pawn on an urchin.
phase-pawn-other = { $name } moves the pawn.
phase-over = The game is over.

## Points

score-taken = Urchins taken

## Learn by playing

learn-intro = Goal: a square of 2 × 2 urchins, one colour per diagonal, your pawn on it.
learn-first = A single urchin slides to the next cell. The upper one of a pair jumps anywhere in its row or column. Nothing moves under a pawn. No good move? Skip.
learn-second = Press a colour in the bank, then an empty cell or an urchin of the other colour. Or move one on the board. Of a pair, only the upper colour counts.
learn-pawn = Your pawn goes onto any urchin without a pawn, near or far. What stands under it cannot move.
learn-square = A square is ready! Put your pawn on a cell marked with a plus, and take it.
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
table-step-first = Move or skip
table-step-second = Add or move
table-step-pawn = Pawn
table-add-colour =
    { $colour ->
        [yellow] Add a yellow urchin
       *[red] Add a red urchin
    }
table-pawn-of = { $name }’s pawn
table-pawn-beside = beside the board
table-must-add = Step 2 must add an urchin now
table-quiet =
    { $count ->
        [one] { $count } more quiet turn, then one must be added
       *[other] { $count } more quiet turns, then one must be added
    }

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

## A tide pool: prompts, goal, reasons

prompt-must-add = This time you must add an urchin from the bank.
prompt-add-only = Add an urchin from the bank.
prompt-step = Step { $number } of 3
prompt-take =
    Put your pawn in the square: take { $count ->
        [one] { $count } urchin!
       *[other] { $count } urchins!
    }
half-move = Move it where?
half-add-yellow = Add yellow where?
half-add-red = Add red where?
learn-empty = Press a colour in the bank, then an empty cell.
learn-close = One urchin is missing at { $from }–{ $to }: the sketch shows which. Can you put it there?
cue-skips = skips step 1
table-players = Players
table-takes =
    takes { $count ->
        [one] { $count } urchin
       *[other] { $count } urchins
    }
table-bank-end = Ends when one colour is gone
table-goal = Take squares
table-nearest = Nearest { $from }–{ $to }
table-need-1 = Four neighbours, each diagonal of one colour. Of a pair, the upper one counts.
table-need-2 = Your pawn on one of the four.
table-need-3 = No other pawn on the same diagonal as yours.
table-need-four = four urchins
table-need-diagonals = matching diagonals
table-need-pawn = your pawn on it
table-goal-line = Both urchins of a diagonal show the same colour. Then all are yours, unless another pawn shares your pawn’s diagonal. Most urchins win.
table-why-empty = Press an urchin first, then the cell it moves to.
table-why-empty-second = Press an urchin first, in the bank or on the board, then this cell.
table-why-add-first = Press an urchin in the bank first, then this cell.
table-why-must-add = Nobody has added or taken an urchin for three rounds, so step 2 must add one now.
table-why-under-pawn = Nothing moves under a pawn, and { $name }’s pawn stands here.
table-why-under-own-pawn = Nothing moves under a pawn, not even under your own.
table-why-stuck = It cannot move: there is no empty cell next to it.
table-why-stuck-pair = The upper one cannot move: its row and its column are full.
table-why-own-pawn = Your pawn has to move to another urchin.
table-why-rival-pawn = { $name }’s pawn is already here.
table-why-pawn-empty = This cell is empty: a pawn stands on an urchin.
table-why-far = A single urchin moves one cell only: up, down, left or right.
table-why-line = The upper urchin of a pair moves along its row or column only.
table-why-occupied = An urchin moves to an empty cell only.
table-why-same-yellow = Yellow cannot go on yellow: a pair has two colours.
table-why-same-red = Red cannot go on red: a pair has two colours.
table-why-full = A pair is full: no third urchin fits on top.
table-why-held = A pawn stands here: nothing can be added.
table-why-bank-first = Urchins are added in step 2. Move one now, or skip step 1.
table-why-bank-pawn = Urchins are added in step 2. Now your pawn moves.
table-why-bank-yellow = There is no cell left for a yellow urchin.
table-why-bank-red = There is no cell left for a red urchin.
