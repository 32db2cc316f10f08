## The game

game-title = Паперові океани
game-line = Збирайте паперових мешканців моря, грайте пари й вчасно кажіть «Стоп». Або ризикніть дати решті останній шанс.

## Options

option-tiebreak = У разі нічиєї
option-tiebreak-help = Хто перемагає, якщо найбільша сума очок у кількох гравців.
option-tiebreak-last-round = У кого більше очок в останньому раунді
option-tiebreak-caller = Хто завершив останній раунд
option-target = Очки для перемоги
option-target-help = Залиште поле порожнім — буде 40, 35 або 30 очок для 2, 3 або 4 гравців. Для довгої партії подвойте.

## Cards: .acc is the card as the object of a sentence; .gender: m, ma (animate), f

card-mermaid = русалка
    .acc = русалку
    .gender = f
card-crab = краб
    .acc = краба
    .gender = ma
card-boat = човник
card-fish = риба
    .acc = рибу
    .gender = f
card-swimmer = плавець
    .acc = плавця
    .gender = ma
card-shark = акула
    .acc = акулу
    .gender = f
card-shell = мушля
    .acc = мушлю
    .gender = f
card-octopus = восьминіг
    .acc = восьминога
    .gender = ma
card-penguin = пінгвін
    .acc = пінгвіна
    .gender = ma
card-sailor = моряк
    .acc = моряка
    .gender = ma
card-lighthouse = маяк
card-shoal-of-fish = косяк риб
card-penguin-colony = колонія пінгвінів
    .acc = колонію пінгвінів
    .gender = f
card-captain = капітан
    .acc = капітана
    .gender = ma

card-of = { $colour } { $kind }
    .gender = m

colour-dark-blue = темно-синій
    .f = темно-синя
    .f-acc = темно-синю
    .ma-acc = темно-синього
colour-light-blue = блакитний
    .f = блакитна
    .f-acc = блакитну
    .ma-acc = блакитного
colour-black = чорний
    .f = чорна
    .f-acc = чорну
    .ma-acc = чорного
colour-yellow = жовтий
    .f = жовта
    .f-acc = жовту
    .ma-acc = жовтого
colour-green = зелений
    .f = зелена
    .f-acc = зелену
    .ma-acc = зеленого
colour-grey = сірий
    .f = сіра
    .f-acc = сіру
    .ma-acc = сірого
colour-purple = фіолетовий
    .f = фіолетова
    .f-acc = фіолетову
    .ma-acc = фіолетового
colour-white = білий
    .f = біла
    .f-acc = білу
    .ma-acc = білого
colour-light-orange = світло-помаранчевий
    .f = світло-помаранчева
    .f-acc = світло-помаранчеву
    .ma-acc = світло-помаранчевого
colour-pink = рожевий
    .f = рожева
    .f-acc = рожеву
    .ma-acc = рожевого
colour-orange = помаранчевий
    .f = помаранчева
    .f-acc = помаранчеву
    .ma-acc = помаранчевого

## What happened; $you is the part that the reader has in it

ssp-start =
    { $you ->
        [seat] Ви починаєте
       *[nobody] { $seat } починає
    } гру.
ssp-round =
    Раунд { $round }. { $you ->
        [seat] Починаєте ви
       *[nobody] Починає { $seat }
    }.
ssp-opened =
    Перша карта { $pile ->
        [1] лівого
       *[other] правого
    } скиду — { $card }.
ssp-drew =
    { $you ->
        [seat] Ви берете
       *[nobody] { $seat } бере
    } з колоди.
ssp-drew-card =
    { $you ->
        [seat] Ви берете
       *[nobody] { $seat } бере
    } { $card_acc }.
ssp-kept =
    { $you ->
        [seat] Ви залишаєте
       *[nobody] { $seat } залишає
    } собі карту.
ssp-kept-card =
    { $you ->
        [seat] Ви залишаєте
       *[nobody] { $seat } залишає
    } собі { $card_acc }.
ssp-took =
    { $you ->
        [seat] Ви берете
       *[nobody] { $seat } бере
    } { $card_acc } з { $pile ->
        [1] лівого
       *[other] правого
    } скиду.
