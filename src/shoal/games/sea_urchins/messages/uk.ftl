## The game

game-title = Морські їжаки
game-line = Пересувайте колючих їжаків, складайте з них квадрати, ставте фішку й збирайте улов. Жодної випадковості, лише кмітливість.

## Options

option-size = Поле
option-size-help = Скільки клітинок уздовж сторони поля: від 4 (тісно й швидко) до 7 (просторо й довго). Для початку добре 5.

## What lies on a cell: one urchin, or a pair (the lower one first)

stack- = порожньо
stack-y = жовтий їжак
stack-r = червоний їжак
stack-yr = пара, червоний на жовтому
stack-ry = пара, жовтий на червоному

## What happened

urc-start =
    { $you ->
        [seat] Ви починаєте гру.
       *[nobody] { $seat } починає гру.
    }
urc-skip =
    { $you ->
        [seat] Ви пропускаєте крок 1.
       *[nobody] { $seat } пропускає крок 1.
    }
urc-move =
    { $you ->
        [seat] Ви пересуваєте
       *[nobody] { $seat } пересуває
    } { $colour ->
        [yellow] жовтого
       *[red] червоного
    } їжака з { $from } на { $to }.
urc-add =
    { $you ->
        [seat] Ви додаєте
       *[nobody] { $seat } додає
    } { $colour ->
        [yellow] жовтого
       *[red] червоного
    } їжака на { $cell }.
urc-pawn =
    { $you ->
        [seat] Ви ставите фішку на { $cell }.
       *[nobody] { $seat } ставить фішку на { $cell }.
    }
urc-turn-add =
    { $you ->
        [seat] Ви додаєте
       *[nobody] { $seat } додає
    } { $colour ->
        [yellow] жовтого
       *[red] червоного
    } їжака на { $cell }; фішка — на { $pawn }.
urc-turn-move =
    { $you ->
        [seat] Ви пересуваєте
       *[nobody] { $seat } пересуває
    } { $colour ->
        [yellow] жовтого
       *[red] червоного
    } їжака з { $from } на { $to }; фішка — на { $pawn }.
urc-turn-move-add =
    { $you ->
        [seat] Ви пересуваєте
       *[nobody] { $seat } пересуває
    } { $moved ->
        [yellow] жовтого
       *[red] червоного
    } їжака з { $from } на { $to } і { $you ->
        [seat] додаєте
       *[nobody] додає
    } { $colour ->
        [yellow] жовтого
       *[red] червоного
    } на { $cell }; фішка — на { $pawn }.
urc-turn-moves =
    { $you ->
        [seat] Ви пересуваєте
       *[nobody] { $seat } пересуває
    } { $moved ->
        [yellow] жовтого
       *[red] червоного
    } їжака з { $from } на { $to }, а тоді { $colour ->
        [yellow] жовтого
       *[red] червоного
    } з { $then_from } на { $then_to }; фішка — на { $pawn }.
urc-took =
    { $you ->
        [seat] Ви забираєте
       *[nobody] { $seat } забирає
    } { $count ->
        [one] { $count } їжака
        [few] { $count } їжаків
       *[many] { $count } їжаків
    }: { $cells }.
urc-blocked =
    { $you ->
        [seat] Ви не можете ані пересунути, ані додати їжака: ходить лише фішка.
       *[nobody] { $seat } не може ані пересунути, ані додати їжака: ходить лише фішка.
    }
urc-over =
    { $reason ->
        [yellow] У банку не лишилося жовтих їжаків.
        [red] У банку не лишилося червоних їжаків.
       *[blocked] Треба додати їжака, але місця більше немає.
    } { $you ->
        [winners]
            { $winners_count ->
                [1] Ви перемогли!
               *[other] Перемогу ділите ви та { $winners_others }!
            }
       *[nobody]
            { $winners_count ->
                [1] { $winners } перемагає!
               *[other] { $winners } ділять перемогу!
            }
    } Зібрано їжаків: { $taken }.

## What can be done

action-skip = Пропустити крок 1
action-move = Пересунути з { $from } на { $to }
action-add =
    Додати { $colour ->
        [yellow] жовтого
       *[red] червоного
    } їжака на { $cell }
action-pawn = Фішку на { $cell }

## What to do now

