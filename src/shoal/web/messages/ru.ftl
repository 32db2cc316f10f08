## Everywhere

brand-home = Shoal: на главную
skip-to-main = К содержанию
tools = Инструменты
settings = Настройки
language = Язык
theme = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное
your-name = Ваше имя
your-name-help = Так вас увидят другие
save = Сохранить
show = Показать
close = Закрыть
copy = Скопировать
copied = Скопировано.
link = Ссылка
more-pages = Другие страницы
footer-note = Свободно и бесплатно. Без регистрации, без рекламы, без установки. Рисунки и тексты наши собственные, а игры принадлежат их авторам.
to-home = На главную
try-again = Попробовать ещё раз
you = вы
rules = Правила
rules-of = Правила: { $game }
pad = Счёт очков
pad-of = Счёт очков: { $game }
learn-by-playing = Научиться в игре
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
level-expert = мастер
level-greedy = жадина
level-random = наугад

## Home

home-title = Маленькие игры в хорошей компании
home-lead = Играйте с друзьями по ссылке или против ботов, которые умеют играть. Без регистрации и установки.
home-continue = Продолжить игру
home-open = Открытые столы
home-open-none = Сейчас никто не ждёт игроков. Пригласите друзей или откройте стол для всех.
home-watch = Посмотреть партию
home-watch-none = Сейчас нет открытых партий.
home-ended = Ваши последние партии
play-now = Играть
invite-friends = Позвать друзей
your-turn = Ваш ход
continue = Продолжить
join = Присоединиться
watch = Смотреть
see-result = Итог
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
    }. Оставьте по свободному месту для друзей: они сядут по вашей ссылке.
new-options = Вариант игры
new-more = Время и доступ
seat-number = Место { $number }
seat-me = Я
seat-friend = Для друга
seat-bot = Бот, { $level }
seat-none = Никого
seat-open = свободное место
as-usual = как обычно
clock = Часы
clock-none = Без часов
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
clock-help = Когда время выходит, за игрока играет бот, но вернуться можно в любой момент.
visibility = Кто найдёт стол
visibility-link = Только по ссылке
visibility-public = Все: виден на главной
visibility-help = По ссылке можно смотреть игру, но скрытых карт зритель не видит.
make-table = Открыть стол

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
lobby-full = Все места заняты. Оставайтесь посмотреть: игра скоро начнётся.
sit-down = Сесть за стол
start = Начать игру
leave-table = Выйти из-за стола
fair-before = Честная раздача: сервер уже зафиксировал свою часть перемешивания, вот её отпечаток. Ваша часть добавляется после этого, поэтому сам сервер выбрать карты не может.
fair-words = Ваши слова для перемешивания (необязательно)
fair-words-help = Что-нибудь, чего никто не угадает. Запишите их вместе с отпечатком: потом по ним можно проверить партию.
fair-words-add = Добавить мои слова

## The table

the-table = Стол
side = Журнал
log = Что произошло
your-side = Ваша сторона
# For a game that has no words of its own for a phase.
phase-of-you = Ваш ход: { $phase }
phase-of-other = Ходит { $name }: { $phase }
view-seat = Игрок
undo = Отменить
hint = Подсказка
hinted = Бот бы выбрал:
hint-move = Если заглянуть вперёд, это обещает больше всего.
hint-win = { $percent } %
hint-win-help = Как часто этот ход ведёт к победе, если доиграть партию отсюда
hint-none = Здесь подсказать нечего.
sound = Звук
table-menu = Стол
all-choices = Всё, что можно сделать
choices-as-list = Выбор списком
invite-watch = Позвать зрителей
private-link = Продолжить на другом устройстве
private-link-help = Эта ссылка только ваша: у кого она есть, тот играет на вашем месте.
private-link-copy = Скопировать личную ссылку
resign = Сдаться
resign-sure = Сдаться в этой партии? Если останутся хотя бы двое, за вас доиграет бот.
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
connection-lost = Связь пропала. Пробуем снова…
connection-again = Связь восстановлена.
not-with-that = Это не сочетается с тем, что вы выбрали.
fair-now = Честная раздача: все случайные события определены до первого хода, и потом это можно проверить.
fair-more = Как проверить
learn-off = Больше не объяснять
learn-wait = Ходят другие. Следите за ними: всё записано в журнале, а последний ход отмечен.
round-result = Очки за раунд
rounds = Раунды
go-on = Дальше

