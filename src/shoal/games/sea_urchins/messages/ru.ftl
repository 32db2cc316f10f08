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
colour-yellow = жёлтый
colour-red = красный

## What happened

urc-start = { $seat } начинает игру.
urc-skip = { $seat } пропускает первый шаг.
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

phase-first-you = Шаг 1: передвиньте ежа, если хотите, или пропустите.
phase-first-other = { $name } может передвинуть ежа.
phase-second-you = Шаг 2: добавьте ежа из банка или передвиньте любого на поле.
phase-second-other = { $name } добавляет или передвигает ежа.
phase-pawn-you = Шаг 3: поставьте свою фишку на ежа или пару.
phase-pawn-other = { $name } переставляет фишку.
phase-over = Игра окончена.

## Points

score-taken = Собрано ежей

## Learn by playing

learn-intro = Составляйте квадраты 2 × 2: на каждой диагонали ежи одного цвета, а ваша фишка — на одной из четырёх клеток. Тогда весь квадрат ваш.
learn-first = Одиночный ёж сдвигается на соседнюю пустую клетку. Верхний в паре прыгает на любую пустую клетку своего ряда или столбца. Под фишкой никто не двигается.
learn-second = Теперь добавьте ежа из банка на пустую клетку или на ежа другого цвета — либо передвиньте кого-нибудь. У пары считается только верхний цвет.
learn-pawn = Фишка встаёт на любого ежа, не занятого соперником. Войдите в готовый квадрат, чтобы забрать его, или помешайте чужому.
learn-square = Квадрат готов! Поставьте фишку на одну из его четырёх клеток так, чтобы на той же диагонали не было чужой, — и он ваш.
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
table-step-first = Ход ежом или пропуск
table-step-second = Новый ёж или ход
table-step-pawn = Ход фишкой
table-add-colour =
    { $colour ->
        [yellow] Добавить жёлтого ежа
       *[red] Добавить красного ежа
    }
table-pawn-of = фишка игрока { $name }
table-pawn-at = на { $cell }
table-pawn-beside = вне поля
table-must-add = Три круга никто не добавлял и не забирал ежей: на шаге 2 нужно добавить ежа.
table-quiet =
    { $count ->
        [one] Через { $count } ход придётся добавить ежа, если до тех пор их не добавят и не заберут.
        [few] Через { $count } хода придётся добавить ежа, если до тех пор их не добавят и не заберут.
       *[many] Через { $count } ходов придётся добавить ежа, если до тех пор их не добавят и не заберут.
    }
table-needs = Что нужно для квадрата?
table-need-1 = Четыре соседа, каждая диагональ одного цвета. У пары считается верхний.
table-need-2 = Ваша фишка на одном из четырёх.
table-need-3 = Никаких других фишек на диагонали вашей.
table-why-bank = Для этого цвета нет места.
table-why-bank-step = Ежей добавляют на шаге 2.
table-why-empty = Сначала выберите ежа, потом — куда он пойдёт.
table-why-stuck = Этот ёж не может двигаться.
table-why-under-pawn = Под фишкой никто не двигается.
table-why-pawn = Фишке туда нельзя.
