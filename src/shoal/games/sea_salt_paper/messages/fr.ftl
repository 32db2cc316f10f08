## The game

game-title = Sea Salt & Paper
game-line = Collectionnez des origamis marins, posez de beaux duos et dites stop au bon moment. Ou osez laisser une dernière chance aux autres.

## Options

option-tiebreak = En cas d’égalité
option-tiebreak-help = Ce qui départage les joueurs qui ont autant de points : leur dernière manche, ou qui l’a terminée.
option-tiebreak-last-round = Points de la dernière manche
option-tiebreak-caller = Qui l’a terminée
option-target = Points pour gagner
option-target-help = Laissez vide pour 40, 35 ou 30 points à 2, 3 ou 4 joueurs. Pour une longue soirée, doublez la mise.

## Cards: .acc is the card as the object of a sentence

card-mermaid = sirène
    .gender = f
card-crab = crabe
card-boat = bateau
card-fish = poisson
card-swimmer = nageur
card-shark = requin
card-shell = coquillage
card-octopus = poulpe
card-penguin = manchot
card-sailor = moussaillon
card-lighthouse = phare
card-shoal-of-fish = banc de poissons
card-penguin-colony = colonie de manchots
    .gender = f
card-captain = capitaine

card-of = { $kind } { $colour }
    .acc =
        { $gender ->
            [f] la
           *[m] le
        } { $kind } { $colour }
    .gender = m

colour-dark-blue = bleu foncé
colour-light-blue = bleu clair
colour-black = noir
    .f = noire
colour-yellow = jaune
colour-green = vert
    .f = verte
colour-grey = gris
    .f = grise
colour-purple = violet
    .f = violette
colour-white = blanc
    .f = blanche
colour-light-orange = orange clair
colour-pink = rose
colour-orange = orange

## What happened

ssp-start = { $seat } commence.
ssp-round = Manche { $round }. { $seat } commence.
ssp-opened =
    { $pile ->
        [1] La défausse de gauche s’ouvre avec { $card_acc }.
       *[other] La défausse de droite s’ouvre avec { $card_acc }.
    }
ssp-drew = { $seat } pioche.
ssp-drew-card = Pioché : { $card }.
ssp-kept = { $seat } garde une carte.
ssp-kept-card = { $seat } garde { $card_acc }.
ssp-took =
    { $pile ->
        [1] { $seat } prend { $card_acc } à la défausse de gauche.
       *[other] { $seat } prend { $card_acc } à la défausse de droite.
    }
ssp-discarded =
    { $pile ->
        [1] { $seat } pose { $card_acc } sur la défausse de gauche.
       *[other] { $seat } pose { $card_acc } sur la défausse de droite.
    }
ssp-laid =
    { $kind ->
        [crab] { $seat } pose un duo de crabes : { $cards }.
        [boat] { $seat } pose un duo de bateaux et rejoue : { $cards }.
        [fish] { $seat } pose un duo de poissons : { $cards }.
       *[swimmer] { $seat } pose un nageur et un requin : { $cards }.
    }
ssp-look =
    { $pile ->
        [1] { $seat } fouille la défausse de gauche.
       *[other] { $seat } fouille la défausse de droite.
    }
ssp-picked =
    { $pile ->
        [1] { $seat } prend une carte dans la défausse de gauche.
       *[other] { $seat } prend une carte dans la défausse de droite.
    }
ssp-picked-card =
    { $pile ->
        [1] { $seat } prend { $card_acc } dans la défausse de gauche.
       *[other] { $seat } prend { $card_acc } dans la défausse de droite.
    }
ssp-fish = { $seat } pêche une carte dans la pioche.
ssp-fish-card = { $seat } pêche { $card_acc } dans la pioche.
ssp-steal = { $seat } lance le requin sur { $victim }.
ssp-stolen = { $seat } vole une carte à { $victim }.
ssp-stolen-card = { $seat } vole { $card_acc } à { $victim }.
ssp-ended = { $seat } finit son tour.
ssp-stop = { $seat } annonce STOP. Tout le monde compte ses points.
ssp-last-chance =
    { $seat } annonce DERNIÈRE CHANCE ! { $cards_count ->
        [0] Sa main est vide.
       *[other] Sa main : { $cards }.
    }