## After the match

result = Итог
over-won =
    { $count ->
        [1] { $names } побеждает!
       *[other] { $names } делят победу!
    }
over-you-won = Вы победили!
over-you-shared = Победу делите вы и { $names }!
over-nobody = Игра окончена.
rematch = Сыграть ещё
rematch-offered = { $name } хочет сыграть ещё.
to-rematch = К следующей партии
watch-rematch = Смотреть следующую партию
replay = Просмотр партии
record = Скачать запись
back-to-table = Назад к столу
fair-good = Проверено: сервер зафиксировал свою часть перемешивания раньше, чем ваш браузер добавил свою, и обе вошли в раздачу. Сам сервер выбрать эти карты не мог.
fair-unknown = Этот браузер не может сказать, была ли раздача честной: он ничего не добавлял к перемешиванию или уже не помнит, что добавил.
fair-bad = Эта раздача нечестная.
fair-bad-commitment = В записи другой отпечаток, не тот, что этот браузер видел до раздачи: перемешивание подменили.
fair-bad-words = В раздачу вошло не то, что добавил этот браузер: кто-то мог перебирать варианты, пока карты его не устроили.
fair-bad-key = Ключ в записи не подходит к отпечатку, который этот браузер видел до раздачи.
fair-bad-next = Следующая партия не та, отпечаток которой этот браузер видел до того, как добавил свою часть.
fair-details = Проверить каждую карту самому
fair-commitment = Отпечаток этой раздачи:
fair-command = Со скачанной записью, на своём компьютере:
fair-next = Отпечаток следующей партии, если сыграете ещё:

## Replay and verification

replay-first = В начало
replay-prev = На ход назад
replay-play = Смотреть подряд
replay-next = На ход вперёд
replay-last = В конец
replay-step = Ход
replay-viewer = Чьими глазами
replay-open = Все карты открыты
replay-as = Как видит { $name }
replay-happened = Этот ход
verify-title = Проверка записи
verify-this = Проверить эту партию
verify-lead = Все случайные события партии определены до первого хода, и сначала виден лишь их отпечаток. Потом в записи появляется ключ, и каждый может проверить, что никто ничего не подтасовал.
verify-file = Скачанный файл
verify-record = Запись (содержимое скачанного файла)
verify-known = Отпечаток, который вы видели до партии (необязательно)
verify-words = Ваши слова для перемешивания (необязательно)
verify-do = Проверить
verify-good = Всё верно.
verify-bad = С этой записью что-то не так.
verify-steps =
    { $count ->
        [one] { $count } шаг, всё по правилам
        [few] { $count } шага, все по правилам
       *[many] { $count } шагов, все по правилам
    }
verify-luck =
    { $count ->
        [one] { $count } случайность, выпала по ключу
        [few] { $count } случайности, все выпали по ключу
       *[many] { $count } случайностей, все выпали по ключу
    }
verify-commitment = Отпечаток, который был виден с самого начала:

## Score pad

pad-lead = Для настоящего стола: отметьте карты перед вами и узнайте, сколько они стоят.
pad-score = Посчитать
pad-clear = Убрать карты
pad-count = Посчитать очки для игрока
pad-evening = За вечер
pad-evening-help = Добавьте игроков и нажимайте «+», чтобы записать очки. Всё хранится в этом браузере.
pad-who = Игрок
pad-add = Добавить
pad-rounds = Раунды
pad-total = Всего
pad-evening-clear = Начать новый вечер

## When something goes wrong

error-title = Не получилось
offline-title = Вы не в сети
offline-text = Для этого нужна связь. Ваши партии в сохранности на сервере: возвращайтесь, когда будете в сети.
error-not-found = Такого стола или страницы нет. Возможно, здесь уже прибрались.
error-stale-step = Игра уже ушла вперёд. Взгляните ещё раз.
error-already-played = Этот ход уже сделан.
error-not-your-turn = Сейчас не ваш ход.
error-not-your-seat = Вы не сидите за этим столом.
error-illegal-action = Сейчас так нельзя.
error-seat-taken = Кто-то успел раньше: место занято.
error-wrong-phase = Сейчас это невозможно.
error-too-many = Слишком много сразу. Сначала закончите что-нибудь.
error-too-fast = Чуть помедленнее, пожалуйста.
error-unavailable = Сервер сейчас не может этого сделать. Попробуйте чуть позже.
error-forbidden = Это не разрешено.
error-internal = На сервере что-то сломалось. Мы уже записали.

