## The game

game-title = Coloretto
game-line = Des caméléons de toutes les couleurs, mais trois couleurs seulement comptent pour vous. Les autres vous coûtent des points.

## Options

option-scoring = Barème
option-scoring-help = Ce que rapportent de 1 à 6 cartes d’une couleur. Brun : plus il y en a, mieux c’est. Bleu : trois, c’est l’idéal ; au-delà, on y perd.
option-scoring-brown = Brun : 1, 3, 6, 10, 15, 21
option-scoring-blue = Bleu : 1, 4, 8, 7, 6, 5

## Cards: .acc is the card as the object of a sentence

card-red = rouge
    .acc = un caméléon rouge
card-orange = orange
    .acc = un caméléon orange
card-yellow = jaune
    .acc = un caméléon jaune
card-green = vert
    .acc = un caméléon vert
card-blue = bleu
    .acc = un caméléon bleu
card-purple = violet
    .acc = un caméléon violet
card-brown = marron
    .acc = un caméléon marron
card-joker = joker
    .acc = un joker
card-plus-2 = +2
    .acc = un +2

## What happened

col-start = { $seat } commence.
col-dealt = { $seat } reçoit { $card_acc } pour commencer.
col-drew = { $seat } pioche { $card_acc }.
col-placed = { $seat } pose { $card_acc } dans la rangée { $row }.
col-took = { $seat } prend la rangée { $row } : { $cards }.
col-last-round = { $seat } découvre la carte « dernière manche » : la partie s’achève avec cette manche.
col-discarded = Personne n’a pris la dernière rangée. Hors jeu : { $cards }.
col-round = La manche est finie. { $seat } a pris la dernière rangée et commence la suivante.
col-over =
    { $winners_count ->
        [1] { $winners } gagne la partie !
       *[other] { $winners } se partagent la victoire !
    } Les scores : { $scores }.

## What can be done

action-draw = Piocher une carte
action-place = Poser dans la rangée { $row }
action-take = Prendre la rangée { $row }

## What to do now

phase-choose-you = À vous : piochez une carte, ou prenez une rangée et quittez cette manche.
phase-choose-other = { $name } pioche une carte ou prend une rangée.
phase-place-you = Posez la carte dans une rangée où il reste de la place.
phase-place-other = { $name } choisit une rangée pour la carte.
phase-over = La partie est finie.

## Points

score-total = Total
score-jokers = Jokers
score-plus-two = Cartes +2

## Learn by playing

learn-intro = Collectionnez les caméléons. À la fin, vos trois meilleures couleurs rapportent des points et toutes les autres en coûtent : mieux vaut beaucoup de cartes et peu de couleurs.
learn-choose = Piochez une carte pour faire grandir les rangées, ou prenez celle qui vous convient. Qui prend une rangée attend que chacun ait pris la sienne.
learn-place = Vous avez pioché une carte : à vous de décider à qui elle plaira. Améliorez une rangée pour vous, ou gâchez celle qu’un adversaire convoite.
learn-last-round = La dernière manche : chacun prend encore une rangée, puis on compte. Prenez ce qui vous aide le plus, ou vous nuit le moins.
learn-outro = Voilà une partie complète. Regardez le décompte : trois couleurs pour vous, les autres contre vous. On en refait une ?

## Why a hint is good

hint-col-take =
    Cette rangée vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $denies ->
        [0] {""}
       *[other] {" "}Un adversaire en tirerait jusqu’à { $denies }.
    }
hint-col-draw = La meilleure rangée vous rapporte { $points } pour l’instant, et { $odds } % de la pioche vous aiderait.
hint-col-draw-forced = Il n’y a encore rien à prendre.
hint-col-place-help =
    La carte vous aide dans la rangée { $row }, qui vous rapporterait alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-col-place-spoil =
    La carte gâche la rangée { $row } pour { $victim }, qui y perdrait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-col-place = Dans la rangée { $row }, la carte fait le moins de mal.

## On the table page

table-deck =
    { $count ->
        [one] La pioche : { $count } carte
       *[other] La pioche : { $count } cartes
    }
table-gain-me = Pour vous :
table-is-last-round = Dernière manche !
table-until-last =
    { $count ->
        [one] { $count } carte avant la dernière manche
       *[other] { $count } cartes avant la dernière manche
    }
table-joker-as = joker, compté comme { $colour }
table-out-of-round = a pris une rangée
table-out-of-round-you = Vous avez pris une rangée : attendez la manche suivante.
table-row-empty = vide
table-row-label = Rangée { $number } : { $cards }. { $count } places prises sur { $capacity }.
table-unseen = Pas encore vues
table-values-brown = Vos trois meilleures couleurs comptent pour vous, toutes les autres contre vous. 1, 2, 3, 4, 5, 6 cartes : 1, 3, 6, 10, 15, 21 points.
table-values-blue = Vos trois meilleures couleurs comptent pour vous, toutes les autres contre vous. 1, 2, 3, 4, 5, 6 cartes : 1, 4, 8, 7, 6, 5 points.
table-why-empty = On ne peut pas prendre une rangée vide.
table-why-full = Cette rangée est pleine.
table-why-taken = Cette rangée est déjà prise.
table-why-no-draw = Toutes les rangées sont pleines : il faut en prendre une.
table-why-place-first = Posez d’abord la carte piochée.

## Cards explained

about-name-red = Caméléon rouge
about-name-orange = Caméléon orange
about-name-yellow = Caméléon jaune
about-name-green = Caméléon vert
about-name-blue = Caméléon bleu
about-name-purple = Caméléon violet
about-name-brown = Caméléon brun
about-name-joker = Joker
about-name-plus-2 = +2
about-name-last = Carte dernière manche
about-name-row = Carte de rangée
about-name-row-two = Cartes de rangée à deux joueurs
about-chameleons = Caméléons
about-each = { $count } de chaque couleur
about-row-each = une par joueur
about-scale = Points pour 1, 2, 3 … cartes
about-scale-brown = Barème brun : points pour 1 à 6 cartes
about-scale-blue = Barème bleu : points pour 1 à 6 cartes
about-colours = Vos trois meilleures couleurs comptent pour vous, les autres contre vous.
about-counts-for = Compte pour vous
about-counts-against = Compte contre vous
about-joins = Compte à présent comme
about-joker = Au décompte, il rejoint la couleur qui vous arrange le plus.
about-plus-2 = Toujours 2 points.
about-last = 15 cartes se trouvent dessous. On la met de côté, on finit la manche, et la partie s’arrête.
about-row = Elle accueille trois cartes. Le joueur qui prend une rangée garde cette carte jusqu’à la fin de la manche.
about-row-two = Elles accueillent une, deux et trois cartes. Les cartes de la rangée que personne ne prend quittent la partie.

## What to do now, made from what is possible

prompt-draw-or-take = Piochez une carte ou prenez une rangée.
prompt-draw = Piochez une carte : rien à prendre.
prompt-take = Tout est plein : prenez une rangée.
prompt-take-one = Il ne reste que la rangée { $row } : prenez-la.
prompt-alone = Les autres sont sortis : piochez ou prenez.
prompt-place = Posez { $card } sur une rangée.
prompt-place-one = Posez { $card } sur la rangée { $row }.
cue-round = Nouvelle manche
