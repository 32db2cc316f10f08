## The game

game-title = Колоретто
game-line = Хамелеони всіх кольорів, але лише три кольори принесуть вам очки. Усі інші їх відберуть.

## Options

option-scoring = Підрахунок очок
option-scoring-help = Скільки варті від 1 до 6 карт одного кольору. Коричневий бік: що більше, то краще. Синій: найдорожчі три карти, а від чотирьох до шести — дедалі дешевше.
option-scoring-brown = Коричневий бік: 1, 3, 6, 10, 15, 21
option-scoring-blue = Синій бік: 1, 4, 8, 7, 6, 5

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

col-start =
    { $you ->
        [seat] Ви починаєте гру.
       *[nobody] { $seat } починає гру.
    }
col-dealt =
    { $you ->
        [seat] Перед грою ви отримуєте { $card_acc }.
       *[nobody] Перед грою { $seat } отримує { $card_acc }.
    }
col-drew =
    { $you ->
        [seat] Ви витягуєте { $card_acc }.
       *[nobody] { $seat } витягує { $card_acc }.
    }
col-placed =
    { $you ->
        [seat] Ви кладете { $card_acc } до ряду { $row }.
       *[nobody] { $seat } кладе { $card_acc } до ряду { $row }.
    }
col-turn =
    { $you ->
        [seat] Ви витягуєте { $card_acc } й кладете до ряду { $row }.
       *[nobody] { $seat } витягує { $card_acc } й кладе до ряду { $row }.
    }
col-took =
    { $you ->
        [seat] Ви забираєте ряд { $row }: { $cards }.
       *[nobody] { $seat } забирає ряд { $row }: { $cards }.
    }
col-last-round =
    { $you ->
        [seat] Ви витягуєте карту «останній раунд»: із цим раундом закінчиться й гра.
       *[nobody] { $seat } витягує карту «останній раунд»: із цим раундом закінчиться й гра.
    }
col-discarded = Ряд, якого ніхто не забрав, виходить із гри: { $cards }.
col-round =
    { $you ->
        [seat] Раунд завершено. Останній ряд у вас, тож наступний раунд починаєте ви.
       *[nobody] Раунд завершено. Останній ряд забирає { $seat } — і починає наступний раунд.
    }
col-over =
    { $you ->
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
    } Підсумковий рахунок: { $scores }.

## What can be done

action-draw = Витягнути карту
action-place = Покласти до ряду { $row }
action-take = Забрати ряд { $row }

## What to do now

phase-choose-you = Ваш хід: витягніть карту — або заберіть ряд і чекайте кінця раунду.
phase-choose-other = { $name } витягує карту або забирає ряд.
phase-place-you = Покладіть карту до ряду, де є місце.
phase-place-other = { $name } вибирає ряд для карти.
end-rules = Останній раунд зіграно.
phase-over = Гру завершено.

## Points

score-total = Разом
score-jokers = Джокери правлять за:
score-plus-two = Карти «+2»

## Learn by playing

learn-intro = Збирайте хамелеонів. Наприкінці три найкращі кольори принесуть вам очки, а всі інші — відберуть. Тож збирайте якомога більше карт і якомога менше кольорів.
learn-choose = Витягніть карту й поповніть один із рядів — або заберіть ряд, який вам підходить. Забравши ряд, ви чекаєте, поки це зроблять усі.
learn-choose-draw = Забирати поки що нема чого: у рядах немає карт. Витягніть карту — і вирішіть, до якого ряду її покласти.
learn-choose-take = Нову карту нікуди класти, тож доведеться забрати ряд: той, що найбільше допоможе або найменше зашкодить.
learn-choose-alone = Усі інші вже забрали по ряду. Поки є місце, можна тягнути карти далі, а ряд забрати, коли захочете.
learn-place = Карту витягнуто, і вам вирішувати, кому вона сподобається. Поліпште ряд для себе або зіпсуйте той, на який націлився суперник.
learn-place-one = Місце лишилося тільки в одному ряду: карта ляже туди.
learn-last-round = Це останній раунд: ті, хто ще не має ряду, візьмуть по одному, і почнеться підрахунок очок.
learn-outro = Оце й уся гра. Погляньте на очки: три кольори за вас, решта проти. Ще одну партію?

## Why a hint is good