ssp-discarded =
    { $you ->
        [seat] Ви кладете
       *[nobody] { $seat } кладе
    } { $card_acc } до { $pile ->
        [1] лівого
       *[other] правого
    } скиду.
ssp-laid =
    { $you ->
        [seat] { $kind ->
            [crab] Ви граєте пару крабів: { $cards }.
            [boat] Ви граєте пару човників і ходите ще раз: { $cards }.
            [fish] Ви граєте пару риб: { $cards }.
           *[swimmer] Ви граєте плавця й акулу: { $cards }.
        }
       *[nobody] { $kind ->
            [crab] { $seat } грає пару крабів: { $cards }.
            [boat] { $seat } грає пару човників і ходить ще раз: { $cards }.
            [fish] { $seat } грає пару риб: { $cards }.
           *[swimmer] { $seat } грає плавця й акулу: { $cards }.
        }
    }
ssp-look =
    { $you ->
        [seat] Ви переглядаєте
       *[nobody] { $seat } переглядає
    } { $pile ->
        [1] лівий
       *[other] правий
    } скид.
ssp-picked =
    { $you ->
        [seat] Ви забираєте
       *[nobody] { $seat } забирає
    } карту з { $pile ->
        [1] лівого
       *[other] правого
    } скиду.
ssp-picked-card =
    { $you ->
        [seat] Ви забираєте
       *[nobody] { $seat } забирає
    } { $card_acc } з { $pile ->
        [1] лівого
       *[other] правого
    } скиду.
ssp-fish =
    { $you ->
        [seat] Ви берете
       *[nobody] { $seat } бере
    } верхню карту колоди.
ssp-fish-card =
    { $you ->
        [seat] Ви берете
       *[nobody] { $seat } бере
    } з колоди { $card_acc }.
ssp-steal =
    { $you ->
        [seat] Ви випускаєте акулу. Жертва — { $victim }.
        [victim] { $seat } випускає акулу. Жертва — ви.
       *[nobody] { $seat } випускає акулу. Жертва — { $victim }.
    }
ssp-stolen =
    { $you ->
        [seat] Ви крадете карту у гравця { $victim }.
        [victim] { $seat } краде у вас карту.
       *[nobody] { $seat } краде карту у гравця { $victim }.
    }
ssp-stolen-card =
    { $you ->
        [seat] Ви крадете { $card_acc } у гравця { $victim }.
        [victim] { $seat } краде у вас { $card_acc }.
       *[nobody] { $seat } краде { $card_acc } у гравця { $victim }.
    }
ssp-ended =
    { $you ->
        [seat] Ви завершуєте
       *[nobody] { $seat } завершує
    } хід.
ssp-stop =
    { $you ->
        [seat] Ви кажете
       *[nobody] { $seat } каже
    } «Стоп». Усі відкривають карти й отримують очки.
ssp-last-chance =
    { $you ->
        [seat] Ви кажете
       *[nobody] { $seat } каже
    } «Останній шанс»! { $cards_count ->
        [0] На руці карт немає.
       *[other] На руці: { $cards }.
    }
ssp-revealed =
    { $you ->
        [seat] { $cards_count ->
            [0] У вас на руці карт немає.
           *[other] Ви відкриваєте карти: { $cards }.
        }
       *[nobody] { $cards_count ->
            [0] У гравця { $seat } на руці карт немає.
           *[other] { $seat } відкриває карти: { $cards }.
        }
    }
ssp-unbeaten =
    Більше, ніж у { $you ->
        [seat] вас
       *[nobody] гравця { $seat }
    }, немає ні в кого: ставка зіграла!
ssp-beaten =
    У когось більше, ніж у { $you ->
        [seat] вас
       *[nobody] гравця { $seat }
    }: ставка не зіграла.
ssp-points =
    { $you ->
        [seat] Ви отримуєте
       *[nobody] { $seat } отримує
    } { $gained ->
        [one] { $gained } очко
        [few] { $gained } очки
       *[many] { $gained } очок
    }, разом { $score }. Карти: { $total }; бонус за колір: { $colour_bonus }.