ssp-revealed =
    { $cards_count ->
        [0] { $seat } n’a plus de cartes en main.
       *[other] { $seat } révèle sa main : { $cards }.
    }
ssp-unbeaten = Personne ne dépasse { $seat } : pari gagné !
ssp-beaten = Quelqu’un dépasse { $seat } : pari perdu.
ssp-points =
    { $seat } : { $gained ->
        [one] +{ $gained } point
       *[other] +{ $gained } points
    }, { $score } en tout. Cartes { $total }, bonus couleur { $colour_bonus }.
ssp-nobody-scores = La pioche est vide et personne n’a annoncé la fin : cette manche ne rapporte rien.
ssp-mermaids = { $seat } a les quatre sirènes !
ssp-over =
    { $winners_count ->
        [1] { $winners } gagne la partie !
       *[other] { $winners } se partagent la victoire !
    } Les scores : { $scores }.

## What can be done

action-draw = Piocher deux cartes
action-take =
    { $pile ->
        [1] Prendre à la défausse de gauche
       *[other] Prendre à la défausse de droite
    }
action-keep = Garder { $card_acc }
action-discard =
    { $pile ->
        [1] Poser sur la défausse de gauche
       *[other] Poser sur la défausse de droite
    }
action-play = Poser { $cards }
action-look =
    { $pile ->
        [1] Fouiller la défausse de gauche
       *[other] Fouiller la défausse de droite
    }
action-pick = Prendre { $card_acc }
action-pick-lower =
    Prendre { $card_acc }, { $above ->
        [1] la deuxième
        [2] la troisième
       *[other] la quatrième
    } carte identique à partir du dessus
action-steal = Voler une carte à { $from }
action-end-turn = Finir le tour
action-stop = Stop
action-last-chance = Dernière chance

## What to do now

phase-take-you = À vous : piochez deux cartes et gardez-en une, ou prenez le dessus d’une défausse.
phase-take-other = { $name } pioche ou prend une carte.
phase-keep-you = Choisissez la carte à garder. L’autre ira à la défausse.
phase-keep-other = { $name } choisit entre deux cartes.
phase-discard-you = Choisissez la défausse pour l’autre carte.
phase-discard-other = { $name } défausse une carte.
phase-play-you = Posez des duos si vous voulez, puis finissez votre tour.
phase-play-other = { $name } peut poser des duos.
phase-look-you = Vos crabes sont à l’œuvre : choisissez une défausse à fouiller.
phase-look-other = { $name } envoie ses crabes dans une défausse.
phase-pick-you = Prenez une carte de cette défausse.
phase-pick-other = { $name } fouille une défausse.
phase-steal-you = Choisissez la victime du requin : vous lui prenez une carte au hasard.
phase-steal-other = { $name } choisit une victime pour le requin.
phase-over = La partie est finie.

## Points

score-pairs = Duos
score-collections = Collections
score-multipliers = Multiplicateurs
score-mermaids = Sirènes
score-colour-bonus = Bonus couleur
score-total = Total

## Learn by playing

learn-intro = Réunissez des cartes qui valent quelque chose ensemble. Dès 7 points, vous pouvez finir la manche ; au fil des manches, le premier à atteindre le total l’emporte.
learn-take = Piochez deux cartes et gardez la meilleure, à l’abri des regards. Ou prenez une carte à la défausse : vous savez ce que c’est, mais les autres aussi.
learn-keep = Les cartes semblables s’aiment bien. Coquillages et poulpes valent plus à chaque nouvelle carte ; un duo donne un point et un effet.
learn-discard = L’autre carte reste visible de tous. Posez-la là où elle couvre ce qui plairait à vos adversaires.
learn-play = Deux crabes, deux bateaux, deux poissons, ou un nageur et un requin : posez-les pour leur effet. En main, ils comptent aussi, rien ne presse. À partir de 7 points, vous pouvez finir la manche.
learn-look = Les crabes rapportent n’importe quelle carte d’une défausse. Choisissez d’abord la défausse, puis regardez dedans.
learn-pick = Prenez la carte qui vous va le mieux. Les autres voient la défausse, pas la carte.
learn-steal = Le nageur et le requin volent une carte au hasard. Mordez qui en a le plus.
learn-call = Vous avez 7 points ou plus et pouvez finir la manche. STOP : chacun compte ses cartes, sans risque. DERNIÈRE CHANCE : les autres jouent encore un tour ; si personne ne fait mieux, vous gagnez aussi le bonus couleur, sinon vous n’avez que ce bonus.
learn-last-chance = Dernière chance : c’est votre dernier tour de la manche. Si vous finissez avec plus de points que celui qui l’a annoncée, vos cartes comptent et pas les siennes.
learn-outro = Voilà une partie complète. Stop est sans risque ; dernière chance est un pari, avec le bonus couleur pour qui le gagne. On en refait une ?

