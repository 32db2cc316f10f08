## The game

game-title = Coloretto
game-line = Des caméléons de toutes les couleurs, mais trois couleurs seulement comptent pour vous. Toutes les autres vous coûtent des points.

## Options

option-scoring = Barème
option-scoring-help = Ce que valent de 1 à 6 cartes d’une couleur. Marron : plus il y en a, mieux c’est. Bleu : trois cartes valent le plus ; de quatre à six, de moins en moins.
option-scoring-brown = Marron : 1, 3, 6, 10, 15, 21
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

col-start =
    { $you ->
        [seat] Vous commencez.
       *[nobody] { $seat } commence.
    }
col-dealt =
    { $you ->
        [seat] Vous recevez { $card_acc } pour commencer.
       *[nobody] { $seat } reçoit { $card_acc } pour commencer.
    }
col-drew =
    { $you ->
        [seat] Vous piochez { $card_acc }.
       *[nobody] { $seat } pioche { $card_acc }.
    }
col-placed =
    { $you ->
        [seat] Vous posez { $card_acc } dans la rangée { $row }.
       *[nobody] { $seat } pose { $card_acc } dans la rangée { $row }.
    }
col-turn =
    { $you ->
        [seat] Vous piochez { $card_acc } et le posez dans la rangée { $row }.
       *[nobody] { $seat } pioche { $card_acc } et le pose dans la rangée { $row }.
    }
col-took =
    { $you ->
        [seat] Vous prenez la rangée { $row } : { $cards }.
       *[nobody] { $seat } prend la rangée { $row } : { $cards }.
    }
col-last-round =
    { $you ->
        [seat] Vous révélez la carte « dernière manche » : la partie se termine avec cette manche.
       *[nobody] { $seat } révèle la carte « dernière manche » : la partie se termine avec cette manche.
    }
col-discarded = La rangée que personne n’a prise quitte le jeu : { $cards }.
col-round =
    { $you ->
        [seat] Fin de la manche. Vous avez la dernière rangée : à vous de commencer la manche suivante.
       *[nobody] Fin de la manche. { $seat } a la dernière rangée et commence la manche suivante.
    }
col-over =
    { $you ->
        [winners]
            { $winners_count ->
                [1] Vous gagnez la partie !
               *[other] Vous partagez la victoire avec { $winners_others } !
            }
       *[nobody]
            { $winners_count ->
                [1] { $winners } gagne la partie !
               *[other] { $winners } se partagent la victoire !
            }
    } Scores : { $scores }.

## What can be done

action-draw = Piocher une carte
action-place = Poser dans la rangée { $row }
action-take = Prendre la rangée { $row }

## What to do now

phase-choose-you = À vous : piochez une carte, ou prenez une rangée et attendez la fin de la manche.
phase-choose-other = { $name } pioche une carte ou prend une rangée.
phase-place-you = Posez la carte dans une rangée où il reste de la place.
phase-place-other = { $name } choisit une rangée pour la carte.
end-rules = La dernière manche a été jouée.
phase-over = La partie est terminée.

## Points

score-total = Total
score-jokers = Jokers comptés comme :
score-plus-two = Cartes +2

## Learn by playing

learn-intro = Collectionnez les caméléons. À la fin, vos trois meilleures couleurs rapportent des points et toutes les autres vous en coûtent : visez beaucoup de cartes et peu de couleurs.
learn-choose = Piochez une carte pour étoffer une rangée, ou prenez la rangée qui vous convient. Si vous en prenez une, vous attendez que chacun ait la sienne.
learn-choose-draw = Aucune rangée ne contient de carte à prendre : piochez-en une. Vous choisirez la rangée où la poser.
learn-choose-take = Il n’y a plus de place pour une carte : prenez la rangée qui vous aide le plus, ou vous nuit le moins.
learn-choose-alone = Tous les autres ont leur rangée. Tant qu’il reste de la place, continuez à piocher si vous voulez, et prenez une rangée quand bon vous semble.
learn-place = Vous avez pioché une carte : à vous de décider à qui elle plaira. Améliorez une rangée pour vous, ou gâchez celle qu’un adversaire convoite.
learn-place-one = Il ne reste de la place que dans une rangée : la carte ira là.
learn-last-round = C’est la dernière manche : ceux qui n’ont pas encore de rangée en prennent une, puis on compte les points.
learn-outro = Voilà une partie complète. Regardez le décompte : trois couleurs pour vous, les autres contre vous. On en refait une ?

## Why a hint is good

