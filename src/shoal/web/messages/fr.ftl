## Everywhere

brand-home = Shoal : vers l’accueil
skip-to-main = Aller au contenu
tools = Outils
settings = Réglages
language = Langue
theme = Couleurs
theme-system = Automatique
theme-light = Clair
theme-dark = Sombre
your-name = Votre nom
your-name-help = Tel que les autres le verront
save = Enregistrer
show = Afficher
close = Fermer
copy = Copier
copied = Copié.
link = Lien
more-pages = Autres pages
footer-note = Libre et gratuit. Ni compte, ni publicité, ni installation. Nos dessins et nos textes sont à nous ; les jeux sont à leurs auteurs.
to-home = Vers l’accueil
try-again = Réessayer
you = vous
rules = Règles
rules-of = Règles : { $game }
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
level-greedy = glouton
level-random = au hasard

## Home

home-title = De petits jeux, en bonne compagnie
home-lead = Jouez entre amis grâce à un simple lien, ou contre des robots qui jouent bien. Sans compte ni installation.
home-continue = Reprendre la partie
home-open = Tables ouvertes
home-open-none = Personne n’attend de joueurs pour l’instant. Invitez des amis ou créez une table publique.
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
new-seats-help = De { $low } à { $high } joueurs. Gardez une place libre par ami : il la prendra grâce à votre lien.
new-options = Variante
new-more = Temps et visibilité
seat-number = Place { $number }
seat-me = Moi
seat-friend = Pour un ami
seat-bot = Robot, { $level }
seat-none = Personne
seat-open = place libre
as-usual = comme d’habitude
clock = Pendule
clock-none = Sans pendule
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
clock-help = Quand le temps est écoulé, un robot joue à la place du joueur, qui peut revenir à tout moment.
visibility = Qui trouve la table
visibility-link = Seulement avec le lien
visibility-public = Tout le monde, dès l’accueil
visibility-help = Toute personne qui a le lien peut regarder, mais ne voit aucune carte cachée.
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
lobby-full = Toutes les places sont prises. Restez regarder : la partie va bientôt commencer.
sit-down = Prendre place
start = Commencer la partie
leave-table = Quitter la table
fair-before = Donne honnête : l’hôte a fixé sa part du mélange, dont voici l’empreinte. La vôtre s’y ajoute ensuite : l’hôte seul ne peut donc pas choisir les cartes.
fair-words = Vos mots pour le mélange (facultatif)
fair-words-help = Quelque chose que personne ne peut deviner. Notez-le avec l’empreinte : vous pourrez ainsi vérifier la partie à la fin.
fair-words-add = Ajouter mes mots

## The table

the-table = La table
side = Journal
log = Ce qui s’est passé
your-side = Votre côté
# For a game that has no words of its own for a phase.
phase-of-you = À vous : { $phase }
phase-of-other = Au tour de { $name } : { $phase }
view-seat = Joueur
undo = Annuler
hint = Conseil
hinted = Un robot choisirait :
hint-move = À y regarder de plus près, c’est le plus prometteur.
hint-win = { $percent } %
hint-win-help = Combien de fois ce coup gagne quand on joue la suite
hint-none = Pas de conseil à donner ici.
sound = Son
table-menu = Table
all-choices = Tous vos choix
choices-as-list = Choix en liste
invite-watch = Inviter quelqu’un à regarder
private-link = Continuer sur un autre appareil
private-link-help = Ce lien n’est qu’à vous : qui l’a joue à votre place.
private-link-copy = Copier mon lien privé
resign = Abandonner
resign-sure = Abandonner cette partie ? S’il reste plusieurs joueurs, un robot continue à votre place.
resign-yes = Oui, j’abandonne
resigned = abandon
away = absent
away-other = { $name } n’est pas là.
replace-by-bot = Laisser jouer un robot
votes =
    { $count ->
        [one] { $count } joueur est d’accord.
       *[other] { $count } joueurs sont d’accord.
    }
