## The game

game-title = Sea Urchins
game-line = Slide and stack prickly urchins into squares, place your pawn and scoop them up. No luck, just wits.

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

urc-start =
    { $you ->
        [seat] You start.
       *[nobody] { $seat } starts.
    }
urc-skip =
    { $you ->
        [seat] You skip step 1.
       *[nobody] { $seat } skips step 1.
    }
urc-move =
    { $you ->
        [seat] You move
       *[nobody] { $seat } moves
    } { $colour ->
        [yellow] a yellow
       *[red] a red
    } urchin from { $from } to { $to }.
urc-add =
    { $you ->
        [seat] You add
       *[nobody] { $seat } adds
    } { $colour ->
        [yellow] a yellow
       *[red] a red
    } urchin at { $cell }.
urc-pawn =
    { $you ->
        [seat] You put your pawn on { $cell }.
       *[nobody] { $seat } puts their pawn on { $cell }.
    }
urc-turn-add =
    { $you ->
        [seat] You add
       *[nobody] { $seat } adds
    } { $colour ->
        [yellow] a yellow
       *[red] a red
    } urchin at { $cell }; pawn to { $pawn }.
urc-turn-move =
    { $you ->
        [seat] You move
       *[nobody] { $seat } moves
    } { $colour ->
        [yellow] a yellow
       *[red] a red
    } urchin from { $from } to { $to }; pawn to { $pawn }.
urc-turn-move-add =
    { $you ->
        [seat] You move
       *[nobody] { $seat } moves
    } { $moved ->
        [yellow] a yellow
       *[red] a red
    } urchin from { $from } to { $to }, then { $you ->
        [seat] add
       *[nobody] adds
    } { $colour ->
        [yellow] a yellow one
       *[red] a red one
    } at { $cell }; pawn to { $pawn }.
urc-turn-moves =
    { $you ->
        [seat] You move
       *[nobody] { $seat } moves
    } { $moved ->
        [yellow] a yellow
       *[red] a red
    } urchin from { $from } to { $to }, then { $colour ->
        [yellow] a yellow one
       *[red] a red one
    } from { $then_from } to { $then_to }; pawn to { $pawn }.
urc-took =
    { $you ->
        [seat] You take
       *[nobody] { $seat } takes
    } { $count ->
        [one] { $count } urchin
       *[other] { $count } urchins
    }: { $cells }.
urc-blocked =
    { $you ->
        [seat] You can’t move or add an urchin, so only your pawn moves.
       *[nobody] { $seat } can’t move or add an urchin, so only the pawn moves.
    }
urc-over =
    { $reason ->
        [yellow] The bank has no yellow urchins left.
        [red] The bank has no red urchins left.
       *[blocked] An urchin must be added, but there is no room.
    } { $you ->
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
    } Urchins taken: { $taken }.

## What can be done

action-skip = Skip step 1
action-move = Move { $from } to { $to }
action-add =
    Add a { $colour ->
        [yellow] yellow
       *[red] red
    } urchin at { $cell }
action-pawn = Pawn to { $cell }

## What to do now

phase-first-you = Move an urchin, or skip.
phase-first-other = { $name } may move an urchin.
phase-second-you = Add an urchin from the bank, or move one.
phase-second-other = { $name } adds or moves an urchin.
phase-pawn-you = Put your pawn on an urchin.
phase-pawn-other = { $name } moves the pawn.
end-rules =
    { $reason ->
        [yellow] The bank has no yellow urchins left.
        [red] The bank has no red urchins left.
       *[blocked] An urchin must be added, but there is no room.
    }
phase-over = The game is over.

## Points

score-taken = Urchins taken

## Learn by playing

learn-intro = Your goal: a square of 2 × 2 urchins, one colour per diagonal, with your pawn on it.
learn-first = A single urchin slides to the next cell. The upper one of a pair jumps anywhere in its row or column. An urchin under a pawn can’t move. No good move? Skip.
learn-second = Press a colour in the bank, then an empty cell or an urchin of the other colour. Or move an urchin on the board. Only the upper colour of a pair counts.
learn-add = Press a colour in the bank, then an empty cell or an urchin of the other colour. Only the upper colour of a pair counts.
learn-must-add = Nobody has added or taken an urchin for three rounds, so this time you have to add one. Press a colour in the bank, then a cell.
learn-pawn = Your pawn can go to any urchin without a pawn, near or far. The urchin under it can’t move.
learn-square = A square is ready! Put your pawn on a cell marked with a plus, and take it.
learn-outro = The game ends when the bank runs out of a colour. Most urchins win. Play again?

## Why a hint is good

hint-urc-takes =
    Your pawn takes { $tokens ->
        [one] { $tokens } urchin
       *[other] { $tokens } urchins
    } right away.
hint-urc-completes =
    This completes a square: you can take { $tokens ->
        [one] { $tokens } urchin
       *[other] { $tokens } urchins
    } this turn.
hint-urc-ready =
    A square is ready: you can take { $tokens ->
        [one] { $tokens } urchin
       *[other] { $tokens } urchins
    } this turn.
