## The game

game-title = Колоретто
game-line = Хамелеоны всех цветов, но только три цвета принесут вам очки. Все остальные их отнимут.

## Options

option-scoring = Подсчёт очков
option-scoring-help = Сколько стоят от 1 до 6 карт одного цвета. Коричневая сторона: чем больше, тем лучше. Синяя: дороже всего три карты, а от четырёх до шести — всё дешевле.
option-scoring-brown = Коричневая сторона: 1, 3, 6, 10, 15, 21
option-scoring-blue = Синяя сторона: 1, 4, 8, 7, 6, 5

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

col-start =
    { $you ->
        [seat] Вы начинаете игру.
       *[nobody] { $seat } начинает игру.
    }
col-dealt =
    { $you ->
        [seat] Перед игрой вы получаете { $card_acc }.
       *[nobody] Перед игрой { $seat } получает { $card_acc }.
    }
col-drew =
    { $you ->
        [seat] Вы вытягиваете { $card_acc }.
       *[nobody] { $seat } вытягивает { $card_acc }.
    }
col-placed =
    { $you ->
        [seat] Вы кладёте { $card_acc } в ряд { $row }.
       *[nobody] { $seat } кладёт { $card_acc } в ряд { $row }.
    }
col-turn =
    { $you ->
        [seat] Вы вытягиваете { $card_acc } и кладёте в ряд { $row }.
       *[nobody] { $seat } вытягивает { $card_acc } и кладёт в ряд { $row }.
    }
col-took =
    { $you ->
        [seat] Вы забираете ряд { $row }: { $cards }.
       *[nobody] { $seat } забирает ряд { $row }: { $cards }.
    }
col-last-round =
    { $you ->
        [seat] Вы вытягиваете карту «последний раунд»: с этим раундом закончится и игра.
       *[nobody] { $seat } вытягивает карту «последний раунд»: с этим раундом закончится и игра.
    }
col-discarded = Ряд, который никто не забрал, выходит из игры: { $cards }.
col-round =
    { $you ->
        [seat] Раунд окончен. Последний ряд у вас, и следующий раунд начинаете вы.
       *[nobody] Раунд окончен. Последний ряд забирает { $seat } и начинает следующий раунд.
    }
col-over =
    { $you ->
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
    } Итоговый счёт: { $scores }.

## What can be done

action-draw = Вытянуть карту
action-place = Положить в ряд { $row }
action-take = Забрать ряд { $row }

## What to do now

phase-choose-you = Ваш ход: вытяните карту — или заберите ряд и ждите конца раунда.
phase-choose-other = { $name } вытягивает карту или забирает ряд.
phase-place-you = Положите карту в ряд, где есть место.
phase-place-other = { $name } выбирает ряд для карты.
end-rules = Последний раунд сыгран.
phase-over = Игра окончена.

## Points

score-total = Всего
score-jokers = Джокеры считаются за:
score-plus-two = Карты «+2»

## Learn by playing

learn-intro = Собирайте хамелеонов. В конце три лучших цвета принесут вам очки, а все остальные — отнимут. Поэтому собирайте побольше карт и поменьше цветов.
learn-choose = Вытяните карту и пополните один из рядов — или заберите ряд, который вам подходит. Забрав ряд, вы ждёте, пока это сделают все.
learn-choose-draw = Забирать пока нечего: в рядах нет карт. Вытяните карту — и решите, в какой ряд её положить.
learn-choose-take = Новую карту класть некуда, поэтому придётся забрать ряд: тот, что больше поможет или меньше навредит.
learn-choose-alone = Все остальные уже забрали по ряду. Пока есть место, можно тянуть карты дальше, а ряд забрать, когда захотите.
learn-place = Карта вытянута, и вам решать, кому она придётся по вкусу. Улучшите ряд для себя или испортите тот, на который метит соперник.
learn-place-one = Место осталось только в одном ряду: карта ляжет туда.
learn-last-round = Это последний раунд: те, у кого ещё нет ряда, возьмут по одному, и начнётся подсчёт очков.
learn-outro = Вот и вся игра. Посмотрите на очки: три цвета за вас, остальные против. Ещё партию?