stand-in = un robot remplace
stand-in-you = Un robot joue pour vous.
come-back = Reprendre ma place
spectators =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
connection-lost = Pas de connexion. Nouvel essai…
connection-again = Connexion rétablie.
not-with-that = Cela ne va pas avec ce que vous avez choisi.
fair-now = Donne honnête : tous les tirages ont été fixés avant le premier coup, et vous pourrez le vérifier à la fin.
fair-more = Comment vérifier
learn-off = Arrêter les explications
learn-wait = Les autres jouent. Observez-les : tout est écrit dans le journal, et leur dernier coup est marqué.
round-result = La manche en points
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
to-rematch = Vers la partie suivante
watch-rematch = Regarder la partie suivante
replay = Revoir la partie
record = Télécharger la partie
back-to-table = Retour à la table
fair-good = Vérifié : l’hôte avait fixé sa part du mélange avant que votre navigateur n’ajoute la sienne, et les deux ont servi. L’hôte seul ne pouvait pas choisir ces cartes.
fair-unknown = Ce navigateur ne peut pas dire si la donne était honnête : il n’a rien ajouté au mélange, ou ne s’en souvient plus.
fair-bad = Cette donne n’était pas honnête.
fair-bad-commitment = Le fichier de la partie porte une autre empreinte que celle que ce navigateur a vue avant la donne : le mélange a été échangé.
fair-bad-words = Ce qui est entré dans le mélange n’est pas ce que ce navigateur a ajouté : quelqu’un a pu essayer jusqu’à obtenir les cartes voulues.
fair-bad-key = La clé du fichier ne correspond pas à l’empreinte que ce navigateur a vue avant la donne.
fair-bad-next = La partie suivante n’est pas celle dont ce navigateur avait vu l’empreinte avant d’ajouter sa part.
fair-details = Vérifier chaque carte soi-même
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
replay-viewer = Avec les yeux de qui
replay-open = Toutes les cartes visibles
replay-as = Vu par { $name }
replay-happened = Ce coup
verify-title = Vérifier une partie
verify-this = Vérifier cette partie
verify-lead = Chaque partie fixe ses tirages avant le premier coup et n’en montre qu’une empreinte. À la fin, le fichier contient la clé, et chacun peut vérifier que rien n’a été truqué.
verify-file = Le fichier téléchargé
verify-record = La partie (le contenu du fichier que vous avez téléchargé)
verify-known = L’empreinte que vous avez vue avant la partie (facultatif)
verify-words = Vos mots pour le mélange (facultatif)
verify-do = Vérifier
verify-good = Tout est juste.
verify-bad = Ce fichier n’est pas juste.
verify-steps =
    { $count ->
        [one] { $count } coup, et il était permis
       *[other] { $count } coups, et tous étaient permis
    }
verify-luck =
    { $count ->
        [one] { $count } tirage au sort, et il vient de la clé
       *[other] { $count } tirages au sort, et tous viennent de la clé
    }
verify-commitment = L’empreinte affichée depuis le début :

## Score pad

pad-lead = Pour votre vraie table : touchez les cartes devant vous et voyez ce qu’elles valent.
pad-score = Compter
pad-clear = Enlever les cartes
pad-count = Compter les points pour
pad-evening = La soirée
pad-evening-help = Ajoutez les joueurs, puis appuyez sur + pour noter les points ci-dessus. Tout reste dans ce navigateur.
pad-who = Joueur
pad-add = Ajouter
pad-rounds = Manches
pad-total = Total
pad-evening-clear = Commencer une nouvelle soirée

## When something goes wrong

error-title = Cela n’a pas marché
offline-title = Vous êtes hors ligne
offline-text = Shoal a besoin d’une connexion pour cela. Vos parties sont en sécurité sur le serveur : revenez quand vous serez en ligne.
error-not-found = Cette table ou cette page n’existe pas. Elle a peut-être été rangée.
error-stale-step = La partie a avancé entre-temps. Regardez de nouveau.
error-already-played = Ce coup a déjà été joué.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-not-your-seat = Vous n’êtes pas à cette table.
error-illegal-action = C’est impossible maintenant.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-wrong-phase = Ce n’est pas possible à ce moment.
error-too-many = Trop à la fois. Finissez d’abord quelque chose.
error-too-fast = Un peu plus lentement, s’il vous plaît.
error-unavailable = Le serveur ne peut pas le faire en ce moment. Réessayez dans un instant.
error-forbidden = Ce n’est pas permis.
error-internal = Quelque chose a cassé sur le serveur. C’est noté.

