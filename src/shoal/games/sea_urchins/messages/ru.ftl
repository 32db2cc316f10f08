## The game

game-title = Морские ежи
game-line = Перемещайте колючих ежей, составляйте из них квадраты, ставьте фишку и собирайте улов. Никакой удачи, только смекалка.

## Options

option-size = Поле
option-size-help = Сколько клеток в стороне поля: от 4 (тесно и быстро) до 7 (просторно и долго). Для начала хороши 5.

## What lies on a cell: one urchin, or a pair (the lower one first)

stack- = пусто
stack-y = жёлтый ёж
stack-r = красный ёж
stack-yr = пара, красный на жёлтом
stack-ry = пара, жёлтый на красном

## What happened

urc-start =
    { $you ->
        [seat] Вы начинаете игру.
       *[nobody] { $seat } начинает игру.
    }
urc-skip =
    { $you ->
        [seat] Вы пропускаете шаг 1.
       *[nobody] { $seat } пропускает шаг 1.
    }
urc-move =
    { $you ->
        [seat] Вы перемещаете
       *[nobody] { $seat } перемещает
    } { $colour ->
        [yellow] жёлтого
       *[red] красного
    } ежа с { $from } на { $to }.
urc-add =
    { $you ->
        [seat] Вы добавляете
       *[nobody] { $seat } добавляет
    } { $colour ->
        [yellow] жёлтого
       *[red] красного
    } ежа на { $cell }.
urc-pawn =
    { $you ->
        [seat] Вы ставите фишку на { $cell }.
       *[nobody] { $seat } ставит фишку на { $cell }.
    }
urc-turn-add =
    { $you ->
        [seat] Вы добавляете
       *[nobody] { $seat } добавляет
    } { $colour ->
        [yellow] жёлтого
       *[red] красного
    } ежа на { $cell }; фишка — на { $pawn }.
urc-turn-move =
    { $you ->
        [seat] Вы перемещаете
       *[nobody] { $seat } перемещает
    } { $colour ->
        [yellow] жёлтого
       *[red] красного
    } ежа с { $from } на { $to }; фишка — на { $pawn }.
urc-turn-move-add =
    { $you ->
        [seat] Вы перемещаете
       *[nobody] { $seat } перемещает
    } { $moved ->
        [yellow] жёлтого
       *[red] красного
    } ежа с { $from } на { $to } и { $you ->
        [seat] добавляете
       *[nobody] добавляет
    } { $colour ->
        [yellow] жёлтого
       *[red] красного
    } на { $cell }; фишка — на { $pawn }.
urc-turn-moves =
    { $you ->
        [seat] Вы перемещаете
       *[nobody] { $seat } перемещает
    } { $moved ->
        [yellow] жёлтого
       *[red] красного
    } ежа с { $from } на { $to }, затем { $colour ->
        [yellow] жёлтого
       *[red] красного
    } с { $then_from } на { $then_to }; фишка — на { $pawn }.
urc-took =
    { $you ->
        [seat] Вы забираете
       *[nobody] { $seat } забирает
    } { $count ->
        [one] { $count } ежа
        [few] { $count } ежей
       *[many] { $count } ежей
    }: { $cells }.
urc-blocked =
    { $you ->
        [seat] Вы не можете ни переместить, ни добавить ежа: ходит только фишка.
       *[nobody] { $seat } не может ни переместить, ни добавить ежа: ходит только фишка.
    }
urc-over =
    { $reason ->
        [yellow] В банке не осталось жёлтых ежей.
        [red] В банке не осталось красных ежей.
       *[blocked] Пора добавить ежа, но места больше нет.
    } { $you ->
        [winners]
            { $winners_count ->
                [1] Вы победили!
               *[other] Победу делите вы и { $winners_others }!
            }
       *[nobody]
            { $winners_count ->
                [1] { $winners } побеждает!
               *[other] { $winners } делят победу!
            }
    } Собрано ежей: { $taken }.

## What can be done

action-skip = Пропустить шаг 1
action-move = Переместить с { $from } на { $to }
action-add =
    Добавить { $colour ->
        [yellow] жёлтого
       *[red] красного
    } ежа на { $cell }
action-pawn = Фишку на { $cell }

## What to do now

