# The words of Broom Service.

game-title = Broom Service
game-pitch = Brave or cowardly? Mount your broom, deliver your potions to the towers of the realm, and keep an eye on your rivals.

## Pieces of sentences, for the messages that follow.

landscape-name = { $landscape ->
    [forest] forest
    [hill] hill
    [mountain] mountain
    [prairie] prairie
    [water] water region
   *[none] off the board
}
to-first = { $first ->
    [forest] a forest
    [hill] a hill
    [mountain] a mountain
   *[prairie] a prairie
}
to-second = { $second ->
    [forest] a forest
    [hill] a hill
    [mountain] a mountain
   *[prairie] a prairie
}
colour-name = { $colour ->
    [orange] orange
    [violet] violet
   *[green] green
}
n-resource = { $resource ->
    [orange] { $number ->
        [one] { $number } orange potion
       *[other] { $number } orange potions
    }
    [violet] { $number ->
        [one] { $number } violet potion
       *[other] { $number } violet potions
    }
    [green] { $number ->
        [one] { $number } green potion
       *[other] { $number } green potions
    }
   *[wand] { $number ->
        [one] { $number } magic wand
       *[other] { $number } magic wands
    }
}
a-resource = { $resource ->
    [orange] an orange potion
    [violet] a violet potion
    [green] a green potion
   *[wand] a magic wand
}
n-wands = { $wands ->
    [one] { $wands } magic wand
   *[other] { $wands } magic wands
}
n-bolts = { $bolts ->
    [0] no lightning bolt
    [one] { $bolts } lightning bolt
   *[other] { $bolts } lightning bolts
}
n-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
n-amulets = { $number ->
    [one] { $number } amulet
   *[other] { $number } amulets
}
n-resources = { $number ->
    [0] no resources
    [one] { $number } resource
   *[other] { $number } resources
}
basket-orange = { $orange ->
    [0] {""}
    [one] { $orange } orange potion
   *[other] { $orange } orange potions
}
basket-violet = { $violet ->
    [0] {""}
    [one] { $violet } violet potion
   *[other] { $violet } violet potions
}
basket-green = { $green ->
    [0] {""}
    [one] { $green } green potion
   *[other] { $green } green potions
}
basket-wand = { $wand ->
    [0] {""}
    [one] { $wand } magic wand
   *[other] { $wand } magic wands
}
after-orange = { $orange ->
    [0] {""}
   *[other] { $violet ->
        [0] { $green ->
            [0] { $wand ->
                [0] {""}
               *[other] {" and "}
            }
           *[other] { $wand ->
                [0] {" and "}
               *[other] {", "}
            }
        }
       *[other] { $green ->
            [0] { $wand ->
                [0] {" and "}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }
}
after-violet = { $violet ->
    [0] {""}
   *[other] { $green ->
        [0] { $wand ->
            [0] {""}
           *[other] {" and "}
        }
       *[other] { $wand ->
            [0] {" and "}
           *[other] {", "}
        }
    }
}
after-green = { $green ->
    [0] {""}
   *[other] { $wand ->
        [0] {""}
       *[other] {" and "}
    }
}
basket = { basket-orange }{ after-orange }{ basket-violet }{ after-violet }{ basket-green }{ after-green }{ basket-wand }

## Roles

role-forest-witch = forest witch
role-hill-witch = hill witch
role-mountain-witch = mountain witch
role-prairie-witch = prairie witch
role-root-gatherer = root gatherer
role-fruit-gatherer = fruit gatherer
role-herb-gatherer = herb gatherer
role-valley-druid = valley druid
role-peak-druid = peak druid
role-weather-fairy = weather fairy
role-unknown = unknown role
role-text-witch-brave = { $first ->
    [forest] Move one of your pawns to an adjacent forest, then deliver a potion there if you like.
    [hill] Move one of your pawns to an adjacent hill, then deliver a potion there if you like.
    [mountain] Move one of your pawns to an adjacent mountain, then deliver a potion there if you like.
   *[prairie] Move one of your pawns to an adjacent prairie, then deliver a potion there if you like.
}
role-text-witch-cowardly = { $first ->
    [forest] Move one of your pawns to an adjacent forest.
    [hill] Move one of your pawns to an adjacent hill.
    [mountain] Move one of your pawns to an adjacent mountain.
   *[prairie] Move one of your pawns to an adjacent prairie.
}
role-text-gatherer-brave = Take { basket }.
role-text-gatherer-cowardly = Take { basket }.
role-text-druid-brave = Deliver a potion from { to-first } or { to-second } where one of your pawns stands: { $bonus } VP more.
role-text-druid-cowardly = Deliver a potion from { to-first } or { to-second } where one of your pawns stands.
role-text-fairy-brave = Dispel a cloud adjacent to one of your pawns, paying its stars: { $bonus } VP.
role-text-fairy-cowardly = Dispel a cloud adjacent to one of your pawns, paying its stars.

## Events

happening-more-or-less = More or Less?
happening-more-or-less-text = Keep 1 to 5 role cards. 1 card: { $with1 } VP; 2: { $with2 }; 3: { $with3 }; 4: { $with4 }; 5: { $with5 }.
happening-black-market = Black Market
happening-black-market-text = Each time you are cowardly, you may take { $points } VP instead of the action.
happening-moonshiner = Moonshiner
happening-moonshiner-text = Each time you are cowardly, you may take one resource of your choice instead of the action.
happening-take-heart = Take Heart!
happening-take-heart-text = The leader of every trick must be brave.
happening-dangerous-places = Dangerous Places
happening-dangerous-places-text = At the end of the round each pawn counts by its landscape. Forest: { $forest } VP; hill: { $hill }; prairie: { $prairie }; mountain: { $mountain }.
happening-protected-places = Protected Places
happening-protected-places-text = At the end of the round each pawn counts by its landscape. Forest: { $forest } VP; hill: { $hill }; prairie: { $prairie }; mountain: { $mountain }.
happening-advantage = The Advantage
happening-advantage-text = At the end of the round bid as many resources as you like, in secret. Highest bid: { $best } VP; the next one, or each of those tied for highest: { $second } VP. All bids are lost.
happening-empty-hands = Empty Hands
happening-empty-hands-text = At the end of the round, with no resource: { $with0 } VP; with one: { $with1 }; with two: { $with2 }.
happening-full-set = The Full Set!
happening-full-set-text = At the end of the round you may hand in one potion of each colour and one magic wand: { $points } VP.
happening-gathering = Gathering
happening-gathering-text = At the end of the round, both your pawns in the same landscape: { $points } VP.

## Questions, put to whoever decides

question-choose-roles = { $row ->
    [yes] Which role card do you lay? Card { $number } of { $total }; you will keep the first ones of the row.
   *[no] Which role card do you choose? Card { $number } of { $total }.
}
question-keep-roles = { $row ->
    [yes] How many of your cards do you keep? They count from the first one on.
   *[no] How many role cards do you keep? The fewer cards, the more points.
}
question-pick-roles = { $cards ->
    [one] Which role card do you keep?
   *[other] Which { $cards } role cards do you keep?
}
question-extra-card = Which role card do you add to your hand? It costs your forest tile.
question-lead = Which role card do you play, and how?
question-follow = { $claim ->
    [taken] Brave or cowardly { $role }? You must follow, and { $rival } is brave.
   *[none] Brave or cowardly { $role }? You must follow, and nobody is brave yet.
}
question-coward-mode = What do you do as a coward? Your role: { $role }.
question-gather = { $stance ->
    [brave] Do you take the resources? The brave action is yours ({ $role }).
   *[cowardly] Do you take the resource? You are the cowardly { $role }.
}
question-move = { $owed ->
    [yes] Which pawn do you move, and where? It may deliver there.
   *[no] { $again ->
        [0] Which pawn do you move, and where?
       *[other] Which pawn do you move first, and where?
    }
}
question-turbo = To which stone circle does your pawn race? By turbo broom.
question-order = The mountain tile first, or the delivery? The tile: { $tile }.
question-use-tile = Do you use the mountain tile ({ $tile })?
question-deliver = { $bonus ->
    [0] To which tower do you deliver a potion?
   *[other] To which tower do you deliver a potion? Bravely done: { $bonus } VP more.
}
question-dispel = { $bonus ->
    [0] Which cloud do you dispel?
   *[other] Which cloud do you dispel? Bravely done: { $bonus } VP more.
}
question-bid = How many of these do you bid? You have { n-resource }.
question-full-set = Do you hand in a full set? One potion of each colour, one magic wand: { $points } VP.

## Moves

move-choose-roles = Choose: { $role }
move-keep-roles = Keep { n-cards } ({ $points } VP)
move-pick-roles = Keep: { $roles }
list-none = nothing
list-two = { $one } and { $two }
list-more = { $one }, { $rest }
move-extra-card = Add: { $role }
move-extra-card-decline = Keep the tile for later
move-lead-brave = Play the brave { $role }
move-lead-cowardly = Play the cowardly { $role }
move-lead-none = Lay down without action: { $role }
move-follow-brave = Follow as the brave { $role }
move-follow-cowardly = Follow as the cowardly { $role }
move-coward-mode-action = Perform the cowardly action: { $role }
move-coward-mode-points = Take { $points } VP at the Black Market
move-coward-mode-take = Take { n-resource } from the Moonshiner
move-coward-mode-brave-coward = Use the forest tile for the brave action: { $role }
move-coward-mode-five-points = Use the forest tile for { $points } VP
move-gather = Take { basket }
move-gather-all = Take the resources
move-gather-decline = Take nothing
move-move = Pawn { $pawn } ({ $from }), to { $region } ({ landscape-name })
move-move-none = Another pawn, to { $region } ({ landscape-name })
move-move-decline = Stay put
move-turbo = Race to circle { $circle } ({ $region })
move-turbo-decline = Do not fly
move-order-tile = The tile first ({ $tile })
move-order-delivery = The delivery first, then the tile ({ $tile })
move-use-tile = Use the tile ({ $tile })
move-use-tile-decline = Do not use the tile
move-deliver = { $wands ->
    [0] Pawn { $pawn } ({ $from }): deliver to the { $tower } ({ $points } VP)
   *[other] Pawn { $pawn } ({ $from }): deliver to the { $tower } ({ $points } VP and { n-wands })
}
move-deliver-decline = Deliver no potion
move-dispel = Dispel { $cloud }
move-dispel-decline = Dispel no cloud
move-bid = Bid { n-resource }
move-full-set = Hand in a full set for { $points } VP
move-full-set-decline = Hand in nothing

## Refusals

refusal-game-over = The game is over: there is nothing left to play.
refusal-not-your-decision = This decision is not yours. Wait for your turn.
refusal-wrong-decision = This is not the moment for that. Please answer the question first.
refusal-no-such-move = There is no such move. Choose one of those on offer.
refusal-wrong-hand-size = { $free ->
    [yes] You must keep 1 to 5 cards.
   *[no] You choose { n-cards } this round, no more and no fewer.
}
refusal-duplicate-role = You have that card already ({ $role }). Choose another one.
refusal-role-not-held = That card is not in your hand ({ $role }). Play another one.
refusal-must-be-brave = Take Heart! The leader of the trick must be brave.
refusal-not-adjacent = Too far for this pawn: that region ({ $region }) is not adjacent to its own. Choose one that touches it, or lies across water without clouds.
refusal-wrong-landscape = Your witch does not fly to that landscape ({ $region }, { landscape-name }). Choose a region of her own landscape.
refusal-cloud-on-target = A cloud covers that region ({ $region }). It must be dispelled first.
refusal-cloud-on-water = The water to be crossed ({ $region }) is under clouds. All of them must be dispelled first.
refusal-same-region = Your pawn is in that region already. Choose another one.
refusal-no-such-pawn = You have only two pawns. Move one of them.
refusal-wrong-pawn = Only the pawn that has just moved can deliver.
refusal-no-potion = You have no potion to deliver.
refusal-wrong-colour = You would need { a-resource } for this tower ({ $tower }). Choose another one.
refusal-tower-occupied = There is a potion there already: the { $tower } is occupied. Choose an open tower.
refusal-tower-covered = A mountain tile covers this tower ({ $tower }): it accepts nothing any more.
refusal-tower-not-touching = This tower ({ $tower }) does not touch your pawn’s region. Choose one that does.
refusal-landscape-not-served = This druid does not serve the landscape where your pawn { $pawn } stands ({ $region }, { landscape-name }).
refusal-cloud-not-adjacent = Neither of your pawns is in an adjacent region. Choose a cloud nearer by.
refusal-no-cloud-there = There is no cloud there any more.
refusal-not-enough-wands = { $wands ->
    [0] This cloud shows { n-stars }, and you have no magic wand.
   *[other] This cloud shows { n-stars }, and you have { n-wands }. Choose one you can pay for.
}
refusal-event-not-in-force = Not possible this round: it would take the event “{ $event }”.
refusal-tile-not-held = You do not have that forest tile ({ $tile }).
refusal-tile-taken-this-trick = You have just taken that forest tile ({ $tile }): it can be used from the next trick on.
refusal-one-tile-per-card = Only one forest tile for each role card played: you have used yours already.
refusal-one-extra-card-per-round = Only one extra card each round: you have taken yours already.
refusal-circle-not-on-tile = Circle { $circle } is not on this hill tile. Choose one of the two it shows.
refusal-circle-clouded = A cloud covers circle { $circle }: your pawn cannot land there.
refusal-bid-too-high = You cannot bid more than you have: { n-resource }.
refusal-set-incomplete = A resource is missing: a full set is one potion of each colour and one magic wand.
refusal-not-optional = { $question ->
    [turbo] The turbo broom does not wait: choose a stone circle.
   *[lead] You must choose: brave or cowardly.
}

## Chronicle

event-dealt = { $side ->
    [verso] The board is ready, verso side up. { $player } begins.
   *[recto] The board is ready, recto side up. { $player } begins.
}
event-round = { $event ->
    [more_or_less] Round { $round }, event “{ happening-more-or-less }”.
    [black_market] Round { $round }, event “{ happening-black-market }”.
    [moonshiner] Round { $round }, event “{ happening-moonshiner }”.
    [take_heart] Round { $round }, event “{ happening-take-heart }”.
    [dangerous_places] Round { $round }, event “{ happening-dangerous-places }”.
    [protected_places] Round { $round }, event “{ happening-protected-places }”.
    [advantage] Round { $round }, event “{ happening-advantage }”.
    [empty_hands] Round { $round }, event “{ happening-empty-hands }”.
    [full_set] Round { $round }, event “{ happening-full-set }”.
   *[gathering] Round { $round }, event “{ happening-gathering }”.
}
event-cursed = Cursed role of this round: { $role }.
event-chosen = The role cards are chosen. Let the brooms fly!
event-kept = { $player } keeps { n-cards }: { $points } VP.
event-extra-used = { $player } uses a forest tile to add a card to the hand.
event-extra-card = You add to your hand: { $role }.
event-extra-declined = { $player } saves the forest tile for later.
event-led = { $stance ->
    [brave] { $player } plays the brave { $role }.
   *[cowardly] { $player } plays the cowardly { $role }.
}
event-followed = { $stance ->
    [brave] { $player } follows as the brave { $role }.
   *[cowardly] { $player } follows as the cowardly { $role }.
}
event-laid = { $player } lays down without action: { $role }.
event-passed = { $player }: “Next!”
event-curse = A cursed role: { $player } loses { $points } VP.
event-robbed = { $rival } takes the brave action: { $player } is out of this trick.
event-performs = { $player } performs the brave action ({ $role }).
event-market-points = { $player } takes { $points } VP at the Black Market.
event-moonshine = { $player } takes { a-resource } from the Moonshiner.
event-tile-brave = { $player } uses a forest tile: the brave action, without risk.
event-tile-points = { $player } uses a forest tile: { $points } VP.
event-gathered = { $player } gathers { n-resource }.
event-declined = { $player } takes nothing ({ $role }).
event-moved = { $player } moves pawn { $pawn } to { $region } ({ landscape-name }).
event-stayed = { $player } stays put.
event-jumped = Turbo broom! { $player }’s pawn races to circle { $circle } ({ $region }).
event-forest-tile = { $tile ->
    [brave_coward] { $player } takes the forest tile “{ forest-brave-coward }”.
    [extra_card] { $player } takes the forest tile “{ forest-extra-card }”.
   *[five_points] { $player } takes the forest tile “{ forest-five-points }”.
}
event-amulet = { $number ->
    [1] { $player } takes an amulet, the first.
   *[other] { $player } takes an amulet and now has { $number }.
}
event-tile-used = { $tile ->
    [potions] { $player } uses the mountain tile “{ mountain-potions }”.
    [wands] { $player } uses the mountain tile “{ mountain-wands }”.
    [deliver] { $player } uses the mountain tile “{ mountain-deliver }”.
    [two_moves] { $player } uses the mountain tile “{ mountain-two-moves }”.
   *[dispel] { $player } uses the mountain tile “{ mountain-dispel }”.
}
event-tile-left = { $tile ->
    [potions] { $player } leaves the mountain tile “{ mountain-potions }”.
    [wands] { $player } leaves the mountain tile “{ mountain-wands }”.
    [deliver] { $player } leaves the mountain tile “{ mountain-deliver }”.
    [two_moves] { $player } leaves the mountain tile “{ mountain-two-moves }”.
   *[dispel] { $player } leaves the mountain tile “{ mountain-dispel }”.
}
event-took = { $player } takes { n-resource }.
event-delivered = { $player } delivers to the { $tower }: { $points } VP.
event-delivery-wands = The tower gives { n-wands } to { $player }.
event-aura = A storm cloud close by: { $points } VP more for { $player }.
event-not-delivered = { $player } delivers no potion.
event-dispelled = { $bolts ->
    [0] { $player } dispels a cloud ({ $cloud }) for { n-wands }.
   *[other] { $player } dispels a cloud ({ $cloud }) for { n-wands } and gains { n-bolts }.
}
event-brave-bonus = The brave action brings { $player } { $points } VP more.
event-hoard = The storm cloud rewards { $player }’s potions: { $points } VP.
event-no-hoard = The storm cloud wanted { n-resource }: nothing for { $player }.
event-not-dispelled = { $player } dispels no cloud.
event-places = { $player }’s pawns count by their landscape: { $points } VP.
event-resources = { $number ->
    [0] { $player } announces no resources.
   *[other] { $player } announces { n-resources }.
}
event-bid = { $number ->
    [0] { $player } opens an empty fist.
   *[other] { $player } opens the fist: { n-resources }.
}
event-bid-won = The Advantage brings { $player } { $points } VP.
event-empty-hands = { $number ->
    [0] { $player } has no resources: { $points } VP.
   *[other] { $player } has { n-resources }: { $points } VP.
}
event-set-handed = { $player } hands in a full set: { $points } VP.
event-set-kept = { $player } hands in nothing.
event-gathering = A successful gathering: { $points } VP for { $player }.
event-lightning = { $bolts ->
    [0] { $player } has no lightning bolt: { $points } VP.
   *[other] { $player } has { n-bolts }: { $points } VP.
}
event-sets = { $player }’s sets of resources: { $points } VP.
event-amulets = { $number ->
    [0] { $player } has no amulet: { $points } VP.
   *[other] { $player } has { n-amulets }: { $points } VP.
}
event-final = Total for { $player }: { $points } VP ({ n-resources }).
event-won = { $player } wins the game!
event-shared = A perfect tie: victory is shared.

ending-most-points = Seven rounds are over: the most victory points win.
ending-most-resources = A tie in points: the most resources win.
ending-shared = A tie in points and resources: victory is shared.

## What can be pointed at

thing-role = Role card ({ $role }). Brave: { $brave } Cowardly: { $cowardly }
thing-region = { $clouds ->
    [0] { $region } ({ landscape-name })
    [one] { $region } ({ landscape-name }), { $clouds } cloud
   *[other] { $region } ({ landscape-name }), { $clouds } clouds
}
tower-state = { $state ->
    [occupied] , occupied
    [covered] , covered
   *[open] {""}
}
thing-tower = { $wands ->
    [0] The { $tower }: { $points } VP{ tower-state }
   *[other] The { $tower }: { $points } VP and { n-wands }{ tower-state }
}
thing-cloud = Here: { $cloud }
thing-circle = Stone circle { $circle } ({ $region })
thing-pawn = { $player }’s pawn { $pawn } ({ $region })
thing-tile = { $kind ->
    [mountain] Mountain tile ({ $region }). { $text }
    [forest] Forest tile ({ $region }). { $text }
   *[hill] Hill tile ({ $region }). { $text }
}
thing-resource = { $resource ->
    [orange] An orange potion
    [violet] A violet potion
    [green] A green potion
   *[wand] A magic wand
}
thing-answer-number = The number { $number }
thing-answer-decline = Do nothing
thing-answer-brave = Brave
thing-answer-cowardly = Cowardly
thing-answer-none = Without action
thing-answer-action = The cowardly action
thing-answer-points = The points of the Black Market
thing-answer-brave-coward = The forest tile: brave action
thing-answer-five-points = The forest tile: points
thing-answer-take = Take
thing-answer-tile-first = The tile first
thing-answer-delivery-first = The delivery first
thing-answer-hand-in = Hand in a full set

## Towers, clouds and tiles

tower-name = { $shape ->
    [square] square { colour-name } tower no. { $number }
   *[round] round { colour-name } tower no. { $number }
}
tower-market = market tower, on the hill tile
tower-none = tower that is not on this board
cloud-heavy = a heavy cloud ({ $region }; { n-stars }, { n-bolts })
cloud-storm = a storm cloud ({ $region }; { n-stars }, { n-bolts }). { $storm }
cloud-none = a cloud that is gone
storm-aura = While it is there, a delivery from an adjacent region scores { $points } VP more.
storm-move = Once dispelled, it lets you move a pawn to an adjacent region.
storm-deliver = Once dispelled, it lets you deliver a potion with one of your pawns.
storm-hoard = Once dispelled, it gives { $points } VP to a player with at least { n-resource }.
mountain-potions = potions
mountain-potions-text = Take one potion of each colour.
mountain-wands = wands
mountain-wands-text = Take { n-wands }.
mountain-deliver = delivery
mountain-deliver-text = Deliver a potion with one of your pawns, whatever the landscape.
mountain-two-moves = two moves
mountain-two-moves-text = Make two moves, with one pawn or with both, to regions of any landscape.
mountain-dispel = cloud
mountain-dispel-text = Dispel a cloud adjacent to one of your pawns, paying its stars.
forest-brave-coward = cowardly and brave
forest-brave-coward-text = When you are cowardly, perform the brave action at once, without claiming it.
forest-extra-card = extra card
forest-extra-card-text = At the start of a round, keep one more role card.
forest-five-points = points
forest-five-points-text = When you are cowardly, take { $points } VP instead of the action.
hill-turbo-text = Turbo broom: a pawn that comes here races at once to circle { $first } or { $second }.
hill-market-text = The market counts as a square tower: deliver { n-resource } there for { $points } VP, as often as you like.
tile-none = No tile here any more.

## Regions

region-unnamed = region { $id }
region-recto-a = Black Cat Knoll
region-recto-b = Owl Wood
region-recto-c = North Castle Prairie
region-recto-d = Broom Hill
region-recto-e = Mount Cauldron
region-recto-f = Firefly Forest
region-recto-g = Sunrise Hill
region-recto-h = Mount Raven
region-recto-i = Frog Prairie
region-recto-j = Whispering Wood
region-recto-k = Windy Prairie
region-recto-l = Meteor Prairie
region-recto-m = Mossy Forest
region-recto-n = Rabbit Hill
region-recto-o = South Castle Hill
region-recto-p = Druid’s Knoll
region-recto-q = Twisted Forest
region-recto-r = Sunset Hill
region-recto-s = Mushroom Prairie
region-recto-t = Root Wood
region-recto-u = Herb Prairie
region-recto-v = Gloomy Forest
region-recto-w = Elf Prairie
region-recto-x = Mount Thunder
region-recto-1 = Castle Lake
region-recto-2 = Mirror Lake
region-recto-3 = Storm Lake
region-recto-4 = Western Lake
region-verso-a = Owlet Knoll
region-verso-b = Fox Wood
region-verso-c = Mount Sorcerer
region-verso-d = Breezy Hill
region-verso-e = Northern Prairie
region-verso-f = Misty Forest
region-verso-g = North Castle Prairie
region-verso-h = Goat Hill
region-verso-i = Middle Prairie
region-verso-j = Singing Wood
region-verso-k = Magpie Hill
region-verso-l = Shore Prairie
region-verso-m = Two Castles Prairie
region-verso-n = Lake Forest
region-verso-o = Round Hill
region-verso-p = Hare Prairie
region-verso-q = Mount Cloudbreak
region-verso-r = South Castle Forest
region-verso-s = Fairy Hill
region-verso-t = Mount Amulet
region-verso-u = Lookout Hill
region-verso-v = Coast Forest
region-verso-w = Western Prairie
region-verso-x = Bramble Wood
region-verso-y = Fruit Prairie
region-verso-z = Herb Hill
region-verso-E = Circle Forest
region-verso-F = Cape Prairie
region-verso-G = Lighthouse Island, prairie
region-verso-H = Lighthouse Island, hill
region-verso-I = Lost Island, prairie
region-verso-J = Lost Island, hill
region-verso-K = Lost Island, forest
region-verso-1 = Mill Lake
region-verso-2 = Crystal Lake
region-verso-3 = Lighthouse Strait

## Options of a table

option-first = First player
option-first-help = Who begins; if you choose nobody, it is drawn by lot.
option-side = Side of the board
option-side-help = The recto for the base game; the verso always adds mountain, forest and hill tiles.
option-side-recto = Recto
option-side-verso = Verso
option-storm-clouds = Storm clouds
option-storm-clouds-help = Eight clouds with surprising powers are mixed with the heavy clouds.
option-heavy-clouds = Heavy clouds
option-heavy-clouds-help = With storm clouds you may take fewer heavy clouds: 10 to 24 on the recto, 11 to 24 on the verso.
option-mountain-tiles = Mountain tiles and amulets
option-mountain-tiles-help = Optional on the recto, always in play on the verso.
option-edition = Edition
option-edition-help = A file of your own that corrects cards, tiles or boards where our edition differs from your box.

## Where the components come from

provenance-rulebook = Stated by the rulebook
provenance-public = Stated by a public source
provenance-reconstructed = Reconstructed by us
provenance-corrected = Corrected by your file

## Answers in advance

case-follow = Brave or cowardly, when you must follow suit?
case-role = The role called: { $role }
case-player-stance = { $stance ->
    [brave] { $player } is brave
   *[cowardly] { $player } is cowardly
}
