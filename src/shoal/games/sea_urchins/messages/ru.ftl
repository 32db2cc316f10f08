## The game

game-title = Морские ежи
game-line = Двигайте колючих ежей, складывайте их в квадраты, ставьте фишку и собирайте улов. Никакой удачи, только смекалка.

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

urc-start = { $seat } начинает игру.
urc-skip = { $seat } пропускает шаг 1.
urc-move =
    { $seat } передвигает { $colour ->
        [yellow] жёлтого
       *[red] красного
    } ежа с { $from } на { $to }.
urc-add =
    { $seat } добавляет { $colour ->
        [yellow] жёлтого
       *[red] красного
    } ежа на { $cell }.
urc-pawn = { $seat } ставит фишку на { $cell }.
urc-took =
    { $seat } составляет квадрат и забирает { $count ->
        [one] { $count } ежа
        [few] { $count } ежей
       *[many] { $count } ежей
    } ({ $cells }).
urc-blocked = { $seat } не может ни передвинуть, ни добавить ежа: ходит только фишка.
urc-over =
    { $reason ->
        [yellow] В банке не осталось жёлтых ежей.
        [red] В банке не осталось красных ежей.
       *[blocked] Пора добавить ежа, но места больше нет.
    } { $winners_count ->
        [1] { $winners } побеждает!
       *[other] { $winners } делят победу!
    } Собрано ежей: { $taken }.

## What can be done

action-skip = Пропустить шаг 1
action-move = Передвинуть с { $from } на { $to }
action-add =
    Добавить { $colour ->
        [yellow] жёлтого
       *[red] красного
    } ежа на { $cell }
action-pawn = Фишку на { $cell }

## What to do now

phase-first-you = Передвиньте ежа или пропустите.
phase-first-other = { $name } может передвинуть ежа.
phase-second-you = Добавьте ежа из банка или передвиньте любого.
phase-second-other = { $name } добавляет или передвигает ежа.
phase-pawn-you = Поставьте фишку на ежа.
phase-pawn-other = { $name } переставляет фишку.
phase-over = Игра окончена.

## Points

score-taken = Собрано ежей

## Learn by playing

learn-intro = Цель: квадрат 2 × 2, диагонали одного цвета, ваша фишка в нём.
learn-first = Одиночный ёж сдвигается на соседнюю клетку. Верхний в паре прыгает куда угодно по своему ряду или столбцу. Под фишкой никто не двигается. Нет хорошего хода? Пропустите.
learn-second = Нажмите на цвет в банке, потом на пустую клетку или на ежа другого цвета. Или передвиньте ежа на поле. У пары считается только верхний цвет.
learn-pawn = Фишка встаёт на любого ежа без фишки, близко или далеко. Ёж под ней не двигается.
learn-square = Квадрат готов! Поставьте фишку на клетку с плюсом и заберите его.
learn-outro = Игра кончается, когда в банке не остаётся ежей одного из цветов. У кого больше ежей, тот и победил. Ещё партию?

## Why a hint is good

hint-urc-takes =
    Фишка сразу забирает { $tokens ->
        [one] { $tokens } ежа
        [few] { $tokens } ежей
       *[many] { $tokens } ежей
    }.
hint-urc-completes =
    Это завершает квадрат: уже в этот ход можно забрать { $tokens ->
        [one] { $tokens } ежа
        [few] { $tokens } ежей
       *[many] { $tokens } ежей
    }.
hint-urc-prepares =
    Ещё шаг — и квадрат может стать вашим. Он принесёт { $tokens ->
        [one] { $tokens } ежа
        [few] { $tokens } ежей
       *[many] { $tokens } ежей
    }.
hint-urc-denies =
    Тогда { $victim } не заберёт { $tokens ->
        [one] { $tokens } ежа
        [few] { $tokens } ежей
       *[many] { $tokens } ежей
    }.
hint-urc-offers =
    { $victim } сможет забрать { $tokens ->
        [one] { $tokens } ежа
        [few] { $tokens } ежей
       *[many] { $tokens } ежей
    }, но всё остальное было бы хуже.
hint-urc-safe = Следующему игроку это ничего не даёт.

## On the table page

