## The game

game-title = Паперові океани
game-line = Збирайте паперових мешканців моря, грайте пари й вчасно кажіть «стоп». Або ризикніть дати решті останній шанс.

## Options

option-tiebreak = У разі нічиєї
option-tiebreak-help = Що вирішує, якщо очок порівну: очки останнього раунду чи те, хто його завершив.
option-tiebreak-last-round = Очки останнього раунду
option-tiebreak-caller = Хто його завершив
option-target = Очки для перемоги
option-target-help = Залиште порожнім — буде 40, 35 або 30 очок на 2, 3 або 4 гравців. Для довгого вечора візьміть удвічі більше.

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

## What happened

ssp-start = { $seat } починає гру.
ssp-round = Раунд { $round }. Починає { $seat }.
ssp-opened =
    { $pile ->
        [1] Перша карта лівого скиду: { $card }.
       *[other] Перша карта правого скиду: { $card }.
    }
ssp-drew = { $seat } тягне карти з колоди.
ssp-drew-card = З колоди: { $card }.
ssp-kept = { $seat } залишає собі карту.
ssp-kept-card = { $seat } залишає собі { $card_acc }.
ssp-took =
    { $pile ->
        [1] { $seat } бере { $card_acc } з лівого скиду.
       *[other] { $seat } бере { $card_acc } з правого скиду.
    }
ssp-discarded =
    { $pile ->
        [1] { $seat } кладе { $card_acc } в лівий скид.
       *[other] { $seat } кладе { $card_acc } в правий скид.
    }
ssp-laid =
    { $kind ->
        [crab] { $seat } грає пару крабів: { $cards }.
        [boat] { $seat } грає пару човників і ходить ще раз: { $cards }.
        [fish] { $seat } грає пару риб: { $cards }.
       *[swimmer] { $seat } грає плавця й акулу: { $cards }.
    }
ssp-look =
    { $pile ->
        [1] { $seat } переглядає лівий скид.
       *[other] { $seat } переглядає правий скид.
    }
ssp-picked =
    { $pile ->
        [1] { $seat } дістає карту з лівого скиду.
       *[other] { $seat } дістає карту з правого скиду.
    }
ssp-picked-card =
    { $pile ->
        [1] { $seat } дістає { $card_acc } з лівого скиду.
       *[other] { $seat } дістає { $card_acc } з правого скиду.
    }
ssp-fish = { $seat } виловлює карту з колоди.
ssp-fish-card = { $seat } виловлює { $card_acc } з колоди.
ssp-steal = { $seat } випускає акулу. Жертва — { $victim }.
ssp-stolen = { $seat } цупить карту в гравця { $victim }.
ssp-stolen-card = { $seat } цупить { $card_acc } в гравця { $victim }.
ssp-ended = { $seat } завершує хід.
ssp-stop = { $seat } каже «СТОП». Усі рахують очки.
ssp-last-chance =
    { $seat } каже «ОСТАННІЙ ШАНС»! { $cards_count ->
        [0] На руці порожньо.
       *[other] На руці: { $cards }.
    }
ssp-revealed =
    { $cards_count ->
        [0] У гравця { $seat } на руці порожньо.
       *[other] { $seat } відкриває карти: { $cards }.
    }
ssp-unbeaten = Більше, ніж у гравця { $seat }, немає ні в кого: ставка зіграла!
ssp-beaten = У когось більше, ніж у гравця { $seat }: ставка не зіграла.
ssp-points =
    { $seat }: { $gained ->
        [one] +{ $gained } очко
        [few] +{ $gained } очки
       *[many] +{ $gained } очок
    }, разом { $score }. Карти: { $total }, бонус за колір: { $colour_bonus }.
ssp-nobody-scores = Колода порожня, а раунд ніхто не завершив: очок не отримує ніхто.
ssp-mermaids = { $seat } збирає всіх чотирьох русалок!
ssp-over =
    { $winners_count ->
        [1] { $winners } перемагає!
       *[other] { $winners } ділять перемогу!
    } Рахунок: { $scores }.

## What can be done

action-draw = Взяти дві карти
action-take =
    { $pile ->
        [1] Взяти з лівого скиду
       *[other] Взяти з правого скиду
    }
action-keep = Залишити { $card_acc }
action-discard =
    { $pile ->
        [1] Покласти в лівий скид
       *[other] Покласти в правий скид
    }
action-play = Зіграти: { $cards }
action-look =
    { $pile ->
        [1] Переглянути лівий скид
       *[other] Переглянути правий скид
    }
action-pick = Взяти { $card_acc }
action-pick-lower =
    Взяти { $card_acc }: з однакових карт { $above ->
        [1] другу
        [2] третю
       *[other] четверту
    } згори
action-steal = Поцупити в гравця { $from }
action-end-turn = Завершити хід
action-stop = Стоп
action-last-chance = Останній шанс

## What to do now

