## The game

game-title = Море, соль, бумага
game-line = Собирайте бумажных обитателей моря, разыгрывайте пары и вовремя заканчивайте раунд. Или рискните дать остальным последний шанс.

## Options

option-tiebreak = При ничьей
option-tiebreak-help = Кто побеждает, если наибольшая сумма очков у нескольких игроков.
option-tiebreak-last-round = У кого больше очков в последнем раунде
option-tiebreak-caller = Кто закончил последний раунд
option-target = Очки для победы
option-target-help = Оставьте поле пустым — будет 40, 35 или 30 очков для 2, 3 или 4 игроков. Для долгой партии удвойте.

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

## What happened; $you is the part that the reader has in it

ssp-start =
    { $you ->
        [seat] Вы начинаете
       *[nobody] { $seat } начинает
    } игру.
ssp-round =
    Раунд { $round }. { $you ->
        [seat] Начинаете вы
       *[nobody] Начинает { $seat }
    }.
ssp-opened =
    Первая карта { $pile ->
        [1] левой
       *[other] правой
    } стопки сброса — { $card }.
ssp-drew =
    { $you ->
        [seat] Вы берёте
       *[nobody] { $seat } берёт
    } из колоды.
ssp-drew-card =
    { $you ->
        [seat] Вы берёте
       *[nobody] { $seat } берёт
    } { $card_acc }.
ssp-kept =
    { $you ->
        [seat] Вы оставляете
       *[nobody] { $seat } оставляет
    } себе карту.
ssp-kept-card =
    { $you ->
        [seat] Вы оставляете
       *[nobody] { $seat } оставляет
    } себе { $card_acc }.
ssp-took =
    { $you ->
        [seat] Вы берёте
       *[nobody] { $seat } берёт
    } { $card_acc } из { $pile ->
        [1] левой
       *[other] правой
    } стопки сброса.
ssp-discarded =
    { $you ->
        [seat] Вы кладёте
       *[nobody] { $seat } кладёт
    } { $card_acc } в { $pile ->
        [1] левую
       *[other] правую
    } стопку сброса.
ssp-laid =
    { $you ->
        [seat] { $kind ->
            [crab] Вы разыгрываете пару крабов: { $cards }.
            [boat] Вы разыгрываете пару корабликов и ходите ещё раз: { $cards }.
            [fish] Вы разыгрываете пару рыб: { $cards }.
           *[swimmer] Вы разыгрываете пловца и акулу: { $cards }.
        }
       *[nobody] { $kind ->
            [crab] { $seat } разыгрывает пару крабов: { $cards }.
            [boat] { $seat } разыгрывает пару корабликов и ходит ещё раз: { $cards }.
            [fish] { $seat } разыгрывает пару рыб: { $cards }.
           *[swimmer] { $seat } разыгрывает пловца и акулу: { $cards }.
        }
    }
ssp-look =
    { $you ->
        [seat] Вы просматриваете
       *[nobody] { $seat } просматривает
    } { $pile ->
        [1] левую
       *[other] правую
    } стопку сброса.
ssp-picked =
    { $you ->
        [seat] Вы забираете
       *[nobody] { $seat } забирает
    } карту из { $pile ->
        [1] левой
       *[other] правой
    } стопки сброса.
ssp-picked-card =
    { $you ->
        [seat] Вы забираете
       *[nobody] { $seat } забирает
    } { $card_acc } из { $pile ->
        [1] левой
       *[other] правой
    } стопки сброса.
ssp-fish =
    { $you ->
        [seat] Вы берёте
       *[nobody] { $seat } берёт
    } верхнюю карту колоды.
ssp-fish-card =
    { $you ->
        [seat] Вы берёте
       *[nobody] { $seat } берёт
    } из колоды { $card_acc }.
ssp-steal =
    { $you ->
        [seat] Вы выпускаете акулу. Жертва — { $victim }.
        [victim] { $seat } выпускает акулу. Жертва — вы.
       *[nobody] { $seat } выпускает акулу. Жертва — { $victim }.
    }
ssp-stolen =
    { $you ->
        [seat] Вы крадёте карту у игрока { $victim }.
        [victim] { $seat } крадёт у вас карту.
       *[nobody] { $seat } крадёт карту у игрока { $victim }.
    }