hint-col-take =
    Ряд { $row } дає вам { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.{ $denies ->
        [0] {""}
       *[other] {" "}Суперникові він дав би до { $denies }.
    }
hint-col-take-even =
    Ряд { $row } нічого вам не дає, але й нічого не відбирає.{ $denies ->
        [0] {""}
       *[other] {" "}Суперникові він дав би до { $denies }.
    }
hint-col-take-costs =
    Ряд { $row } відбирає у вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.{ $denies ->
        [0] {""}
       *[other] {" "}Суперникові він дав би до { $denies }.
    }
hint-col-draw = Із карт у колоді { $odds } % принесли б вам очки.
hint-col-draw-last = Вийде карта «останній раунд», і цей раунд стане останнім.
hint-col-draw-forced = У рядах немає карт: можна лише тягнути.
hint-col-place-only = Місце є тільки в ряду { $row }.
hint-col-place-help =
    Із цією картою ряд { $row } принесе вам на { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } більше.
hint-col-place-spoil =
    Із цією картою { $victim } отримає за ряд { $row } на { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } менше.
hint-col-place-even = У ряду { $row } ця карта для вас нічого не змінює.
hint-col-place-least =
    Ця карта псує вам будь-який ряд, але ряд { $row } найменше: на { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
hint-col-place-costs =
    Із цією картою ряд { $row } принесе вам на { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } менше.

## On the table page

table-deck =
    { $count ->
        [one] У колоді { $count } карта
        [few] У колоді { $count } карти
       *[many] У колоді { $count } карт
    }
table-gain-me = Для вас:
table-gain-with = З цією картою:
table-is-last-round = Останній раунд!
table-left = ще { $count }
table-until-last =
    { $count ->
        [one] До останнього раунду { $count } карта
        [few] До останнього раунду { $count } карти
       *[many] До останнього раунду { $count } карт
    }
table-joker-as = джокер, править за { $colour }
table-out-of-round = поза раундом
table-out-of-round-you = Ви забрали ряд. Чекаємо на інших.
table-row-empty = порожньо
table-row-label = Ряд { $number }: { $cards }. Зайнято місць: { $count } із { $capacity }.
table-unseen = Лишилися в колоді
table-values-brown = Три найкращі кольори йдуть у плюс, усі інші — в мінус. 1, 2, 3, 4, 5, 6 карт і більше: 1, 3, 6, 10, 15, 21 очко.
table-values-blue = Три найкращі кольори йдуть у плюс, усі інші — в мінус. 1, 2, 3, 4, 5, 6 карт і більше: 1, 4, 8, 7, 6, 5 очок.
table-why-empty = Порожній ряд забрати не можна.
table-why-full = Цей ряд заповнено.
table-why-taken = Цей ряд уже забрали.
table-why-no-draw = Усі ряди заповнено: доведеться забрати один.
table-why-place-first = Спершу покладіть витягнуту карту до ряду.

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
about-name-row = Карта початку ряду
about-name-row-two = Карти початку ряду для двох
about-chameleons = Хамелеони
about-each = по { $count } кожного кольору
about-row-each = по одній на гравця
about-scale = Очки за 1, 2, 3 … карти
about-scale-brown = Коричневий бік: очки за 1–6 карт
about-scale-blue = Синій бік: очки за 1–6 карт
about-colours = Три найкращі кольори йдуть у плюс, усі інші — в мінус.
about-counts-for = Іде в плюс
about-counts-against = Іде в мінус
about-joins = Править за
about-joker = Під час підрахунку приєднується до найвигіднішого для вас кольору — навіть до того, якого у вас немає.
about-plus-2 = Завжди 2 очки.
about-last = Під нею 15 карт. Якщо вона вам трапилася, відкладіть її й витягніть іншу. Раунд догравають, і гра закінчується.
about-row = У ряду вміщуються три карти. Забравши ряд, ви тримаєте його карту в себе до кінця раунду.
about-row-two = У рядах вміщуються одна, дві й три карти. Карти ряду, якого ніхто не забрав, виходять із гри.

## What to do now, made from what is possible

prompt-draw-or-take = Витягніть карту або заберіть ряд.
prompt-draw = Витягніть карту: забирати нема чого.
prompt-take = Усі ряди повні: заберіть один із них.
prompt-take-one = Лишився тільки ряд { $row }: заберіть його.
prompt-alone = Лишилися тільки ви: тягніть карту або заберіть ряд.
prompt-place = Покладіть { $card } до одного з рядів.
prompt-place-one = Покладіть { $card } до ряду { $row }.
cue-round = Новий раунд
