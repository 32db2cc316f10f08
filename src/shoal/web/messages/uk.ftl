## Everywhere

brand-home = Shoal: на головну
skip-to-main = До вмісту
tools = Інструменти
settings = Налаштування
language = Мова
theme = Оформлення
theme-system = Як у системі
theme-light = Світле
theme-dark = Темне
your-name = Ваше ім’я
your-name-help = Так вас побачать інші
save = Зберегти
show = Показати
close = Закрити
copy = Скопіювати
copied = Скопійовано.
link = Посилання
more-pages = Інші сторінки
footer-note = Вільно й безкоштовно. Без реєстрації, без реклами, без установлення. Малюнки й тексти наші власні, а ігри належать їхнім авторам.
to-home = На головну
try-again = Спробувати ще раз
you = ви
rules = Правила
rules-of = Правила: { $game }
pad = Підрахунок очок
pad-of = Підрахунок очок: { $game }
learn-by-playing = Навчитися граючи
points-word =
    { $count ->
        [one] очко
        [few] очки
       *[many] очок
    }

# The names that guests get who give none, and those of bots: short, friendly, from the sea. Separated by commas.
guest-names = Видра, Тюлень, Чапля, Чайка, Дельфін, Черепаха, Морж, Альбатрос, Нерпа, Рачок
bot-name-0 = Норі
bot-name-1 = Корал
bot-name-2 = Фукус
bot-name-3 = Перлина
bot-name-4 = Марлін

level-beginner = новачок
level-casual = аматор
level-skilled = знавець
level-expert = майстер
level-greedy = ненажера
level-random = навмання

## Home

home-title = Маленькі ігри в добрій компанії
home-lead = Грайте з друзями за посиланням або проти ботів, які вміють грати. Без реєстрації та встановлення.
home-continue = Продовжити гру
home-open = Відкриті столи
home-open-none = Зараз ніхто не чекає на гравців. Запросіть друзів або відкрийте стіл для всіх.
home-watch = Подивитися партію
home-watch-none = Зараз немає відкритих партій.
home-ended = Ваші останні партії
play-now = Грати
invite-friends = Запросити друзів
your-turn = Ваш хід
continue = Продовжити
join = Приєднатися
watch = Дивитися
see-result = Підсумок
seats-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }

## A new table

new-table = Новий стіл
new-choose = У що зіграємо?
new-seats = Хто грає?
new-seats-help =
    { $low }–{ $high } { $high ->
        [one] гравець
        [few] гравці
       *[many] гравців
    }. Залиште по вільному місцю для друзів: вони сядуть за вашим посиланням.
new-options = Варіант гри
new-more = Час і доступ
seat-number = Місце { $number }
seat-me = Я
seat-friend = Для друга
seat-bot = Бот, { $level }
seat-none = Нікого
seat-open = вільне місце
as-usual = як зазвичай
clock = Годинник
clock-none = Без годинника
clock-seconds =
    { $count ->
        [one] { $count } секунда на хід
        [few] { $count } секунди на хід
       *[many] { $count } секунд на хід
    }
clock-minutes =
    { $count ->
        [one] { $count } хвилина на хід
        [few] { $count } хвилини на хід
       *[many] { $count } хвилин на хід
    }
clock-day = Доба на хід
clock-help = Коли час спливає, за гравця грає бот, але повернутися можна будь-коли.
visibility = Хто знайде стіл
visibility-link = Лише за посиланням
visibility-public = Усі: видно на головній
visibility-help = За посиланням можна дивитися гру, але прихованих карт глядач не бачить.
make-table = Відкрити стіл

## Before the match

lobby-title = Стіл готовий
lobby-join-title = Вас запрошують
lobby-wait =
    { $count ->
        [one] Ще { $count } вільне місце.
        [few] Ще { $count } вільні місця.
       *[many] Ще { $count } вільних місць.
    }
