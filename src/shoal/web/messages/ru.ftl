## Everywhere

brand-home = На главную страницу Shoal
skip-to-main = К содержанию
tools = Инструменты
settings = Настройки
language = Язык
theme = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное
your-name = Ваше имя
your-name-help = Его увидят другие игроки
change-name = Изменить имя
save = Сохранить
show = Показать
close = Закрыть
copy = Скопировать
copied = Скопировано.
link = Ссылка
more-pages = Другие страницы
footer-note = Свободно и бесплатно. Без регистрации, рекламы и установки. Рисунки и тексты — наши собственные, а игры принадлежат их авторам.
to-home = На главную
try-again = Попробовать ещё раз
you = вы
rules = Правила
rules-of = Правила: { $game }
of-game = { $what }: { $game }
pad = Подсчёт очков
pad-of = Подсчёт очков: { $game }
learn-by-playing = Учебная партия
points-word =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }

# The names that guests get who give none, and those of bots: short, friendly, from the sea. Separated by commas.
guest-names = Выдра, Тюлень, Цапля, Чайка, Дельфин, Черепаха, Морж, Альбатрос, Нерпа, Рачок
bot-name-0 = Нори
bot-name-1 = Коралл
bot-name-2 = Фукус
bot-name-3 = Жемчужина
bot-name-4 = Марлин

level-beginner = новичок
level-casual = любитель
level-skilled = знаток
level-expert = эксперт
level-master = мастер
level-greedy = жадина
level-random = наугад

## Home

home-title = Маленькие игры в хорошей компании
site-title = Shoal: маленькие игры в хорошей компании
home-lead = Поделитесь ссылкой и играйте с друзьями или сразитесь с ботами, которые умеют играть. Без регистрации и установки.
home-continue = Продолжить партию
home-open = Открытые столы
home-open-none = Сейчас ни один стол не ждёт игроков. Пригласите друзей или создайте стол для всех.
home-watch = Посмотреть партию
home-watch-none = Сейчас нет партий, открытых для зрителей.
home-ended = Ваши последние партии
play-now = Играть
invite-friends = Пригласить друзей
your-turn = Ваш ход
continue = Продолжить
join = Присоединиться
watch = Смотреть
see-result = Результат
seats-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }

## A new table

new-table = Новый стол
new-choose = Во что сыграем?
new-seats = Кто играет?
new-seats-help =
    { $low }–{ $high } { $high ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }. Оставьте по свободному месту для каждого друга: по вашей ссылке можно сесть за стол.
new-options = Вариант игры
new-more = Время и доступ
seat-number = Место { $number }
seat-me = Я
seat-friend = Для друга
seat-bot = Бот, { $level }
seat-none = Никого
seat-open = свободное место
as-usual = по умолчанию
from-to = от { $low } до { $high }
clock = Контроль времени
clock-none = Без ограничения времени
clock-seconds =
    { $count ->
        [one] { $count } секунда на ход
        [few] { $count } секунды на ход
       *[many] { $count } секунд на ход
    }
clock-minutes =
    { $count ->
        [one] { $count } минута на ход
        [few] { $count } минуты на ход
       *[many] { $count } минут на ход
    }
clock-day = Сутки на ход
clock-help = Когда у игрока выходит время, за него ходит бот, но вернуться можно в любой момент.
visibility = Доступ
visibility-ask = Кому виден стол?
visibility-link = Только по ссылке
visibility-public = Всем: стол показан на главной странице
visibility-help = По ссылке можно смотреть партию, но скрытых карт зритель не увидит.
make-table = Создать стол

## Before the match

lobby-title = Стол готов
lobby-join-title = Вас приглашают
lobby-wait =
    { $count ->
        [one] Ещё { $count } свободное место.
        [few] Ещё { $count } свободных места.
       *[many] Ещё { $count } свободных мест.
    }
lobby-ready = Все в сборе.
lobby-full = Все места заняты. Оставайтесь посмотреть: партия скоро начнётся.
sit-down = Сесть за стол
start = Начать партию
leave-table = Выйти из-за стола
fair-before = Честная раздача: сервер уже зафиксировал свою часть перемешивания, вот её отпечаток. Ваша часть добавляется потом, поэтому в одиночку сервер выбрать карты не может.
fair-words = Ваши слова для перемешивания (необязательно)
fair-words-help = Что-нибудь, чего никто не угадает. Запишите их вместе с отпечатком: потом по ним можно проверить партию.
fair-words-add = Добавить мои слова