table-board = Поле
table-bank = Банк
table-steps = Три шага хода
table-step-first = Ход ежом
table-step-second = Новый ёж или ход
table-step-pawn = Фишка
table-add-colour =
    { $colour ->
        [yellow] Добавить жёлтого ежа
       *[red] Добавить красного ежа
    }
table-pawn-of = фишка игрока { $name }
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
about-single = Переходит на соседнюю пустую клетку. Сверху можно поставить ежа другого цвета: получится пара.
about-pair = Два ежа на одной клетке; считается только цвет верхнего. Он прыгает на любую пустую клетку своей строки или столбца.
about-pawn = Встаёт на любого ежа без чужой фишки. Под фишкой никто не двигается и никого не ставят, и она стережёт свою диагональ квадрата.
about-takes = Тогда все ежи квадрата ваши, из пары — оба. Те, что под чужими фишками, остаются.
about-worth = Тому, кто заберёт
about-in-bank = В банке
about-in-board = На поле
about-in-taken = Забрали
about-gain = Ваша фишка может забрать
about-gain-add = Добавив сейчас, вы заберёте

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
half-move = Куда его передвинуть?
half-add-yellow = Куда добавить жёлтого?
half-add-red = Куда добавить красного?
learn-empty = Нажмите на цвет в банке, потом на пустую клетку.
learn-close = На { $from }–{ $to } не хватает одного ежа: рисунок показывает, какого. Сможете его поставить?
cue-skips = пропускает шаг 1
table-players = Игроки
table-takes =
    забирает { $count ->
        [one] { $count } ежа
        [few] { $count } ежей
       *[many] { $count } ежей
    }
table-bank-end = Конец, когда иссякнет один цвет
table-goal = Забирайте квадраты
table-nearest = Ближе: { $from }–{ $to }
table-need-1 = Четыре соседа, каждая диагональ одного цвета. У пары считается верхний.
table-need-2 = Ваша фишка на одном из четырёх.
table-need-3 = Никаких других фишек на диагонали вашей.
table-need-four = четыре ежа
table-need-diagonals = диагонали в цвет
table-need-pawn = ваша фишка в нём
table-goal-line = На каждой диагонали ежи одного цвета. Тогда все они ваши, если на диагонали вашей фишки нет чужой. Побеждает тот, у кого больше ежей.
table-why-empty = Сначала нажмите на ежа, потом на клетку, куда он пойдёт.
table-why-empty-second = Сначала нажмите на ежа в банке или на поле, потом на эту клетку.
table-why-add-first = Сначала нажмите на ежа в банке, потом на эту клетку.
table-why-must-add = Три круга никто не добавлял и не забирал ежей, поэтому на шаге 2 нужно добавить ежа.
table-why-under-pawn = Под фишкой никто не двигается, а здесь стоит { $name }.
table-why-under-own-pawn = Под фишкой никто не двигается, даже под вашей.
table-why-stuck = Этому ежу некуда двигаться: рядом нет пустых клеток.
table-why-stuck-pair = Верхнему некуда двигаться: ряд и столбец заняты.
table-why-own-pawn = Ваша фишка должна перейти на другого ежа.
table-why-rival-pawn = Здесь уже стоит { $name }.
table-why-pawn-empty = Клетка пуста, а фишка стоит только на ежах.
table-why-far = Одиночный ёж ходит на одну клетку: вверх, вниз, влево или вправо.
table-why-line = Верхний ёж пары ходит только по своему ряду или столбцу.
table-why-occupied = Ёж ходит только на пустую клетку.
table-why-same-yellow = Жёлтого на жёлтого нельзя: в паре два цвета.
table-why-same-red = Красного на красного нельзя: в паре два цвета.
table-why-full = Это уже пара: третьего ежа сверху не кладут.
table-why-held = Здесь стоит фишка: добавить ежа нельзя.
table-why-bank-first = Ежей добавляют на шаге 2. Передвиньте ежа или пропустите шаг 1.
table-why-bank-pawn = Ежей добавляют на шаге 2. Сейчас ходит фишка.
table-why-bank-yellow = Для жёлтого ежа не осталось места.
table-why-bank-red = Для красного ежа не осталось места.
