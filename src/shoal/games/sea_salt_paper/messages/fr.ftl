## The game

game-title = Sea Salt & Paper
game-line = Collectionnez des origamis marins, posez de beaux duos et mettez fin à la manche au bon moment. Ou osez laisser une dernière chance aux autres.

## Options

option-tiebreak = En cas d’égalité
option-tiebreak-help = Qui l’emporte si plusieurs joueurs ont le total le plus élevé.
option-tiebreak-last-round = Le plus de points à la dernière manche
option-tiebreak-caller = Celui qui a mis fin à la dernière manche
option-target = Points pour gagner
option-target-help = Laissez vide pour 40, 35 ou 30 points à 2, 3 ou 4 joueurs. Pour une longue partie, doublez le total.

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

## What happened; $you is the part that the reader has in it

ssp-start =
    { $you ->
        [seat] Vous commencez
       *[nobody] { $seat } commence
    } la partie.
ssp-round =
    Manche { $round } : { $you ->
        [seat] vous commencez
       *[nobody] { $seat } commence
    }.
ssp-opened =
    La défausse de { $pile ->
        [1] gauche
       *[other] droite
    } commence par { $card_acc }.
ssp-drew =
    { $you ->
        [seat] Vous piochez
       *[nobody] { $seat } pioche
    }.
ssp-drew-card =
    { $you ->
        [seat] Vous piochez
       *[nobody] { $seat } pioche
    } { $card_acc }.
ssp-kept =
    { $you ->
        [seat] Vous gardez
       *[nobody] { $seat } garde
    } une carte.
ssp-kept-card =
    { $you ->
        [seat] Vous gardez
       *[nobody] { $seat } garde
    } { $card_acc }.
ssp-took =
    { $you ->
        [seat] Vous prenez
       *[nobody] { $seat } prend
    } { $card_acc } sur la défausse de { $pile ->
        [1] gauche
       *[other] droite
    }.
ssp-discarded =
    { $you ->
        [seat] Vous mettez
       *[nobody] { $seat } met
    } { $card_acc } sur la défausse de { $pile ->
        [1] gauche
       *[other] droite
    }.
ssp-laid =
    { $you ->
        [seat] { $kind ->
            [crab] Vous posez un duo de crabes : { $cards }.
            [boat] Vous posez un duo de bateaux et rejouez : { $cards }.
            [fish] Vous posez un duo de poissons : { $cards }.
           *[swimmer] Vous posez un nageur et un requin : { $cards }.
        }
       *[nobody] { $kind ->
            [crab] { $seat } pose un duo de crabes : { $cards }.
            [boat] { $seat } pose un duo de bateaux et rejoue : { $cards }.
            [fish] { $seat } pose un duo de poissons : { $cards }.
           *[swimmer] { $seat } pose un nageur et un requin : { $cards }.
        }
    }
ssp-look =
    { $you ->
        [seat] Vous consultez
       *[nobody] { $seat } consulte
    } la défausse de { $pile ->
        [1] gauche
       *[other] droite
    }.
ssp-picked =
    { $you ->
        [seat] Vous prenez
       *[nobody] { $seat } prend
    } une carte dans la défausse de { $pile ->
        [1] gauche
       *[other] droite
    }.
ssp-picked-card =
    { $you ->
        [seat] Vous prenez
       *[nobody] { $seat } prend
    } { $card_acc } dans la défausse de { $pile ->
        [1] gauche
       *[other] droite
    }.
ssp-fish =
    { $you ->
        [seat] Vous prenez
       *[nobody] { $seat } prend
    } la première carte de la pioche.
ssp-fish-card =
    { $you ->
        [seat] Vous piochez
       *[nobody] { $seat } pioche
    } { $card_acc }.
ssp-steal =
    { $you ->
        [seat] Vous lancez votre requin sur { $victim }.
        [victim] { $seat } lance son requin sur vous.
       *[nobody] { $seat } lance son requin sur { $victim }.
    }
ssp-stolen =
    { $you ->
        [seat] Vous volez une carte à { $victim }.
        [victim] { $seat } vous vole une carte.
       *[nobody] { $seat } vole une carte à { $victim }.
    }
ssp-stolen-card =
    { $you ->
        [seat] Vous volez { $card_acc } à { $victim }.
        [victim] { $seat } vous vole { $card_acc }.
       *[nobody] { $seat } vole { $card_acc } à { $victim }.
    }
ssp-ended =
    { $you ->
        [seat] Vous terminez votre tour.
       *[nobody] { $seat } termine son tour.
    }
