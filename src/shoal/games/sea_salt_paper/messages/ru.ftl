## The game

game-title = Море, соль, бумага
game-line = Собирайте бумажных обитателей моря, разыгрывайте пары и вовремя заканчивайте раунд. Или рискните дать остальным последний шанс.

## Options

option-tiebreak = При ничьей
option-tiebreak-help = Что решает, если очков поровну: очки последнего раунда или то, кто его закончил.
option-tiebreak-last-round = Очки последнего раунда
option-tiebreak-caller = Кто его закончил
option-target = Очки для победы
option-target-help = Оставьте пустым — будет 40, 35 или 30 очков на 2, 3 или 4 игроков. Для долгого вечера возьмите вдвое больше.

## Cards: .acc is the card as the object of a sentence; .gender: m, ma (animate), f

card-mermaid = русалка
    .acc = русалку
    .gender = f
card-crab = краб
    .acc = краба
    .gender = ma
card-boat = кораблик
card-fish = рыба
    .acc = рыбу
    .gender = f
card-swimmer = пловец
    .acc = пловца
    .gender = ma
card-shark = акула
    .acc = акулу
    .gender = f
card-shell = ракушка
    .acc = ракушку
    .gender = f
card-octopus = осьминог
    .acc = осьминога
    .gender = ma
card-penguin = пингвин
    .acc = пингвина
    .gender = ma
card-sailor = моряк
    .acc = моряка
    .gender = ma
card-lighthouse = маяк
card-shoal-of-fish = стая рыб
    .acc = стаю рыб
    .gender = f
card-penguin-colony = колония пингвинов
    .acc = колонию пингвинов
    .gender = f
card-captain = капитан
    .acc = капитана
    .gender = ma

card-of = { $colour } { $kind }
    .gender = m

colour-dark-blue = тёмно-синий
    .f = тёмно-синяя
    .f-acc = тёмно-синюю
    .ma-acc = тёмно-синего
colour-light-blue = голубой
    .f = голубая
    .f-acc = голубую
    .ma-acc = голубого
colour-black = чёрный
    .f = чёрная
    .f-acc = чёрную
    .ma-acc = чёрного
colour-yellow = жёлтый
    .f = жёлтая
    .f-acc = жёлтую
    .ma-acc = жёлтого
colour-green = зелёный
    .f = зелёная
    .f-acc = зелёную
    .ma-acc = зелёного
colour-grey = серый
    .f = серая
    .f-acc = серую
    .ma-acc = серого
colour-purple = фиолетовый
    .f = фиолетовая
    .f-acc = фиолетовую
    .ma-acc = фиолетового
colour-white = белый
    .f = белая
    .f-acc = белую
    .ma-acc = белого
colour-light-orange = светло-оранжевый
    .f = светло-оранжевая
    .f-acc = светло-оранжевую
    .ma-acc = светло-оранжевого
colour-pink = розовый
    .f = розовая
    .f-acc = розовую
    .ma-acc = розового
colour-orange = оранжевый
    .f = оранжевая
    .f-acc = оранжевую
    .ma-acc = оранжевого

## What happened

ssp-start = { $seat } начинает игру.
ssp-round = Раунд { $round }. Начинает { $seat }.
ssp-opened =
    { $pile ->
        [1] Первая карта левой стопки: { $card }.
       *[other] Первая карта правой стопки: { $card }.
    }
ssp-drew = { $seat } тянет карты из колоды.
ssp-drew-card = Из колоды: { $card }.
ssp-kept = { $seat } оставляет себе карту.
ssp-kept-card = { $seat } оставляет себе { $card_acc }.
ssp-took =
    { $pile ->
        [1] { $seat } берёт { $card_acc } из левой стопки.
       *[other] { $seat } берёт { $card_acc } из правой стопки.
    }
ssp-discarded =
    { $pile ->
        [1] { $seat } кладёт { $card_acc } в левую стопку.
       *[other] { $seat } кладёт { $card_acc } в правую стопку.
    }
ssp-laid =
    { $kind ->
        [crab] { $seat } разыгрывает пару крабов: { $cards }.
        [boat] { $seat } разыгрывает пару корабликов и ходит ещё раз: { $cards }.
        [fish] { $seat } разыгрывает пару рыб: { $cards }.
       *[swimmer] { $seat } разыгрывает пловца и акулу: { $cards }.
    }
ssp-look =
    { $pile ->
        [1] { $seat } просматривает левую стопку.
       *[other] { $seat } просматривает правую стопку.
    }
ssp-picked =
    { $pile ->
        [1] { $seat } достаёт карту из левой стопки.
       *[other] { $seat } достаёт карту из правой стопки.
    }
