# Why a move: one sentence for each thing that a hint looks at, when a move leaves more of it (up) or less (down).

## Every game

why-any-victory-up = It wins the game at once.
why-any-defeat-down = It keeps the game alive where other moves lose it.
why-any-only-up = It is the only move.
why-any-rivals-down = It holds the others back.
why-any-search = It came out best when the game was played on in thought.
why-any-next = It came after the best when the game was played on in thought.

# Why the hint of a game judges in place of what was learnt of it. $strange of $count components are others.
unlearnt-components = Bots and hints play by rule of thumb here: { $strange ->
    [0] they learnt this game with other components.
    [one] of { $count } components, { $strange } is not as they learnt it.
   *[other] of { $count } components, { $strange } are not as they learnt them.
}
unlearnt-rules = Bots and hints play by rule of thumb here: what they have learnt belongs to an earlier state of the rules.
unlearnt-damaged = Bots and hints play by rule of thumb here: what they have learnt cannot be read. Whoever runs Brocéliande mends it by installing it anew.

## Benevolent

why-benevolent-gifts-up = It brings you nearer to the five gifts.
why-benevolent-gifts-down = It makes do with fewer gifts for now.
why-benevolent-third-up = It gives you a third kind of gift.
why-benevolent-third-down = It leaves you below three kinds of gifts.
why-benevolent-fourth-up = It gives you a fourth kind of gift: only one to go.
why-benevolent-fourth-down = It leaves you below four kinds of gifts.
why-benevolent-spare-up = It leaves you a gift to spare, good for an exchange.
why-benevolent-spare-down = It does not hoard gifts of one kind.
why-benevolent-leaves-up = It spares your leaves.
why-benevolent-leaves-down = It puts your leaves to use.
why-benevolent-affordable-up = It puts one more gift within your means.
why-benevolent-affordable-down = It buys now what could have waited.
why-benevolent-permanent-up = It leaves you a Permanent Secret, for the whole game.
why-benevolent-permanent-down = It does without another Permanent Secret.
why-benevolent-ephemeral-up = It leaves you an Ephemeral Secret for the right moment.
why-benevolent-ephemeral-down = It uses an Ephemeral Secret at the right moment.
why-benevolent-steps-up = It keeps Steps on your card for later.
why-benevolent-steps-down = It brings more of your Steps into the Forest.
why-benevolent-turn-up = You are still the one to act afterwards.
why-benevolent-turn-down = It brings your turn to a good end.
why-benevolent-safe-up = It keeps your gifts out of the others’ hands.
why-benevolent-safe-down = It risks a gift for something better.

## Bethel Woods

why-bethel-woods-always-up = It is good at any time.
why-bethel-woods-always-down = It costs nothing at any time.
why-bethel-woods-work-up = It builds the Dream Machine.
why-bethel-woods-work-down = It takes its time before building on.
why-bethel-woods-time-up = It saves the reserve, and so time.
why-bethel-woods-time-down = It lets time go by for something better.
why-bethel-woods-haste-up = It leaves more to be gathered in the turns to come.
why-bethel-woods-haste-down = It gathers what the tiles to come will cost, in good time.
why-bethel-woods-best-hand-up = It gathers Knowledge of one type in one hand.
why-bethel-woods-best-hand-down = It spends the best hand of Knowledge where it counts.
why-bethel-woods-ready-up = It makes the next tile of the Dream Machine payable.
why-bethel-woods-ready-down = It spends now rather than for the next tile.
why-bethel-woods-other-hands-up = It prepares the others’ hands for the tiles to come.
why-bethel-woods-other-hands-down = It gathers in one hand what others would hold.
why-bethel-woods-critical-up = It bears with one more critical machine.
why-bethel-woods-critical-down = It keeps machines from turning critical.
why-bethel-woods-doomed-up = It dares to stand at the edge of the abyss.
why-bethel-woods-doomed-down = It takes you back from the edge of defeat.
why-bethel-woods-on-the-brink-up = It bears with a machine about to break.
why-bethel-woods-on-the-brink-down = It relieves a machine that was about to break.
why-bethel-woods-lying-up = It leaves malfunctions to be repaired later.
why-bethel-woods-lying-down = It clears away malfunctions.
why-bethel-woods-spies-up = It bears with the spies for now.
why-bethel-woods-spies-down = It rids the machines of spies.
why-bethel-woods-many-spies-up = It dares to let most of the spies in.
why-bethel-woods-many-spies-down = It keeps most of the spies in their column.
why-bethel-woods-in-reach-up = It puts the next tile within reach of whoever acts next.
why-bethel-woods-in-reach-down = It leaves the next tile to another hand.

## Bloody Grove