ssp-stop =
    { $you ->
        [seat] Vous annoncez
       *[nobody] { $seat } annonce
    } STOP. Tout le monde révèle sa main et marque ses points.
ssp-last-chance =
    { $you ->
        [seat] Vous annoncez DERNIÈRE CHANCE ! { $cards_count ->
            [0] Votre main est vide.
           *[other] Votre main : { $cards }.
        }
       *[nobody] { $seat } annonce DERNIÈRE CHANCE ! { $cards_count ->
            [0] Sa main est vide.
           *[other] Sa main : { $cards }.
        }
    }
ssp-revealed =
    { $you ->
        [seat] { $cards_count ->
            [0] Vous n’avez plus de cartes en main.
           *[other] Vous révélez votre main : { $cards }.
        }
       *[nobody] { $cards_count ->
            [0] { $seat } n’a plus de cartes en main.
           *[other] { $seat } révèle sa main : { $cards }.
        }
    }
ssp-unbeaten =
    { $you ->
        [seat] Personne ne vous dépasse
       *[nobody] Personne ne dépasse { $seat }
    } : pari remporté !
ssp-beaten =
    { $you ->
        [seat] Quelqu’un vous dépasse
       *[nobody] Quelqu’un dépasse { $seat }
    } : pari perdu.
ssp-points =
    { $you ->
        [seat] Vous marquez
       *[nobody] { $seat } marque
    } { $gained ->
        [one] { $gained } point
       *[other] { $gained } points
    }, pour un total de { $score }. Cartes : { $total } ; bonus couleur : { $colour_bonus }.
ssp-nobody-scores = La pioche est vide et personne n’a mis fin à la manche : personne ne marque de points.
ssp-mermaids =
    { $you ->
        [seat] Vous avez
       *[nobody] { $seat } a
    } les quatre sirènes !
ssp-over =
    { $you ->
        [winners] { $winners_count ->
            [1] Vous remportez la partie !
           *[other] Vous partagez la victoire avec { $winners_others } !
        }
       *[nobody] { $winners_count ->
            [1] { $winners } remporte la partie !
           *[other] { $winners } se partagent la victoire !
        }
    } Scores : { $scores }.

## A turn that is over, in a line

ssp-turn-drew =
    { $you ->
        [seat] Vous piochez deux cartes, en gardez une et mettez
       *[nobody] { $seat } pioche deux cartes, en garde une et met
    } { $card_acc } sur la défausse de { $pile ->
        [1] gauche
       *[other] droite
    }.
ssp-turn-drew-card =
    { $you ->
        [seat] Vous piochez deux cartes, gardez { $kept_acc } et mettez
       *[nobody] { $seat } pioche deux cartes, garde { $kept_acc } et met
    } { $card_acc } sur la défausse de { $pile ->
        [1] gauche
       *[other] droite
    }.
ssp-turn-last =
    { $you ->
        [seat] Vous prenez
       *[nobody] { $seat } prend
    } la dernière carte de la pioche.
ssp-turn-last-card =
    { $you ->
        [seat] Vous prenez
       *[nobody] { $seat } prend
    } la dernière carte de la pioche, { $card_acc }.
ssp-turn-crabs =
    { $you ->
        [seat] Vous posez un duo de crabes et prenez
       *[nobody] { $seat } pose un duo de crabes et prend
    } une carte dans la défausse de { $pile ->
        [1] gauche
       *[other] droite
    }.
ssp-turn-crabs-card =
    { $you ->
        [seat] Vous posez un duo de crabes et prenez
       *[nobody] { $seat } pose un duo de crabes et prend
    } { $card_acc } dans la défausse de { $pile ->
        [1] gauche
       *[other] droite
    }.
ssp-turn-fish =
    { $you ->
        [seat] Vous posez un duo de poissons et piochez
       *[nobody] { $seat } pose un duo de poissons et pioche
    } une carte.
ssp-turn-fish-card =
    { $you ->
        [seat] Vous posez un duo de poissons et piochez
       *[nobody] { $seat } pose un duo de poissons et pioche
    } { $card_acc }.
ssp-turn-steal =
    { $you ->
        [seat] Vous posez un nageur et un requin et volez une carte à { $victim }.
        [victim] { $seat } pose un nageur et un requin et vous vole une carte.
       *[nobody] { $seat } pose un nageur et un requin et vole une carte à { $victim }.
    }
ssp-turn-steal-card =
    { $you ->
        [seat] Vous posez un nageur et un requin et volez { $card_acc } à { $victim }.
        [victim] { $seat } pose un nageur et un requin et vous vole { $card_acc }.
       *[nobody] { $seat } pose un nageur et un requin et vole { $card_acc } à { $victim }.
    }

