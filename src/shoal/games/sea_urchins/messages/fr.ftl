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

## What happened

urc-start = { $seat } commence.
urc-skip = { $seat } passe l’étape 1.
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

phase-first-you = Déplacez un oursin, ou passez.
phase-first-other = { $name } peut déplacer un oursin.
phase-second-you = Ajoutez un oursin de la réserve, ou déplacez-en un.
phase-second-other = { $name } ajoute ou déplace un oursin.
phase-pawn-you = Posez votre pion sur un oursin.
phase-pawn-other = { $name } déplace son pion.
phase-over = La partie est finie.

## Points

score-taken = Oursins ramassés

## Learn by playing

learn-intro = But : un carré de 2 × 2 oursins, une couleur par diagonale, votre pion dessus.
learn-first = Un oursin seul glisse sur une case voisine. Celui du dessus d’une paire saute n’importe où dans sa ligne ou sa colonne. Sous un pion, rien ne bouge. Rien d’utile à faire ? Passez.
learn-second = Touchez une couleur de la réserve, puis une case vide ou un oursin de l’autre couleur. Ou déplacez un oursin du plateau. Dans une paire, seule compte la couleur du dessus.
learn-pawn = Votre pion va sur n’importe quel oursin sans pion, proche ou lointain. Dessous, rien ne bouge plus.
learn-square = Un carré est prêt ! Posez votre pion sur une case marquée d’un plus et ramassez-le.
learn-outro = La partie s’achève quand une couleur manque dans la réserve. Le joueur qui a le plus d’oursins gagne. On en refait une ?

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
table-step-first = Bouger ou passer
table-step-second = Ajouter ou bouger
table-step-pawn = Pion
table-add-colour =
    { $colour ->
        [yellow] Ajouter un oursin jaune
       *[red] Ajouter un oursin rouge
    }
table-pawn-of = pion ({ $name })
table-pawn-beside = hors du plateau
table-must-add = À l’étape 2, il faut ajouter un oursin
table-quiet =
    { $count ->
        [one] Encore { $count } tour calme, puis il faudra ajouter un oursin
       *[other] Encore { $count } tours calmes, puis il faudra ajouter un oursin
    }

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

## A tide pool: prompts, goal, reasons

prompt-must-add = Cette fois, il faut ajouter un oursin de la réserve.
prompt-add-only = Ajoutez un oursin de la réserve.
prompt-step = Étape { $number } sur 3
prompt-take =
    Votre pion dans le carré : ramassez { $count ->
        [one] { $count } oursin !
       *[other] { $count } oursins !
    }
half-move = Où le déplacer ?
half-add-yellow = Où poser le jaune ?
half-add-red = Où poser le rouge ?
learn-empty = Touchez une couleur de la réserve, puis une case vide.
learn-close = Il ne manque qu’un oursin en { $from }–{ $to } : le croquis montre lequel. Pouvez-vous l’y mettre ?
cue-skips = passe l’étape 1
table-players = Joueurs
table-takes =
    ramasse { $count ->
        [one] { $count } oursin
       *[other] { $count } oursins
    }
table-bank-end = Fin quand une couleur est épuisée
table-goal = Ramassez des carrés
table-nearest = Proche : { $from }–{ $to }
table-need-1 = Quatre voisins, chaque diagonale d’une seule couleur. Dans une paire, celui du dessus compte.
table-need-2 = Votre pion sur l’un des quatre.
table-need-3 = Aucun autre pion sur la même diagonale que le vôtre.
table-need-four = quatre oursins
table-need-diagonals = diagonales unies
table-need-pawn = votre pion dessus
table-goal-line = Sur chaque diagonale, deux oursins de même couleur. Alors tous sont à vous, sauf si un autre pion partage la diagonale du vôtre. Le plus d’oursins gagne.
table-why-empty = Touchez d’abord un oursin, puis la case où il va.
table-why-empty-second = Touchez d’abord un oursin, dans la réserve ou sur le plateau, puis cette case.
table-why-add-first = Touchez d’abord un oursin de la réserve, puis cette case.
table-why-must-add = Depuis trois tours de table, personne n’a ajouté ni ramassé d’oursin : à l’étape 2, il faut en ajouter un.
table-why-under-pawn = Rien ne bouge sous un pion, et celui de { $name } est ici.
table-why-under-own-pawn = Rien ne bouge sous un pion, pas même sous le vôtre.
table-why-stuck = Il ne peut pas bouger : aucune case vide à côté.
table-why-stuck-pair = Celui du dessus ne peut pas bouger : sa ligne et sa colonne sont pleines.
table-why-own-pawn = Votre pion doit aller sur un autre oursin.
table-why-rival-pawn = Le pion de { $name } est déjà ici.
table-why-pawn-empty = Cette case est vide : un pion se pose sur un oursin.
table-why-far = Un oursin seul avance d’une case : en haut, en bas, à gauche ou à droite.
table-why-line = L’oursin du dessus d’une paire se déplace dans sa ligne ou sa colonne seulement.
table-why-occupied = Un oursin ne va que sur une case vide.
table-why-same-yellow = Pas de jaune sur jaune : une paire a deux couleurs.
table-why-same-red = Pas de rouge sur rouge : une paire a deux couleurs.
table-why-full = La paire est complète : pas de troisième oursin dessus.
table-why-held = Il y a un pion ici : on ne peut rien ajouter.
table-why-bank-first = On ajoute des oursins à l’étape 2. Déplacez-en un, ou passez l’étape 1.
table-why-bank-pawn = On ajoute des oursins à l’étape 2. C’est au tour de votre pion.
table-why-bank-yellow = Il n’y a plus de case pour un oursin jaune.
table-why-bank-red = Il n’y a plus de case pour un oursin rouge.