phase-first-you = Пересуньте їжака або пропустіть крок.
phase-first-other = { $name } може пересунути їжака.
phase-second-you = Додайте їжака з банку або пересуньте будь-якого.
phase-second-other = { $name } додає або пересуває їжака.
phase-pawn-you = Поставте фішку на їжака.
phase-pawn-other = { $name } ставить фішку.
end-rules =
    { $reason ->
        [yellow] У банку не лишилося жовтих їжаків.
        [red] У банку не лишилося червоних їжаків.
       *[blocked] Треба додати їжака, але місця більше немає.
    }
phase-over = Гру завершено.

## Points

score-taken = Зібрано їжаків

## Learn by playing

learn-intro = Ваша мета: квадрат 2 × 2 з їжаків, кожна діагональ — одного кольору, і ваша фішка в ньому.
learn-first = Поодинокий їжак пересувається на сусідню клітинку, верхній у парі — будь-куди по горизонталі чи вертикалі. Під фішкою їжак нерухомий. Можна й пропустити.
learn-second = Натисніть на колір у банку, потім на порожню клітинку чи на їжака іншого кольору. Або пересуньте їжака на полі. Колір пари — це колір верхнього їжака.
learn-add = Натисніть на колір у банку, потім на порожню клітинку чи на їжака іншого кольору. Колір пари — це колір верхнього їжака.
learn-must-add = Три раунди ніхто не додавав і не забирав їжаків, тож тепер треба додати їжака. Натисніть на колір у банку, потім на клітинку.
learn-pawn = Фішку можна поставити на будь-якого їжака без фішки, близько він чи далеко. Їжак під нею не рухається.
learn-square = Квадрат готовий! Поставте фішку на клітинку з плюсом і заберіть їжаків.
learn-outro = Гра закінчується, коли в банку не лишається їжаків одного з кольорів. Перемагає той, хто зібрав більше. Ще одну партію?

## Why a hint is good

hint-urc-takes =
    Фішка відразу забирає { $tokens ->
        [one] { $tokens } їжака
        [few] { $tokens } їжаків
       *[many] { $tokens } їжаків
    }.
hint-urc-completes =
    Квадрат складено: уже цього ходу можна забрати { $tokens ->
        [one] { $tokens } їжака
        [few] { $tokens } їжаків
       *[many] { $tokens } їжаків
    }.
hint-urc-ready =
    Квадрат уже готовий: цього ходу можна забрати { $tokens ->
        [one] { $tokens } їжака
        [few] { $tokens } їжаків
       *[many] { $tokens } їжаків
    }.
hint-urc-prepares =
    На кроці 2 можна скласти квадрат і цього ж ходу забрати { $tokens ->
        [one] { $tokens } їжака
        [few] { $tokens } їжаків
       *[many] { $tokens } їжаків
    }.
hint-urc-last = Цей хід — останній у грі.
hint-urc-denies =
    За один крок { $victim } може забрати { $tokens ->
        [one] { $tokens } їжака
        [few] { $tokens } їжаків
       *[many] { $tokens } їжаків
    }, а після цього — { $left ->
        [0] жодного
       *[other] лише { $left }
    }.
hint-urc-offers =
    Обережно: після цього { $victim } може за один крок забрати { $tokens ->
        [one] { $tokens } їжака
        [few] { $tokens } їжаків
       *[many] { $tokens } їжаків
    }.
hint-urc-safe = Після цього { $victim } не забере квадрат за один крок.

## On the table page

table-board = Поле
table-bank = Банк
table-bank-left =
    { $colour ->
        [yellow] Жовтих їжаків
       *[red] Червоних їжаків
    } у банку: { $count }
table-steps = Три кроки ходу
table-step-first = Хід їжаком
table-step-second = Новий їжак або хід
table-step-pawn = Фішка
table-add-colour =
    { $colour ->
        [yellow] Додати жовтого їжака
       *[red] Додати червоного їжака
    } (лишилося { $count })
table-cell = { $cell }: { $stack }
table-pawn-of = фішка гравця { $name }
table-pawn-own = ваша фішка
table-pawn-beside = поза полем
table-must-add = На кроці 2 треба додати їжака
table-quiet =
    { $count ->
        [one] Ще { $count } тихий хід — і доведеться додати їжака
        [few] Ще { $count } тихі ходи — і доведеться додати їжака
       *[many] Ще { $count } тихих ходів — і доведеться додати їжака
    }

## Pieces explained