## Движение, единственный ход, связь с сервером

speed = Скорость
speed-calm = Спокойно
speed-normal = Обычно
speed-fast = Быстро
speed-none = Без движения
auto-play = Делать за меня единственный возможный ход
auto-soon = Возможен только один ход. Он будет сделан сам; Escape его задержит.
auto-held = Ход задержан. Сделайте его, когда захотите.
volume = Громкость
move-kept = Нет связи. Ход сохранён и уйдёт, как только она вернётся.
move-made = Связь восстановлена. Ход сделан.
move-not-made = Ход не сделан: игра ушла вперёд без него.
## Explanations of cards and pieces

reference = Памятка
reference-of = Памятка: { $game }
reference-count =
    { $count ->
        [one] всего { $count }
        [few] всего { $count }
       *[many] всего { $count }
    }
explain-unseen = Ещё не видели
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
error-words-due = Места за столом изменились, поэтому колода тасуется заново и каждый браузер снова добавляет свою часть. Попробуйте ещё раз через мгновение.
lobby-invite = Позовите друзей
lobby-invite-help = По этой ссылке можно сразу сесть за стол. Без регистрации и установки.
share-link = Поделиться ссылкой
share-words = Сыграем в { $game }?
qr-code = QR-код со ссылкой на этот стол
qr-help = Вы рядом? Пусть отсканируют этот код.
fill-with-bot = Посадить бота
free-seat = Освободить место
lobby-due =
    { $count ->
        [1] За стол сел бот, поэтому колода тасуется заново. Ждём, пока браузер игрока { $names } добавит свою часть.
       *[other] За стол сел бот, поэтому колода тасуется заново. Ждём, пока браузеры игроков { $names } добавят свою часть.
    }
table-options = Во что играем
table-options-usual = Обычные правила
table-options-all = Все настройки
option-is = { $option }: { $value }
preview-invite = { $name } приглашает вас сыграть: { $game }
preview-free =
    { $count ->
        [one] Свободно { $count } место. Откройте ссылку и садитесь за стол: без регистрации и установки.
        [few] Свободно { $count } места. Откройте ссылку и садитесь за стол: без регистрации и установки.
       *[many] Свободно { $count } мест. Откройте ссылку и садитесь за стол: без регистрации и установки.
    }
preview-full = Все места заняты. Откройте ссылку, чтобы посмотреть.
preview-match = { $game }: { $names }
preview-watch = Откройте ссылку, чтобы посмотреть партию.
preview-over = Партия окончена. По ссылке — счёт и просмотр партии.
end-rules = Партия сыграна до конца.
end-abandonment = Слишком долго никто не ходил, и партия закончилась без победителя.
end-length = Партия затянулась на слишком много ходов и закончилась без победителя.
end-resigned-you-lost = Вы сдались, и { $winner } побеждает.
end-resigned-you-none = Вы сдались, и партия закончилась без победителя.
end-resigned-you-won =
    { $count ->
        [1] { $names } сдаётся — вы победили.
       *[other] { $names } сдаются — вы победили.
    }
end-resigned-won =
    { $count ->
        [1] { $names } сдаётся — { $winner } побеждает.
       *[other] { $names } сдаются — { $winner } побеждает.
    }
end-resigned-none =
    { $count ->
        [1] { $names } сдаётся, и партия закончилась без победителя.
       *[other] { $names } сдаются, и партия закончилась без победителя.
    }
end-stood-in = { $names }: партию доиграл бот.
end-stood-in-you = Партию за вас доиграл бот.
curve-rounds = Счёт по раундам
curve-turns = Счёт по ходам
rematch-of = Ждём: { $names }…
picture-share = Поделиться картинкой
replace-when = Это станет возможно через { $seconds } с.

## Short signs between people

emotes = Реакции
emotes-show = Показывать реакции
emote-hello = Привет!
emote-well-played = Отличный ход!
emote-thanks = Спасибо!
emote-oops = Ой!
emote-thinking = Дайте подумать…
emote-wow = Ух ты!
emote-laugh = Ха-ха!
emote-bye = Пока!

## The guard
error-too-large = Слишком много текста за один раз.
