## Everywhere

brand-home = На головну сторінку Shoal
skip-to-main = До вмісту
tools = Інструменти
settings = Налаштування
language = Мова
theme = Оформлення
theme-system = Як у системі
theme-light = Світле
theme-dark = Темне
your-name = Ваше ім’я
your-name-help = Його побачать інші гравці
change-name = Змінити ім’я
save = Зберегти
show = Показати
close = Закрити
copy = Скопіювати
copied = Скопійовано.
link = Посилання
more-pages = Інші сторінки
footer-note = Вільно й безкоштовно. Без реєстрації, реклами та встановлення. Малюнки й тексти — наші власні, а ігри належать їхнім авторам.
to-home = На головну
try-again = Спробувати ще раз
you = ви
rules = Правила
rules-of = Правила: { $game }
of-game = { $what }: { $game }
pad = Підрахунок очок
pad-of = Підрахунок очок: { $game }
learn-by-playing = Навчальна партія
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
level-expert = експерт
level-master = майстер
level-greedy = ненажера
level-random = навмання

## Home

home-title = Маленькі ігри в добрій компанії
site-title = Shoal: маленькі ігри в добрій компанії
home-lead = Поділіться посиланням і грайте з друзями або позмагайтеся з ботами, які вміють грати. Без реєстрації та встановлення.
home-continue = Продовжити партію
home-open = Відкриті столи
home-open-none = Зараз жоден стіл не чекає на гравців. Запросіть друзів або створіть стіл для всіх.
home-watch = Подивитися партію
home-watch-none = Зараз немає партій, відкритих для глядачів.
home-ended = Ваші останні партії
play-now = Грати
invite-friends = Запросити друзів
your-turn = Ваш хід
continue = Продовжити
join = Приєднатися
watch = Дивитися
see-result = Результат
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
    }. Залиште по вільному місцю для кожного друга: за вашим посиланням можна сісти за стіл.
new-options = Варіант гри
new-more = Час і доступ
seat-number = Місце { $number }
seat-me = Я
seat-friend = Для друга
seat-bot = Бот, { $level }
seat-none = Нікого
seat-open = вільне місце
as-usual = типово
from-to = від { $low } до { $high }
clock = Контроль часу
clock-none = Без обмеження часу
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
clock-help = Коли в гравця спливає час, за нього ходить бот, але повернутися можна будь-коли.
visibility = Доступ
visibility-ask = Хто бачить стіл?
visibility-link = Лише за посиланням
visibility-public = Усі: стіл показано на головній сторінці
visibility-help = За посиланням можна дивитися партію, але прихованих карт глядач не побачить.
make-table = Створити стіл

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
lobby-full = Усі місця зайняті. Залишайтеся подивитися: партія скоро почнеться.
sit-down = Сісти за стіл
start = Почати партію
leave-table = Вийти з-за столу
fair-before = Чесна роздача: сервер уже зафіксував свою частину перемішування, ось її відбиток. Ваша частина додається потім, тож самотужки сервер вибрати карти не може.
fair-words = Ваші слова для перемішування (необов’язково)
fair-words-help = Щось, чого ніхто не вгадає. Запишіть їх разом із відбитком: потім за ними можна перевірити партію.
fair-words-add = Додати мої слова

## The table