about-pawn-name = Фішка
about-pawn-each = по одній на гравця
about-square = Квадрат
about-single = Пересувається на сусідню порожню клітинку. Зверху можна покласти їжака іншого кольору: вийде пара.
about-pair = Два їжаки на одній клітинці; колір пари — це колір верхнього. Верхній стрибає на будь-яку порожню клітинку по горизонталі чи вертикалі.
about-pawn = Стає на будь-якого їжака без чужої фішки. Їжака під фішкою не можна ані пересунути, ані накрити, а для інших гравців вона перекриває свою діагональ квадрата.
about-takes = Усі їжаки квадрата ваші, з пари — обидва. Лишаються тільки ті, що під чужими фішками.
about-worth = Їжаків тому, хто забере
about-in-bank = У банку
about-in-board = На полі
about-in-taken = Забрали
about-gain = Ваша фішка могла б забрати
about-gain-add = Додавши ще одного, ви могли б забрати

## A tide pool: prompts, goal, reasons

prompt-must-add = Цього разу треба додати їжака з банку.
prompt-add-only = Додайте їжака з банку.
prompt-step = Крок { $number } з 3
prompt-take =
    Фішку у квадрат — і заберіть { $count ->
        [one] { $count } їжака!
        [few] { $count } їжаків!
       *[many] { $count } їжаків!
    }
half-move = Куди його пересунути?
half-add-yellow = Куди додати жовтого?
half-add-red = Куди додати червоного?
learn-empty = Натисніть на колір у банку, потім на порожню клітинку.
learn-close = { $from }–{ $to } — майже квадрат: малюнок показує, чого бракує. Зможете завершити?
cue-skips = пропускає крок 1
table-players = Гравці
table-takes =
    забирає { $count ->
        [one] { $count } їжака
        [few] { $count } їжаків
       *[many] { $count } їжаків
    }
table-bank-end = Кінець, коли вичерпано один колір
table-goal = Беріть квадрати
table-nearest = Ближче: { $from }–{ $to }
table-need-1 = Чотири їжаки поруч, кожна діагональ — одного кольору. Колір пари — це колір верхнього.
table-need-2 = Ваша фішка на одному з чотирьох.
table-need-3 = На діагоналі вашої фішки немає інших фішок.
table-need-four = чотири їжаки
table-need-diagonals = діагоналі в колір
table-need-pawn = ваша фішка в ньому
table-goal-line = Кожна діагональ одного кольору, ваша фішка у квадраті, на її діагоналі немає чужих — і їжаки ваші. Перемагає той, хто зібрав більше.
table-why-empty = Спершу натисніть на їжака, потім на клітинку, куди він піде.
table-why-empty-second = Спершу натисніть на їжака в банку чи на полі, потім на цю клітинку.
table-why-add-first = Спершу натисніть на їжака в банку, потім на цю клітинку.
table-why-must-add = Три раунди ніхто не додавав і не забирав їжаків, тому на кроці 2 треба додати їжака.
table-why-under-pawn = Їжак під фішкою не рухається, а тут стоїть { $name }.
table-why-under-own-pawn = Їжак під фішкою не рухається, навіть якщо фішка ваша.
table-why-stuck = Цьому їжакові нікуди рухатися: поруч немає порожніх клітинок.
table-why-stuck-pair = Верхньому нікуди рухатися: по горизонталі й вертикалі все зайнято.
table-why-own-pawn = Ваша фішка мусить перейти на іншого їжака.
table-why-rival-pawn = Тут уже стоїть { $name }.
table-why-pawn-empty = Клітинка порожня, а фішку ставлять на їжака.
table-why-far = Поодинокий їжак ходить на одну клітинку: вгору, вниз, ліворуч чи праворуч.
table-why-line = Верхній їжак пари ходить лише по горизонталі чи вертикалі.
table-why-occupied = Їжак ходить лише на порожню клітинку.
table-why-same-yellow = Жовтого на жовтого не можна: у парі два кольори.
table-why-same-red = Червоного на червоного не можна: у парі два кольори.
table-why-full = Це вже пара: третього їжака зверху не кладуть.
table-why-held = Тут стоїть фішка: додати їжака не можна.
table-why-bank-first = Їжаків додають на кроці 2. Пересуньте їжака або пропустіть крок 1.
table-why-bank-pawn = Їжаків додають на кроці 2. Зараз ходить фішка.
table-why-bank-yellow = Для жовтого їжака не лишилося місця.
table-why-bank-red = Для червоного їжака не лишилося місця.
