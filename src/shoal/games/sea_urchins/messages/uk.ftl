## The game

game-title = Морські їжаки
game-line = Рухайте колючих їжаків, складайте їх у квадрати, ставте фішку й збирайте улов. Жодної випадковості, лише кмітливість.

## Options

option-size = Поле
option-size-help = Скільки клітинок уздовж сторони поля: від 4 (тісно й швидко) до 7 (просторо й довго). Для початку добре 5.

## What lies on a cell: one urchin, or a pair (the lower one first)

stack- = порожньо
stack-y = жовтий їжак
stack-r = червоний їжак
stack-yr = пара, червоний на жовтому
stack-ry = пара, жовтий на червоному
colour-yellow = жовтий
colour-red = червоний

## What happened

urc-start = { $seat } починає гру.
urc-skip = { $seat } пропускає перший крок.
urc-move =
    { $seat } пересуває { $colour ->
        [yellow] жовтого
       *[red] червоного
    } їжака з { $from } на { $to }.
urc-add =
    { $seat } додає { $colour ->
        [yellow] жовтого
       *[red] червоного
    } їжака на { $cell }.
urc-pawn = { $seat } ставить фішку на { $cell }.
urc-took =
    { $seat } складає квадрат і забирає { $count ->
        [one] { $count } їжака
        [few] { $count } їжаків
       *[many] { $count } їжаків
    } ({ $cells }).
urc-blocked = { $seat } не може ані пересунути, ані додати їжака: ходить лише фішка.
urc-over =
    { $reason ->
        [yellow] У банку не лишилося жовтих їжаків.
        [red] У банку не лишилося червоних їжаків.
       *[blocked] Треба додати їжака, але місця більше немає.
    } { $winners_count ->
        [1] { $winners } перемагає!
       *[other] { $winners } ділять перемогу!
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

phase-first-you = Крок 1: пересуньте їжака, якщо хочете, або пропустіть.
phase-first-other = { $name } може пересунути їжака.
phase-second-you = Крок 2: додайте їжака з банку або пересуньте будь-якого на полі.
phase-second-other = { $name } додає або пересуває їжака.
phase-pawn-you = Крок 3: поставте свою фішку на їжака або пару.
phase-pawn-other = { $name } переставляє фішку.
phase-over = Гру завершено.

## Points

score-taken = Зібрано їжаків

## Learn by playing

learn-intro = Складайте квадрати 2 × 2: на кожній діагоналі їжаки одного кольору, а ваша фішка — на одній із чотирьох клітинок. Тоді весь квадрат ваш.
learn-first = Одинокий їжак сунеться на сусідню порожню клітинку. Верхній у парі стрибає на будь-яку порожню клітинку свого рядка чи стовпця. Під фішкою ніхто не рухається.
learn-second = Тепер додайте їжака з банку на порожню клітинку чи на їжака іншого кольору — або пересуньте когось на полі. У пари рахується лише верхній колір.
learn-pawn = Фішка стає на будь-якого їжака, не зайнятого суперником. Увійдіть у готовий квадрат, щоб забрати його, або завадьте чужому.
learn-outro = Гра закінчується, коли в банку не лишається їжаків одного з кольорів. Хто зібрав більше, той переміг. Ще одну партію?

## Why a hint is good

hint-urc-takes =
    Фішка відразу забирає { $tokens ->
        [one] { $tokens } їжака
        [few] { $tokens } їжаків
       *[many] { $tokens } їжаків
    }.
hint-urc-completes =
    Це завершує квадрат: уже цього ходу можна забрати { $tokens ->
        [one] { $tokens } їжака
        [few] { $tokens } їжаків
       *[many] { $tokens } їжаків
    }.
hint-urc-prepares =
    Ще крок — і квадрат може стати вашим. Він принесе { $tokens ->
        [one] { $tokens } їжака
        [few] { $tokens } їжаків
       *[many] { $tokens } їжаків
    }.
hint-urc-denies =
    Тоді { $victim } не забере { $tokens ->
        [one] { $tokens } їжака
        [few] { $tokens } їжаків
       *[many] { $tokens } їжаків
    }.
hint-urc-offers =
    { $victim } зможе забрати { $tokens ->
        [one] { $tokens } їжака
        [few] { $tokens } їжаків
       *[many] { $tokens } їжаків
    }, але все інше було б гірше.
hint-urc-safe = Наступному гравцеві це нічого не дає.

## On the table page

table-board = Поле
table-bank = Банк
table-steps = Три кроки ходу
table-step-first = Хід їжаком або пропуск
table-step-second = Новий їжак або хід
table-step-pawn = Хід фішкою
table-add-colour =
    { $colour ->
        [yellow] Додати жовтого їжака
       *[red] Додати червоного їжака
    }
table-pawn-of = фішка гравця { $name }
table-pawn-at = на { $cell }
table-pawn-beside = поза полем
table-must-add = Три кола ніхто не додавав і не забирав їжаків: на кроці 2 треба додати їжака.
table-quiet =
    { $count ->
        [one] Через { $count } хід доведеться додати їжака, якщо доти їх не додадуть і не заберуть.
        [few] Через { $count } ходи доведеться додати їжака, якщо доти їх не додадуть і не заберуть.
       *[many] Через { $count } ходів доведеться додати їжака, якщо доти їх не додадуть і не заберуть.
    }
table-needs = Що потрібно для квадрата?
table-need-1 = Чотири сусіди, кожна діагональ одного кольору. У пари рахується верхній.
table-need-2 = Ваша фішка на одному з чотирьох.
table-need-3 = Жодних інших фішок на діагоналі вашої.
table-why-bank = Для цього кольору немає місця.
table-why-bank-step = Їжаків додають на кроці 2.
table-why-empty = Спершу виберіть їжака, потім — куди він піде.
table-why-stuck = Цей їжак не може рухатися.
table-why-under-pawn = Під фішкою ніхто не рухається.
table-why-pawn = Фішці туди не можна.