## Mouvement, le seul choix, la liaison avec le serveur

speed = Vitesse
speed-calm = Calme
speed-normal = Normale
speed-fast = Rapide
speed-none = Sans mouvement
auto-play = Jouer pour moi le seul coup possible
auto-soon = Un seul coup est possible. Il se joue tout seul ; Échap le retient.
auto-held = Retenu. Jouez-le quand vous voulez.
volume = Volume
move-kept = Pas de connexion. Votre coup est gardé et part dès qu’elle revient.
move-made = Connexion rétablie. Votre coup est joué.
move-not-made = Votre coup n’a pas été joué : la partie a continué sans lui.
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
explain-worth = Vous rapporterait
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
error-words-due = Les places ont changé : le mélange est scellé à nouveau et chaque navigateur y ajoute encore sa part. Réessayez dans un instant.
lobby-invite = Invitez vos amis
lobby-invite-help = Il suffit d’ouvrir ce lien pour prendre place. Sans compte ni installation.
share-link = Partager le lien
share-words = Viens jouer à { $game } avec moi !
qr-code = Code QR avec le lien vers cette table
qr-help = Dans la même pièce ? Faites scanner ce code.
fill-with-bot = Asseoir un robot
free-seat = Libérer la place
lobby-due =
    { $count ->
        [one] Un robot a pris place : le mélange est scellé à nouveau. En attente du navigateur de { $names }, qui y ajoute sa part.
       *[other] Un robot a pris place : le mélange est scellé à nouveau. En attente des navigateurs de { $names }, qui y ajoutent leur part.
    }
table-options = Ce qu’on joue
table-options-usual = Les règles habituelles
table-options-all = Toutes les options
option-is = { $option } : { $value }
preview-invite = { $name } vous invite à jouer à { $game }
preview-free =
    { $count ->
        [one] Il reste { $count } place. Ouvrez le lien et asseyez-vous : sans compte ni installation.
       *[other] Il reste { $count } places. Ouvrez le lien et asseyez-vous : sans compte ni installation.
    }
preview-full = Toutes les places sont prises. Ouvrez le lien pour regarder.
preview-match = { $game } : { $names }
preview-watch = Ouvrez le lien pour suivre la partie.
preview-over = La partie est finie. Ouvrez le lien pour voir les scores et la revoir.
end-rules = La partie a été jouée jusqu’au bout.
end-abandonment = Personne n’a joué pendant trop longtemps : la partie s’arrête sans vainqueur.
end-length = La partie a duré trop de coups : elle s’arrête sans vainqueur.
end-resigned-you-lost = Vous avez abandonné : { $winner } gagne.
end-resigned-you-none = Vous avez abandonné : la partie s’arrête sans vainqueur.
end-resigned-you-won =
    { $count ->
        [one] { $names } a abandonné : vous gagnez.
       *[other] { $names } ont abandonné : vous gagnez.
    }
end-resigned-won =
    { $count ->
        [one] { $names } a abandonné : { $winner } gagne.
       *[other] { $names } ont abandonné : { $winner } gagne.
    }
end-resigned-none =
    { $count ->
        [one] { $names } a abandonné : la partie s’arrête sans vainqueur.
       *[other] { $names } ont abandonné : la partie s’arrête sans vainqueur.
    }
end-stood-in = Un robot a fini la partie à la place de { $names }.
end-stood-in-you = Un robot a fini la partie à votre place.
curve-rounds = Scores par manche
curve-turns = Scores par tour
rematch-of = En attente de { $names }…
picture-share = Partager une image
replace-when = C’est possible dans { $seconds } s.

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