the-table = Стіл
side = Журнал партії
log = Журнал партії
your-side = Ваша сторона
# For a game that has no words of its own for a phase.
phase-of-you = Ваш хід: { $phase }
phase-of-other = Ходить { $name }: { $phase }
view-seat = Гравець
undo = Скасувати
hint = Підказка
hinted = Бот вибрав би:
hint-move = Якщо прорахувати наперед, цей хід найперспективніший.
hint-win = перемог: { $percent } %
hint-win-help = Як часто цей хід веде до перемоги, якщо дограти партію до кінця
hint-none = Тут немає що підказати.
sound = Звук
table-menu = Меню столу
all-choices = Усе, що можна зробити
choices-as-list = Показати варіанти списком
invite-watch = Запросити глядачів
private-link = Продовжити на іншому пристрої
private-link-help = Нікому не давайте це посилання: з ним можна грати за вас.
private-link-copy = Скопіювати особисте посилання
resign = Здатися
resign-sure = Здатися в цій партії? Якщо в грі лишаться принаймні двоє, за вас дограє бот.
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
connection-lost = Зв’язок зник. Підключаємося знову…
connection-again = Зв’язок відновлено.
not-with-that = Це не поєднується з тим, що ви вже вибрали.
fair-now = Чесна роздача: усі випадкові події визначено до першого ходу, і потім це можна перевірити.
fair-more = Як перевірити
learn-off = Більше не пояснювати
learn-wait = Ходять інші. Стежте за ними: усе записано в журналі, а останній хід виділено.
round-result = Очки за раунд
rounds = Раунди
go-on = Далі

## After the match

result = Результат
over-won =
    { $count ->
        [1] { $names } перемагає!
       *[other] { $names } ділять перемогу!
    }
over-you-won = Ви перемогли!
over-you-shared = Перемогу ділите ви та { $names }!
over-nobody = Партію завершено.
rematch = Зіграти ще раз
rematch-offered = { $name } хоче зіграти ще раз.
to-rematch = До наступної партії
watch-rematch = Дивитися наступну партію
replay = Повтор партії
record = Завантажити запис
back-to-table = Повернутися до столу
fair-good = Перевірено: сервер зафіксував свою частину перемішування раніше, ніж ваш браузер додав свою, і обидві було використано. Самотужки сервер нічого підлаштувати не міг.
fair-unknown = Цей браузер не може сказати, чи була роздача чесною: він нічого не додавав до перемішування або вже не пам’ятає, що додав.
fair-bad = Ця роздача була нечесною.
fair-bad-commitment = У записі не той відбиток, який цей браузер бачив до роздачі: перемішування підмінили.
fair-bad-words = У роздачу ввійшло не те, що додав цей браузер: хтось міг перемішувати знову й знову, доки карти не підійшли.
fair-bad-key = Ключ у записі не підходить до відбитка, який цей браузер бачив до роздачі.
fair-bad-next = Наступна партія не та, відбиток якої цей браузер бачив до того, як додав свою частину.
fair-details = Перевірити самостійно
fair-commitment = Відбиток цієї роздачі:
fair-command = Із завантаженим записом, на своєму комп’ютері:
fair-next = Відбиток наступної партії, якщо зіграєте ще раз:

## Replay and verification

replay-first = На початок
replay-prev = На хід назад
replay-play = Відтворити
replay-next = На хід уперед
replay-last = У кінець
replay-step = Хід
replay-viewer = Точка зору
replay-open = Відкриті карти
replay-as = Очима гравця { $name }
replay-happened = Цей хід
verify-title = Перевірка запису
verify-this = Перевірити цю партію
verify-lead = Усі випадкові події партії визначено до першого ходу, але спершу видно лише їхній відбиток. Потім у записі з’являється ключ, і кожен може перевірити, що нічого не підтасовано.
verify-file = Завантажений файл
verify-record = Запис (вміст завантаженого файлу)
verify-known = Відбиток, який ви бачили до партії (необов’язково)
verify-words = Ваші слова для перемішування (необов’язково)
verify-do = Перевірити
verify-good = Усе сходиться.
verify-bad = Цей запис не сходиться.
verify-steps =
    { $count ->
        [one] { $count } крок, його зроблено за правилами
        [few] { $count } кроки, усі за правилами
       *[many] { $count } кроків, усі за правилами
    }
verify-luck =
    { $count ->
        [one] { $count } випадкова подія, вона збіглася з ключем
        [few] { $count } випадкові події, усі збіглися з ключем
       *[many] { $count } випадкових подій, усі збіглися з ключем
    }