phase-first-you = Переместите ежа или пропустите шаг.
phase-first-other = { $name } может переместить ежа.
phase-second-you = Добавьте ежа из банка или переместите любого.
phase-second-other = { $name } добавляет или перемещает ежа.
phase-pawn-you = Поставьте фишку на ежа.
phase-pawn-other = { $name } ставит фишку.
end-rules =
    { $reason ->
        [yellow] В банке не осталось жёлтых ежей.
        [red] В банке не осталось красных ежей.
       *[blocked] Пора добавить ежа, но места больше нет.
    }
phase-over = Игра окончена.

## Points

score-taken = Собрано ежей

## Learn by playing

learn-intro = Ваша цель: квадрат 2 × 2 из ежей, каждая диагональ — одного цвета, и ваша фишка в нём.
learn-first = Одиночный ёж перемещается на соседнюю клетку, верхний в паре — куда угодно по горизонтали или вертикали. Под фишкой ёж неподвижен. Можно и пропустить.
learn-second = Нажмите на цвет в банке, потом на пустую клетку или на ежа другого цвета. Или переместите ежа на поле. Цвет пары — это цвет верхнего ежа.
learn-add = Нажмите на цвет в банке, потом на пустую клетку или на ежа другого цвета. Цвет пары — это цвет верхнего ежа.
learn-must-add = Три раунда никто не добавлял и не забирал ежей, поэтому сейчас нужно добавить ежа. Нажмите на цвет в банке, потом на клетку.
learn-pawn = Фишку можно поставить на любого ежа без фишки, близко он или далеко. Ёж под ней не двигается.
learn-square = Квадрат готов! Поставьте фишку на клетку с плюсом и заберите ежей.
learn-outro = Игра заканчивается, когда в банке не остаётся ежей одного из цветов. Побеждает тот, кто собрал больше. Ещё партию?

## Why a hint is good

hint-urc-takes =
    Фишка сразу забирает { $tokens ->
        [one] { $tokens } ежа
        [few] { $tokens } ежей
       *[many] { $tokens } ежей
    }.
hint-urc-completes =
    Квадрат составлен: уже в этот ход можно забрать { $tokens ->
        [one] { $tokens } ежа
        [few] { $tokens } ежей
       *[many] { $tokens } ежей
    }.
hint-urc-ready =
    Квадрат уже готов: в этот ход можно забрать { $tokens ->
        [one] { $tokens } ежа
        [few] { $tokens } ежей
       *[many] { $tokens } ежей
    }.
hint-urc-prepares =
    На шаге 2 можно составить квадрат и в этот же ход забрать { $tokens ->
        [one] { $tokens } ежа
        [few] { $tokens } ежей
       *[many] { $tokens } ежей
    }.
hint-urc-last = Этот ход — последний в игре.
hint-urc-denies =
    За один шаг { $victim } может забрать { $tokens ->
        [one] { $tokens } ежа
        [few] { $tokens } ежей
       *[many] { $tokens } ежей
    }, а после этого — { $left ->
        [0] ни одного
       *[other] только { $left }
    }.
hint-urc-offers =
    Осторожно: после этого { $victim } может за один шаг забрать { $tokens ->
        [one] { $tokens } ежа
        [few] { $tokens } ежей
       *[many] { $tokens } ежей
    }.
hint-urc-safe = После этого { $victim } не заберёт квадрат за один шаг.

## On the table page

table-board = Поле
table-bank = Банк
table-bank-left =
    { $colour ->
        [yellow] Жёлтых ежей
       *[red] Красных ежей
    } в банке: { $count }
table-steps = Три шага хода
table-step-first = Ход ежом
table-step-second = Новый ёж или ход
table-step-pawn = Фишка
table-add-colour =
    { $colour ->
        [yellow] Добавить жёлтого ежа
       *[red] Добавить красного ежа
    } (осталось { $count })
table-cell = { $cell }: { $stack }
table-pawn-of = фишка игрока { $name }
table-pawn-own = ваша фишка
table-pawn-beside = вне поля
table-must-add = На шаге 2 нужно добавить ежа
table-quiet =
    { $count ->
        [one] Ещё { $count } тихий ход — и придётся добавить ежа
        [few] Ещё { $count } тихих хода — и придётся добавить ежа
       *[many] Ещё { $count } тихих ходов — и придётся добавить ежа
    }

## Pieces explained