## What can be done

action-draw = Piocher
action-take =
    Prendre la carte du dessus de la défausse de { $pile ->
        [1] gauche
       *[other] droite
    }
action-keep = Garder { $card_acc }
action-discard =
    Mettre sur la défausse de { $pile ->
        [1] gauche
       *[other] droite
    }
action-play = Poser { $cards }
action-look =
    Consulter la défausse de { $pile ->
        [1] gauche
       *[other] droite
    }
action-pick = Prendre { $card_acc }
action-pick-lower =
    Prendre { $card_acc }, { $above ->
        [1] deuxième
        [2] troisième
       *[other] quatrième
    } carte identique en partant du dessus
action-steal = Voler une carte à { $from }
action-end-turn = Terminer le tour
action-stop = STOP
action-last-chance = DERNIÈRE CHANCE

## What to do now

phase-take-you = À vous : piochez deux cartes et gardez-en une, ou prenez la carte du dessus d’une défausse.
phase-take-other = { $name } pioche ou prend une carte.
phase-keep-you = Choisissez la carte à garder. Vous défausserez l’autre.
phase-keep-other = { $name } choisit entre deux cartes.
phase-discard-you = Choisissez une défausse pour l’autre carte.
phase-discard-other = { $name } défausse une carte.
phase-play-you = Posez des duos si vous voulez, puis terminez votre tour.
phase-play-other = { $name } peut poser des duos.
phase-look-you = Vos crabes : choisissez une défausse à consulter.
phase-look-other = { $name } choisit une défausse à consulter.
phase-pick-you = Prenez une carte de cette défausse.
phase-pick-other = { $name } consulte une défausse.
phase-steal-you = Votre requin : choisissez à quel joueur voler une carte au hasard.
phase-steal-other = { $name } choisit à qui voler une carte.
end-rules =
    { $reason ->
        [mermaids] Les quatre sirènes sont dans une même main.
       *[points] Le total à atteindre est atteint.
    }
phase-over = La partie est terminée.

## Points

score-pairs = Duos
score-collections = Collections
score-multipliers = Multiplicateurs
score-mermaids = Sirènes
score-colour-bonus = Bonus couleur
score-total = Total

## Learn by playing

learn-intro = Réunissez des cartes qui rapportent ensemble. À partir de 7 points, vous pouvez mettre fin à la manche. Dès que le total requis est atteint à la fin d’une manche, le plus de points l’emporte.
learn-take = Piochez deux cartes et gardez la meilleure, à l’abri des regards. Ou prenez la carte du dessus d’une défausse : vous savez ce que vous prenez, mais les autres aussi.
learn-take-left = Il ne reste plus grand-chose : prenez ce que vous pouvez.
learn-keep = Les cartes d’une même famille rapportent ensemble. Chaque coquillage ou poulpe de plus ajoute des points ; un duo donne un point et un effet.
learn-discard = Tout le monde voit la carte que vous défaussez. Profitez-en pour recouvrir une carte qui intéresserait les autres.
learn-discard-empty = Une défausse est vide : votre carte doit y aller.
learn-play = Deux crabes, deux bateaux, deux poissons, ou un nageur et un requin forment un duo : posez-le pour son effet. Il compte aussi dans votre main, rien ne presse.
learn-play-enough = À partir de 7 points, vous pouvez mettre fin à la manche.
learn-look = Les crabes vont chercher n’importe quelle carte d’une défausse. Choisissez d’abord la défausse, puis consultez-la.
learn-pick = Prenez la carte qui vous plaît le plus. Les autres voient de quelle défausse elle vient, mais pas la carte.
learn-steal = Un nageur et un requin volent une carte au hasard. Visez le joueur qui en a le plus.
learn-call = Vous avez 7 points ou plus : vous pouvez mettre fin à la manche. STOP est sans risque : chacun marque ses cartes. DERNIÈRE CHANCE est un pari : les autres jouent encore un tour. Si personne ne vous dépasse, vous marquez aussi votre bonus couleur ; sinon, vous ne marquez que lui.
learn-last-chance = DERNIÈRE CHANCE : c’est votre dernier tour de la manche. Si vous dépassez celui qui l’a annoncée, vous marquez vos cartes et lui seulement son bonus couleur.
learn-outro = Voilà une partie complète. STOP est sans risque ; DERNIÈRE CHANCE est un pari qui peut rapporter un bonus couleur. On en refait une ?