ssp-nobody-scores = Колода порожня, а раунд ніхто не завершив: очок не отримує ніхто.
ssp-mermaids =
    У { $you ->
        [seat] вас
       *[nobody] гравця { $seat }
    } усі чотири русалки!
ssp-over =
    { $you ->
        [winners] { $winners_count ->
            [1] Ви перемагаєте!
           *[other] Перемогу ділите ви й { $winners_others }!
        }
       *[nobody] { $winners_count ->
            [1] { $winners } перемагає!
           *[other] Перемогу ділять { $winners }!
        }
    } Рахунок: { $scores }.

## A turn that is over, in a line

ssp-turn-drew =
    { $you ->
        [seat] Ви берете дві карти, одну залишаєте собі й кладете
       *[nobody] { $seat } бере дві карти, одну залишає собі й кладе
    } { $card_acc } до { $pile ->
        [1] лівого
       *[other] правого
    } скиду.
ssp-turn-drew-card =
    { $you ->
        [seat] Ви берете дві карти, залишаєте собі { $kept_acc } і кладете
       *[nobody] { $seat } бере дві карти, залишає собі { $kept_acc } і кладе
    } { $card_acc } до { $pile ->
        [1] лівого
       *[other] правого
    } скиду.
ssp-turn-last =
    { $you ->
        [seat] Ви берете
       *[nobody] { $seat } бере
    } останню карту колоди.
ssp-turn-last-card =
    { $you ->
        [seat] Ви берете
       *[nobody] { $seat } бере
    } останню карту колоди: { $card_acc }.
ssp-turn-crabs =
    { $you ->
        [seat] Ви граєте пару крабів і забираєте
       *[nobody] { $seat } грає пару крабів і забирає
    } карту з { $pile ->
        [1] лівого
       *[other] правого
    } скиду.
ssp-turn-crabs-card =
    { $you ->
        [seat] Ви граєте пару крабів і забираєте
       *[nobody] { $seat } грає пару крабів і забирає
    } { $card_acc } з { $pile ->
        [1] лівого
       *[other] правого
    } скиду.
ssp-turn-fish =
    { $you ->
        [seat] Ви граєте пару риб і берете
       *[nobody] { $seat } грає пару риб і бере
    } карту з колоди.
ssp-turn-fish-card =
    { $you ->
        [seat] Ви граєте пару риб і берете
       *[nobody] { $seat } грає пару риб і бере
    } з колоди { $card_acc }.
ssp-turn-steal =
    { $you ->
        [seat] Ви граєте плавця й акулу та крадете карту у гравця { $victim }.
        [victim] { $seat } грає плавця й акулу та краде у вас карту.
       *[nobody] { $seat } грає плавця й акулу та краде карту у гравця { $victim }.
    }
ssp-turn-steal-card =
    { $you ->
        [seat] Ви граєте плавця й акулу та крадете { $card_acc } у гравця { $victim }.
        [victim] { $seat } грає плавця й акулу та краде у вас { $card_acc }.
       *[nobody] { $seat } грає плавця й акулу та краде { $card_acc } у гравця { $victim }.
    }

## What can be done

action-draw = Взяти з колоди
action-take =
    Взяти верхню карту { $pile ->
        [1] лівого
       *[other] правого
    } скиду
action-keep = Залишити { $card_acc }
action-discard =
    Покласти до { $pile ->
        [1] лівого
       *[other] правого
    } скиду
action-play = Зіграти: { $cards }
action-look =
    Переглянути { $pile ->
        [1] лівий
       *[other] правий
    } скид
action-pick = Взяти { $card_acc }
action-pick-lower =
    Взяти { $card_acc }: { $above ->
        [1] другу
        [2] третю
       *[other] четверту
    } згори з однакових карт
action-steal = Украсти карту у гравця { $from }
action-end-turn = Завершити хід
action-stop = Стоп
action-last-chance = Останній шанс

## What to do now