lobby-ready = Усі зібралися.
lobby-full = Усі місця зайняті. Залишайтеся подивитися: гра скоро почнеться.
sit-down = Сісти за стіл
start = Почати гру
leave-table = Вийти з-за столу
fair-before = Чесна роздача: сервер уже зафіксував свою частину перемішування, ось її відбиток. Ваша частина додається після цього, тож сам сервер вибрати карти не може.
fair-words = Ваші слова для перемішування (необов’язково)
fair-words-help = Щось, чого ніхто не вгадає. Запишіть їх разом із відбитком: потім за ними можна перевірити партію.
fair-words-add = Додати мої слова

## The table

the-table = Стіл
side = Журнал
log = Що сталося
your-side = Ваша сторона
# For a game that has no words of its own for a phase.
phase-of-you = Ваш хід: { $phase }
phase-of-other = Ходить { $name }: { $phase }
view-seat = Гравець
undo = Скасувати
hint = Підказка
hinted = Бот би вибрав:
hint-move = Якщо зазирнути вперед, це обіцяє найбільше.
hint-win = { $percent } %
hint-win-help = Як часто цей хід веде до перемоги, якщо дограти партію звідси
hint-none = Тут підказати нічого.
sound = Звук
table-menu = Стіл
all-choices = Усе, що можна зробити
choices-as-list = Вибір списком
invite-watch = Запросити глядачів
private-link = Продовжити на іншому пристрої
private-link-help = Це посилання лише ваше: хто його має, той грає на вашому місці.
private-link-copy = Скопіювати особисте посилання
resign = Здатися
resign-sure = Здатися в цій партії? Якщо лишаться принаймні двоє, за вас дограє бот.
resign-yes = Так, здаюся
resigned = поза грою
away = не на зв’язку
away-other = { $name } не на зв’язку.
replace-by-bot = Нехай грає бот
votes =
    { $count ->
        [one] { $count } голос за.
        [few] { $count } голоси за.
       *[many] { $count } голосів за.
    }
stand-in = грає бот
stand-in-you = За вас грає бот.
come-back = Повернутися за стіл
spectators =
    { $count ->
        [one] Дивиться { $count } людина.
        [few] Дивляться { $count } людини.
       *[many] Дивляться { $count } людей.
    }
connection-lost = Зв’язок зник. Пробуємо знову…
connection-again = Зв’язок відновлено.
not-with-that = Це не поєднується з тим, що ви вибрали.
fair-now = Чесна роздача: усі випадкові події визначено до першого ходу, і потім це можна перевірити.
fair-more = Як перевірити
learn-off = Більше не пояснювати
learn-wait = Ходять інші. Стежте за ними: усе записано в журналі, а останній хід позначено.
round-result = Очки за раунд
rounds = Раунди
go-on = Далі

## After the match

result = Підсумок
over-won =
    { $count ->
        [1] { $names } перемагає!
       *[other] { $names } ділять перемогу!
    }
over-you-won = Ви перемогли!
over-you-shared = Перемогу ділите ви та { $names }!
over-nobody = Гру завершено.
rematch = Зіграти ще
rematch-offered = { $name } хоче зіграти ще.
to-rematch = До наступної партії
watch-rematch = Дивитися наступну партію
replay = Перегляд партії
record = Завантажити запис
back-to-table = Назад до столу
fair-good = Перевірено: сервер зафіксував свою частину перемішування раніше, ніж ваш браузер додав свою, і обидві ввійшли в роздачу. Сам сервер вибрати ці карти не міг.
fair-unknown = Цей браузер не може сказати, чи була роздача чесною: він нічого не додавав до перемішування або вже не пам’ятає, що додав.
fair-bad = Ця роздача нечесна.
fair-bad-commitment = У записі інший відбиток, не той, який цей браузер бачив до роздачі: перемішування підмінили.
fair-bad-words = У роздачу ввійшло не те, що додав цей браузер: хтось міг перебирати варіанти, доки карти його не влаштували.
fair-bad-key = Ключ у записі не підходить до відбитка, який цей браузер бачив до роздачі.
fair-bad-next = Наступна партія не та, відбиток якої цей браузер бачив до того, як додав свою частину.
fair-details = Перевірити кожну карту самостійно
fair-commitment = Відбиток цієї роздачі:
fair-command = Із завантаженим записом, на своєму комп’ютері:
fair-next = Відбиток наступної партії, якщо зіграєте ще:

## Replay and verification

replay-first = На початок
replay-prev = На хід назад
replay-play = Дивитися поспіль
replay-next = На хід уперед
replay-last = У кінець
replay-step = Хід
replay-viewer = Чиїми очима
replay-open = Усі карти відкриті
replay-as = Як бачить { $name }
replay-happened = Цей хід
verify-title = Перевірка запису
verify-this = Перевірити цю партію
verify-lead = Усі випадкові події партії визначено до першого ходу, і спершу видно лише їхній відбиток. Потім у записі з’являється ключ, і кожен може перевірити, що ніхто нічого не підтасував.
verify-file = Завантажений файл
verify-record = Запис (вміст завантаженого файлу)
verify-known = Відбиток, який ви бачили до партії (необов’язково)
verify-words = Ваші слова для перемішування (необов’язково)
verify-do = Перевірити
verify-good = Усе правильно.
verify-bad = Із цим записом щось не так.
verify-steps =
    { $count ->
        [one] { $count } крок, усе за правилами
        [few] { $count } кроки, усі за правилами
       *[many] { $count } кроків, усі за правилами
    }
verify-luck =
    { $count ->
        [one] { $count } випадковість, випала за ключем
        [few] { $count } випадковості, усі випали за ключем
       *[many] { $count } випадковостей, усі випали за ключем
    }
verify-commitment = Відбиток, який було видно від самого початку:

## Score pad

pad-lead = Для справжнього столу: позначте карти перед вами й дізнайтеся, скільки вони варті.
pad-score = Порахувати
pad-clear = Прибрати карти
pad-count = Порахувати очки для гравця
pad-evening = За вечір
pad-evening-help = Додайте гравців і натискайте «+», щоб записати очки. Усе зберігається в цьому браузері.
pad-who = Гравець
pad-add = Додати
pad-rounds = Раунди
pad-total = Разом
pad-evening-clear = Почати новий вечір

## When something goes wrong

error-title = Не вийшло
offline-title = Ви не в мережі
offline-text = Для цього потрібен зв’язок. Ваші партії в безпеці на сервері: повертайтеся, коли будете в мережі.
error-not-found = Такого столу чи сторінки немає. Можливо, тут уже прибрали.
error-stale-step = Гра вже пішла вперед. Погляньте ще раз.
error-already-played = Цей хід уже зроблено.
error-not-your-turn = Зараз не ваш хід.
error-not-your-seat = Ви не сидите за цим столом.
error-illegal-action = Зараз так не можна.
error-seat-taken = Хтось устиг раніше: місце зайняте.
error-wrong-phase = Зараз це неможливо.
error-too-many = Забагато відразу. Спершу завершіть щось.
error-too-fast = Трохи повільніше, будь ласка.
error-unavailable = Сервер зараз не може цього зробити. Спробуйте трохи згодом.
error-forbidden = Це не дозволено.
error-internal = На сервері щось зламалося. Ми вже записали.

## Рух, єдиний хід, зв’язок із сервером

speed = Швидкість
speed-calm = Спокійно
speed-normal = Звичайно
speed-fast = Швидко
speed-none = Без руху
auto-play = Робити за мене єдиний можливий хід
auto-soon = Можливий лише один хід. Він зробиться сам; Escape його затримає.
auto-held = Хід затримано. Зробіть його, коли захочете.
volume = Гучність
move-kept = Немає зв’язку. Хід збережено, він піде, щойно зв’язок повернеться.
move-made = Зв’язок відновлено. Хід зроблено.
move-not-made = Хід не зроблено: гра пішла далі без нього.
## Explanations of cards and pieces

reference = Пам’ятка
reference-of = Пам’ятка: { $game }
reference-count =
    { $count ->
        [one] усього { $count }
        [few] усього { $count }
       *[many] усього { $count }
    }