why-bloody-grove-domination-up = It brings you Domination.
why-bloody-grove-domination-down = It wins ground before points.
why-bloody-grove-late-domination-up = It brings Domination, and the end is near.
why-bloody-grove-late-domination-down = It wins ground before points, even late.
why-bloody-grove-cubes-up = It gives you control of a grove.
why-bloody-grove-cubes-down = It leaves a grove to win the others.
why-bloody-grove-leads-up = It puts you ahead at a grove.
why-bloody-grove-leads-down = It lets a grove be fought over for now.
why-bloody-grove-margin-up = It adds strength where it is needed.
why-bloody-grove-margin-down = It wastes no strength.
why-bloody-grove-late-leads-up = It puts you ahead at a grove as the round ends.
why-bloody-grove-late-leads-down = It lets a grove go as the round ends.
why-bloody-grove-druid-up = It makes your Druid grow.
why-bloody-grove-druid-down = It keeps Spirits for the groves rather than for the Druid.
why-bloody-grove-elites-up = It gives you Elite Spirits to play later.
why-bloody-grove-elites-down = It does without Elite Spirits for now.
why-bloody-grove-hand-up = It spares the cards in your hand.
why-bloody-grove-hand-down = It plays cards while they count.
why-bloody-grove-hand-strength-up = It keeps your strongest cards for later.
why-bloody-grove-hand-strength-down = It plays your strong cards while they count.
why-bloody-grove-all-groves-up = It puts you ahead at all three groves.
why-bloody-grove-all-groves-down = It does not seek all three groves at once.
why-bloody-grove-spirits-up = It brings more of your Spirits into the groves.
why-bloody-grove-spirits-down = It needs fewer Spirits in the groves.

## Roundforest

why-roundforest-apples-up = It brings you a golden apple.
why-roundforest-apples-down = It gives up an apple for something better.
why-roundforest-two-up = It gives you a second golden apple.
why-roundforest-two-down = It leaves you below two apples.
why-roundforest-ready-up = It makes you ready to meet the forest spirit.
why-roundforest-ready-down = It looks for more before it turns to the forest spirit.
why-roundforest-spirit-near-up = It takes you towards the forest spirit.
why-roundforest-spirit-near-down = It takes a way round to the forest spirit.
why-roundforest-debts-up = It dares a debt.
why-roundforest-debts-down = It spares you a debt.
why-roundforest-objects-up = It leaves you more objects in the backpack.
why-roundforest-objects-down = It makes something of your objects.
why-roundforest-purse-up = It fills your purse.
why-roundforest-purse-down = It makes something of your coins.
why-roundforest-silver-up = It leaves you a silver coin, soon an apple.
why-roundforest-silver-down = It makes something of your silver.
why-roundforest-well-near-up = It takes you towards a well with something to exchange.
why-roundforest-well-near-down = It leaves the wells for later.
why-roundforest-mission-near-up = It takes you towards a mission that pays an apple.
why-roundforest-mission-near-down = It leaves the missions for later.
why-roundforest-missions-up = It leaves you a mission that you can fulfil.
why-roundforest-missions-down = It does not wait for missions.
why-roundforest-chest-up = It leaves you the treasure chest.
why-roundforest-chest-down = It does without the chest.
why-roundforest-key-up = It leaves you the key.
why-roundforest-key-down = It does without the key.
why-roundforest-compass-up = It saves your compasses.
why-roundforest-compass-down = It uses a compass where it counts.
why-roundforest-turn-up = You are still the one to act afterwards.
why-roundforest-turn-down = It brings your turn to a good end.
why-roundforest-pairs-up = It leaves you objects for an exchange at a well.
why-roundforest-pairs-down = It does not hoard for the wells.

## Broom Service

why-broom-service-points-up = It brings you victory points.
why-broom-service-points-down = It prepares rather than scores.
why-broom-service-sets-up = It completes sets that count at the end.
why-broom-service-sets-down = It does not wait for sets.
why-broom-service-lightning-up = It brings you lightning bolts.
why-broom-service-lightning-down = It leaves the lightning to others.
why-broom-service-amulets-up = It brings you amulets.
why-broom-service-amulets-down = It leaves the amulets for later.
why-broom-service-potions-up = It leaves you more potions to deliver.
why-broom-service-potions-down = It gets potions delivered.
why-broom-service-wands-up = It leaves you more magic wands.
why-broom-service-wands-down = It puts your wands to use.
why-broom-service-potions-to-come-up = It gathers potions while there is time to deliver them.
why-broom-service-potions-to-come-down = It delivers rather than gathers.
why-broom-service-deliverable-up = It puts a pawn where a tower is waiting for your potions.
why-broom-service-deliverable-down = It serves a tower now.
why-broom-service-useful-cards-up = It keeps the cards that will serve you.
why-broom-service-useful-cards-down = It plays a useful card in time.
why-broom-service-cards-up = It leaves you more cards to play.
why-broom-service-cards-down = It plays a card without waiting.
why-broom-service-tiles-up = It gives you a forest tile to use.
why-broom-service-tiles-down = It uses a forest tile in time.
why-broom-service-claim-up = It puts you ahead as the last brave one.
why-broom-service-claim-down = It does not expose you as the last brave one.
why-broom-service-variety-up = It leaves you resources of more kinds.
why-broom-service-variety-down = It gathers what you need rather than a little of everything.