phase-take-you = Ваш хід: візьміть дві карти й одну залиште — або візьміть верхню карту скиду.
phase-take-other = { $name } бере карту.
phase-keep-you = Виберіть, яку карту залишити. Іншу ви скинете.
phase-keep-other = { $name } вибирає з двох карт.
phase-discard-you = Виберіть скид для іншої карти.
phase-discard-other = { $name } скидає карту.
phase-play-you = Зіграйте пари, якщо хочете, і завершіть хід.
phase-play-other = { $name } може зіграти пари.
phase-look-you = Ваші краби: виберіть, який скид переглянути.
phase-look-other = { $name } вибирає, який скид переглянути.
phase-pick-you = Візьміть одну карту з цього скиду.
phase-pick-other = { $name } переглядає скид.
phase-steal-you = Ваша акула: виберіть, у кого вкрасти випадкову карту.
phase-steal-other = { $name } вибирає, у кого вкрасти карту.
end-rules =
    { $reason ->
        [mermaids] Усі чотири русалки зібрано в одних руках.
       *[points] Набрано потрібну кількість очок.
    }
phase-over = Гру завершено.

## Points

score-pairs = Пари
score-collections = Набори
score-multipliers = Множники
score-mermaids = Русалки
score-colour-bonus = Бонус за колір
score-total = Разом

## Learn by playing

learn-intro = Збирайте карти, які разом дають очки. Маючи 7 очок, уже можна завершити раунд. Коли після раунду хтось набере потрібну суму, перемагає той, у кого очок найбільше.
learn-take = Візьміть дві карти й залиште кращу: її ніхто не побачить. Або візьміть верхню карту скиду: ви знаєте, що берете, — але й решта теж.
learn-take-left = Вибирати майже немає з чого: беріть що є.
learn-keep = Однакові карти дають очки разом. Кожна нова мушля чи восьминіг додає очок, а пара дає очко та ефект.
learn-discard = Карту, яку ви скидаєте, бачать усі. Закрийте нею те, що може знадобитися іншим.
learn-discard-empty = Один скид порожній: карту треба покласти туди.
learn-play = Два краби, два човники, дві риби або плавець з акулою — це пара: зіграйте її заради ефекту. На руці вона теж дає очко, тож поспішати нема куди.
learn-play-enough = Маючи 7 очок, можна завершити раунд.
learn-look = Краби дістануть зі скиду будь-яку карту. Спершу виберіть скид, а тоді перегляньте його.
learn-pick = Візьміть карту, яка вам найпотрібніша. Решта бачить, з якого скиду її взято, але не саму карту.
learn-steal = Плавець і акула крадуть випадкову карту. Вибирайте того, у кого карт найбільше.
learn-call = У вас 7 очок або більше, і ви можете завершити раунд. «Стоп» — без ризику: усі отримують очки за карти. «Останній шанс» — це ставка: решта робить ще по ходу. Якщо ніхто вас не обійде, ви отримаєте ще й бонус за колір, а якщо обійдуть — лише його.
learn-last-chance = «Останній шанс»: це ваш останній хід у раунді. Якщо обійдете того, хто його оголосив, ви отримаєте очки за карти, а він — лише бонус за колір.
learn-outro = Оце й уся гра. «Стоп» — надійно, «Останній шанс» — це ставка, і за виграш дають бонус за колір. Ще одну партію?

## Why a hint is good

hint-ssp-draw =
    Ви виберете з двох нових карт. { $tops_count ->
        [0] Скиди порожні.
       *[other] На скидах: { $tops }.
    }
