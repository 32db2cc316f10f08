## The game

game-title = Oursins
game-line = Déplacez et empilez des oursins bien piquants en carrés, placez votre pion et ramassez-les. Aucun hasard, rien que de la ruse.

## Options

option-size = Plateau
option-size-help = Nombre de cases par côté, de 4 (serré et rapide) à 7 (vaste et long). Cinq, c’est parfait pour débuter.

## What lies on a cell: one urchin, or a pair (the lower one first)

stack- = vide
stack-y = oursin jaune
stack-r = oursin rouge
stack-yr = paire, rouge sur jaune
stack-ry = paire, jaune sur rouge

## What happened

urc-start =
    { $you ->
        [seat] Vous commencez.
       *[nobody] { $seat } commence.
    }
urc-skip =
    { $you ->
        [seat] Vous passez l’étape 1.
       *[nobody] { $seat } passe l’étape 1.
    }
urc-move =
    { $you ->
        [seat] Vous déplacez
       *[nobody] { $seat } déplace
    } un oursin { $colour ->
        [yellow] jaune
       *[red] rouge
    } de { $from } en { $to }.
urc-add =
    { $you ->
        [seat] Vous ajoutez
       *[nobody] { $seat } ajoute
    } un oursin { $colour ->
        [yellow] jaune
       *[red] rouge
    } en { $cell }.
urc-pawn =
    { $you ->
        [seat] Vous placez votre pion en { $cell }.
       *[nobody] { $seat } place son pion en { $cell }.
    }
urc-turn-add =
    { $you ->
        [seat] Vous ajoutez
       *[nobody] { $seat } ajoute
    } un oursin { $colour ->
        [yellow] jaune
       *[red] rouge
    } en { $cell } ; pion en { $pawn }.
urc-turn-move =
    { $you ->
        [seat] Vous déplacez
       *[nobody] { $seat } déplace
    } un oursin { $colour ->
        [yellow] jaune
       *[red] rouge
    } de { $from } en { $to } ; pion en { $pawn }.
urc-turn-move-add =
    { $you ->
        [seat] Vous déplacez
       *[nobody] { $seat } déplace
    } un oursin { $moved ->
        [yellow] jaune
       *[red] rouge
    } de { $from } en { $to }, puis en { $you ->
        [seat] ajoutez
       *[nobody] ajoute
    } un { $colour ->
        [yellow] jaune
       *[red] rouge
    } en { $cell } ; pion en { $pawn }.
urc-turn-moves =
    { $you ->
        [seat] Vous déplacez
       *[nobody] { $seat } déplace
    } un oursin { $moved ->
        [yellow] jaune
       *[red] rouge
    } de { $from } en { $to }, puis un { $colour ->
        [yellow] jaune
       *[red] rouge
    } de { $then_from } en { $then_to } ; pion en { $pawn }.
urc-took =
    { $you ->
        [seat] Vous ramassez
       *[nobody] { $seat } ramasse
    } { $count ->
        [one] { $count } oursin
       *[other] { $count } oursins
    } : { $cells }.
urc-blocked =
    { $you ->
        [seat] Vous ne pouvez ni déplacer ni ajouter d’oursin : seul votre pion bouge.
       *[nobody] { $seat } ne peut ni déplacer ni ajouter d’oursin : seul le pion bouge.
    }
