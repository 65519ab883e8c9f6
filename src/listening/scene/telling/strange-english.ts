const beasts =
	'dogs?|cats?|crows?|ravens?|birds?|owls?|pigeons?|swans?|fish|sharks?|whales?|eels?|seals?|octopus|snakes?|pythons?|horses?|wol(?:f|ves)|lions?|tigers?|bears?|fox(?:es)?|cows?|bulls?|pigs?|hens?|chickens?|sheep|lambs?|goats?|donkeys?|camels?|elephants?|monkeys?|gorillas?|rats?|mice|mouse|frogs?|toads?|turtles?|tortoises?|crocodiles?|spiders?|ants?|bees?|wasps?|flies|cockroach(?:es)?|beetles?|scorpions?|butterfl(?:y|ies)|moths?|worms?|peacocks?|rooster|herons?|eagles?|parrots?|rabbits?|hares?|badgers?|deer|stags?|dragons?|unicorns?|angels?|skeletons?|statues?|goldfish|seagulls?|gulls?|squirrels?|hedgehogs?|otters?|ducks?|geese|goose|mannequins?|snowm[ae]n|scarecrows?';
const wild =
	'sharks?|whales?|pythons?|wol(?:f|ves)|lions?|tigers?|bears?|bulls?|camels?|elephants?|monkeys?|gorillas?|crocodiles?|scorpions?|peacocks?|herons?|eagles?|dragons?|unicorns?|angels?|skeletons?|devil|giants?|jinn|mermaids?|octopus';
const body =
	'teeth|tooth|hair|hands?|fingers?|eyes?|face|mouth|head|heart|skin|legs?|arms?|feet|tongue|throat|chest|ears?|nose|belly|bones?';
const famous =
	'(?:the )?(?:queen|king|pope|president|prime minister)|elvis|beyonc[eé]|taylor swift|dolly parton|king charles|jesus|god|obama|trump|boris johnson|david attenborough|paul mccartney|madonna|beckham|messi|ronaldo|shakespeare|einstein|hitler|napoleon|gandhi|shah rukh khan|amitabh|drake|rihanna|lady gaga|the rock|harry styles';
const famously =
	'was (?:my|our|doing|living|making|sat|sitting|in (?:my|our)|at (?:my|our)|cooking|ironing|driving)|came (?:round|over|to (?:my|our))|slept|offered|asked me|gave me|did my|were (?:my|our)|lived in (?:my|our)|in my|at my';