## Why a hint is good

hint-ssp-draw =
    Vous aurez le choix entre deux nouvelles cartes. { $tops_count ->
        [0] Les défausses sont vides.
       *[other] Sur les défausses : { $tops }.
    }
hint-ssp-draw-last = C’est la dernière carte de la pioche, et vous la gardez.
hint-ssp-win = Avec la quatrième sirène, vous gagnez la partie sur-le-champ : { $card }.
hint-ssp-take =
    Vous rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $card }.
hint-ssp-take-plan = Aucun point pour l’instant, mais cela peut servir : { $card }.
hint-ssp-keep =
    Vous rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $card }.
hint-ssp-keep-plan = Aucun point pour l’instant, mais cela peut servir : { $card }.
hint-ssp-pick =
    Vous rapporte tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $card }.
hint-ssp-pick-plan = Aucun point pour l’instant, mais cela peut servir : { $card }.
hint-ssp-card-bonus = Aucun point, mais votre bonus couleur passe à { $bonus } : { $card }.
hint-ssp-card-late = Ne rapporte rien, et c’est votre dernier tour : { $card }.
hint-ssp-cover = Cela recouvre { $card_acc }, qui pourrait intéresser un autre joueur.
hint-ssp-discard = Cette défausse est vide : la carte doit y aller.
hint-ssp-discard-first = Les deux défausses sont vides : l’une vaut l’autre.
hint-ssp-crabs =
    Vos crabes ont du choix : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } sur les défausses.
hint-ssp-boats = Vous rejouez aussitôt.
hint-ssp-fish = Vous piochez une carte de plus.
hint-ssp-bite = Vous pourrez voler une carte.
hint-ssp-lay-safe = Leur effet est nul pour l’instant, mais une fois posées, ces cartes ne peuvent plus être volées.
hint-ssp-look =
    Vous avez du choix ici : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
hint-ssp-steal =
    { $victim } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main et { $score ->
        [one] { $score } point
       *[other] { $score } points
    } jusqu’ici.
hint-ssp-end-only =
    Il n’y a rien d’autre à faire. Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-ssp-end-turn =
    Vous gardez vos duos en main : ils y comptent aussi. Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-ssp-end-last =
    C’est la fin de votre dernier tour : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour vous, { $rival } pour celui qui a annoncé DERNIÈRE CHANCE.
hint-ssp-end-empty = La pioche est vide : la manche s’arrête là et personne ne marque de points.
hint-ssp-go-on =
    Avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, vous pourriez mettre fin à la manche, mais vous pouvez encore faire mieux.