phase-take-you = Ваш хід: візьміть дві карти й залиште одну — або верхню карту скиду.
phase-take-other = { $name } бере карту.
phase-keep-you = Виберіть карту, яку залишите. Інша піде у скид.
phase-keep-other = { $name } вибирає з двох карт.
phase-discard-you = Виберіть скид для іншої карти.
phase-discard-other = { $name } кладе карту у скид.
phase-play-you = Зіграйте пари, якщо хочете, і завершіть хід.
phase-play-other = { $name } може зіграти пари.
phase-look-you = Краби взялися до роботи: виберіть скид, щоб його переглянути.
phase-look-other = { $name } посилає крабів до скиду.
phase-pick-you = Візьміть одну карту з цього скиду.
phase-pick-other = { $name } переглядає скид.
phase-steal-you = Виберіть, кого вкусить акула: вам дістанеться випадкова карта з його руки.
phase-steal-other = { $name } вибирає жертву для акули.
phase-over = Гру завершено.

## Points

score-pairs = Пари
score-collections = Набори
score-multipliers = Множники
score-mermaids = Русалки
score-colour-bonus = Бонус за колір
score-total = Разом

## Learn by playing

learn-intro = Збирайте карти, які цінні разом. Маючи 7 очок, можна завершити раунд, а хто за кілька раундів набере потрібну суму, той перемагає.
learn-take = Візьміть дві карти й залиште кращу: її ніхто не побачить. Або візьміть карту зі скиду: ви знаєте, що берете, але й решта теж.
learn-keep = Схожі карти люблять одна одну. Мушлі й восьминоги дорожчають із кожною новою, а пара дає очко та ефект.
learn-discard = Інша карта лежатиме в усіх на видноті. Покладіть її туди, де вона закриє щось потрібне суперникам.
learn-play = Два краби, два човники, дві риби або плавець з акулою: зіграйте їх заради ефекту. Очки вони дають і на руці, тож поспішати нікуди. Маючи 7 очок, можна завершити раунд.
learn-look = Краби дістануть будь-яку карту зі скиду. Спершу виберіть скид, а тоді зазирніть у нього.
learn-pick = Візьміть карту, яка пасує найкраще. Решта бачить лише скид, але не карту.
learn-steal = Плавець і акула крадуть випадкову карту. Кусайте того, у кого карт найбільше.
learn-call = У вас 7 очок або більше — можна завершити раунд. «Стоп»: усі рахують карти, ризику немає. «Останній шанс»: решта має ще по ходу; якщо більше, ніж у вас, ні в кого не буде, ви отримаєте ще й бонус за колір, інакше — лише цей бонус.
learn-last-chance = Останній шанс: це ваш останній хід у раунді. Якщо у вас стане більше очок, ніж у того, хто оголосив, ваші карти зарахують, а його — ні.
learn-outro = Оце й уся гра. «Стоп» — надійно, а останній шанс — це парі, і переможець отримує ще й бонус за колір. Ще одну партію?

## Why a hint is good

hint-ssp-draw =
    { $tops_count ->
        [0] У скидах нічого немає.
       *[other] Дві нові карти обіцяють більше, ніж те, що лежить відкрито: { $tops }.
    }