about-pawn-name = Фишка
about-pawn-each = по одной на игрока
about-square = Квадрат
about-single = Перемещается на соседнюю пустую клетку. Сверху можно положить ежа другого цвета: получится пара.
about-pair = Два ежа на одной клетке; цвет пары — это цвет верхнего. Верхний прыгает на любую пустую клетку по горизонтали или вертикали.
about-pawn = Ставится на любого ежа без чужой фишки. Ежа под фишкой нельзя ни переместить, ни накрыть, а для остальных игроков она перекрывает свою диагональ квадрата.
about-takes = Все ежи квадрата ваши, из пары — оба. Остаются только те, что под чужими фишками.
about-worth = Ежей тому, кто заберёт
about-in-bank = В банке
about-in-board = На поле
about-in-taken = Забрали
about-gain = Ваша фишка могла бы забрать
about-gain-add = Добавив ещё одного, вы могли бы забрать

## A tide pool: prompts, goal, reasons

prompt-must-add = На этот раз нужно добавить ежа из банка.
prompt-add-only = Добавьте ежа из банка.
prompt-step = Шаг { $number } из 3
prompt-take =
    Фишку в квадрат — и заберите { $count ->
        [one] { $count } ежа!
        [few] { $count } ежей!
       *[many] { $count } ежей!
    }
half-move = Куда его переместить?
half-add-yellow = Куда добавить жёлтого?
half-add-red = Куда добавить красного?
learn-empty = Нажмите на цвет в банке, потом на пустую клетку.
learn-close = { $from }–{ $to } — почти квадрат: рисунок показывает, чего не хватает. Сможете завершить?
cue-skips = пропускает шаг 1
table-players = Игроки
table-takes =
    забирает { $count ->
        [one] { $count } ежа
        [few] { $count } ежей
       *[many] { $count } ежей
    }
table-bank-end = Конец, когда иссякнет один цвет
table-goal = Берите квадраты
table-nearest = Ближе: { $from }–{ $to }
table-need-1 = Четыре ежа рядом, каждая диагональ — одного цвета. Цвет пары — это цвет верхнего.
table-need-2 = Ваша фишка на одном из четырёх.
table-need-3 = На диагонали вашей фишки нет других фишек.
table-need-four = четыре ежа
table-need-diagonals = диагонали в цвет
table-need-pawn = ваша фишка в нём
table-goal-line = Каждая диагональ одного цвета, ваша фишка в квадрате, на её диагонали нет чужих — и ежи ваши. Побеждает тот, кто собрал больше.
table-why-empty = Сначала нажмите на ежа, потом на клетку, куда он пойдёт.
table-why-empty-second = Сначала нажмите на ежа в банке или на поле, потом на эту клетку.
table-why-add-first = Сначала нажмите на ежа в банке, потом на эту клетку.
table-why-must-add = Три раунда никто не добавлял и не забирал ежей, поэтому на шаге 2 нужно добавить ежа.
table-why-under-pawn = Ёж под фишкой не двигается, а здесь стоит { $name }.
table-why-under-own-pawn = Ёж под фишкой не двигается, даже если фишка ваша.
table-why-stuck = Этому ежу некуда двигаться: рядом нет пустых клеток.
table-why-stuck-pair = Верхнему некуда двигаться: по горизонтали и вертикали всё занято.
table-why-own-pawn = Ваша фишка должна перейти на другого ежа.
table-why-rival-pawn = Здесь уже стоит { $name }.
table-why-pawn-empty = Клетка пуста, а фишку ставят на ежа.
table-why-far = Одиночный ёж ходит на одну клетку: вверх, вниз, влево или вправо.
table-why-line = Верхний ёж пары ходит только по горизонтали или вертикали.
table-why-occupied = Ёж ходит только на пустую клетку.
table-why-same-yellow = Жёлтого на жёлтого нельзя: в паре два цвета.
table-why-same-red = Красного на красного нельзя: в паре два цвета.
table-why-full = Это уже пара: третьего ежа сверху не кладут.
table-why-held = Здесь стоит фишка: добавить ежа нельзя.
table-why-bank-first = Ежей добавляют на шаге 2. Переместите ежа или пропустите шаг 1.
table-why-bank-pawn = Ежей добавляют на шаге 2. Сейчас ходит фишка.
table-why-bank-yellow = Для жёлтого ежа не осталось места.
table-why-bank-red = Для красного ежа не осталось места.