ssp-stolen-card =
    { $you ->
        [seat] Вы крадёте { $card_acc } у игрока { $victim }.
        [victim] { $seat } крадёт у вас { $card_acc }.
       *[nobody] { $seat } крадёт { $card_acc } у игрока { $victim }.
    }
ssp-ended =
    { $you ->
        [seat] Вы заканчиваете
       *[nobody] { $seat } заканчивает
    } ход.
ssp-stop =
    { $you ->
        [seat] Вы заканчиваете
       *[nobody] { $seat } заканчивает
    } раунд. Все вскрывают карты и получают очки.
ssp-last-chance =
    { $you ->
        [seat] Вы объявляете
       *[nobody] { $seat } объявляет
    } «Последний шанс»! { $cards_count ->
        [0] На руке карт нет.
       *[other] На руке: { $cards }.
    }
ssp-revealed =
    { $you ->
        [seat] { $cards_count ->
            [0] У вас на руке карт нет.
           *[other] Вы вскрываете карты: { $cards }.
        }
       *[nobody] { $cards_count ->
            [0] У игрока { $seat } на руке карт нет.
           *[other] { $seat } вскрывает карты: { $cards }.
        }
    }
ssp-unbeaten =
    Больше, чем у { $you ->
        [seat] вас
       *[nobody] игрока { $seat }
    }, нет ни у кого: ставка сыграла!
ssp-beaten =
    У кого-то больше, чем у { $you ->
        [seat] вас
       *[nobody] игрока { $seat }
    }: ставка не сыграла.
ssp-points =
    { $you ->
        [seat] Вы получаете
       *[nobody] { $seat } получает
    } { $gained ->
        [one] { $gained } очко
        [few] { $gained } очка
       *[many] { $gained } очков
    }, всего { $score }. Карты: { $total }; бонус за цвет: { $colour_bonus }.
ssp-nobody-scores = Колода пуста, а раунд никто не закончил: очков не получает никто.
ssp-mermaids =
    У { $you ->
        [seat] вас
       *[nobody] игрока { $seat }
    } все четыре русалки!
ssp-over =
    { $you ->
        [winners] { $winners_count ->
            [1] Вы побеждаете!
           *[other] Победу делите вы и { $winners_others }!
        }
       *[nobody] { $winners_count ->
            [1] { $winners } побеждает!
           *[other] Победу делят { $winners }!
        }
    } Счёт: { $scores }.

## A turn that is over, in a line

ssp-turn-drew =
    { $you ->
        [seat] Вы берёте две карты, одну оставляете себе и кладёте
       *[nobody] { $seat } берёт две карты, одну оставляет себе и кладёт
    } { $card_acc } в { $pile ->
        [1] левую
       *[other] правую
    } стопку сброса.
ssp-turn-drew-card =
    { $you ->
        [seat] Вы берёте две карты, оставляете себе { $kept_acc } и кладёте
       *[nobody] { $seat } берёт две карты, оставляет себе { $kept_acc } и кладёт
    } { $card_acc } в { $pile ->
        [1] левую
       *[other] правую
    } стопку сброса.
ssp-turn-last =
    { $you ->
        [seat] Вы берёте
       *[nobody] { $seat } берёт
    } последнюю карту колоды.
ssp-turn-last-card =
    { $you ->
        [seat] Вы берёте
       *[nobody] { $seat } берёт
    } последнюю карту колоды: { $card_acc }.
ssp-turn-crabs =
    { $you ->
        [seat] Вы разыгрываете пару крабов и забираете
       *[nobody] { $seat } разыгрывает пару крабов и забирает
    } карту из { $pile ->
        [1] левой
       *[other] правой
    } стопки сброса.
ssp-turn-crabs-card =
    { $you ->
        [seat] Вы разыгрываете пару крабов и забираете
       *[nobody] { $seat } разыгрывает пару крабов и забирает
    } { $card_acc } из { $pile ->
        [1] левой
       *[other] правой
    } стопки сброса.
ssp-turn-fish =
    { $you ->
        [seat] Вы разыгрываете пару рыб и берёте
       *[nobody] { $seat } разыгрывает пару рыб и берёт
    } карту из колоды.
ssp-turn-fish-card =
    { $you ->
        [seat] Вы разыгрываете пару рыб и берёте
       *[nobody] { $seat } разыгрывает пару рыб и берёт
    } из колоды { $card_acc }.
