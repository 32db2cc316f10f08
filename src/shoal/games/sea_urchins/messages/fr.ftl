## The game

game-title = Oursins
game-line = Glissez et empilez des oursins piquants en carrés, placez votre pion et ramassez-les. Aucun hasard, rien que de la ruse.

## Options

option-size = Plateau
option-size-help = Nombre de cases par côté, de 4 (serré et rapide) à 7 (vaste et long). Cinq pour bien débuter.

## What lies on a cell: one urchin, or a pair (the lower one first)

stack- = vide
stack-y = oursin jaune
stack-r = oursin rouge
stack-yr = paire, rouge sur jaune
stack-ry = paire, jaune sur rouge
colour-yellow = jaune
colour-red = rouge

## What happened

urc-start = { $seat } commence.
urc-skip = { $seat } passe la première étape.
urc-move =
    { $seat } déplace un oursin { $colour ->
        [yellow] jaune
       *[red] rouge
    } de { $from } à { $to }.
urc-add =
    { $seat } ajoute un oursin { $colour ->
        [yellow] jaune
       *[red] rouge
    } en { $cell }.
urc-pawn = { $seat } place son pion en { $cell }.
urc-took =
    { $seat } forme un carré et ramasse { $count ->
        [one] { $count } oursin
       *[other] { $count } oursins
    } ({ $cells }).
urc-blocked = { $seat } ne peut ni déplacer ni ajouter d’oursin : seul le pion bouge.
urc-over =
    { $reason ->
        [yellow] Il n’y a plus d’oursins jaunes dans la réserve.
        [red] Il n’y a plus d’oursins rouges dans la réserve.
       *[blocked] Il faudrait ajouter un oursin, mais il n’y a plus de place.
    } { $winners_count ->
        [1] { $winners } gagne la partie !
       *[other] { $winners } se partagent la victoire !
    } Oursins ramassés : { $taken }.

## What can be done

action-skip = Passer l’étape 1
action-move = Déplacer { $from } en { $to }
action-add =
    Ajouter un oursin { $colour ->
        [yellow] jaune
       *[red] rouge
    } en { $cell }
action-pawn = Pion en { $cell }

## What to do now

phase-first-you = Étape 1 : déplacez un oursin si vous voulez, ou passez.
phase-first-other = { $name } peut déplacer un oursin.
phase-second-you = Étape 2 : ajoutez un oursin de la réserve, ou déplacez-en un sur le plateau.
phase-second-other = { $name } ajoute ou déplace un oursin.
phase-pawn-you = Étape 3 : placez votre pion sur un oursin ou une paire.
phase-pawn-other = { $name } déplace son pion.
phase-over = La partie est finie.

## Points

score-taken = Oursins ramassés

## Learn by playing

learn-intro = Formez des carrés de 2 × 2 oursins : chaque diagonale d’une seule couleur, et votre pion sur l’une des quatre cases. Alors les quatre sont à vous.
learn-first = Un oursin seul glisse vers une case vide voisine. Celui du dessus d’une paire saute vers n’importe quelle case vide de sa ligne ou de sa colonne. Sous un pion, rien ne bouge.
learn-second = Ajoutez maintenant un oursin de la réserve, sur une case vide ou sur un oursin de l’autre couleur, ou déplacez-en un. Dans une paire, seule compte la couleur du dessus.
learn-pawn = Votre pion va sur n’importe quel oursin sans pion adverse. Entrez dans un carré terminé pour le ramasser, ou gênez celui d’un adversaire.
learn-square = Un carré est formé ! Placez votre pion sur une de ses quatre cases, sans autre pion sur la même diagonale, et il est à vous.
learn-outro = La partie s’achève quand une couleur manque dans la réserve. Qui a le plus d’oursins gagne. On en refait une ?

## Why a hint is good

hint-urc-takes =
    Votre pion ramasse tout de suite { $tokens ->
        [one] { $tokens } oursin
       *[other] { $tokens } oursins
    }.
hint-urc-completes =
    Cela forme un carré : dès ce tour, vous pouvez ramasser { $tokens ->
        [one] { $tokens } oursin
       *[other] { $tokens } oursins
    }.
hint-urc-prepares =
    Encore une étape et un carré peut être à vous. Il rapporterait { $tokens ->
        [one] { $tokens } oursin
       *[other] { $tokens } oursins
    }.
hint-urc-denies =
    Cela empêche { $victim } de ramasser { $tokens ->
        [one] { $tokens } oursin
       *[other] { $tokens } oursins
    }.
hint-urc-offers =
    { $victim } pourra ramasser { $tokens ->
        [one] { $tokens } oursin
       *[other] { $tokens } oursins
    }, mais tout le reste serait pire.
hint-urc-safe = Cela n’offre rien au joueur suivant.

## On the table page

table-board = Le plateau
table-bank = Réserve
table-steps = Les trois étapes d’un tour
table-step-first = Bouger un oursin, ou non
table-step-second = Ajouter ou bouger
table-step-pawn = Bouger le pion
table-add-colour =
    { $colour ->
        [yellow] Ajouter un oursin jaune
       *[red] Ajouter un oursin rouge
    }
table-pawn-of = pion ({ $name })
table-pawn-at = en { $cell }
table-pawn-beside = hors du plateau
table-must-add = Rien n’a été ajouté ni ramassé depuis trois tours de table : à l’étape 2, il faut ajouter un oursin.
table-quiet =
    { $count ->
        [one] Dans { $count } tour, il faudra ajouter un oursin, si rien n’est ajouté ni ramassé d’ici là.
       *[other] Dans { $count } tours, il faudra ajouter un oursin, si rien n’est ajouté ni ramassé d’ici là.
    }
table-needs = Que faut-il pour un carré ?
table-need-1 = Quatre voisins, chaque diagonale d’une seule couleur. Dans une paire, celui du dessus compte.
table-need-2 = Votre pion sur l’un des quatre.
table-need-3 = Aucun autre pion sur la même diagonale que le vôtre.
table-why-bank = Il n’y a pas de place pour cette couleur.
table-why-bank-step = On ajoute des oursins à l’étape 2.
table-why-empty = Choisissez d’abord un oursin, puis sa destination.
table-why-stuck = Cet oursin ne peut pas bouger.
table-why-under-pawn = Sous un pion, rien ne bouge.
table-why-pawn = Le pion ne peut pas y aller.

## Pieces explained

about-pawn-name = Pion
about-pawn-each = un par joueur
about-square = Carré
about-single = Glisse sur une case vide voisine. On peut en poser un de l’autre couleur par-dessus : ils forment alors une paire.
about-pair = Deux oursins sur une case ; seule compte la couleur de celui du dessus. Il saute sur n’importe quelle case vide de sa ligne ou de sa colonne.
about-pawn = Va sur n’importe quel oursin sans autre pion. Rien ne bouge ni ne se pose sous un pion, et il garde sa diagonale du carré.
about-takes = Tous les oursins du carré sont alors à vous, les deux d’une paire aussi. Ceux sous d’autres pions restent.
about-worth = Pour qui le ramasse
about-in-bank = Dans la réserve
about-in-board = Sur le plateau
about-in-taken = Ramassés
about-gain = Votre pion peut ramasser
about-gain-add = Ajouté maintenant, il permet de ramasser