hint-ssp-take =
    Відразу дає вам { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: { $card }.
hint-ssp-take-plan = Поки нічого не дає, але може знадобитися: { $card }.
hint-ssp-keep =
    Відразу дає вам { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: { $card }.
hint-ssp-keep-plan = Знадобиться потім: { $card }.
hint-ssp-pick =
    Відразу дає вам { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: { $card }.
hint-ssp-pick-plan = Знадобиться потім: { $card }.
hint-ssp-cover = Це закриє { $card_acc }: суперникові така карта може бути потрібна.
hint-ssp-discard = Цей скид порожній, і заповнити треба спершу його.
hint-ssp-crabs =
    Крабам є з чого вибрати: у скидах { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }.
hint-ssp-boats = Це дає вам ще один хід просто зараз.
hint-ssp-fish = Це дає вам ще одну карту з колоди.
hint-ssp-bite = Це цупить карту в суперника.
hint-ssp-look =
    Тут є з чого вибрати: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }.
hint-ssp-steal =
    { $victim } — добра здобич: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    } на руці й поки { $score ->
        [one] { $score } очко
        [few] { $score } очки
       *[many] { $score } очок
    }.
hint-ssp-end-turn =
    Більше зараз нічого не здобути. У вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
hint-ssp-go-on =
    У вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, раунд можна завершити, але вигідніше зачекати.
hint-ssp-stop = Це збереже ваші очки, поки інші не вирвалися вперед: { $points }.
hint-ssp-last-chance = Обійти вас важко, а зверху йде бонус за колір: { $points } + { $bonus }.

## On the table page

table-deck =
    { $count ->
        [one] У колоді { $count } карта
        [few] У колоді { $count } карти
       *[many] У колоді { $count } карт
    }
table-deck-word = Колода
table-draw-short = Взяти дві
table-take-short = Взяти
table-discard-short = Покласти
table-look-short = Оглянути
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
table-hand-none = На руці порожньо.
table-hand-open = Відкрита рука
table-hand-size =
    { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
       *[many] { $count } карт на руці
    }
table-your-hand = Ваша рука
table-laid = Зіграно:
table-look-title = Увесь скид, починаючи з верхньої карти
table-last-chance-title = Останній шанс!
table-last-chance-you = Аби лиш ніхто не набрав більше.
table-last-chance-other =
    { $points ->
        [one] { $name } показує { $points } очко: наберіть більше!
        [few] { $name } показує { $points } очки: наберіть більше!
       *[many] { $name } показує { $points } очок: наберіть більше!
    }
table-score-of = Очки за попередні раунди; для перемоги треба { $target }
table-points-on-cards =
    { $count ->
        [one] очко на ваших картах
        [few] очки на ваших картах
       *[many] очок на ваших картах
    }
table-points-missing =
    { $count ->
        [one] ще { $count } очко, щоб завершити раунд
        [few] ще { $count } очки, щоб завершити раунд
       *[many] ще { $count } очок, щоб завершити раунд
    }
table-call-needs = Щоб завершити раунд, треба 7 очок.
table-stop-help =
    { $points ->
        [one] Усі отримують очки за карти: вам { $points } очко.
        [few] Усі отримують очки за карти: вам { $points } очки.
       *[many] Усі отримують очки за карти: вам { $points } очок.
    }
table-chance-help = Решта має ще по ходу. Ніхто не обійшов: вам { $points }. Обійшли: лише { $bonus }, бонус за колір.
table-now-at = тепер { $score }
table-only-bonus = Враховується лише бонус за колір.
table-with-bonus = Враховуються і карти, і бонус за колір.
table-pad-bonus = Бонус за колір враховується лише після останнього шансу.
table-why-pair = Потрібна пара: два краби, два човники, дві риби або плавець з акулою.
table-why-no-pair = Цю карту не грають: вона дає очки на руці.
table-why-other-pile = Спершу треба заповнити порожній скид.
table-why-empty-pile = Цей скид порожній.

## Cards explained

about-duos = Пари
about-scale = Очки за 1, 2, 3 … карти
about-this-colour = цього кольору
about-bonus = і до бонусу за колір
about-scores-crab = Кожні два краби: 1 очко, на столі чи на руці.
about-scores-boat = Кожні два човники: 1 очко, на столі чи на руці.
about-scores-fish = Кожні дві риби: 1 очко, на столі чи на руці.
about-scores-swimmer = Плавець з акулою: 1 очко, на столі чи на руці.
about-scores-shark = Акула з плавцем: 1 очко, на столі чи на руці.
about-scores-mermaid = По 1 очку за кожну карту кольору, якого у вас найбільше; наступна русалка рахує наступний колір.
about-scores-lighthouse = По 1 очку за кожен ваш човник.
about-scores-shoal-of-fish = По 1 очку за кожну вашу рибу.
about-scores-penguin-colony = По 2 очки за кожного вашого пінгвіна.
about-scores-captain = По 3 очки за кожного вашого моряка.
about-effect-crab = Зіграйте двох: перегляньте скид і візьміть звідти карту.
about-effect-boat = Зіграйте два: відразу зробіть ще один хід.
about-effect-fish = Зіграйте дві: візьміть на руку верхню карту колоди.
about-effect-swimmer = Зіграйте обох: украдіть у суперника випадкову карту.
about-effect-mermaid = Усі чотири на руці — і ви відразу виграєте гру.
half-crab = Виберіть другого краба: ви переглянете скид і візьмете карту.
half-boat = Виберіть другий човник: ви відразу зробите ще один хід.
half-fish = Виберіть другу рибу: ви візьмете верхню карту колоди.
half-swimmer = Плавець і акула разом: ви вкрадете в суперника випадкову карту.
## What to do now, from what is possible

prompt-draw-or-take = Візьміть дві карти або одну зі скиду.
prompt-draw = Візьміть дві карти й одну залиште.
prompt-draw-last-or-take = Візьміть останню карту колоди або карту зі скиду.
prompt-draw-last = Візьміть останню карту колоди.
prompt-take = Колода порожня: візьміть карту зі скиду.
prompt-keep = Виберіть карту, яку залишите.
prompt-discard = Покладіть іншу карту у скид.
prompt-discard-empty = Покладіть карту в порожній скид.
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
prompt-steal-from = Акула: вкрадіть карту в гравця { $name }.
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
table-draw-last = Остання
table-why-no-cards = У гравця { $name } немає карт на руці.
table-why-open-hand = { $name }: карти вже відкриті, красти їх не можна.

## Great moments

cue-round = Раунд { $round }
cue-crab = Краби: карта зі скиду
cue-boat = Човники: ще один хід
cue-fish = Риби: карта з колоди
cue-swimmer = Акула: вкрадена карта
cue-stop = { $name }: «Стоп»!
cue-last-chance = { $name }: останній шанс!