explain-unseen = Ще не бачили
explain-of = { $count } із { $total }
explain-have = У вас
explain-worth = Зараз принесе вам
explain-gain = Ще одна принесе вам
explain-gives = Одна з ваших приносить
error-no-such-thing = У цій грі немає такої карти чи фішки.

## Take back, let a bot play on

take-back = Повернути хід
taken-back = { $name } повертає хід.
takebacks = { $count ->
    [one] Повернуто { $count } хід.
    [few] Повернуто { $count } ходи.
   *[many] Повернуто { $count } ходів.
}
error-no-take-back = Цей хід уже не можна повернути.
## The start and the end: choosing, inviting, bots for free seats, why a match ended, pictures to share

pick-players = Гравці
pick-level = Боти
more-options = Інші налаштування
error-words-due = Місця за столом змінилися, тож колоду тасують наново, і кожен браузер знову додає свою частину. Спробуйте ще раз за мить.
lobby-invite = Запросіть друзів
lobby-invite-help = За цим посиланням можна одразу сісти за стіл. Без реєстрації та встановлення.
share-link = Поділитися посиланням
share-words = Зіграймо в { $game }?
qr-code = QR-код із посиланням на цей стіл
qr-help = Ви поруч? Нехай відсканують цей код.
fill-with-bot = Посадити бота
free-seat = Звільнити місце
lobby-due =
    { $count ->
        [1] За стіл сів бот, тож колоду тасують наново. Чекаємо, доки браузер гравця { $names } додасть свою частину.
       *[other] За стіл сів бот, тож колоду тасують наново. Чекаємо, доки браузери гравців { $names } додадуть свою частину.
    }
table-options = У що граємо
table-options-usual = Звичайні правила
table-options-all = Усі налаштування
option-is = { $option }: { $value }
preview-invite = { $name } запрошує вас зіграти: { $game }
preview-free =
    { $count ->
        [one] Вільне { $count } місце. Відкрийте посилання й сідайте за стіл: без реєстрації та встановлення.
        [few] Вільні { $count } місця. Відкрийте посилання й сідайте за стіл: без реєстрації та встановлення.
       *[many] Вільних місць: { $count }. Відкрийте посилання й сідайте за стіл: без реєстрації та встановлення.
    }
preview-full = Усі місця зайняті. Відкрийте посилання, щоб подивитися.
preview-match = { $game }: { $names }
preview-watch = Відкрийте посилання, щоб подивитися партію.
preview-over = Партію завершено. За посиланням — рахунок і перегляд партії.
end-rules = Партію зіграно до кінця.
end-abandonment = Надто довго ніхто не ходив, тож партія закінчилася без переможця.
end-length = Партія затяглася на надто багато ходів і закінчилася без переможця.
end-resigned-you-lost = Ви здалися, і { $winner } перемагає.
end-resigned-you-none = Ви здалися, і партія закінчилася без переможця.
end-resigned-you-won =
    { $count ->
        [1] { $names } здається — ви перемогли.
       *[other] { $names } здаються — ви перемогли.
    }
end-resigned-won =
    { $count ->
        [1] { $names } здається — { $winner } перемагає.
       *[other] { $names } здаються — { $winner } перемагає.
    }
end-resigned-none =
    { $count ->
        [1] { $names } здається, і партія закінчилася без переможця.
       *[other] { $names } здаються, і партія закінчилася без переможця.
    }
end-stood-in = { $names }: партію дограв бот.
end-stood-in-you = Партію за вас дограв бот.
curve-rounds = Рахунок за раундами
curve-turns = Рахунок за ходами
rematch-of = Чекаємо: { $names }…
picture-share = Поділитися картинкою
replace-when = Це стане можливо через { $seconds } с.

## Short signs between people

emotes = Реакції
emotes-show = Показувати реакції
emote-hello = Привіт!
emote-well-played = Чудовий хід!
emote-thanks = Дякую!
emote-oops = Ой!
emote-thinking = Дайте подумати…
emote-wow = Ого!
emote-laugh = Ха-ха!
emote-bye = Бувайте!

## The guard
error-too-large = Забагато тексту за один раз.