verify-commitment = Відбиток, який було видно від самого початку:

## Score pad

pad-lead = Граєте справжніми картами? Позначте ті, що лежать перед вами, і дізнайтеся, скільки очок вони приносять.
pad-score = Порахувати очки
pad-clear = Прибрати карти
pad-count = Записати ці очки: { $name }
pad-evening = Ігровий вечір
pad-evening-help = Додайте гравців і натискайте «+», щоб записати очки, пораховані вище. Усе зберігається в цьому браузері.
pad-who = Гравець
pad-add = Додати
pad-rounds = Раунди
pad-total = Разом
pad-evening-clear = Почати новий вечір

## When something goes wrong

error-title = Не вийшло
offline-title = Немає зв’язку
offline-text = Для цього потрібне підключення до мережі. Ваші партії в безпеці на сервері: повертайтеся, коли зв’язок з’явиться.
error-not-found = Такого столу чи такої сторінки немає. Можливо, їх уже прибрали.
error-stale-step = Партія пішла вперед. Погляньте на стіл ще раз.
error-already-played = Цей хід уже зроблено.
error-not-your-turn = Зараз не ваш хід.
error-not-your-seat = Ви не сидите за цим столом.
error-illegal-action = Зараз так не можна.
error-seat-taken = Хтось устиг раніше: місце зайняте.
error-wrong-phase = Зараз це неможливо.
error-too-many = Забагато водночас. Спершу завершіть щось.
error-too-fast = Трохи повільніше, будь ласка.
error-unavailable = Сервер зараз не може цього зробити. Спробуйте трохи згодом.
error-forbidden = Це заборонено.
error-internal = На сервері сталася помилка. Ми про неї вже знаємо.
error-refused = Це не вдалося.
error-bad-request = Щось не так. Перевірте, що ви ввели, і спробуйте ще раз.
error-method-not-allowed = Цю сторінку так відкрити не можна.
error-no-bots = На цьому сервері немає ботів.
error-raced = Хтось вас трохи випередив. Погляньте на стіл ще раз.
error-bad-name = В імені від 1 до { $most } символів, і принаймні один із них має бути видно.
error-bad-words = Слова для перемішування: не більше ніж { $most } символів в один рядок.
error-bad-players = Кількість гравців у цій грі: від { $low } до { $high }.
error-bad-option = { $option }: виберіть число від { $low } до { $high }.
error-not-a-number = Введіть ціле число.
error-no-person = Принаймні одне місце має бути для людини.
error-too-many-tables = У вас забагато незавершених партій. Спершу дограйте одну з них або вийдіть з-за столу.
error-no-room = Зараз немає місця для нових столів. Спробуйте пізніше.
error-seats-open = Ще не всі місця зайняті.
error-not-over = Партію ще не завершено. Поки що її можна дивитися.
error-hint-coming = Підказка вже готується.
error-hint-soon = Підказки ще готуються. Спробуйте за хвилину.
error-hints-with-people = Підказки бувають лише в партіях проти ботів.
error-too-many-cards = За один раз можна порахувати не більше ніж { $most } карт.
error-bad-cards = Стільки таких карт у грі немає.
error-record-none = Це не запис партії Shoal.
error-record-damaged = Його пошкоджено, не завершено або зроблено в іншій версії гри.
error-record-commitment = Його відбиток належить до іншого ключа або до іншої партії.
error-record-seen = Його відбиток не той, який ви бачили до партії.
error-record-words = Ваші слова не ввійшли в роздачу.
error-record-dealt = Крок { $step } не збігається з ключем.
error-record-result = Результат не той, до якого ведуть зроблені ходи.

## Motion, the only choice, the line to the server