## Why a hint is good

hint-ssp-draw =
    { $tops_count ->
        [0] Les défausses n’ont rien à offrir.
       *[other] Deux nouvelles cartes promettent mieux que ce qui est visible : { $tops }.
    }
hint-ssp-take =
    Elle vous rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $card }.
hint-ssp-take-plan = Elle ne rapporte rien encore, mais elle peut grandir : { $card }.
hint-ssp-keep =
    Elle vous rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $card }.
hint-ssp-keep-plan = Elle ira bien avec la suite : { $card }.
hint-ssp-pick =
    Elle vous rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $card }.
hint-ssp-pick-plan = Elle ira bien avec la suite : { $card }.
hint-ssp-cover = Cela couvre { $card_acc }, qu’un adversaire pourrait vouloir.
hint-ssp-discard = Cette défausse est vide et doit être remplie d’abord.
hint-ssp-crabs =
    Les crabes auront le choix : il y a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans les défausses.
hint-ssp-boats = Cela vous donne tout de suite un autre tour.
hint-ssp-fish = Cela vous donne une carte de plus, de la pioche.
hint-ssp-bite = Cela vole une carte à un adversaire.
hint-ssp-look =
    Il y a du choix : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
hint-ssp-steal =
    { $victim } est une belle prise : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main et { $score ->
        [one] { $score } point
       *[other] { $score } points
    } jusqu’ici.
hint-ssp-end-turn =
    Rien de plus à gagner pour l’instant. Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-ssp-go-on =
    Avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, vous pourriez finir la manche, mais il y a mieux à prendre.
hint-ssp-stop = Cela met vos points à l’abri avant que les autres ne passent devant : { $points }.
hint-ssp-last-chance = Vous êtes difficile à battre, et le bonus couleur s’y ajoute : { $points } + { $bonus }.

## On the table page

table-deck =
    { $count ->
        [one] La pioche : { $count } carte
       *[other] La pioche : { $count } cartes
    }
table-deck-word = Pioche
table-draw-short = Piocher deux
table-take-short = Prendre
table-discard-short = Poser ici
table-look-short = Fouiller
table-keep-short = Garder
table-to-put = à défausser
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-pile-left = Défausse gauche
table-pile-right = Défausse droite
table-pile-empty = vide
table-hand-none = Votre main est vide.
table-hand-open = Main révélée
table-hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
table-your-hand = Votre main
table-laid = Duos posés :
table-look-title = Toute la défausse, le dessus d’abord
table-last-chance-title = Dernière chance !
table-last-chance-you = Espérons que personne ne vous dépasse.
table-last-chance-other =
    { $points ->
        [one] { $name } montre { $points } point : faites mieux !
       *[other] { $name } montre { $points } points : faites mieux !
    }
table-score-of = Points jusqu’ici ; il en faut { $target } pour gagner
table-points-on-cards =
    { $count ->
        [one] point sur vos cartes
       *[other] points sur vos cartes
    }
table-points-missing =
    { $count ->
        [one] encore { $count } pour finir la manche
       *[other] encore { $count } pour finir la manche
    }
table-call-needs = Il faut 7 points pour finir la manche.
table-stop-help =
    { $points ->
        [one] Chacun marque ses cartes : { $points } pour vous.
       *[other] Chacun marque ses cartes : { $points } pour vous.
    }
table-chance-help = Les autres jouent encore un tour. Pari gagné : { $points } pour vous. Pari perdu : { $bonus } seulement, votre bonus couleur.
table-now-at = maintenant { $score }
table-only-bonus = Seul le bonus couleur compte.
table-with-bonus = Les cartes et le bonus couleur comptent.
table-pad-bonus = Le bonus couleur ne compte qu’après une dernière chance.
table-why-pair = Il lui faut une partenaire : deux crabes, deux bateaux, deux poissons, ou un nageur avec un requin.
table-why-no-pair = Cette carte ne se pose pas : elle compte dans votre main.
table-why-other-pile = Il faut d’abord remplir la défausse vide.
table-why-empty-pile = Cette défausse est vide.