ssp-picked-card =
    { $pile ->
        [1] { $seat } достаёт { $card_acc } из левой стопки.
       *[other] { $seat } достаёт { $card_acc } из правой стопки.
    }
ssp-fish = { $seat } вылавливает карту из колоды.
ssp-fish-card = { $seat } вылавливает { $card_acc } из колоды.
ssp-steal = { $seat } выпускает акулу. Жертва — { $victim }.
ssp-stolen = { $seat } крадёт карту у игрока { $victim }.
ssp-stolen-card = { $seat } крадёт { $card_acc } у игрока { $victim }.
ssp-ended = { $seat } заканчивает ход.
ssp-stop = { $seat } объявляет: РАУНД ОКОНЧЕН. Все считают очки.
ssp-last-chance =
    { $seat } объявляет: ПОСЛЕДНИЙ ШАНС! { $cards_count ->
        [0] На руке пусто.
       *[other] На руке: { $cards }.
    }
ssp-revealed =
    { $cards_count ->
        [0] У игрока { $seat } на руке пусто.
       *[other] { $seat } вскрывает карты: { $cards }.
    }
ssp-unbeaten = Больше, чем у игрока { $seat }, нет ни у кого: ставка сыграла!
ssp-beaten = У кого-то больше, чем у игрока { $seat }: ставка проиграна.
ssp-points =
    { $seat }: { $gained ->
        [one] +{ $gained } очко
        [few] +{ $gained } очка
       *[many] +{ $gained } очков
    }, всего { $score }. Карты: { $total }, бонус за цвет: { $colour_bonus }.
ssp-nobody-scores = Колода пуста, а раунд никто не закончил: очков не получает никто.
ssp-mermaids = { $seat } собирает всех четырёх русалок!
ssp-over =
    { $winners_count ->
        [1] { $winners } побеждает!
       *[other] { $winners } делят победу!
    } Счёт: { $scores }.

## What can be done

action-draw = Взять две карты
action-take =
    { $pile ->
        [1] Взять из левой стопки
       *[other] Взять из правой стопки
    }
action-keep = Оставить { $card_acc }
action-discard =
    { $pile ->
        [1] Положить в левую стопку
       *[other] Положить в правую стопку
    }
action-play = Разыграть: { $cards }
action-look =
    { $pile ->
        [1] Осмотреть левую стопку
       *[other] Осмотреть правую стопку
    }
action-pick = Взять { $card_acc }
action-pick-lower =
    Взять { $card_acc }: из одинаковых карт { $above ->
        [1] вторую
        [2] третью
       *[other] четвёртую
    } сверху
action-steal = Украсть у игрока { $from }
action-end-turn = Закончить ход
action-stop = Закончить раунд
action-last-chance = Последний шанс

## What to do now

phase-take-you = Ваш ход: возьмите две карты и оставьте одну — или верхнюю карту стопки сброса.
phase-take-other = { $name } берёт карту.
phase-keep-you = Выберите карту, которую оставите. Другая уйдёт в сброс.
phase-keep-other = { $name } выбирает из двух карт.
phase-discard-you = Выберите стопку для другой карты.
phase-discard-other = { $name } кладёт карту в сброс.
phase-play-you = Разыграйте пары, если хотите, и закончите ход.
phase-play-other = { $name } может разыграть пары.
phase-look-you = Крабы за работой: выберите стопку сброса, чтобы её осмотреть.
phase-look-other = { $name } посылает крабов к стопке сброса.
phase-pick-you = Возьмите одну карту из этой стопки.
phase-pick-other = { $name } осматривает стопку сброса.
phase-steal-you = Выберите, кого укусит акула: вам достанется случайная карта из его руки.
phase-steal-other = { $name } выбирает жертву для акулы.
phase-over = Игра окончена.

## Points

score-pairs = Пары
score-collections = Наборы
score-multipliers = Множители
score-mermaids = Русалки
score-colour-bonus = Бонус за цвет
score-total = Всего

## Learn by playing

