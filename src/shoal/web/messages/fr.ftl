## Everywhere

brand-home = Accueil de Shoal
skip-to-main = Aller au contenu
tools = Outils
settings = Réglages
language = Langue
theme = Thème
theme-system = Automatique
theme-light = Clair
theme-dark = Sombre
your-name = Votre nom
your-name-help = Visible par les autres joueurs
change-name = Changer de nom
save = Enregistrer
show = Afficher
close = Fermer
copy = Copier
copied = Copié.
link = Lien
more-pages = Autres pages
footer-note = Libre et gratuit. Ni compte, ni publicité, ni installation. Dessins et textes sont les nôtres ; les jeux appartiennent à leurs auteurs.
to-home = Retour à l’accueil
try-again = Réessayer
you = vous
rules = Règles
rules-of = Règles : { $game }
of-game = { $what } : { $game }
pad = Feuille de score
pad-of = Feuille de score : { $game }
learn-by-playing = Apprendre en jouant
points-word =
    { $count ->
        [one] point
       *[other] points
    }

# The names that guests get who give none, and those of bots: short, friendly, from the sea. Separated by commas.
guest-names = Loutre, Macareux, Phoque, Héron, Goéland, Dauphin, Tortue, Morse, Bernique, Pluvier
bot-name-0 = Nori
bot-name-1 = Corail
bot-name-2 = Varech
bot-name-3 = Perle
bot-name-4 = Marlin

level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-expert = expert
level-master = maître
level-greedy = glouton
level-random = au hasard

## Home

home-title = De petits jeux, en bonne compagnie
site-title = Shoal : de petits jeux, en bonne compagnie
home-lead = Jouez entre amis grâce à un simple lien, ou contre des robots qui jouent bien. Sans compte ni installation.
home-continue = Reprendre une partie
home-open = Tables ouvertes
home-open-none = Aucune table n’attend de joueurs pour l’instant. Invitez des amis ou créez une table publique.
home-watch = Regarder une partie
home-watch-none = Aucune partie publique n’est en cours pour l’instant.
home-ended = Vos dernières parties
play-now = Jouer
invite-friends = Inviter des amis
your-turn = À vous de jouer
continue = Reprendre
join = Rejoindre
watch = Regarder
see-result = Résultat
seats-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }

## A new table

new-table = Nouvelle table
new-choose = Quel jeu vous tente ?
new-seats = Qui joue ?
new-seats-help = De { $low } à { $high } joueurs. Gardez une place libre pour chaque ami : votre lien lui permettra de la prendre.
new-options = Variante
new-more = Temps et visibilité
seat-number = Place { $number }
seat-me = Moi
seat-friend = Pour un ami
seat-bot = Robot, { $level }
seat-none = Personne
seat-open = place libre
as-usual = par défaut
from-to = de { $low } à { $high }
clock = Pendule
clock-none = Sans limite de temps
clock-seconds =
    { $count ->
        [one] { $count } seconde par coup
       *[other] { $count } secondes par coup
    }
clock-minutes =
    { $count ->
        [one] { $count } minute par coup
       *[other] { $count } minutes par coup
    }
clock-day = Un jour par coup
clock-help = Quand un joueur n’a plus de temps, un robot joue à sa place. Il peut revenir à tout moment.
visibility = Visibilité
visibility-ask = Qui peut voir la table ?
visibility-link = Uniquement avec le lien
visibility-public = Tout le monde : elle figure à l’accueil
visibility-help = Avec le lien, tout le monde peut regarder, sans voir les cartes cachées.
make-table = Créer la table

## Before the match

