## The game

game-title = Колоретто
game-line = Хамелеони всіх кольорів, але лише три кольори принесуть вам очки. Решта їх відбере.

## Options

option-scoring = Таблиця очок
option-scoring-help = Скільки дають від 1 до 6 карт одного кольору. Коричнева: що більше, то краще. Синя: найкраще три, зайві забирають очки.
option-scoring-brown = Коричнева: 1, 3, 6, 10, 15, 21
option-scoring-blue = Синя: 1, 4, 8, 7, 6, 5

## Cards: .acc is the card as the object of a sentence

card-red = червоний
    .acc = червоного хамелеона
card-orange = помаранчевий
    .acc = помаранчевого хамелеона
card-yellow = жовтий
    .acc = жовтого хамелеона
card-green = зелений
    .acc = зеленого хамелеона
card-blue = синій
    .acc = синього хамелеона
card-purple = фіолетовий
    .acc = фіолетового хамелеона
card-brown = коричневий
    .acc = коричневого хамелеона
card-joker = джокер
    .acc = джокера
card-plus-2 = +2
    .acc = карту «+2»

## What happened

col-start = { $seat } починає гру.
col-dealt = { $seat } отримує для початку { $card_acc }.
col-drew = { $seat } витягує { $card_acc }.
col-placed = { $seat } кладе { $card_acc } в ряд { $row }.
col-took = { $seat } забирає ряд { $row }: { $cards }.
col-last-round = { $seat } витягує карту «останній раунд»: гра завершиться разом із цим раундом.
col-discarded = Останній ряд ніхто не взяв. Виходять із гри: { $cards }.
col-round = Раунд завершено. Наступний починає { $seat }.
col-over =
    { $winners_count ->
        [1] { $winners } перемагає!
       *[other] { $winners } ділять перемогу!
    } Рахунок: { $scores }.

## What can be done

action-draw = Витягнути карту
action-place = Покласти в ряд { $row }
action-take = Забрати ряд { $row }

## What to do now

phase-choose-you = Ваш хід: витягніть карту або заберіть ряд і вийдіть із раунду.
phase-choose-other = { $name } витягує карту або забирає ряд.
phase-place-you = Покладіть карту в ряд, де є місце.
phase-place-other = { $name } вибирає ряд для карти.
phase-over = Гру завершено.

## Points

score-total = Разом
score-jokers = Джокери
score-plus-two = Карти «+2»

## Learn by playing

learn-intro = Збирайте хамелеонів. Наприкінці три найкращі кольори принесуть вам очки, а всі інші — відберуть. Тож карт нехай буде багато, а кольорів мало.
learn-choose = Витягніть карту, щоб ряди росли, або заберіть той, що вам до вподоби. Хто забрав ряд, чекає, поки це зроблять усі.
learn-place = Карту відкрито, і вам вирішувати, кому вона сподобається. Поліпшіть ряд для себе або зіпсуйте той, на який чекає суперник.
learn-last-round = Останній раунд: кожен бере ще один ряд, і рахуємо очки. Беріть те, що найбільше допоможе або найменше зашкодить.
learn-outro = Оце й уся гра. Погляньте на очки: три кольори за вас, решта проти. Ще одну партію?

## Why a hint is good

hint-col-take =
    Цей ряд дає вам { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.{ $denies ->
        [0] {""}
       *[other] {" "}Суперникові він дав би до { $denies }.
    }
hint-col-draw = Найкращий ряд зараз дає вам { $points }, а вам допоможе { $odds } % колоди.
hint-col-draw-forced = Забирати поки нічого.
hint-col-place-help =
    Карта допоможе вам у ряду { $row }: він принесе { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
hint-col-place-spoil =
    Карта псує ряд { $row }: { $victim } втрачає на ньому { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
hint-col-place = У ряду { $row } карта шкодить найменше.

## On the table page

table-deck =
    { $count ->
        [one] У колоді { $count } карта
        [few] У колоді { $count } карти
       *[many] У колоді { $count } карт
    }
table-gain-me = Для вас:
table-is-last-round = Останній раунд!
table-until-last =
    { $count ->
        [one] До останнього раунду { $count } карта
        [few] До останнього раунду { $count } карти
       *[many] До останнього раунду { $count } карт
    }
table-joker-as = джокер, рахується як { $colour }
table-out-of-round = ряд узято
table-out-of-round-you = Ви забрали ряд: чекайте наступного раунду.
table-row-empty = порожньо
table-row-label = Ряд { $number }: { $cards }. Зайнято місць: { $count } із { $capacity }.
table-unseen = Ще не вийшли
table-values-brown = Три найкращі кольори йдуть у плюс, усі інші — в мінус. 1, 2, 3, 4, 5, 6 карт: 1, 3, 6, 10, 15, 21 очко.
table-values-blue = Три найкращі кольори йдуть у плюс, усі інші — в мінус. 1, 2, 3, 4, 5, 6 карт: 1, 4, 8, 7, 6, 5 очок.
table-why-empty = Порожній ряд забрати не можна.
table-why-full = Цей ряд заповнено.
table-why-taken = Цей ряд уже забрали.
table-why-no-draw = Усі ряди заповнено: доведеться забрати один.
table-why-place-first = Спершу покладіть витягнуту карту в ряд.

## Cards explained

about-name-red = Червоний хамелеон
about-name-orange = Помаранчевий хамелеон
about-name-yellow = Жовтий хамелеон
about-name-green = Зелений хамелеон
about-name-blue = Синій хамелеон
about-name-purple = Фіолетовий хамелеон
about-name-brown = Коричневий хамелеон
about-name-joker = Джокер
about-name-plus-2 = Карта «+2»
about-name-last = Карта «останній раунд»
about-name-row = Карта ряду
about-name-row-two = Карти рядів для двох
about-chameleons = Хамелеони
about-each = по { $count } кожного кольору
about-row-each = по одній на гравця
about-scale = Очки за 1, 2, 3 … карти
about-scale-brown = Коричнева таблиця: очки за 1–6 карт
about-scale-blue = Синя таблиця: очки за 1–6 карт
about-colours = Три найкращі кольори йдуть у плюс, усі інші — в мінус.
about-counts-for = Іде в плюс
about-counts-against = Іде в мінус
about-joins = Зараз вважається як
about-joker = Під час підрахунку приєднується до кольору, який вам найвигідніший.
about-plus-2 = Завжди 2 очки.
about-last = Під нею 15 карт. Її відкладають, раунд дограють до кінця, і гра завершується.
about-row = Вміщує три карти. Хто забрав ряд, тримає цю карту до кінця раунду.
about-row-two = Вміщують одну, дві й три карти. Карти ряду, якого ніхто не взяв, виходять із гри.

## What to do now, made from what is possible

prompt-draw-or-take = Витягніть карту або заберіть ряд.
prompt-draw = Витягніть карту: забирати нічого.
prompt-take = Місця немає: заберіть один із рядів.
prompt-take-one = Лишився тільки ряд { $row }: заберіть його.
prompt-alone = Лишилися ви: тягніть або заберіть ряд.
prompt-place = Покладіть { $card } в ряд.
prompt-place-one = Покладіть { $card } в ряд { $row }.
cue-round = Новий раунд