hint-ssp-draw-last = Це остання карта колоди, і вона дістанеться вам.
hint-ssp-win = З четвертою русалкою ви відразу виграєте: { $card }.
hint-ssp-take =
    Відразу дає вам { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: { $card }.
hint-ssp-take-plan = Очок поки що не дає, але може знадобитися: { $card }.
hint-ssp-keep =
    Відразу дає вам { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: { $card }.
hint-ssp-keep-plan = Очок поки що не дає, але може знадобитися: { $card }.
hint-ssp-pick =
    Відразу дає вам { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: { $card }.
hint-ssp-pick-plan = Очок поки що не дає, але може знадобитися: { $card }.
hint-ssp-card-bonus = Очок не дає, але бонус за колір зросте до { $bonus }: { $card }.
hint-ssp-card-late = Нічого не дає, а це ваш останній хід: { $card }.
hint-ssp-cover = Це закриє { $card_acc }: така карта може бути потрібна іншим.
hint-ssp-discard = Цей скид порожній: карту треба покласти сюди.
hint-ssp-discard-first = Обидва скиди порожні: підійде будь-який.
hint-ssp-crabs =
    Крабам є з чого вибрати: у скидах { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }.
hint-ssp-boats = Ви відразу зробите ще один хід.
hint-ssp-fish = Ви візьмете ще одну карту з колоди.
hint-ssp-bite = Ви зможете вкрасти карту.
hint-ssp-lay-safe = Ефекту зараз не буде, зате зіграних карт уже не вкрасти.
hint-ssp-look =
    Тут є з чого вибрати: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }.
hint-ssp-steal =
    У гравця { $victim } на руці { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }, а на рахунку { $score ->
        [one] { $score } очко
        [few] { $score } очки
       *[many] { $score } очок
    }.
hint-ssp-end-only =
    Більше робити нічого. У вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
hint-ssp-end-turn =
    Пари залишаються на руці: очки вони дають і там. У вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
hint-ssp-end-last =
    Ваш останній хід завершиться: у вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, у того, хто сказав «Останній шанс», — { $rival }.
hint-ssp-end-empty = Колода порожня: раунд завершиться, і очок не отримає ніхто.
hint-ssp-go-on =
    У вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, і раунд можна завершити, але можна набрати й більше.
hint-ssp-stop =
    Ви відразу й без ризику отримаєте { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
hint-ssp-last-chance = Якщо вас ніхто не обійде, ви отримаєте { $points } + { $bonus }, а якщо обійдуть — лише { $bonus }.

## On the table page

table-deck =
    У колоді { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
table-deck-word = Колода
table-draw-short = Взяти дві
table-take-short = Взяти
table-discard-short = Скинути
table-look-short = Глянути
table-left-short = Лівий
table-right-short = Правий
table-keep-short = Залишити
table-to-put = у скид
table-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
table-pile-left = Лівий скид
table-pile-right = Правий скид
table-pile-empty = порожньо
table-hand-none = На руці карт немає.
table-hand-open = Відкриті карти
table-hand-size =
    { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
       *[many] { $count } карт на руці
    }
table-your-hand = Ваші карти
table-laid = Зіграні пари
table-look-title = Увесь скид, починаючи з верхньої карти
table-last-chance-title = Останній шанс!
table-last-chance-you = Сподіваймося, що вас ніхто не обійде.
table-last-chance-other =
    { $points ->
        [one] { $name }: { $points } очко. Наберіть більше!
        [few] { $name }: { $points } очки. Наберіть більше!
       *[many] { $name }: { $points } очок. Наберіть більше!
    }
table-score-of = Очки за попередні раунди; для перемоги треба { $target }
table-stop-help = Раунд одразу завершується, і всі отримують очки за свої карти: ви — { $points }. Бонусу за колір немає.
table-chance-help = Решта зробить ще по ходу. Якщо вас ніхто не обійде, ви отримаєте { $points }, а якщо обійдуть — лише бонус за колір: { $bonus }.
table-now-at = разом { $score }
table-only-bonus = Зараховано лише бонус за колір.
table-with-bonus = Зараховано і карти, і бонус за колір.
table-pad-bonus = Бонус за колір зараховують лише після «Останнього шансу».
pad-mermaids = Чотири русалки: це перемога у грі!
table-why-pair = Пара — це два краби, два човники, дві риби або плавець з акулою.
table-why-no-pair = Цю карту не грають: вона дає очки на руці.
table-why-other-pile = Карту треба покласти до порожнього скиду.
table-why-empty-pile = Цей скид порожній.

## Cards explained

about-duos = Пари
about-scale = Очки за 1, 2, 3 … карти
about-this-colour = цього кольору
about-bonus = і до бонусу за колір
about-scores-crab = Кожна пара крабів: 1 очко, на столі чи на руці.
about-scores-boat = Кожна пара човників: 1 очко, на столі чи на руці.
about-scores-fish = Кожна пара риб: 1 очко, на столі чи на руці.
about-scores-swimmer = Плавець з акулою: 1 очко, на столі чи на руці.
about-scores-shark = Акула з плавцем: 1 очко, на столі чи на руці.
about-scores-mermaid = По 1 очку за кожну карту кольору, якого у вас найбільше; кожна наступна русалка рахує наступний колір.
about-scores-lighthouse = По 1 очку за кожен ваш човник.
about-scores-shoal-of-fish = По 1 очку за кожну вашу рибу.
about-scores-penguin-colony = По 2 очки за кожного вашого пінгвіна.
about-scores-captain = По 3 очки за кожного вашого моряка.
about-effect-crab = Зіграйте двох: перегляньте скид і візьміть з нього карту.
about-effect-boat = Зіграйте два: відразу зробіть ще один хід.
about-effect-fish = Зіграйте дві: візьміть на руку верхню карту колоди.
about-effect-swimmer = Зіграйте обох: украдіть в іншого гравця випадкову карту.
about-effect-mermaid = Зберіть на руці всіх чотирьох — і ви відразу перемагаєте.
half-crab = Другий краб — і ви візьмете карту зі скиду.
half-boat = Другий човник — і ви зробите ще хід.
half-fish = Друга риба — і ви візьмете карту з колоди.
half-swimmer = Плавець і акула крадуть випадкову карту.

## What to do now, from what is possible

prompt-draw-or-take = Візьміть дві карти з колоди або одну зі скиду.
prompt-draw = Візьміть дві карти й одну залиште.
prompt-draw-last-or-take = Візьміть останню карту колоди або карту зі скиду.
prompt-draw-last = Візьміть останню карту колоди.
prompt-take = Колода порожня: візьміть карту зі скиду.
prompt-keep = Яку карту залишите?
prompt-discard = Скиньте іншу карту.
prompt-discard-empty = Покладіть іншу карту до порожнього скиду.
prompt-call-or-pair =
    { $points ->
        [one] { $points } очко: «Стоп», ставка, пара чи далі?
        [few] { $points } очки: «Стоп», ставка, пара чи далі?
       *[many] { $points } очок: «Стоп», ставка, пара чи далі?
    }
prompt-call =
    { $points ->
        [one] { $points } очко: «Стоп», ставка чи далі?
        [few] { $points } очки: «Стоп», ставка чи далі?
       *[many] { $points } очок: «Стоп», ставка чи далі?
    }
prompt-pair = Зіграйте пару або завершіть хід.
prompt-end = Більше робити нічого: завершіть хід.
prompt-look = Краби: виберіть скид.
prompt-look-one = Краби: перегляньте скид.
prompt-pick = Краби: візьміть будь-яку карту цього скиду.
prompt-steal = Акула: у кого вкрасти карту?
prompt-steal-from = Акула: украдіть карту у гравця { $name }.
prompt-last-turn = Останній хід! { $do }

## The action bar

bar-stop =
    { $points ->
        [one] { $points } очко одразу
        [few] { $points } очки одразу
       *[many] { $points } очок одразу
    }
bar-chance = { $points }, якщо не обійдуть, інакше { $bonus }
bar-missing =
    { $count ->
        [one] Ще { $count } очко — і раунд можна завершити.
        [few] Ще { $count } очки — і раунд можна завершити.
       *[many] Ще { $count } очок — і раунд можна завершити.
    }
bar-enough = Очок вистачає: у свій хід можна завершити раунд.
bar-why-end = Спершу візьміть карту.
bar-why-finish = Спершу завершіть цю дію.
table-draw-last = Остання
table-why-no-cards = У гравця { $name } на руці карт немає.
table-why-open-hand = { $name }: карти відкриті, і красти їх не можна.

## Great moments

cue-round = Раунд { $round }
cue-crab = Краби: карта зі скиду
cue-boat = Човники: ще один хід
cue-fish = Риби: карта з колоди
cue-swimmer = Акула: вкрадена карта
cue-stop =
    { $you ->
        [seat] Ви кажете
       *[nobody] { $name } каже
    } «Стоп»!
cue-last-chance =
    { $you ->
        [seat] Ви кажете
       *[nobody] { $name } каже
    } «Останній шанс»!