## The table

the-table = Стол
side = Журнал партии
log = Журнал партии
your-side = Ваша сторона
# For a game that has no words of its own for a phase.
phase-of-you = Ваш ход: { $phase }
phase-of-other = Ходит { $name }: { $phase }
view-seat = Игрок
undo = Отменить
hint = Подсказка
hinted = Бот выбрал бы:
hint-move = Если просчитать вперёд, этот ход самый многообещающий.
hint-win = побед: { $percent } %
hint-win-help = Как часто этот ход приводит к победе, если доиграть партию до конца
hint-none = Подсказать здесь нечего.
sound = Звук
table-menu = Меню стола
all-choices = Всё, что можно сделать
choices-as-list = Показать варианты списком
invite-watch = Пригласить зрителей
private-link = Продолжить на другом устройстве
private-link-help = Никому не давайте эту ссылку: с ней можно играть за вас.
private-link-copy = Скопировать личную ссылку
resign = Сдаться
resign-sure = Сдаться в этой партии? Если в игре останутся хотя бы двое, за вас доиграет бот.
resign-yes = Да, сдаюсь
resigned = вне игры
away = не на связи
away-other = { $name } не на связи.
replace-by-bot = Пусть играет бот
votes =
    { $count ->
        [one] { $count } голос за.
        [few] { $count } голоса за.
       *[many] { $count } голосов за.
    }
stand-in = играет бот
stand-in-you = За вас играет бот.
come-back = Вернуться за стол
spectators =
    { $count ->
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[many] Смотрят { $count } человек.
    }
connection-lost = Связь пропала. Подключаемся снова…
connection-again = Связь восстановлена.
not-with-that = Это не сочетается с тем, что вы уже выбрали.
fair-now = Честная раздача: все случайные события определены до первого хода, и потом это можно проверить.
fair-more = Как проверить
learn-off = Больше не объяснять
learn-wait = Ходят другие. Следите за ними: всё записано в журнале, а последний ход выделен.
round-result = Очки за раунд
rounds = Раунды
go-on = Дальше

## After the match

result = Результат
over-won =
    { $count ->
        [1] { $names } побеждает!
       *[other] { $names } делят победу!
    }
over-you-won = Вы победили!
over-you-shared = Победу делите вы и { $names }!
over-nobody = Партия окончена.
rematch = Сыграть ещё раз
rematch-offered = { $name } хочет сыграть ещё раз.
to-rematch = К следующей партии
watch-rematch = Смотреть следующую партию
replay = Повтор партии
record = Скачать запись
back-to-table = Вернуться к столу
fair-good = Проверено: сервер зафиксировал свою часть перемешивания раньше, чем ваш браузер добавил свою, и обе были использованы. В одиночку сервер подстроить ничего не мог.
fair-unknown = Этот браузер не может сказать, была ли раздача честной: он ничего не добавлял к перемешиванию или уже не помнит, что добавил.
fair-bad = Эта раздача была нечестной.
fair-bad-commitment = В записи не тот отпечаток, который этот браузер видел до раздачи: перемешивание подменили.
fair-bad-words = В раздачу вошло не то, что добавил этот браузер: кто-то мог перемешивать снова и снова, пока карты не подошли.
fair-bad-key = Ключ в записи не подходит к отпечатку, который этот браузер видел до раздачи.
fair-bad-next = Следующая партия не та, отпечаток которой этот браузер видел до того, как добавил свою часть.
fair-details = Проверить самостоятельно
fair-commitment = Отпечаток этой раздачи:
fair-command = Со скачанной записью, на своём компьютере:
fair-next = Отпечаток следующей партии, если сыграете ещё раз:

## Replay and verification

replay-first = В начало
replay-prev = На ход назад
replay-play = Воспроизвести
replay-next = На ход вперёд
replay-last = В конец
replay-step = Ход
replay-viewer = Точка зрения
replay-open = Открытые карты
replay-as = Глазами игрока { $name }
replay-happened = Этот ход
verify-title = Проверка записи
verify-this = Проверить эту партию
verify-lead = Все случайные события партии определены до первого хода, но сначала виден только их отпечаток. Потом в записи появляется ключ, и каждый может проверить, что ничего не подтасовано.
verify-file = Скачанный файл
verify-record = Запись (содержимое скачанного файла)
verify-known = Отпечаток, который вы видели до партии (необязательно)
verify-words = Ваши слова для перемешивания (необязательно)
verify-do = Проверить
verify-good = Всё сходится.
verify-bad = Эта запись не сходится.
verify-steps =
    { $count ->
        [one] { $count } шаг, он сделан по правилам
        [few] { $count } шага, все по правилам
       *[many] { $count } шагов, все по правилам
    }
