## The game

game-title = Колоретто
game-line = Хамелеоны всех цветов, но только три цвета принесут вам очки. Остальные их отнимут.

## Options

option-scoring = Таблица очков
option-scoring-help = Сколько приносят от 1 до 6 карт одного цвета. Коричневая: чем больше, тем лучше. Синяя: лучше всего три, лишние отнимают очки.
option-scoring-brown = Коричневая: 1, 3, 6, 10, 15, 21
option-scoring-blue = Синяя: 1, 4, 8, 7, 6, 5

## Cards: .acc is the card as the object of a sentence

card-red = красный
    .acc = красного хамелеона
card-orange = оранжевый
    .acc = оранжевого хамелеона
card-yellow = жёлтый
    .acc = жёлтого хамелеона
card-green = зелёный
    .acc = зелёного хамелеона
card-blue = синий
    .acc = синего хамелеона
card-purple = фиолетовый
    .acc = фиолетового хамелеона
card-brown = коричневый
    .acc = коричневого хамелеона
card-joker = джокер
    .acc = джокера
card-plus-2 = +2
    .acc = карту «+2»

## What happened

col-start = { $seat } начинает игру.
col-dealt = { $seat } получает для начала { $card_acc }.
col-drew = { $seat } вытягивает { $card_acc }.
col-placed = { $seat } кладёт { $card_acc } в ряд { $row }.
col-took = { $seat } забирает ряд { $row }: { $cards }.
col-last-round = { $seat } вытягивает карту «последний раунд»: игра закончится вместе с этим раундом.
col-discarded = Последний ряд никто не взял. Выходят из игры: { $cards }.
col-round = Раунд окончен. Следующий начинает { $seat }.
col-over =
    { $winners_count ->
        [1] { $winners } побеждает!
       *[other] { $winners } делят победу!
    } Счёт: { $scores }.

## What can be done

action-draw = Вытянуть карту
action-place = Положить в ряд { $row }
action-take = Забрать ряд { $row }

## What to do now

phase-choose-you = Ваш ход: вытяните карту или заберите ряд и выйдите из раунда.
phase-choose-other = { $name } вытягивает карту или забирает ряд.
phase-place-you = Положите карту в ряд, где есть место.
phase-place-other = { $name } выбирает ряд для карты.
phase-over = Игра окончена.

## Points

score-total = Всего
score-jokers = Джокеры
score-plus-two = Карты «+2»

## Learn by playing

learn-intro = Собирайте хамелеонов. В конце три лучших цвета принесут вам очки, а все остальные — отнимут. Поэтому пусть карт будет много, а цветов мало.
learn-choose = Вытяните карту, чтобы ряды росли, или заберите тот, что вам по душе. Кто забрал ряд, ждёт, пока это сделают все.
learn-place = Карта открыта, и вам решать, кому она понравится. Улучшите ряд для себя или испортите тот, которого ждёт соперник.
learn-last-round = Последний раунд: каждый возьмёт ещё один ряд, и подсчитываем очки. Берите то, что больше поможет или меньше навредит.
learn-outro = Вот и вся игра. Посмотрите на очки: три цвета за вас, остальные против. Ещё партию?

## Why a hint is good

hint-col-take =
    Этот ряд приносит вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.{ $denies ->
        [0] {""}
       *[other] {" "}Сопернику он дал бы до { $denies }.
    }
hint-col-draw = Лучший ряд сейчас даёт вам { $points }, а вам поможет { $odds } % колоды.
hint-col-draw-forced = Забирать пока нечего.
hint-col-place-help =
    Карта поможет вам в ряду { $row }: он принесёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
hint-col-place-spoil =
    Карта портит ряд { $row }: { $victim } теряет на нём { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
hint-col-place = В ряду { $row } карта вредит меньше всего.

## On the table page

table-deck =
    { $count ->
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[many] В колоде { $count } карт
    }
table-gain-me = Для вас:
table-is-last-round = Последний раунд!
table-until-last =
    { $count ->
        [one] До последнего раунда { $count } карта
        [few] До последнего раунда { $count } карты
       *[many] До последнего раунда { $count } карт
    }
table-joker-as = джокер, считается как { $colour }
table-out-of-round = ряд взят
table-out-of-round-you = Вы забрали ряд: ждите следующего раунда.
table-row-empty = пусто
table-row-label = Ряд { $number }: { $cards }. Занято мест: { $count } из { $capacity }.
table-unseen = Ещё не вышли
table-values-brown = Три лучших цвета идут в плюс, все прочие — в минус. 1, 2, 3, 4, 5, 6 карт: 1, 3, 6, 10, 15, 21 очко.
table-values-blue = Три лучших цвета идут в плюс, все прочие — в минус. 1, 2, 3, 4, 5, 6 карт: 1, 4, 8, 7, 6, 5 очков.
table-why-empty = Пустой ряд забрать нельзя.
table-why-full = Этот ряд заполнен.
table-why-taken = Этот ряд уже забрали.
table-why-no-draw = Все ряды заполнены: придётся забрать один.
table-why-place-first = Сначала положите вытянутую карту в ряд.

## Cards explained

about-name-red = Красный хамелеон
about-name-orange = Оранжевый хамелеон
about-name-yellow = Жёлтый хамелеон
about-name-green = Зелёный хамелеон
about-name-blue = Синий хамелеон
about-name-purple = Фиолетовый хамелеон
about-name-brown = Коричневый хамелеон
about-name-joker = Джокер
about-name-plus-2 = Карта «+2»
about-name-last = Карта «последний раунд»
about-name-row = Карта ряда
about-name-row-two = Карты рядов для двоих
about-chameleons = Хамелеоны
about-each = по { $count } каждого цвета
about-row-each = по одной на игрока
about-scale = Очки за 1, 2, 3 … карты
about-scale-brown = Коричневая таблица: очки за 1–6 карт
about-scale-blue = Синяя таблица: очки за 1–6 карт
about-colours = Три лучших цвета идут в плюс, все прочие — в минус.
about-counts-for = Идёт в плюс
about-counts-against = Идёт в минус
about-joins = Сейчас считается как
about-joker = При подсчёте присоединяется к цвету, который вам выгоднее всего.
about-plus-2 = Всегда 2 очка.
about-last = Под ней 15 карт. Её откладывают, раунд доигрывают до конца, и игра заканчивается.
about-row = Вмещает три карты. Забравший ряд держит эту карту до конца раунда.
about-row-two = Вмещают одну, две и три карты. Карты ряда, который никто не взял, выходят из игры.

## What to do now, made from what is possible

prompt-draw-or-take = Вытяните карту или заберите ряд.
prompt-draw = Вытяните карту: забирать нечего.
prompt-take = Места нет: заберите один из рядов.
prompt-take-one = Остался только ряд { $row }: заберите его.
prompt-alone = Остались вы: тяните или заберите ряд.
prompt-place = Положите { $card } в ряд.
prompt-place-one = Положите { $card } в ряд { $row }.
cue-round = Новый раунд