hint-ssp-stop =
    Vous marquez tout de suite { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, sans aucun risque.
hint-ssp-last-chance = Si personne ne vous dépasse, vous marquez { $points } + { $bonus } ; sinon, seulement { $bonus }.

## On the table page

table-deck =
    Pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-deck-word = Pioche
table-draw-short = Piocher 2
table-take-short = Prendre
table-discard-short = Défausser
table-look-short = Consulter
table-left-short = Gauche
table-right-short = Droite
table-keep-short = Garder
table-to-put = à poser
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-pile-left = Défausse de gauche
table-pile-right = Défausse de droite
table-pile-empty = vide
table-hand-none = Votre main est vide.
table-hand-open = Main révélée
table-hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
table-your-hand = Votre main
table-laid = Duos posés
table-look-title = Toute la défausse, carte du dessus d’abord
table-last-chance-title = DERNIÈRE CHANCE !
table-last-chance-you = Espérons que personne ne vous dépasse.
table-last-chance-other =
    { $points ->
        [one] { $name } a { $points } point : faites mieux !
       *[other] { $name } a { $points } points : faites mieux !
    }
table-score-of = Total jusqu’ici ; il faut { $target } points pour gagner
table-stop-help = La manche s’arrête aussitôt et chacun marque les points de ses cartes : { $points } pour vous. Pas de bonus couleur.
table-chance-help = Les autres jouent encore un tour. Si personne ne vous dépasse, vous marquez { $points } ; sinon, seulement votre bonus couleur, { $bonus }.
table-now-at = total : { $score }
table-only-bonus = Seul le bonus couleur compte.
table-with-bonus = Les cartes et le bonus couleur comptent.
table-pad-bonus = Le bonus couleur ne compte qu’après DERNIÈRE CHANCE.
pad-mermaids = Quatre sirènes : la partie est gagnée !
table-why-pair = Un duo, c’est deux crabes, deux bateaux, deux poissons, ou un nageur et un requin.
table-why-no-pair = Cette carte ne se pose pas : elle compte dans votre main.
table-why-other-pile = La carte doit aller sur la défausse vide.
table-why-empty-pile = Cette défausse est vide.

## Cards explained

about-duos = Duos
about-scale = Points pour 1, 2, 3 … cartes
about-this-colour = dans cette couleur
about-bonus = et pour votre bonus couleur
about-scores-crab = Chaque duo de crabes : 1 point, posé ou en main.
about-scores-boat = Chaque duo de bateaux : 1 point, posé ou en main.
about-scores-fish = Chaque duo de poissons : 1 point, posé ou en main.
about-scores-swimmer = Un nageur et un requin : 1 point, posés ou en main.
about-scores-shark = Un requin et un nageur : 1 point, posés ou en main.
about-scores-mermaid = 1 point par carte de la couleur que vous avez en plus grand nombre ; chaque sirène suivante compte la couleur suivante.
about-scores-lighthouse = 1 point par carte bateau.
about-scores-shoal-of-fish = 1 point par carte poisson.
about-scores-penguin-colony = 2 points par carte manchot.
about-scores-captain = 3 points par carte moussaillon.
about-effect-crab = Posez-en deux : consultez une défausse et prenez-y une carte.
about-effect-boat = Posez-en deux : rejouez aussitôt.
about-effect-fish = Posez-en deux : prenez la première carte de la pioche.
about-effect-swimmer = Posez les deux : volez une carte au hasard à un autre joueur.
about-effect-mermaid = Avec les quatre en main, vous gagnez la partie sur-le-champ.
half-crab = Avec un second crabe, prenez une carte d’une défausse.
half-boat = Avec un second bateau, rejouez aussitôt.
half-fish = Avec un second poisson, piochez une carte.
half-swimmer = Nageur et requin volent une carte au hasard.

## What to do now, from what is possible

prompt-draw-or-take = Piochez deux cartes ou prenez-en une défaussée.
prompt-draw = Piochez deux cartes et gardez-en une.
prompt-draw-last-or-take = Prenez la dernière carte de la pioche, ou une carte sur une défausse.
prompt-draw-last = Prenez la dernière carte de la pioche.
prompt-take = La pioche est vide : prenez une carte sur une défausse.
prompt-keep = Quelle carte gardez-vous ?
prompt-discard = Défaussez l’autre carte.
prompt-discard-empty = Mettez l’autre carte sur la défausse vide.
prompt-call-or-pair =
    { $points ->
        [one] { $points } point : stop, pari, duo ou on continue ?
       *[other] { $points } points : stop, pari, duo ou on continue ?
    }
prompt-call =
    { $points ->
        [one] { $points } point : stop, pari ou on continue ?
       *[other] { $points } points : stop, pari ou on continue ?
    }
prompt-pair = Posez un duo, ou terminez votre tour.
prompt-end = Plus rien à faire : terminez votre tour.
prompt-look = Crabes : choisissez une défausse à consulter.
prompt-look-one = Crabes : consultez la défausse.
prompt-pick = Crabes : prenez une carte de cette défausse.
prompt-steal = Requin : à qui volez-vous une carte ?
prompt-steal-from = Requin : volez une carte à { $name }.
prompt-last-turn = Dernier tour ! { $do }

## The action bar

bar-stop =
    { $points ->
        [one] { $points } point tout de suite
       *[other] { $points } points tout de suite
    }
bar-chance = { $points } si personne ne vous dépasse, sinon { $bonus }
bar-missing =
    { $count ->
        [one] Encore { $count } point et vous pourrez mettre fin à la manche.
       *[other] Encore { $count } points et vous pourrez mettre fin à la manche.
    }
bar-enough = Vous avez assez de points pour mettre fin à la manche à votre tour.
bar-why-end = Prenez d’abord une carte.
bar-why-finish = Terminez d’abord cette étape.
table-draw-last = La dernière
table-why-no-cards = { $name } n’a pas de cartes en main.
table-why-open-hand = La main de { $name } est révélée, donc protégée.

## Great moments

cue-round = Manche { $round }
cue-crab = Crabes : une carte d’une défausse
cue-boat = Bateaux : on rejoue
cue-fish = Poissons : une carte de plus
cue-swimmer = Requin : une carte volée
cue-stop =
    { $you ->
        [seat] Vous annoncez STOP !
       *[nobody] { $name } annonce STOP !
    }
cue-last-chance =
    { $you ->
        [seat] Vous annoncez DERNIÈRE CHANCE !
       *[nobody] { $name } annonce DERNIÈRE CHANCE !
    }