ssp-turn-steal =
    { $you ->
        [seat] Вы разыгрываете пловца и акулу и крадёте карту у игрока { $victim }.
        [victim] { $seat } разыгрывает пловца и акулу и крадёт у вас карту.
       *[nobody] { $seat } разыгрывает пловца и акулу и крадёт карту у игрока { $victim }.
    }
ssp-turn-steal-card =
    { $you ->
        [seat] Вы разыгрываете пловца и акулу и крадёте { $card_acc } у игрока { $victim }.
        [victim] { $seat } разыгрывает пловца и акулу и крадёт у вас { $card_acc }.
       *[nobody] { $seat } разыгрывает пловца и акулу и крадёт { $card_acc } у игрока { $victim }.
    }

## What can be done

action-draw = Взять из колоды
action-take =
    Взять верхнюю карту { $pile ->
        [1] левой
       *[other] правой
    } стопки сброса
action-keep = Оставить { $card_acc }
action-discard =
    Положить в { $pile ->
        [1] левую
       *[other] правую
    } стопку сброса
action-play = Разыграть: { $cards }
action-look =
    Просмотреть { $pile ->
        [1] левую
       *[other] правую
    } стопку сброса
action-pick = Взять { $card_acc }
action-pick-lower =
    Взять { $card_acc }: { $above ->
        [1] вторую
        [2] третью
       *[other] четвёртую
    } сверху из одинаковых карт
action-steal = Украсть карту у игрока { $from }
action-end-turn = Закончить ход
action-stop = Закончить раунд
action-last-chance = Последний шанс

## What to do now

phase-take-you = Ваш ход: возьмите две карты и одну оставьте — или возьмите верхнюю карту стопки сброса.
phase-take-other = { $name } берёт карту.
phase-keep-you = Выберите, какую карту оставить. Другую вы сбросите.
phase-keep-other = { $name } выбирает из двух карт.
phase-discard-you = Выберите стопку сброса для другой карты.
phase-discard-other = { $name } сбрасывает карту.
phase-play-you = Разыграйте пары, если хотите, и закончите ход.
phase-play-other = { $name } может разыграть пары.
phase-look-you = Ваши крабы: выберите, какую стопку сброса просмотреть.
phase-look-other = { $name } выбирает, какую стопку сброса просмотреть.
phase-pick-you = Возьмите одну карту из этой стопки.
phase-pick-other = { $name } просматривает стопку сброса.
phase-steal-you = Ваша акула: выберите, у кого украсть случайную карту.
phase-steal-other = { $name } выбирает, у кого украсть карту.
end-rules =
    { $reason ->
        [mermaids] Все четыре русалки собраны в одних руках.
       *[points] Набрано нужное число очков.
    }
phase-over = Игра окончена.

## Points

score-pairs = Пары
score-collections = Наборы
score-multipliers = Множители
score-mermaids = Русалки
score-colour-bonus = Бонус за цвет
score-total = Всего

## Learn by playing

learn-intro = Собирайте карты, которые вместе приносят очки. С 7 очками уже можно закончить раунд. Когда после раунда кто-то наберёт нужную сумму, побеждает тот, у кого очков больше всех.
learn-take = Возьмите две карты и оставьте лучшую: её никто не увидит. Или возьмите верхнюю карту стопки сброса: вы знаете, что берёте, — но и остальные тоже.
learn-take-left = Выбирать почти не из чего: берите что есть.
learn-keep = Одинаковые карты приносят очки вместе. Каждая новая ракушка или осьминог добавляет очки, а пара даёт очко и эффект.
learn-discard = Карту, которую вы сбрасываете, видят все. Закройте ею то, что может пригодиться другим.
learn-discard-empty = Одна стопка сброса пуста: карту нужно положить туда.
learn-play = Два краба, два кораблика, две рыбы или пловец с акулой — это пара: разыграйте её ради эффекта. На руке она тоже даёт очко, так что спешить некуда.
learn-play-enough = С 7 очками можно закончить раунд.
learn-look = Крабы достанут из стопки сброса любую карту. Сначала выберите стопку, потом просмотрите её.
learn-pick = Возьмите карту, которая вам нужнее всего. Остальные видят, из какой стопки она взята, но не саму карту.
learn-steal = Пловец и акула крадут случайную карту. Выбирайте того, у кого карт больше всех.
learn-call = У вас 7 очков или больше, и вы можете закончить раунд. «Закончить раунд» — без риска: все получают очки за карты. «Последний шанс» — это ставка: остальные делают ещё по ходу. Если никто вас не обойдёт, вы получите ещё и бонус за цвет, а если обойдут — только его.
learn-last-chance = «Последний шанс»: это ваш последний ход в раунде. Если обойдёте того, кто его объявил, вы получите очки за карты, а он — только бонус за цвет.
learn-outro = Вот и вся игра. «Закончить раунд» — надёжно, «Последний шанс» — это ставка, и за выигрыш дают бонус за цвет. Ещё партию?