verify-luck =
    { $count ->
        [one] { $count } случайное событие, оно совпало с ключом
        [few] { $count } случайных события, все совпали с ключом
       *[many] { $count } случайных событий, все совпали с ключом
    }
verify-commitment = Отпечаток, который был виден с самого начала:

## Score pad

pad-lead = Играете настоящими картами? Отметьте те, что лежат перед вами, и узнайте, сколько очков они приносят.
pad-score = Посчитать очки
pad-clear = Убрать карты
pad-count = Записать эти очки: { $name }
pad-evening = Игровой вечер
pad-evening-help = Добавьте игроков и нажимайте «+», чтобы записать очки, посчитанные выше. Всё хранится в этом браузере.
pad-who = Игрок
pad-add = Добавить
pad-rounds = Раунды
pad-total = Всего
pad-evening-clear = Начать новый вечер

## When something goes wrong

error-title = Не получилось
offline-title = Нет связи
offline-text = Для этого нужно подключение к сети. Ваши партии в сохранности на сервере: возвращайтесь, когда связь появится.
error-not-found = Такого стола или такой страницы нет. Возможно, их уже убрали.
error-stale-step = Партия ушла вперёд. Взгляните на стол ещё раз.
error-already-played = Этот ход уже сделан.
error-not-your-turn = Сейчас не ваш ход.
error-not-your-seat = Вы не сидите за этим столом.
error-illegal-action = Сейчас так нельзя.
error-seat-taken = Кто-то успел раньше: место занято.
error-wrong-phase = Сейчас это невозможно.
error-too-many = Слишком много сразу. Сначала завершите что-нибудь.
error-too-fast = Чуть помедленнее, пожалуйста.
error-unavailable = Сервер сейчас не может этого сделать. Попробуйте чуть позже.
error-forbidden = Это запрещено.
error-internal = На сервере произошла ошибка. Мы о ней уже знаем.
error-refused = Это не удалось.
error-bad-request = Что-то не так. Проверьте, что вы ввели, и попробуйте ещё раз.
error-method-not-allowed = Эту страницу так открыть нельзя.
error-no-bots = На этом сервере нет ботов.
error-raced = Кто-то вас чуть опередил. Взгляните на стол ещё раз.
error-bad-name = В имени от 1 до { $most } символов, и хотя бы один из них должен быть виден.
error-bad-words = Слова для перемешивания: не больше { $most } символов в одну строку.
error-bad-players = Число игроков в этой игре: от { $low } до { $high }.
error-bad-option = { $option }: выберите число от { $low } до { $high }.
error-not-a-number = Введите целое число.
error-no-person = Хотя бы одно место должно быть для человека.
error-too-many-tables = У вас слишком много незаконченных партий. Сначала доиграйте одну из них или выйдите из-за стола.
error-no-room = Сейчас нет места для новых столов. Попробуйте позже.
error-seats-open = Ещё не все места заняты.
error-not-over = Партия ещё не окончена. Пока её можно смотреть.
error-hint-coming = Подсказка уже готовится.
error-hint-soon = Подсказки ещё готовятся. Попробуйте через минуту.
error-hints-with-people = Подсказки бывают только в партиях против ботов.
error-too-many-cards = За один раз можно посчитать не больше { $most } карт.
error-bad-cards = Столько таких карт в игре нет.
error-record-none = Это не запись партии Shoal.
error-record-damaged = Она повреждена, не закончена или сделана в другой версии игры.
error-record-commitment = Её отпечаток относится к другому ключу или к другой партии.
error-record-seen = Её отпечаток не тот, который вы видели до партии.
error-record-words = Ваши слова не вошли в раздачу.
error-record-dealt = Шаг { $step } не совпадает с ключом.
error-record-result = Результат не тот, к которому ведут сделанные ходы.

## Motion, the only choice, the line to the server

speed = Скорость
speed-calm = Медленная
speed-normal = Обычная
speed-fast = Быстрая
speed-none = Без анимации
auto-play = Делать за меня вынужденные ходы
auto-soon = Возможен только один ход, и он будет сделан сам. Escape его остановит.
auto-held = Ход остановлен. Сделайте его, когда захотите.
volume = Громкость
move-kept = Нет связи. Ход сохранён и будет отправлен, как только она восстановится.
move-made = Связь восстановлена. Ход сделан.
move-not-made = Ход не сделан: партия уже ушла вперёд.
## Explanations of cards and pieces