hint-urc-prepares =
    In step 2 you can complete a square, and take { $tokens ->
        [one] { $tokens } urchin
       *[other] { $tokens } urchins
    } this turn.
hint-urc-last = The game ends with this turn.
hint-urc-denies =
    In a single step { $victim } could take { $tokens ->
        [one] { $tokens } urchin
       *[other] { $tokens } urchins
    }; after this, { $left ->
        [0] none
       *[other] only { $left }
    }.
hint-urc-offers =
    Careful: in a single step { $victim } could then take { $tokens ->
        [one] { $tokens } urchin
       *[other] { $tokens } urchins
    }.
hint-urc-safe = After this, { $victim } can’t take a square in a single step.

## On the table page

table-board = The board
table-bank = Bank
table-bank-left =
    { $colour ->
        [yellow] Yellow urchins
       *[red] Red urchins
    } in the bank: { $count }
table-steps = The three steps of a turn
table-step-first = Move or skip
table-step-second = Add or move
table-step-pawn = Pawn
table-add-colour =
    { $colour ->
        [yellow] Add a yellow urchin
       *[red] Add a red urchin
    } ({ $count } left)
table-cell = { $cell }: { $stack }
table-pawn-of = { $name }’s pawn
table-pawn-own = your pawn
table-pawn-beside = beside the board
table-must-add = An urchin has to be added in step 2
table-quiet =
    { $count ->
        [one] { $count } more quiet turn, then an urchin has to be added
       *[other] { $count } more quiet turns, then an urchin has to be added
    }

## Pieces explained

about-pawn-name = Pawn
about-pawn-each = one per player
about-square = Square
about-single = Moves to an empty cell next to it. An urchin of the other colour can be put on top of it, which makes a pair.
about-pair = Two urchins on one cell; only the colour of the upper one counts. The upper one jumps to any empty cell of its row or column.
about-pawn = Goes to any urchin without another pawn. An urchin under a pawn can’t be moved or covered, and the pawn blocks its diagonal of a square for everyone else.
about-takes = All the urchins of the square are yours, both of a pair. Only those under other pawns stay.
about-worth = Urchins for whoever takes it
about-in-bank = In the bank
about-in-board = On the board
about-in-taken = Taken
about-gain = Your pawn could take
about-gain-add = If you add one, your pawn could take

## A tide pool: prompts, goal, reasons

prompt-must-add = This time you have to add an urchin from the bank.
prompt-add-only = Add an urchin from the bank.
prompt-step = Step { $number } of 3
prompt-take =
    Put your pawn in the square: take { $count ->
        [one] { $count } urchin!
       *[other] { $count } urchins!
    }
half-move = Where to?
half-add-yellow = Where does the yellow one go?
half-add-red = Where does the red one go?
learn-empty = Press a colour in the bank, then an empty cell.
learn-close = { $from }–{ $to } is almost a square: the sketch shows what is still missing. Can you complete it?
cue-skips = skips step 1
table-players = Players
table-takes =
    takes { $count ->
        [one] { $count } urchin
       *[other] { $count } urchins
    }
table-bank-end = Ends when one colour is gone
table-goal = Take squares
table-nearest = Nearest: { $from }–{ $to }
table-need-1 = Four urchins side by side, each diagonal in one colour. In a pair, the upper one counts.
table-need-2 = Your pawn on one of the four.
table-need-3 = No other pawn on the same diagonal as yours.
table-need-four = four urchins
table-need-diagonals = matching diagonals
table-need-pawn = your pawn on it
table-goal-line = Each diagonal in one colour, your pawn in the square, no other pawn on its diagonal: then the urchins are yours. Most urchins win.
table-why-empty = Press an urchin first, then the cell it moves to.
table-why-empty-second = Press an urchin first, in the bank or on the board, then this cell.
table-why-add-first = Press an urchin in the bank first, then this cell.
table-why-must-add = Nobody has added or taken an urchin for three rounds, so one has to be added in step 2.
table-why-under-pawn = An urchin under a pawn can’t move, and { $name }’s pawn stands here.
table-why-under-own-pawn = An urchin under a pawn can’t move, even if the pawn is yours.
table-why-stuck = It can’t move: there is no empty cell next to it.
table-why-stuck-pair = The upper one can’t move: its row and its column are full.
table-why-own-pawn = Your pawn has to move to another urchin.
table-why-rival-pawn = { $name }’s pawn is already here.
table-why-pawn-empty = This cell is empty: a pawn stands on an urchin.
table-why-far = A single urchin moves just one cell: up, down, left or right.
table-why-line = The upper urchin of a pair moves only along its row or column.
table-why-occupied = An urchin can only move to an empty cell.
table-why-same-yellow = Yellow can’t go on yellow: a pair has two colours.
table-why-same-red = Red can’t go on red: a pair has two colours.
table-why-full = This is a pair already: a third urchin won’t fit on top.
table-why-held = A pawn stands here: nothing can be added.
table-why-bank-first = Urchins are added in step 2. Move one now, or skip step 1.
table-why-bank-pawn = Urchins are added in step 2. Now it is your pawn’s turn to move.
table-why-bank-yellow = There is no cell left for a yellow urchin.
table-why-bank-red = There is no cell left for a red urchin.