## Why a hint is good

hint-ssp-draw =
    Вы выберете из двух новых карт. { $tops_count ->
        [0] Стопки сброса пусты.
       *[other] На стопках сброса: { $tops }.
    }
hint-ssp-draw-last = Это последняя карта колоды, и она достанется вам.
hint-ssp-win = С четвёртой русалкой вы сразу выигрываете: { $card }.
hint-ssp-take =
    Сразу приносит вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $card }.
hint-ssp-take-plan = Очков пока не приносит, но может пригодиться: { $card }.
hint-ssp-keep =
    Сразу приносит вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $card }.
hint-ssp-keep-plan = Очков пока не приносит, но может пригодиться: { $card }.
hint-ssp-pick =
    Сразу приносит вам { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $card }.
hint-ssp-pick-plan = Очков пока не приносит, но может пригодиться: { $card }.
hint-ssp-card-bonus = Очков не приносит, но бонус за цвет вырастет до { $bonus }: { $card }.
hint-ssp-card-late = Ничего не приносит, а это ваш последний ход: { $card }.
hint-ssp-cover = Это закроет { $card_acc }: такая карта может быть нужна другим.
hint-ssp-discard = Эта стопка пуста: карту нужно положить сюда.
hint-ssp-discard-first = Обе стопки пусты: подойдёт любая.
hint-ssp-crabs =
    Крабам есть из чего выбрать: в стопках сброса { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
hint-ssp-boats = Вы сразу сделаете ещё один ход.
hint-ssp-fish = Вы возьмёте ещё одну карту из колоды.
hint-ssp-bite = Вы сможете украсть карту.
hint-ssp-lay-safe = Эффекта сейчас не будет, зато разыгранные карты уже не украсть.
hint-ssp-look =
    Здесь есть из чего выбрать: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
hint-ssp-steal =
    У игрока { $victim } на руке { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, а на счету { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }.
hint-ssp-end-only =
    Больше делать нечего. У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
hint-ssp-end-turn =
    Пары остаются на руке: очки они дают и там. У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
hint-ssp-end-last =
    Ваш последний ход закончится: у вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, у объявившего «Последний шанс» — { $rival }.
hint-ssp-end-empty = Колода пуста: раунд закончится, и очков не получит никто.
hint-ssp-go-on =
    У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, и раунд можно закончить, но можно набрать и больше.
hint-ssp-stop =
    Вы сразу и без риска получите { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
hint-ssp-last-chance = Если вас никто не обойдёт, вы получите { $points } + { $bonus }, а если обойдут — только { $bonus }.

## On the table page

table-deck =
    В колоде { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
table-deck-word = Колода
table-draw-short = Взять две
table-take-short = Взять
table-discard-short = Сбросить
table-look-short = Смотреть
table-left-short = Левая
table-right-short = Правая
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
table-hand-none = На руке карт нет.
table-hand-open = Открытые карты
table-hand-size =
    { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
table-your-hand = Ваши карты
table-laid = Разыгранные пары
table-look-title = Вся стопка, начиная с верхней карты
table-last-chance-title = Последний шанс!
table-last-chance-you = Будем надеяться, что вас никто не обойдёт.
table-last-chance-other =
    { $points ->
        [one] { $name }: { $points } очко. Наберите больше!
        [few] { $name }: { $points } очка. Наберите больше!
       *[many] { $name }: { $points } очков. Наберите больше!
    }
table-score-of = Очки за прошлые раунды; для победы нужно { $target }
table-stop-help = Раунд сразу заканчивается, и все получают очки за свои карты: вы — { $points }. Бонуса за цвет нет.
table-chance-help = Остальные сделают ещё по ходу. Если вас никто не обойдёт, вы получите { $points }, а если обойдут — только бонус за цвет: { $bonus }.
table-now-at = всего { $score }
table-only-bonus = Засчитывается только бонус за цвет.
table-with-bonus = Засчитываются и карты, и бонус за цвет.
table-pad-bonus = Бонус за цвет засчитывается только после «Последнего шанса».
pad-mermaids = Четыре русалки: это победа в игре!
table-why-pair = Пара — это два краба, два кораблика, две рыбы или пловец с акулой.
table-why-no-pair = Эту карту не разыгрывают: она приносит очки на руке.
table-why-other-pile = Карту нужно положить в пустую стопку сброса.
table-why-empty-pile = Эта стопка пуста.

## Cards explained

about-duos = Пары
about-scale = Очки за 1, 2, 3 … карты
about-this-colour = этого цвета
about-bonus = и к бонусу за цвет
about-scores-crab = Каждая пара крабов: 1 очко, на столе или на руке.
about-scores-boat = Каждая пара корабликов: 1 очко, на столе или на руке.
about-scores-fish = Каждая пара рыб: 1 очко, на столе или на руке.
about-scores-swimmer = Пловец с акулой: 1 очко, на столе или на руке.
about-scores-shark = Акула с пловцом: 1 очко, на столе или на руке.
about-scores-mermaid = По 1 очку за каждую карту цвета, которого у вас больше всего; каждая следующая русалка считает следующий цвет.
about-scores-lighthouse = По 1 очку за каждый ваш кораблик.
about-scores-shoal-of-fish = По 1 очку за каждую вашу рыбу.
about-scores-penguin-colony = По 2 очка за каждого вашего пингвина.
about-scores-captain = По 3 очка за каждого вашего моряка.
about-effect-crab = Разыграйте двух: просмотрите стопку сброса и возьмите из неё карту.
about-effect-boat = Разыграйте два: сразу сделайте ещё один ход.
about-effect-fish = Разыграйте две: возьмите в руку верхнюю карту колоды.
about-effect-swimmer = Разыграйте обоих: украдите у другого игрока случайную карту.
about-effect-mermaid = Соберите на руке всех четырёх — и вы сразу побеждаете.
half-crab = Второй краб — и вы возьмёте карту из сброса.
half-boat = Второй кораблик — и вы сделаете ещё ход.
half-fish = Вторая рыба — и вы возьмёте карту из колоды.
half-swimmer = Пловец и акула крадут случайную карту.

## What to do now, from what is possible

prompt-draw-or-take = Возьмите две карты из колоды или одну из сброса.
prompt-draw = Возьмите две карты и одну оставьте.
prompt-draw-last-or-take = Возьмите последнюю карту колоды или карту из стопки сброса.
prompt-draw-last = Возьмите последнюю карту колоды.
prompt-take = Колода пуста: возьмите карту из стопки сброса.
prompt-keep = Какую карту оставите?
prompt-discard = Сбросьте другую карту.
prompt-discard-empty = Положите другую карту в пустую стопку сброса.
prompt-call-or-pair =
    { $points ->
        [one] { $points } очко: закончить раунд, ставка, пара или дальше?
        [few] { $points } очка: закончить раунд, ставка, пара или дальше?
       *[many] { $points } очков: закончить раунд, ставка, пара или дальше?
    }
prompt-call =
    { $points ->
        [one] { $points } очко: закончить раунд, ставка или дальше?
        [few] { $points } очка: закончить раунд, ставка или дальше?
       *[many] { $points } очков: закончить раунд, ставка или дальше?
    }
prompt-pair = Разыграйте пару или закончите ход.
prompt-end = Больше делать нечего: закончите ход.
prompt-look = Крабы: выберите стопку сброса.
prompt-look-one = Крабы: просмотрите стопку сброса.
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
bar-why-finish = Сначала закончите это действие.
table-draw-last = Последняя
table-why-no-cards = У игрока { $name } на руке карт нет.
table-why-open-hand = { $name }: карты открыты, и красть их нельзя.

## Great moments

cue-round = Раунд { $round }
cue-crab = Крабы: карта из сброса
cue-boat = Кораблики: ещё один ход
cue-fish = Рыбы: карта из колоды
cue-swimmer = Акула: украденная карта
cue-stop =
    { $you ->
        [seat] Вы заканчиваете
       *[nobody] { $name } заканчивает
    } раунд!
cue-last-chance =
    { $you ->
        [seat] Вы объявляете
       *[nobody] { $name } объявляет
    } «Последний шанс»!