reference = Памятка
reference-of = Памятка: { $game }
reference-count =
    { $count ->
        [one] всего { $count }
        [few] всего { $count }
       *[many] всего { $count }
    }
explain-unseen = Ещё не появлялись
explain-of = { $count } из { $total }
explain-have = У вас
explain-worth = Сейчас принесёт вам
explain-gain = Ещё одна принесёт вам
explain-gives = Одна из ваших приносит
error-no-such-thing = В этой игре нет такой карты или фишки.

## Take back, let a bot play on

take-back = Вернуть ход
taken-back = { $name } возвращает ход.
takebacks = { $count ->
    [one] Возвращён { $count } ход.
    [few] Возвращено { $count } хода.
   *[many] Возвращено { $count } ходов.
}
error-no-take-back = Этот ход уже нельзя вернуть.
## The start and the end: choosing, inviting, bots for free seats, why a match ended, pictures to share

pick-players = Игроки
pick-level = Боты
more-options = Другие настройки
error-words-due = Места за столом изменились, поэтому карты перемешиваются заново и каждый браузер снова добавляет свою часть. Попробуйте ещё раз чуть позже.
lobby-invite = Пригласите друзей
lobby-invite-help = По этой ссылке можно сразу сесть за стол. Без регистрации и установки.
share-link = Поделиться ссылкой
share-words = Сыграем в «{ $game }»?
qr-code = QR-код со ссылкой на этот стол
qr-help = Вы рядом? Пусть отсканируют этот код.
fill-with-bot = Посадить бота
free-seat = Освободить место
lobby-due =
    { $count ->
        [1] За стол сел бот, поэтому карты перемешиваются заново. Ждём, пока браузер игрока { $names } добавит свою часть.
       *[other] За стол сел бот, поэтому карты перемешиваются заново. Ждём, пока браузеры игроков { $names } добавят свою часть.
    }
table-options = Настройки партии
table-options-usual = Стандартные правила
table-options-all = Все настройки
option-is = { $option }: { $value }
preview-invite = { $name } приглашает вас сыграть: { $game }
preview-free =
    { $count ->
        [one] Свободно { $count } место. Откройте ссылку и садитесь за стол: без регистрации и установки.
        [few] Свободно { $count } места. Откройте ссылку и садитесь за стол: без регистрации и установки.
       *[many] Свободно { $count } мест. Откройте ссылку и садитесь за стол: без регистрации и установки.
    }
preview-full = Все места заняты. По ссылке можно посмотреть партию.
preview-match = { $game }: { $names }
preview-watch = По ссылке можно посмотреть партию.
preview-over = Партия окончена. По ссылке — счёт и повтор партии.
end-rules = Партия сыграна до конца.
end-abandonment = Слишком долго никто не ходил: партия окончена без победителя.
end-length = В партии слишком много ходов: она окончена без победителя.
end-resigned-you-lost = Вы сдались: побеждает { $winner }.
end-resigned-you-none = Вы сдались: партия окончена без победителя.
end-resigned-you-won =
    { $count ->
        [1] { $names } сдаётся — вы победили.
       *[other] { $names } сдаются — вы победили.
    }
end-resigned-won =
    { $count ->
        [1] { $names } сдаётся: побеждает { $winner }.
       *[other] { $names } сдаются: побеждает { $winner }.
    }
end-resigned-none =
    { $count ->
        [1] { $names } сдаётся: партия окончена без победителя.
       *[other] { $names } сдаются: партия окончена без победителя.
    }
end-stood-in = { $names }: партию доиграл бот.
end-stood-in-you = Партию за вас доиграл бот.
curve-rounds = Счёт по раундам
curve-turns = Счёт по ходам
rematch-of = Ждём: { $names }…
picture-share = Поделиться картинкой
replace-when = Это можно будет сделать через { $seconds } с.

## Short signs between people

emotes = Реакции
emotes-show = Показывать реакции
emote-hello = Привет!
emote-well-played = Хорошо сыграно!
emote-thanks = Спасибо!
emote-oops = Ой!
emote-thinking = Дайте подумать…
emote-wow = Ух ты!
emote-laugh = Ха-ха!
emote-bye = Пока!

## The guard
error-too-large = Слишком много текста за один раз.