hint-col-take =
    La rangée { $row } vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $denies ->
        [0] {""}
       *[other] {" "}Pour un adversaire, elle vaudrait jusqu’à { $denies }.
    }
hint-col-take-even =
    La rangée { $row } ne vous rapporte rien et ne vous coûte rien.{ $denies ->
        [0] {""}
       *[other] {" "}Pour un adversaire, elle vaudrait jusqu’à { $denies }.
    }
hint-col-take-costs =
    La rangée { $row } vous coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $denies ->
        [0] {""}
       *[other] {" "}Pour un adversaire, elle vaudrait jusqu’à { $denies }.
    }
hint-col-draw = Dans la pioche, { $odds } % des cartes vous rapporteraient des points.
hint-col-draw-last = Vous révéleriez la carte « dernière manche » : cette manche serait la dernière.
hint-col-draw-forced = Aucune rangée ne contient de carte : on ne peut que piocher.
hint-col-place-only = Il ne reste de la place que dans la rangée { $row }.
hint-col-place-help =
    Avec cette carte, la rangée { $row } vous rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
hint-col-place-spoil =
    Avec cette carte, la rangée { $row } vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins pour { $victim }.
hint-col-place-even = Dans la rangée { $row }, cette carte ne change rien pour vous.
hint-col-place-least =
    Cette carte vous gâche n’importe quelle rangée, mais la rangée { $row } le moins : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.
hint-col-place-costs =
    Avec cette carte, la rangée { $row } vous rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.

## On the table page

table-deck =
    { $count ->
        [one] La pioche : { $count } carte
       *[other] La pioche : { $count } cartes
    }
table-gain-me = Pour vous :
table-gain-with = Avec cette carte :
table-is-last-round = Dernière manche !
table-left = reste { $count }
table-until-last =
    { $count ->
        [one] { $count } carte avant la dernière manche
       *[other] { $count } cartes avant la dernière manche
    }
table-joker-as = joker, compté comme { $colour }
table-out-of-round = hors de la manche
table-out-of-round-you = Vous avez votre rangée. Attendez les autres.
table-row-empty = vide
table-row-label = Rangée { $number } : { $cards }. Places prises : { $count } sur { $capacity }.
table-unseen = Encore dans la pioche
table-values-brown = Vos trois meilleures couleurs comptent pour vous, toutes les autres contre vous. 1, 2, 3, 4, 5, 6 cartes ou plus : 1, 3, 6, 10, 15, 21 points.
table-values-blue = Vos trois meilleures couleurs comptent pour vous, toutes les autres contre vous. 1, 2, 3, 4, 5, 6 cartes ou plus : 1, 4, 8, 7, 6, 5 points.
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
about-name-brown = Caméléon marron
about-name-joker = Joker
about-name-plus-2 = +2
about-name-last = Carte « dernière manche »
about-name-row = Carte de rangée
about-name-row-two = Cartes de rangée à deux joueurs
about-chameleons = Caméléons
about-each = { $count } de chaque couleur
about-row-each = une par joueur
about-scale = Points pour 1, 2, 3 … cartes
about-scale-brown = Barème marron : points pour 1 à 6 cartes
about-scale-blue = Barème bleu : points pour 1 à 6 cartes
about-colours = Vos trois meilleures couleurs comptent pour vous, toutes les autres contre vous.
about-counts-for = Compte pour vous
about-counts-against = Compte contre vous
about-joins = Compte comme
about-joker = Au décompte, il rejoint la couleur qui vous arrange le plus, même si vous n’en avez aucune carte.
about-plus-2 = Toujours 2 points.
about-last = 15 cartes se trouvent dessous. Le joueur qui la révèle la met de côté et pioche à nouveau. On termine la manche, puis la partie est finie.
about-row = De la place pour trois cartes. Si vous prenez la rangée, vous gardez cette carte jusqu’à la fin de la manche.
about-row-two = De la place pour une, deux et trois cartes. Les cartes de la rangée que personne ne prend quittent le jeu.

## What to do now, made from what is possible

prompt-draw-or-take = Piochez une carte ou prenez une rangée.
prompt-draw = Piochez une carte : rien à prendre.
prompt-take = Tout est plein : prenez une rangée.
prompt-take-one = Il ne reste que la rangée { $row } : prenez-la.
prompt-alone = Les autres ont leur rangée : piochez, ou prenez.
prompt-place = Posez { $card } dans une rangée.
prompt-place-one = Posez { $card } dans la rangée { $row }.
cue-round = Nouvelle manche