learn-intro = Собирайте карты, которые ценны вместе. С 7 очками можно закончить раунд, а кто за несколько раундов наберёт нужную сумму, побеждает.
learn-take = Возьмите две карты и оставьте лучшую: её никто не увидит. Или возьмите карту из сброса: вы знаете, что берёте, но и остальные тоже.
learn-keep = Похожие карты любят друг друга. Ракушки и осьминоги дорожают с каждой новой, а пара даёт очко и эффект.
learn-discard = Другая карта будет видна всем. Положите её туда, где она закроет то, что нужно соперникам.
learn-play = Два краба, два кораблика, две рыбы или пловец с акулой: разыграйте их ради эффекта. Очки они дают и в руке, так что спешить некуда. С 7 очками можно закончить раунд.
learn-look = Крабы достанут любую карту из стопки сброса. Сначала выберите стопку, потом загляните в неё.
learn-pick = Возьмите карту, которая подходит лучше всего. Остальные видят только стопку, но не карту.
learn-steal = Пловец и акула крадут случайную карту. Кусайте того, у кого карт больше.
learn-call = У вас 7 очков или больше — можно закончить раунд. «Стоп»: все считают карты, риска нет. «Последний шанс»: у остальных ещё по ходу; если больше, чем у вас, ни у кого не будет, вы получите ещё и бонус за цвет, иначе — только этот бонус.
learn-last-chance = Последний шанс: это ваш последний ход в раунде. Если у вас станет больше очков, чем у объявившего, ваши карты пойдут в счёт, а его — нет.
learn-outro = Вот и вся игра. Закончить раунд — надёжно, а последний шанс — это спор, и выигравший получает бонус за цвет. Ещё партию?

## Why a hint is good

hint-ssp-draw =
    { $tops_count ->
        [0] В сбросе ничего нет.
       *[other] Две новые карты обещают больше, чем то, что лежит открыто: { $tops }.
    }
hint-ssp-take =
    Сразу приносит вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $card }.
hint-ssp-take-plan = Пока ничего не приносит, но может пригодиться: { $card }.
hint-ssp-keep =
    Сразу приносит вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $card }.
hint-ssp-keep-plan = Пригодится потом: { $card }.
hint-ssp-pick =
    Сразу приносит вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $card }.
hint-ssp-pick-plan = Пригодится потом: { $card }.
hint-ssp-cover = Это закроет { $card_acc }: сопернику такая карта может быть нужна.
hint-ssp-discard = Эта стопка пуста, и заполнить нужно сначала её.
hint-ssp-crabs =
    Крабам есть из чего выбрать: в сбросе { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
hint-ssp-boats = Это даёт вам ещё один ход прямо сейчас.
hint-ssp-fish = Это даёт вам ещё одну карту из колоды.
hint-ssp-bite = Это крадёт карту у соперника.
hint-ssp-look =
    Здесь есть из чего выбрать: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
hint-ssp-steal =
    { $victim } — хорошая добыча: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } на руке и пока { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }.
hint-ssp-end-turn =
    Больше сейчас ничего не получить. У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
hint-ssp-go-on =
    У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, раунд можно закончить, но выгоднее подождать.
hint-ssp-stop = Это сохранит ваши очки, пока остальные не вырвались вперёд: { $points }.
hint-ssp-last-chance = Обойти вас трудно, а сверху идёт бонус за цвет: { $points } + { $bonus }.

## On the table page

table-deck =
    { $count ->
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[many] В колоде { $count } карт
    }
table-deck-word = Колода
table-draw-short = Взять две
table-take-short = Взять
table-discard-short = Положить
table-look-short = Осмотреть
table-keep-short = Оставить
table-to-put = в сброс
table-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
table-pile-left = Левая стопка
table-pile-right = Правая стопка
table-pile-empty = пусто
table-hand-none = На руке пусто.
table-hand-open = Вскрытая рука
table-hand-size =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
table-your-hand = Ваша рука
table-laid = Разыграно:
table-look-title = Вся стопка, начиная с верхней карты
table-last-chance-title = Последний шанс!
table-last-chance-you = Лишь бы никто не набрал больше.
table-last-chance-other =
    { $points ->
        [one] { $name } показывает { $points } очко: наберите больше!
        [few] { $name } показывает { $points } очка: наберите больше!
       *[many] { $name } показывает { $points } очков: наберите больше!
    }
table-score-of = Очки за прошлые раунды; для победы нужно { $target }
table-points-on-cards =
    { $count ->
        [one] очко на ваших картах
        [few] очка на ваших картах
       *[many] очков на ваших картах
    }
table-points-missing =
    { $count ->
        [one] ещё { $count } очко, чтобы закончить раунд
        [few] ещё { $count } очка, чтобы закончить раунд
       *[many] ещё { $count } очков, чтобы закончить раунд
    }
table-call-needs = Чтобы закончить раунд, нужно 7 очков.
table-stop-help =
    { $points ->
        [one] Все получают очки за карты: вам { $points } очко.
        [few] Все получают очки за карты: вам { $points } очка.
       *[many] Все получают очки за карты: вам { $points } очков.
    }
table-chance-help = У остальных ещё по ходу. Никто не обошёл: вам { $points }. Обошли: только { $bonus }, бонус за цвет.
table-now-at = теперь { $score }
table-only-bonus = Идёт только бонус за цвет.
table-with-bonus = Идут и карты, и бонус за цвет.
table-pad-bonus = Бонус за цвет идёт только после последнего шанса.
table-why-pair = Нужна пара: два краба, два кораблика, две рыбы или пловец с акулой.
table-why-no-pair = Эту карту не разыгрывают: она даёт очки на руке.
table-why-other-pile = Сначала нужно заполнить пустую стопку.
table-why-empty-pile = Эта стопка пуста.