## Why a hint is good

hint-col-take =
    Ряд { $row } приносит вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.{ $denies ->
        [0] {""}
       *[other] {" "}Сопернику он принёс бы до { $denies }.
    }
hint-col-take-even =
    Ряд { $row } ничего вам не даёт, но и ничего не отнимает.{ $denies ->
        [0] {""}
       *[other] {" "}Сопернику он принёс бы до { $denies }.
    }
hint-col-take-costs =
    Ряд { $row } отнимает у вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.{ $denies ->
        [0] {""}
       *[other] {" "}Сопернику он принёс бы до { $denies }.
    }
hint-col-draw = Из карт в колоде { $odds } % принесли бы вам очки.
hint-col-draw-last = Выйдет карта «последний раунд», и этот раунд станет последним.
hint-col-draw-forced = В рядах нет карт: можно только тянуть.
hint-col-place-only = Место есть только в ряду { $row }.
hint-col-place-help =
    С этой картой ряд { $row } принесёт вам на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше.
hint-col-place-spoil =
    С этой картой { $victim } получит за ряд { $row } на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } меньше.
hint-col-place-even = В ряду { $row } эта карта для вас ничего не меняет.
hint-col-place-least =
    Эта карта портит вам любой ряд, но ряд { $row } меньше всего: на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
hint-col-place-costs =
    С этой картой ряд { $row } принесёт вам на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } меньше.

## On the table page

table-deck =
    { $count ->
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[many] В колоде { $count } карт
    }
table-gain-me = Для вас:
table-gain-with = С этой картой:
table-is-last-round = Последний раунд!
table-left = ещё { $count }
table-until-last =
    { $count ->
        [one] До последнего раунда { $count } карта
        [few] До последнего раунда { $count } карты
       *[many] До последнего раунда { $count } карт
    }
table-joker-as = джокер, считается за { $colour }
table-out-of-round = вне раунда
table-out-of-round-you = Вы забрали ряд. Ждём остальных.
table-row-empty = пусто
table-row-label = Ряд { $number }: { $cards }. Занято мест: { $count } из { $capacity }.
table-unseen = Остались в колоде
table-values-brown = Три лучших цвета идут в плюс, все остальные — в минус. 1, 2, 3, 4, 5, 6 карт и больше: 1, 3, 6, 10, 15, 21 очко.
table-values-blue = Три лучших цвета идут в плюс, все остальные — в минус. 1, 2, 3, 4, 5, 6 карт и больше: 1, 4, 8, 7, 6, 5 очков.
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
about-name-row = Карта начала ряда
about-name-row-two = Карты начала ряда для двоих
about-chameleons = Хамелеоны
about-each = по { $count } каждого цвета
about-row-each = по одной на игрока
about-scale = Очки за 1, 2, 3 … карты
about-scale-brown = Коричневая сторона: очки за 1–6 карт
about-scale-blue = Синяя сторона: очки за 1–6 карт
about-colours = Три лучших цвета идут в плюс, все остальные — в минус.
about-counts-for = Идёт в плюс
about-counts-against = Идёт в минус
about-joins = Считается за
about-joker = При подсчёте присоединяется к самому выгодному для вас цвету — даже к тому, которого у вас нет.
about-plus-2 = Всегда 2 очка.
about-last = Под ней 15 карт. Если она вам попалась, отложите её и вытяните другую. Раунд доигрывают, и игра заканчивается.
about-row = В ряду помещаются три карты. Забрав ряд, вы держите его карту у себя до конца раунда.
about-row-two = В рядах помещаются одна, две и три карты. Карты ряда, который никто не забрал, выходят из игры.

## What to do now, made from what is possible

prompt-draw-or-take = Вытяните карту или заберите ряд.
prompt-draw = Вытяните карту: забирать нечего.
prompt-take = Все ряды полны: заберите один из них.
prompt-take-one = Остался только ряд { $row }: заберите его.
prompt-alone = Остались только вы: тяните карту или заберите ряд.
prompt-place = Положите { $card } в один из рядов.
prompt-place-one = Положите { $card } в ряд { $row }.
cue-round = Новый раунд