speed = Швидкість
speed-calm = Повільна
speed-normal = Звичайна
speed-fast = Швидка
speed-none = Без анімації
auto-play = Робити за мене вимушені ходи
auto-soon = Можливий лише один хід, і його буде зроблено автоматично. Escape його зупинить.
auto-held = Хід зупинено. Зробіть його, коли захочете.
volume = Гучність
move-kept = Немає зв’язку. Хід збережено, його буде надіслано, щойно зв’язок відновиться.
move-made = Зв’язок відновлено. Хід зроблено.
move-not-made = Хід не зроблено: партія вже пішла вперед.
## Explanations of cards and pieces

reference = Пам’ятка
reference-of = Пам’ятка: { $game }
reference-count =
    { $count ->
        [one] усього { $count }
        [few] усього { $count }
       *[many] усього { $count }
    }
explain-unseen = Ще не з’являлися
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
error-words-due = Місця за столом змінилися, тож карти перемішують наново, і кожен браузер знову додає свою частину. Спробуйте ще раз трохи згодом.
lobby-invite = Запросіть друзів
lobby-invite-help = За цим посиланням можна одразу сісти за стіл. Без реєстрації та встановлення.
share-link = Поділитися посиланням
share-words = Зіграємо в «{ $game }»?
qr-code = QR-код із посиланням на цей стіл
qr-help = Ви поруч? Нехай відсканують цей код.
fill-with-bot = Посадити бота
free-seat = Звільнити місце
lobby-due =
    { $count ->
        [1] За стіл сів бот, тож карти перемішують наново. Чекаємо, доки браузер гравця { $names } додасть свою частину.
       *[other] За стіл сів бот, тож карти перемішують наново. Чекаємо, доки браузери гравців { $names } додадуть свою частину.
    }
table-options = Налаштування партії
table-options-usual = Стандартні правила
table-options-all = Усі налаштування
option-is = { $option }: { $value }
preview-invite = { $name } запрошує вас зіграти: { $game }
preview-free =
    { $count ->
        [one] Вільне { $count } місце. Відкрийте посилання й сідайте за стіл: без реєстрації та встановлення.
        [few] Вільні { $count } місця. Відкрийте посилання й сідайте за стіл: без реєстрації та встановлення.
       *[many] Вільних місць: { $count }. Відкрийте посилання й сідайте за стіл: без реєстрації та встановлення.
    }
preview-full = Усі місця зайняті. За посиланням можна подивитися партію.
preview-match = { $game }: { $names }
preview-watch = За посиланням можна подивитися партію.
preview-over = Партію завершено. За посиланням — рахунок і повтор партії.
end-rules = Партію зіграно до кінця.
end-abandonment = Надто довго ніхто не ходив: партію завершено без переможця.
end-length = У партії забагато ходів: її завершено без переможця.
end-resigned-you-lost = Ви здалися: перемагає { $winner }.
end-resigned-you-none = Ви здалися: партію завершено без переможця.
end-resigned-you-won =
    { $count ->
        [1] { $names } здається — ви перемогли.
       *[other] { $names } здаються — ви перемогли.
    }
end-resigned-won =
    { $count ->
        [1] { $names } здається: перемагає { $winner }.
       *[other] { $names } здаються: перемагає { $winner }.
    }
end-resigned-none =
    { $count ->
        [1] { $names } здається: партію завершено без переможця.
       *[other] { $names } здаються: партію завершено без переможця.
    }
end-stood-in = { $names }: партію дограв бот.
end-stood-in-you = Партію за вас дограв бот.
curve-rounds = Рахунок за раундами
curve-turns = Рахунок за ходами
rematch-of = Чекаємо: { $names }…
picture-share = Поділитися картинкою
replace-when = Це можна буде зробити через { $seconds } с.

## Short signs between people

emotes = Реакції
emotes-show = Показувати реакції
emote-hello = Привіт!
emote-well-played = Гарно зіграно!
emote-thanks = Дякую!
emote-oops = Ой!
emote-thinking = Дайте подумати…
emote-wow = Ого!
emote-laugh = Ха-ха!
emote-bye = Бувайте!

## The guard
error-too-large = Забагато тексту за один раз.