urc-over =
    { $reason ->
        [yellow] Il n’y a plus d’oursins jaunes dans la réserve.
        [red] Il n’y a plus d’oursins rouges dans la réserve.
       *[blocked] Il faudrait ajouter un oursin, mais il n’y a plus de place.
    } { $you ->
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
end-rules =
    { $reason ->
        [yellow] Il n’y a plus d’oursins jaunes dans la réserve.
        [red] Il n’y a plus d’oursins rouges dans la réserve.
       *[blocked] Il faudrait ajouter un oursin, mais il n’y a plus de place.
    }
phase-over = La partie est terminée.

## Points

score-taken = Oursins ramassés

## Learn by playing

learn-intro = Votre but : un carré de 2 × 2 oursins, une couleur par diagonale, votre pion dessus.
learn-first = Un oursin seul glisse d’une case ; celui du dessus d’une paire saute où il veut dans sa ligne ou sa colonne. Sous un pion, il ne bouge pas. Rien d’utile ? Passez.
learn-second = Touchez une couleur de la réserve, puis une case vide ou un oursin de l’autre couleur. Ou déplacez un oursin du plateau. Dans une paire, seule compte la couleur du dessus.
learn-add = Touchez une couleur de la réserve, puis une case vide ou un oursin de l’autre couleur. Dans une paire, seule compte la couleur du dessus.
learn-must-add = Depuis trois tours de table, personne n’a ajouté ni ramassé d’oursin : cette fois, il faut en ajouter un. Touchez une couleur de la réserve, puis une case.
learn-pawn = Votre pion va sur n’importe quel oursin sans pion, proche ou lointain. L’oursin en dessous ne bouge plus.
learn-square = Un carré est prêt ! Posez votre pion sur une case marquée d’un plus et ramassez-le.
learn-outro = La partie se termine quand une couleur est épuisée dans la réserve. Le joueur qui a le plus d’oursins gagne. On en refait une ?

## Why a hint is good

hint-urc-takes =
    Votre pion ramasse tout de suite { $tokens ->
        [one] { $tokens } oursin
       *[other] { $tokens } oursins
    }.
hint-urc-completes =
    Voilà un carré formé : dès ce tour, vous pouvez ramasser { $tokens ->
        [one] { $tokens } oursin
       *[other] { $tokens } oursins
    }.
hint-urc-ready =
    Un carré est prêt : dès ce tour, vous pouvez ramasser { $tokens ->
        [one] { $tokens } oursin
       *[other] { $tokens } oursins
    }.
hint-urc-prepares =
    À l’étape 2, vous pouvez former un carré et ramasser { $tokens ->
        [one] { $tokens } oursin
       *[other] { $tokens } oursins
    } dès ce tour.
hint-urc-last = La partie se termine avec ce tour.
hint-urc-denies =
    En une seule étape, { $victim } pourrait ramasser { $tokens ->
        [one] { $tokens } oursin
       *[other] { $tokens } oursins
    } ; après ce coup, { $left ->
        [0] aucun
       *[other] seulement { $left }
    }.
hint-urc-offers =
    Attention : en une seule étape, { $victim } pourrait alors ramasser { $tokens ->
        [one] { $tokens } oursin
       *[other] { $tokens } oursins
    }.
hint-urc-safe = Après ce coup, { $victim } ne peut ramasser aucun carré en une seule étape.

## On the table page

table-board = Le plateau
table-bank = Réserve
table-bank-left =
    { $colour ->
        [yellow] Oursins jaunes
       *[red] Oursins rouges
    } dans la réserve : { $count }
table-steps = Les trois étapes d’un tour
table-step-first = Bouger ou passer
table-step-second = Ajouter ou bouger
table-step-pawn = Pion
table-add-colour =
    { $colour ->
        [yellow] Ajouter un oursin jaune
       *[red] Ajouter un oursin rouge
    } (reste { $count })
table-cell = { $cell } : { $stack }
table-pawn-of = pion ({ $name })
table-pawn-own = votre pion
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
about-single = Glisse sur une case vide voisine. On peut poser dessus un oursin de l’autre couleur : ils forment alors une paire.
about-pair = Deux oursins sur une case ; seule compte la couleur de celui du dessus. Il saute sur n’importe quelle case vide de sa ligne ou de sa colonne.
about-pawn = Va sur n’importe quel oursin sans autre pion. Un oursin sous un pion ne peut être ni déplacé ni recouvert, et le pion bloque sa diagonale du carré pour tous les autres.
about-takes = Tous les oursins du carré sont à vous, les deux d’une paire aussi. Seuls restent ceux qui sont sous d’autres pions.
about-worth = Oursins pour le joueur qui le ramasse
about-in-bank = Dans la réserve
about-in-board = Sur le plateau
about-in-taken = Ramassés
about-gain = Votre pion pourrait ramasser
about-gain-add = Si vous en ajoutez un, votre pion pourrait ramasser

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
learn-close = { $from }–{ $to }, c’est presque un carré : le croquis montre ce qui manque. Saurez-vous le compléter ?
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
table-need-1 = Quatre oursins voisins, chaque diagonale d’une seule couleur. Dans une paire, c’est celui du dessus qui compte.
table-need-2 = Votre pion sur l’un des quatre.
table-need-3 = Aucun autre pion sur la même diagonale que le vôtre.
table-need-four = quatre oursins
table-need-diagonals = diagonales unies
table-need-pawn = votre pion dessus
table-goal-line = Chaque diagonale d’une seule couleur, votre pion dans le carré, aucun autre sur sa diagonale : les oursins sont à vous. Le plus d’oursins l’emporte.
table-why-empty = Touchez d’abord un oursin, puis la case où il va.
table-why-empty-second = Touchez d’abord un oursin, dans la réserve ou sur le plateau, puis cette case.
table-why-add-first = Touchez d’abord un oursin de la réserve, puis cette case.
table-why-must-add = Depuis trois tours de table, personne n’a ajouté ni ramassé d’oursin : à l’étape 2, il faut en ajouter un.
table-why-under-pawn = Un oursin sous un pion ne bouge pas, et celui de { $name } est ici.
table-why-under-own-pawn = Un oursin sous un pion ne bouge pas, même si le pion est à vous.
table-why-stuck = Il ne peut pas bouger : aucune case vide à côté.
table-why-stuck-pair = Celui du dessus ne peut pas bouger : sa ligne et sa colonne sont pleines.
table-why-own-pawn = Votre pion doit aller sur un autre oursin.
table-why-rival-pawn = Le pion de { $name } est déjà ici.
table-why-pawn-empty = Cette case est vide : un pion se pose sur un oursin.
table-why-far = Un oursin seul avance d’une case : en haut, en bas, à gauche ou à droite.
table-why-line = L’oursin du dessus d’une paire ne se déplace que dans sa ligne ou sa colonne.
table-why-occupied = Un oursin ne va que sur une case vide.
table-why-same-yellow = Pas de jaune sur jaune : une paire a deux couleurs.
table-why-same-red = Pas de rouge sur rouge : une paire a deux couleurs.
table-why-full = C’est déjà une paire : pas de troisième oursin dessus.
table-why-held = Il y a un pion ici : on ne peut rien ajouter.
table-why-bank-first = On ajoute des oursins à l’étape 2. Déplacez-en un, ou passez l’étape 1.
table-why-bank-pawn = On ajoute des oursins à l’étape 2. C’est au tour de votre pion.
table-why-bank-yellow = Il n’y a plus de case pour un oursin jaune.
table-why-bank-red = Il n’y a plus de case pour un oursin rouge.