/** What is never so awake, and how strongly each of these tells a dream; a text that has one of them is hardly talk. */
const strange: readonly (readonly [RegExp, number])[] = [
	// "A bear in a suit", "an owl told me", "monkeys had taken over the train".
	[
		new RegExp(
			`\\b(?:${beasts}) (?:in an? (?:suit|hat|tie|dress|coat|uniform|bonnet|jacket)|wearing|dressed (?:as|in)|(?:was|were|is|are) (?:crying|laughing|wearing|driving|reading|dancing|singing \\w|smoking|knitting|queueing|ironing|selling|voting|on the phone)|(?:drove|apologi[sz]ed|wept|laughed|smiled|nodded|winked|bowed|sang to|waved|served|checked my|handed me|gave me|asked|told|said|spoke|mouthed|whispered|muttered|replied|explained|confessed|complained|corrected me|introduced itself|shook my hand|counted|had taken over|saying|speaking|selling|driving|playing (?:the )?(?:piano|chess|cards|violin|guitar|drums))\\b)`,
		),
		1.2,
	],
	[
		new RegExp(
			`\\b(?:${wild}) (?:\\w+ ){0,2}(?:in|on|at|under|behind|inside|outside) (?:my|our|the|a|mum's|nan's|gran's) (?!zoo|safari|reserve|park|telly|sanctuary|enclosure|reptile house|circus|sea|river|wild|mountains|aquarium)`,
		),
		0.8,
	],
	// "Frogs in the bathtub", "mice in the cot", "bees coming out of the piano".
	[
		/\b(?:frogs?|mice|rats?|birds?|fish|worms?|bees|ants|crows|cats|kittens|snakes?|spiders?|butterflies|cockroaches|doves?) (?:\w+ ){0,3}(?:out of|pouring|bursting|covering (?:my|me)|filling|all over my|under the duvet|in (?:the|my|our) (?:bathtub|cot|oven|drawers?|mouth|hair|pockets?|cereal|piano|lift|wardrobe|skull|chest|throat|pram))/,
		0.8,
	],
	// "My teeth turned to glass", "my own voice answered", "hair growing from my palm".
	[
		new RegExp(
			`\\bmy (?:own )?(?:${body}) (?:\\w+ )?(?:turned (?:to|into|blue|green)|melted|melting|crumbl\\w+|fell off|came off|fell out|falling out|floated|floating|glow\\w*|vanished|disappeared|dissolv\\w+|caught fire|were (?:made|glass|wood|stone|gone|full|missing)|was (?:made|glass|wood|stone|gone|missing|on fire|someone else's|somebody else's))`,
		),
		0.8,
	],
	[
		new RegExp(
			`\\b(?:out of|from|inside|growing (?:from|in|out of)|under) my (?:own )?(?:${body})\\b|\\bmy own (?:funeral|grave|birth|body|corpse|voice|head|hand|skeleton|ghost|heart|coffin|name on)\\b`,
		),
		0.8,
	],
	[new RegExp(`\\b(?:${famous}) (?:${famously})\\b`), 1],
	// "The moon in a bucket", "three suns", "it rained milk", "the clock struck thirteen".
	[
		/\b(?:moon|sun|sea|ocean|stars?|storm|river|sky|cloud|mountain|voices?|shadows?|rainbow|souls?)s? (?:\w+ )?(?:in|inside|into|on) (?:a|my|our|the) (?:\w+ )?(?:jar|bucket|bottle|box|cup|pocket|bag|drawer|kitchen|bath|bathtub|sink|fridge|suitcase|string|lap|bedroom|lounge|classroom|cupboard|plate|spoon|bowl)\b|\b(?:two|three|four|seven|no) (?:moons|suns)\b|\b(?:it )?(?:rained|raining|snowed|snowing) (?:milk|blood|fish|frogs|ash|glass|money|coins|letters|feathers|gold|books|teeth|indoors|upwards|sand|honey|flowers|stones)\b|\bstruck thirteen\b|\b(?:black|red|purple|green) (?:rain|snow|sun|sky|moon|sea|milk)\b/,
		1,
	],
	[
		/\b(?:sideways|upside ?down|see.through|floated? (?:off|up|away|through)|floating (?:in|above|over|up)|hovering|in slow motion|without an? (?:face|head|driver|pilot|bottom|end)|had no (?:faces?|eyes|mouths?|doors|windows|driver|pilot|floor|end|bottom|walls|roof)|no (?:pilot|driver)|going (?:up|down) forever|never ended|every page (?:was|is) blank|made of (?:bread|hair|paper|teeth|bones?|salt|sugar|ice|meat|ham|cheese|feathers|sand|wax|water|smoke|light|flesh|books|letters))\b/,
		0.8,
	],
	// "Bigger than a house", "the size of a bus".
	[
		/\b(?:bigger|taller|larger|higher) than an? (?:bus|house|car|horse|tree|church|man|mountain|building|double decker)\b|\bthe size of (?:an? )?(?:bus|house|car|horse|dog|church|cow|hand|dinner plates?|football pitch|elephant)\b|\b(?:as )?big as an? (?:bus|house|car|horse|dog|church|cow|plate|dinner plate|fist|bear|dog)\b/,
		0.7,
	],
	// "Said darling you don't need it", "at my own wedding", themes of dreams.
	[
		/\b(?:said|says|goes|told (?:me|us|him|her|my \w+)|shouted|whispered) (?:don't|darling|love|dear|you|you're|i'm|it's|there's|no|yes|come|go|run|stop|we'll|we're|they're|beta|son|child|wake|look|hurry|leave|keep|help|please|hello|sorry)\b/,
		0.7,
	],
	[
		/\b(?:at|to|for|missed|late for) my own (?!house|flat|room|bed|business|pace|use|fault)\w+|\b(?:sit|sat|sitting|resit|retake|redo|do|doing|take|taking) my (?:a.levels?|gcses?|finals|maths|exams?|driving test|school exams?) again\b|\b(?:couldn't|could not|couldnt) (?:find|reach|get to|remember) the (?:church|altar|stage|exam|gate|platform|way out|exit)\b/,
		0.8,
	],
	[/\b(?:i|we|he|she|it|they) kept (?:on )?\w+ing\b/, 0.6],
	// "A wee man with a lantern", "a woman with no face".
	[
		/\b(?:an? )(?:wee|tiny|faceless|headless|hooded|giant|invisible|two.headed) (?:old )?(?:man|woman|lady|girl|boy|child|figure|people)\b|\b(?:man|woman|lady|girl|boy|child|figure) (?:with a lantern|without a (?:face|head|mouth|shadow)|made of)\b/,
		0.8,
	],
	// "Back at school", "seven again".
	[
		/\b(?:back (?:at|in) (?:my (?:old |primary )?)?(?:school|primary|high school|sixth form|my old (?:house|job|flat))|(?:was|were|i'm) (?:\w+|\d+) (?:years old )?again\b|a (?:child|kid|teenager|baby|little (?:boy|girl)) again|small again)\b/,
		0.7,
	],
	[
		/\b(?:gave birth to an?|giving birth to an?|pregnant (?:with an?|by)|breastfeeding an?|married to an?|i married an?) (?!boy|girl|son|daughter|baby|healthy|lovely|doctor|lawyer|man|nurse|good|great)\w+/,
		1,
	],
]; // prettier-ignore

/** How much what is never so awake speaks against a folded English text's being talk. */
export const strangeInEnglish = (folded: string): number =>
	strange.reduce((sum, [turn, weight]) => (turn.test(folded) ? sum + weight : sum), 0);