## Cards explained

about-duos = Duos
about-scale = Points pour 1, 2, 3 … cartes
about-this-colour = dans cette couleur
about-bonus = et pour votre bonus couleur
about-scores-crab = Chaque duo de crabes : 1 point, posé ou en main.
about-scores-boat = Chaque duo de bateaux : 1 point, posé ou en main.
about-scores-fish = Chaque duo de poissons : 1 point, posé ou en main.
about-scores-swimmer = Un nageur avec un requin : 1 point, posés ou en main.
about-scores-shark = Un requin avec un nageur : 1 point, posés ou en main.
about-scores-mermaid = 1 point par carte de votre couleur la plus présente ; chaque sirène suivante compte la couleur suivante.
about-scores-lighthouse = 1 point par bateau à vous.
about-scores-shoal-of-fish = 1 point par poisson à vous.
about-scores-penguin-colony = 2 points par manchot à vous.
about-scores-captain = 3 points par moussaillon à vous.
about-effect-crab = Duo posé : fouillez une défausse et prenez-y une carte.
about-effect-boat = Duo posé : rejouez aussitôt.
about-effect-fish = Duo posé : prenez la première carte de la pioche.
about-effect-swimmer = Duo posé : volez une carte au hasard à un autre joueur.
about-effect-mermaid = Les quatre en main : vous gagnez la partie sur-le-champ.
half-crab = Choisissez un second crabe : vous fouillerez une défausse pour y prendre une carte.
half-boat = Choisissez un second bateau : vous rejouerez aussitôt.
half-fish = Choisissez un second poisson : vous prendrez la première carte de la pioche.
half-swimmer = Nageur et requin ensemble : vous volerez une carte au hasard à un autre joueur.
## What to do now, from what is possible

prompt-draw-or-take = Piochez deux cartes ou prenez sur une défausse.
prompt-draw = Piochez deux cartes et gardez-en une.
prompt-draw-last-or-take = Prenez la dernière carte, ou sur une défausse.
prompt-draw-last = Prenez la dernière carte de la pioche.
prompt-take = La pioche est vide : prenez sur une défausse.
prompt-keep = Choisissez la carte à garder.
prompt-discard = Défaussez l’autre carte.
prompt-discard-empty = Posez l’autre carte sur la défausse vide.
prompt-call-or-pair =
    { $points ->
        [one] { $points } point : stop, pari, duo ou continuer ?
       *[other] { $points } points : stop, pari, duo ou continuer ?
    }
prompt-call =
    { $points ->
        [one] { $points } point : stop, pari ou continuer ?
       *[other] { $points } points : stop, pari ou continuer ?
    }
prompt-pair = Posez un duo, ou finissez votre tour.
prompt-end = Plus rien à faire : finissez votre tour.
prompt-look = Crabes : choisissez une défausse à fouiller.
prompt-look-one = Crabes : fouillez la défausse.
prompt-pick = Crabes : prenez une carte de cette défausse.
prompt-steal = Requin : à qui volez-vous une carte ?
prompt-steal-from = Requin : volez une carte à { $name }.
prompt-last-turn = Dernier tour ! { $do }

## The action bar

bar-stop =
    { $points ->
        [one] { $points } point acquis
       *[other] { $points } points acquis
    }
bar-chance = { $points } si le pari passe, sinon { $bonus }
bar-missing =
    { $count ->
        [one] Encore { $count } point pour pouvoir mettre fin à la manche.
       *[other] Encore { $count } points pour pouvoir mettre fin à la manche.
    }
bar-enough = Vous avez assez de points pour mettre fin à la manche à votre tour.
bar-why-end = Prenez d’abord une carte.
table-draw-last = Dernière carte
table-why-no-cards = { $name } n’a pas de cartes en main.
table-why-open-hand = { $name } a révélé sa main : elle est protégée.

## Great moments

cue-round = Manche { $round }
cue-crab = Crabes : une carte d’une défausse
cue-boat = Bateaux : on rejoue
cue-fish = Poissons : une carte de la pioche
cue-swimmer = Requin : une carte volée
cue-stop = { $name } : Stop !
cue-last-chance = { $name } : Dernière chance !