lobby-title = La table est prête
lobby-join-title = On vous invite
lobby-wait =
    { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
lobby-ready = Tout le monde est là.
lobby-full = Toutes les places sont prises. Restez pour regarder : la partie va bientôt commencer.
sit-down = Prendre place
start = Commencer la partie
leave-table = Quitter la table
fair-before = Donne honnête : l’hôte a déjà fixé sa part du mélange, dont voici l’empreinte. La vôtre s’y ajoute ensuite, si bien que l’hôte seul ne peut pas choisir les cartes.
fair-words = Vos mots pour le mélange (facultatif)
fair-words-help = Quelque chose que personne ne peut deviner. Notez-le avec l’empreinte : vous pourrez vérifier la partie après coup.
fair-words-add = Ajouter mes mots

## The table

the-table = La table
side = Historique
log = Historique
your-side = Votre côté
# For a game that has no words of its own for a phase.
phase-of-you = À vous : { $phase }
phase-of-other = { $name } joue : { $phase }
view-seat = Joueur
undo = Annuler
hint = Conseil
hinted = Un robot choisirait :
hint-move = Tout bien calculé, c’est le coup le plus prometteur.
hint-win = gagne { $percent } %
hint-win-help = À quelle fréquence ce coup mène à la victoire si l’on termine la partie
hint-none = Aucun conseil à donner ici.
sound = Son
table-menu = Menu de la table
all-choices = Tous vos choix
choices-as-list = Afficher les choix en liste
invite-watch = Inviter d’autres personnes à regarder
private-link = Continuer sur un autre appareil
private-link-help = Lien personnel : il permet de jouer à votre place.
private-link-copy = Copier mon lien privé
resign = Abandonner
resign-sure = Abandonner cette partie ? S’il reste au moins deux autres joueurs, un robot prend votre place.
resign-yes = Oui, j’abandonne
resigned = abandon
away = hors ligne
away-other = { $name } n’est pas là.
replace-by-bot = Laisser un robot prendre le relais
votes =
    { $count ->
        [one] { $count } joueur est d’accord.
       *[other] { $count } joueurs sont d’accord.
    }
stand-in = un robot joue
stand-in-you = Un robot joue pour vous.
come-back = Reprendre ma place
spectators =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
connection-lost = Connexion perdue. Nouvelle tentative…
connection-again = Connexion rétablie.
not-with-that = Cela ne va pas avec ce que vous avez déjà choisi.
fair-now = Donne honnête : tous les tirages ont été fixés avant le premier coup, et vous pourrez le vérifier à la fin.
fair-more = Comment vérifier
learn-off = Masquer les explications
learn-wait = Les autres jouent. Observez-les : l’historique retient tout, et leur dernier coup est mis en évidence.
round-result = Points de la manche
rounds = Manches
go-on = Continuer

## After the match

result = Résultat
over-won =
    { $count ->
        [one] { $names } gagne la partie !
       *[other] { $names } se partagent la victoire !
    }
over-you-won = Vous gagnez la partie !
over-you-shared = Vous partagez la victoire avec { $names } !
over-nobody = La partie est finie.
rematch = Rejouer
rematch-offered = { $name } aimerait rejouer.
to-rematch = Aller à la partie suivante
watch-rematch = Regarder la partie suivante
replay = Revoir la partie
record = Télécharger la partie
back-to-table = Retour à la table
fair-good = Vérifié : l’hôte avait fixé sa part du mélange avant que votre navigateur n’ajoute la sienne, et les deux ont servi. L’hôte seul n’aurait pas pu tricher.
fair-unknown = Ce navigateur ne peut pas dire si la donne était honnête : il n’a rien ajouté au mélange, ou ne s’en souvient plus.
fair-bad = Cette donne n’était pas honnête.
fair-bad-commitment = L’empreinte du fichier n’est pas celle que ce navigateur a vue avant la donne : le mélange a été remplacé.
fair-bad-words = Ce qui est entré dans le mélange n’est pas ce que ce navigateur a ajouté : quelqu’un a pu mélanger de nouveau jusqu’à obtenir les cartes voulues.
fair-bad-key = La clé du fichier ne correspond pas à l’empreinte que ce navigateur a vue avant la donne.
fair-bad-next = La partie suivante n’est pas celle dont ce navigateur avait vu l’empreinte avant d’ajouter sa part.
fair-details = Vérifier soi-même
fair-commitment = L’empreinte de cette donne :
fair-command = Avec le fichier téléchargé, sur votre ordinateur :
fair-next = L’empreinte de la partie suivante, si vous rejouez :

## Replay and verification

replay-first = Au début
replay-prev = Un coup en arrière
replay-play = Lecture
replay-next = Un coup en avant
replay-last = À la fin
replay-step = Coup
replay-viewer = Point de vue
replay-open = Cartes visibles
replay-as = Vu par { $name }
replay-happened = Ce coup
verify-title = Vérifier une partie
verify-this = Vérifier cette partie
verify-lead = Chaque partie fixe ses tirages avant le premier coup et n’en montre qu’une empreinte. À la fin, le fichier contient la clé, et chacun peut vérifier que rien n’a été truqué.
verify-file = Le fichier téléchargé
verify-record = La partie (le contenu du fichier téléchargé)
verify-known = L’empreinte vue avant la partie (facultatif)
verify-words = Vos mots pour le mélange (facultatif)
verify-do = Vérifier
verify-good = Tout est conforme.
verify-bad = Ce fichier n’est pas conforme.
verify-steps =
    { $count ->
        [one] { $count } étape, conforme aux règles
       *[other] { $count } étapes, toutes conformes aux règles
    }
verify-luck =
    { $count ->
        [one] { $count } tirage au sort, conforme à la clé
       *[other] { $count } tirages au sort, tous conformes à la clé
    }
verify-commitment = L’empreinte affichée depuis le début :

## Score pad

pad-lead = Vous jouez avec de vraies cartes ? Touchez celles que vous avez devant vous pour voir ce qu’elles valent.
pad-score = Compter les points
pad-clear = Retirer les cartes
pad-count = Ajouter ces points pour { $name }
pad-evening = Soirée jeux
pad-evening-help = Ajoutez les joueurs, puis appuyez sur + pour noter les points ci-dessus. Tout reste dans ce navigateur.
pad-who = Joueur
pad-add = Ajouter
pad-rounds = Manches
pad-total = Total
pad-evening-clear = Commencer une nouvelle soirée

## When something goes wrong

error-title = Cela n’a pas marché
offline-title = Vous êtes hors ligne
offline-text = Shoal a besoin d’une connexion pour cela. Vos parties sont à l’abri sur le serveur : revenez quand vous serez en ligne.
error-not-found = Cette table ou cette page n’existe pas, ou n’existe plus.
error-stale-step = La partie a continué entre-temps. Regardez de nouveau la table.
error-already-played = Ce coup a déjà été joué.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-not-your-seat = Vous n’avez pas de place à cette table.
error-illegal-action = Vous ne pouvez pas faire cela maintenant.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-wrong-phase = Ce n’est pas possible en ce moment.
error-too-many = Trop de choses à la fois. Terminez-en d’abord une.
error-too-fast = Un peu plus lentement, s’il vous plaît.
error-unavailable = Le serveur ne peut pas le faire pour l’instant. Réessayez dans un instant.
error-forbidden = Ce n’est pas permis.
error-internal = Une erreur s’est produite sur le serveur. Nous en avons pris note.
error-refused = Cela n’a pas été possible.
error-bad-request = Quelque chose ne va pas. Vérifiez votre saisie et réessayez.
error-method-not-allowed = Cette page ne s’utilise pas ainsi.
error-no-bots = Il n’y a pas de robots sur ce serveur.
error-raced = Quelqu’un a été un peu plus rapide. Regardez de nouveau la table.
error-bad-name = Un nom compte de 1 à { $most } caractères, dont au moins un visible.
error-bad-words = Vos mots pour le mélange : { $most } caractères au plus, sur une seule ligne.
error-bad-players = Ce jeu se joue de { $low } à { $high } joueurs.
error-bad-option = { $option } : choisissez un nombre de { $low } à { $high }.
error-not-a-number = Saisissez un nombre entier.
error-no-person = Il faut au moins une place pour une personne.
error-too-many-tables = Trop de vos parties sont en cours. Terminez-en une ou quittez-la d’abord.
error-no-room = Il n’y a plus de place pour de nouvelles tables. Réessayez plus tard.
error-seats-open = Il reste des places libres.
error-not-over = La partie n’est pas finie. En attendant, vous pouvez la regarder.
error-hint-coming = Votre conseil arrive déjà.
error-hint-soon = Les conseils sont encore en préparation. Réessayez dans une minute.
error-hints-with-people = Les conseils sont réservés aux parties contre des robots.
error-too-many-cards = On peut compter { $most } cartes au plus à la fois.
error-bad-cards = Il n’y a pas autant de ces cartes dans le jeu.
error-record-none = Ce n’est pas le fichier d’une partie de Shoal.
error-record-damaged = Il est abîmé ou incomplet, ou vient d’une autre version du jeu.
error-record-commitment = Son empreinte appartient à une autre clé ou à une autre partie.
error-record-seen = Son empreinte n’est pas celle que vous avez vue avant la partie.
error-record-words = Vos mots ne sont pas entrés dans le mélange.
error-record-dealt = L’étape { $step } ne correspond pas à la clé.
error-record-result = Le résultat n’est pas celui auquel mènent les coups joués.

## Motion, the only choice, the line to the server

speed = Vitesse
speed-calm = Lente
speed-normal = Normale
speed-fast = Rapide
speed-none = Sans animation
auto-play = Jouer à ma place les coups forcés
auto-soon = Un seul coup est possible : il se joue tout seul. Échap pour le retenir.
auto-held = Retenu. Jouez-le quand vous voudrez.
volume = Volume
move-kept = Pas de connexion. Votre coup est conservé et partira dès son retour.
move-made = Connexion rétablie. Votre coup est joué.
move-not-made = Votre coup n’a pas été joué : la partie avait déjà continué.
## Explanations of cards and pieces

reference = Aide de jeu
reference-of = Aide de jeu : { $game }
reference-count =
    { $count ->
        [one] { $count } dans le jeu
       *[other] { $count } dans le jeu
    }
explain-unseen = Pas encore vues
explain-of = { $count } sur { $total }
explain-have = Vous en avez
explain-worth = Vous rapporte maintenant
explain-gain = Une de plus vous rapporte
explain-gives = Une des vôtres vous rapporte
error-no-such-thing = Cette carte ou cette pièce n’existe pas dans ce jeu.

## Take back, let a bot play on

take-back = Reprendre le coup
taken-back = { $name } reprend son coup.
takebacks = { $count ->
    [one] Un coup a été repris.
   *[other] { $count } coups ont été repris.
}
error-no-take-back = Ce coup ne peut plus être repris.
## The start and the end: choosing, inviting, bots for free seats, why a match ended, pictures to share

pick-players = Joueurs
pick-level = Robots
more-options = Autres options
error-words-due = Les places ont changé : les cartes sont mélangées à nouveau et chaque navigateur y ajoute encore sa part. Réessayez dans un instant.
lobby-invite = Invitez vos amis
lobby-invite-help = Il suffit d’ouvrir ce lien pour prendre place. Sans compte ni installation.
share-link = Partager le lien
share-words = Viens jouer à { $game } avec moi !
qr-code = Code QR avec le lien vers cette table
qr-help = Dans la même pièce ? Faites scanner ce code.
fill-with-bot = Ajouter un robot
free-seat = Libérer la place
lobby-due =
    { $count ->
        [one] Un robot a pris place : les cartes sont mélangées à nouveau. Il manque encore la part d’un navigateur : { $names }.
       *[other] Un robot a pris place : les cartes sont mélangées à nouveau. Il manque encore la part de plusieurs navigateurs : { $names }.
    }
table-options = Options
table-options-usual = Règles standard
table-options-all = Toutes les options
option-is = { $option } : { $value }
preview-invite = { $name } vous invite à jouer à { $game }
preview-free =
    { $count ->
        [one] Il reste { $count } place. Suivez le lien et installez-vous : sans compte ni installation.
       *[other] Il reste { $count } places. Suivez le lien et installez-vous : sans compte ni installation.
    }
preview-full = Toutes les places sont prises. Suivez le lien pour regarder.
preview-match = { $game } : { $names }
preview-watch = Suivez le lien pour regarder la partie.
preview-over = La partie est finie. Suivez le lien pour voir les scores et la revoir.
end-rules = La partie a été jouée jusqu’au bout.
end-abandonment = Personne n’a joué pendant trop longtemps : la partie s’arrête sans vainqueur.
end-length = La partie a dépassé le nombre de coups permis : elle s’arrête sans vainqueur.
end-resigned-you-lost = Vous abandonnez : { $winner } gagne.
end-resigned-you-none = Vous abandonnez : la partie s’arrête sans vainqueur.
end-resigned-you-won =
    { $count ->
        [one] { $names } abandonne : vous gagnez.
       *[other] { $names } abandonnent : vous gagnez.
    }
end-resigned-won =
    { $count ->
        [one] { $names } abandonne : { $winner } gagne.
       *[other] { $names } abandonnent : { $winner } gagne.
    }
end-resigned-none =
    { $count ->
        [one] { $names } abandonne : la partie s’arrête sans vainqueur.
       *[other] { $names } abandonnent : la partie s’arrête sans vainqueur.
    }
end-stood-in = Un robot a terminé la partie pour { $names }.
end-stood-in-you = Un robot a terminé la partie pour vous.
curve-rounds = Scores par manche
curve-turns = Scores par tour
rematch-of = On attend { $names }…
picture-share = Partager une image
replace-when = Possible dans { $seconds } s.

## Short signs between people

emotes = Réactions
emotes-show = Afficher les réactions
emote-hello = Bonjour !
emote-well-played = Bien joué !
emote-thanks = Merci !
emote-oops = Oups !
emote-thinking = Je réfléchis…
emote-wow = Waouh !
emote-laugh = Ha ha !
emote-bye = Au revoir !

## The guard
error-too-large = C’est trop long pour un seul envoi.