## Cards explained

about-duos = Пары
about-scale = Очки за 1, 2, 3 … карты
about-this-colour = этого цвета
about-bonus = и к бонусу за цвет
about-scores-crab = Каждые два краба: 1 очко, на столе или на руке.
about-scores-boat = Каждые два кораблика: 1 очко, на столе или на руке.
about-scores-fish = Каждые две рыбы: 1 очко, на столе или на руке.
about-scores-swimmer = Пловец с акулой: 1 очко, на столе или на руке.
about-scores-shark = Акула с пловцом: 1 очко, на столе или на руке.
about-scores-mermaid = По 1 очку за каждую карту цвета, которого у вас больше всего; следующая русалка считает следующий цвет.
about-scores-lighthouse = По 1 очку за каждый ваш кораблик.
about-scores-shoal-of-fish = По 1 очку за каждую вашу рыбу.
about-scores-penguin-colony = По 2 очка за каждого вашего пингвина.
about-scores-captain = По 3 очка за каждого вашего моряка.
about-effect-crab = Разыграйте двух: просмотрите стопку сброса и возьмите оттуда карту.
about-effect-boat = Разыграйте два: сразу сделайте ещё один ход.
about-effect-fish = Разыграйте две: возьмите в руку верхнюю карту колоды.
about-effect-swimmer = Разыграйте обоих: украдите у соперника случайную карту.
about-effect-mermaid = Все четыре на руке — и вы сразу выигрываете игру.
half-crab = Выберите второго краба: вы просмотрите стопку сброса и возьмёте карту.
half-boat = Выберите второй кораблик: вы сразу сделаете ещё один ход.
half-fish = Выберите вторую рыбу: вы возьмёте верхнюю карту колоды.
half-swimmer = Пловец и акула вместе: вы украдёте у соперника случайную карту.
## What to do now, from what is possible

prompt-draw-or-take = Возьмите две карты или одну из сброса.
prompt-draw = Возьмите две карты и одну оставьте.
prompt-draw-last-or-take = Возьмите последнюю карту колоды или карту из сброса.
prompt-draw-last = Возьмите последнюю карту колоды.
prompt-take = Колода пуста: возьмите карту из сброса.
prompt-keep = Выберите карту, которую оставите.
prompt-discard = Положите другую карту в сброс.
prompt-discard-empty = Положите карту в пустую стопку сброса.
prompt-call-or-pair =
    { $points ->
        [one] { $points } очко: конец раунда, ставка, пара или дальше?
        [few] { $points } очка: конец раунда, ставка, пара или дальше?
       *[many] { $points } очков: конец раунда, ставка, пара или дальше?
    }
prompt-call =
    { $points ->
        [one] { $points } очко: конец раунда, ставка или дальше?
        [few] { $points } очка: конец раунда, ставка или дальше?
       *[many] { $points } очков: конец раунда, ставка или дальше?
    }
prompt-pair = Разыграйте пару или закончите ход.
prompt-end = Больше делать нечего: закончите ход.
prompt-look = Крабы: выберите стопку сброса.
prompt-look-one = Крабы: осмотрите стопку сброса.
prompt-pick = Крабы: возьмите любую карту этой стопки.
prompt-steal = Акула: у кого украсть карту?
prompt-steal-from = Акула: украдите карту у игрока { $name }.
prompt-last-turn = Последний ход! { $do }

## The action bar

bar-stop =
    { $points ->
        [one] { $points } очко сразу
        [few] { $points } очка сразу
       *[many] { $points } очков сразу
    }
bar-chance = { $points }, если не обойдут, иначе { $bonus }
bar-missing =
    { $count ->
        [one] Ещё { $count } очко — и раунд можно закончить.
        [few] Ещё { $count } очка — и раунд можно закончить.
       *[many] Ещё { $count } очков — и раунд можно закончить.
    }
bar-enough = Очков хватает: в свой ход можно закончить раунд.
bar-why-end = Сначала возьмите карту.
table-draw-last = Последняя
table-why-no-cards = У игрока { $name } нет карт на руке.
table-why-open-hand = { $name }: карты уже открыты, красть их нельзя.

## Great moments

cue-round = Раунд { $round }
cue-crab = Крабы: карта из сброса
cue-boat = Кораблики: ещё один ход
cue-fish = Рыбы: карта из колоды
cue-swimmer = Акула: украденная карта
cue-stop = { $name } заканчивает раунд!
cue-last-chance = { $name }: последний шанс!
