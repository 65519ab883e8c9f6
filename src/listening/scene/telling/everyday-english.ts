import type { Language } from '#src/language/languages.ts';

/** How much each of these makes a short English text ordinary talk, or a dream where it is below zero. */
const english: readonly (readonly [RegExp, number])[] = [
	// Wishes, and what somebody was known for.
	[
		/^(?:i'd|i would|we'd|he'd|she'd|they'd) (?:love|like|hate|give anything) to\b|\b(?:made|makes) the best\b|\bnever (?:spoke|talked|speaks|talks) (?:of|about) it\b|\bat the crack of dawn\b/,
		1.4,
	],
	// Requests and courtesies.
	[
		/\b(?:please|cheers|ta|would you mind|(?:can|could|will|would) (?:you|somebody|someone)|give us|do you want|help yourself)\b/,
		1,
	],
	// Prices, shops, counting.
	[
		/[£$€]|\b(?:quid|pounds? (?:a|each|off)|a dozen|half a dozen|for sale|receipt|refund|on offer|half price|honesty (?:box|money))\b/,
		1.2,
	],
	// When things are done by day.
	[
		/\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|this (?:year|month|week|winter|summer|season)|these days|at the moment|as usual|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|at weekends?|half past|o'clock on|till (?:march|april|june|monday)|every (?:spring|summer|winter|autumn|sunday|week|year))\b/,
		0.8,
	],
	[
		/\b(?:next door's|next door (?:has|have|is|are|were|got)|the \S+ next door|down the road|the council|the (?:builders?|landlord|surgery|vet)|the (?:quiz|league|tie-break|fixture)|(?:ran|bumped) into (?:my|an|our) old)\b/,
		0.9,
	],
	// What is to be done about things.
	[
		/\b(?:wants?|needs?) (?:cleaning|doing|fixing|mending|painting|cutting|washing|servicing|feeding|a clean|a wash|replacing)\b/,
		3,
	],
	[
		/\b(?:for (?:the|my|an|her|his) (?:interview|appointment|shift|school run)|for a living|(?:van|lorry|taxi|bus) for (?:asda|tesco|dhl|amazon)|drives an? (?:lorry|van|taxi|bus))\b/,
		1,
	],
	[
		/\b(?:thank goodness|thank god|luckily|thankfully|fortunately|unfortunately|half to death|taught me to|are off (?:on|to)|(?:someone|somebody|he|she) keeps \w+ing|to be fair|honestly|mind you|apparently|bless (?:him|her|them)|fair play|typical)\b/,
		0.8,
	],
	// "They've turned the school into flats": dreams are told in the past.
	[
		/\b(?:i|we|they|you)'ve (?:just |already |all )?(?!(?:been|had|lost) )\w+|\bhas (?:just |already |finally )?(?:started|stopped|moved|gone up|opened|closed)\b|\bis the one (?:with|that|by|on)\b/,
		0.8,
	],
	// Things that hardly anybody dreams of.
	[
		/\b(?:pram|barbecue|braces|insurance|telly|nursery|deposit|invoice|overtime|timetable|pension|(?:picking|pick|drop|dropping) (?:up |off )?(?:the|my|our) kids|fiftieth|sixtieth|fortieth|for charity|tyres?|boiler|broadband|fundraiser|spreadsheet|warpath|(?:was|were) a mistake|the (?:dentist|doctor|gp|physio|plumber|mechanic) (?:says|said|reckons|thinks))\b/,
		0.8,
	],
	// "Who left the door open?", "have you seen my other trainer?"
	[
		/^(?:who (?:left|took|put|moved|ate)|have you|has anyone|has anybody|did you|do we|did anyone|is there any|are you)\b[^.]*\?$/,
		1.5,
	],
	// "Stairs or lift?"
	[/^(?:\S+ ){1,4}or (?:\S+ ?){1,5}\?$/, 2],
	// Asked of somebody: "mow the lawn", "put the milk back", "don't run on the stairs".
	[
		/^(?:please |just |go and |always |never )?(?:mow|ask|tell|bring|brush|wash|turn (?:on|off|up|down|the)|switch|pass|ring|check|make sure|mind|remember to|feed|fetch|hang|close|shut|open|lock|clean|tidy|wipe|peel|boil|put|take|give|leave|keep|move|pick|throw|drop|hold|use|buy|get|wait|look (?:at|out|after)|stop|stay|speak|say|show|help|don't (?:forget|touch|use|run|cut|take|leave|let|eat|feed|put|drop|play|tell|say|worry|swim|drive|walk|climb|open|be|go|sit|wear|pick|step)) (?:it|that|this|them|him|her|me|us|the|a|an|my|your|some|on|in|off|up|out|away|back|down|there|here|to|with|for|near|milk|water|bread|\w+s)\b(?! (?:\S+ ){1,12}(?:was|were|had|turned|became))/,
		2.5,
	],
	// What is always so: "cows eat grass", "honey never goes off".
	[
		/^(?!.*\b(?:i|i'm|me|my|we|us|our)\b)(?:most |all |some |many |generally speaking,? )?[a-z]+s (?:(?:don't|can't|never|always|usually|often|only|really) )?(?:can|are|aren't|eat|love|hate|make|need|live|have|want|see|know|grow|sleep|cost|help|use|work|drink|go|give|lay|hunt|get|don't|can't|take|wear|mean|matter) /,
		1.6,
	],
	[
		/^(?!.*\b(?:i|i'm|me|my|we|us|our)\b)(?:the )?(?:\w+ )?(?:honey|milk|water|bread|rice|salt|gold|silver|snow|rain|fruit|meat|blood|music|sun|moon|sea) (?:never|always|usually|often|doesn't|isn't|is made|is good|is bad|goes|comes|keeps|tastes|contains|costs|freezes|boils|rises|sets|shines)\b/,
		1.6,
	],
	// Of somebody else, as it is with them: "she wears a ring on her thumb", "Tom ate the chicken with his fingers".
	[
		/^(?!.*\b(?:i|i'm|me|my|myself|we|us|our)\b)(?:(?:he|she|they|tom|mary|sami|john|jane|anna|anne|emma|sarah|james|david|peter|paul|susan|lucy|jack|ben|kate|alice|mike|bob|bill|jim|layla|linda|nancy|betty|mr \w+|mrs \w+)(?: and \w+)?)(?:'s|'d|'ll)? /,
		0.9,
	],
	[
		/^(?:he|she|they|\w+)(?:'d)? (?:was killed|were killed|died|passed away) (?:in|of|at|from|after|before|on)\b(?! (?:my|our|front))/,
		2.2,
	],
	[
		/^(?:my|our|his|her) (?:\w+ )?(?:mother|mum|mom|father|dad|sister|brother|aunt|uncle|cousin|grandmother|grandfather|nan|gran|grandma|grandad|wife|husband|son|daughter|neighbour|neighbor|friend|boss|boyfriend|girlfriend|flatmate)s? (?:always |never |usually |still |only |really |just )?(?:works?|drives|lives?|likes?|loves?|hates?|wants?|needs?|thinks?|plays?|collects?|owns?|keeps? \w+s|teaches|sells|reads|swims|runs|bakes|cooks|is (?:afraid|scared|allergic|good|bad|learning|training)|used to|has (?!no|wings|two|three|a (?:beak|tail)|become|turned|been))\b/,
		1.5,
	],
	[
		/\b(?:is|are|was|were|been) killing (?:me|him|her)[.!]?$|\b(?:stung|bitten|bit)(?: me| him| her| us)? on the (?:neck|arm|leg|hand|foot|ankle|bum|face|nose|finger|lip|ear|eyelid|toe|thigh|calf|elbow|backside|chin|cheek)\b|\b(?:stung|bitten) by (?:a |an |some |the )?(?:wasp|wasps|mosquito\w*|midges?|horsefly|nettles?|gnats?)\b|\b(?:snores?|drinks?|eats?|smokes?|swears?|sleeps?|fights?|works?) like an? \w+/,
		1.8,
	],
	[
		/^(?:my|our) (?:mother|mum|mam|mom|father|dad|sister|brother|aunt|uncle|cousin|nan|gran|grandma|grandad|wife|husband|son|daughter|neighbour|friend|boss|boyfriend|girlfriend)s? (?!is |was |has |always |keeps )\w+s (?:\w+ ?){1,5}[.!]?$/,
		0.9,
	],
	// Answers, and what is said of one thing in general: "taking a taxi is a luxury".
	[/^(?:yes|yeah|yep|nope|oh|well|ok|okay|sorry|thanks),? (?!i was|there was|my)/, 1.5],
	[
		/^(?!.*\b(?:i|i'm|my|we|our)\b)[a-z]{2,}ing (?:\w+ ){0,5}(?:is|isn't|was never|makes|costs|takes|needs) (?:like|a|an|not|good|bad|hard|easy|fun|expensive|dangerous|difficult|you|me|about|no)\b/,
		1.6,
	],
	[/^i(?:'m| am) (?:\w+ly |so |very |really |not )?\w+[.!]?$/, 1.2],
	[
		/^i (?:can't|cannot|couldn't) (?:open|hear|see|find|reach|remember|stand|afford|lift|close|read) (?:the|my|it|this|that|you) ?\w*[.!?]?$/,
		1.2,
	],
	[
		/^(?:my|our|the|his|her) \w+(?:'s| is| are|'re| was| were) (?:\w+ly |so |very |really |still |always |completely )?(?:soaked|soaking|freezing|boiling|packed|rammed|heaving|massive|amazing|brilliant|rubbish|awful|wet|broken|dirty|muddy|late|cold|ill|asleep|fine|flat|out|on|off|ready|here|due|closed|shut|expensive|cheap|lovely|lost|packed|engaged|delayed|cancelled)[.!]?$/,
		1.2,
	],
	[
		/\b(?:queue (?:out|at|for|was)|kept (?:me|us|him|her|them) (?:up|awake)|all night(?: long)?[.!]?$|traffic|roadworks|bakery|sandwich|leftovers|school run|homework|registry office|at weekends|braces)\b/,
		0.7,
	],
	[
		/\b(?:customs official|receptionist|cashier|salesman|saleswoman|sales assistant|shop assistant|accountant|the nearest|delicious)\b/,
		0.9,
	],
	// Mishaps of the day.
	[
		/^(?:i|i've|he|she|we)(?:'ve)? just (?:hurt|broke|broken|lost|bought|got|had|saw|seen|finished|heard|read|realised|realized|noticed|missed|spilled|spilt|dropped|burnt|burned|cut|washed|made|parked|booked|ordered)\b/,
		1.6,
	],
	[
		/\bburn(?:t|ed) (?:my|his|her) \w+ on the (?:oven|iron|stove|kettle|hob|pan|grill|barbecue|radiator)|\b(?:cut|nicked) (?:myself|himself|his \w+|my \w+) shaving|\b(?:fell|came) off (?:his|her|my|the) (?:bike|bicycle|horse|ladder|scooter|skateboard)\b/,
		1.5,
	],
	[/^i (?:can't|cant) find (?:my|the) \w+(?: anywhere)?[.!?]?$/, 1.5],
	[
		/\b(?:running late|if only|generally speaking|the other day|^i used to|^we used to|back when|too (?:many|much)|as a (?:child|kid)\.?$|afraid of (?:dogs|spiders|snakes|heights|flying|cats|mice|the dark)|false teeth|nowadays|once in a while|every now and then|cricket|football)\b/,
		0.9,
	],
	// Injuries, treatments, what was done to somebody's body or car.
	[
		/\b(?:broke|broken|sprained|twisted|fractured|dislocated|bruised|tore|torn) (?:his|her|my|their|a) (?:left |right )?(?:wrist|ankle|arm|leg|hip|collarbone|back|toe|finger|shoulder|elbow|foot|hamstring|ligament)\b/,
		1.6,
	],
	[
		/\b(?:had|having|getting|got|get|have) (?:my|his|her|our|their|the) (?:\w+ )?(?:teeth|tooth|hair|eyes|ears|nails|tonsils|car|boiler|windows|chimney|brakes|blood|phone|screen|watch|ring) (?:whitened|done|out|tested|checked|cleaned|cut|coloured|removed|serviced|mot'd|swept|taken|fixed|replaced|resized|straightened)\b/,
		1.8,
	],
	[
		/\b(?:scan|check.?up|appointment|blood tests?|results|op|operation|x.?ray|jab|smear) (?:went|came back|is|was|are|were) (?:fine|well|ok|okay|clear|normal|all clear|on|at|booked|cancelled|delayed|tomorrow)\b/,
		2,
	],
	// Films, the news, games.
	[
		/\b(?:in the (?:film|movie|book|series|episode)|the (?:film|movie|plot|ending|episode|finale|trailer|novel|final|match|referee)|on the news|it was on (?:the )?(?:telly|radio|tv)|season \w+|box set|netflix|documentary)\b/,
		1.3,
	],
	// Work and trades, who somebody is by day.
	[
		/(?:'s| is| was) an? (?:\w+ )?(?:officer|nurse|midwife|teacher|plumber|electrician|solicitor|driver|farmer|vet|paramedic|surgeon|builder|joiner|baker|butcher|postman)[.!]?$/,
		1.5,
	],
	// Sleep and illness of the day.
	[
		/^(?:i|we|he|she) (?:slept|sleeps?) (?:with the|badly|well|through|in|like|on)\b|\b(?:in bed|off work|off school|laid up|down) with (?:flu|a cold|covid|a bug|a bad back|a temperature|tonsillitis|mumps)\b|\bhalf the night with\b/,
		1.5,
	],
	// What beasts and people do about the house.
	[
		/\b(?:a|the|that) fox (?:got|had|took|killed|ate|has) (?:\w+ )?(?:the|our|my|all|next|\w+) ?(?:chickens?|hens?|ducks?|rabbits?|bins?)\b|\b(?:wasp|bee|fly|moth|bird|pigeon|spider) got (?:in|into|stuck|trapped)\b/,
		1.2,
	],
	[
		/\b(?:were|was|they're|are) selling\b.* (?:at|outside|on) the (?:gate|door|market|station|school|corner|side)\b|^they(?:'re| are) (?:\w+ ){0,1}(?:felling|building|digging|knocking|closing|shutting|selling|pulling|painting|resurfacing|cutting|repairing|predicting|forecasting|saying|giving)\b/,
		1.3,
	],
	// Consequences and times of day: "so I was late", "at number six", "last June", "tonight".
	[
		/\bso (?:i|we) (?:was|were) late\b|\b(?:outside|at|from) number \w+\b|\b(?:last|next|this) (?:january|february|march|april|may|june|july|august|september|october|november|december|term|half term|christmas|easter)\b|\b(?:tonight|tomorrow)[.!?]?$/,
		1,
	],
	[
		/\b(?:had an? (?:\w+ )?(?:sandwich|coffee|roast|curry|pint|takeaway)|nearly (?:crashed|fell|missed|died|cried|choked)|(?:last|past) (?:few|couple of) (?:days|weeks)|the whole (?:race|match|film|meeting|journey|flight|way home))\b/,
		0.9,
	],
	[
		/^there(?:'s| is| are) (?:someone|somebody|a (?:man|parcel|delivery|queue|call|letter|bit|lot)|no|some|only|nothing)\b(?! .*\b(?:bed|room|behind|dark|wardrobe)\b)/,
		1,
	],
	[
		/^(?:there was|we had|they had|they've had) an? (?:small |minor |big )?(?:earthquake|fire|flood|power cut|crash|accident|burglary|leak|storm|landslide) (?:in|at|on|near|outside) (?!my|our|the (?:kitchen|house|bed))/,
		1.6,
	],
	[
		/^(?:full|half|new) moon\b|\b(?:hung up on|snatched (?:her|his|my)|could have (?:killed|murdered|strangled)|could've (?:killed|murdered|strangled))\b/,
		1.4,
	],
	// What only dreams go on about.
	[
		/\b(?:over and over|every time i (?:got|get|reached|tried|looked|opened|went)|turned into|wouldn't stop|wouldnt stop|out of nowhere|never ends|kept (?:changing|growing|coming|turning|moving|getting))\b/,
		-1,
	],
	[
		/\b(?:cat|dog|crow|bird|fish|snake|horse|wolf|lion|bear|fox|tree|moon|baby|goat|donkey|cow|spider|owl|mirror|statue|rabbit|mouse|pig|hen|chicken|bee|frog|parrot|swan|tiger|sheep|door|wall)s? (?:spoke|speaks|talked|talks|whispered|told me|said to me|asked me|was talking|could talk|could speak|can talk|can speak|kept saying|sang to me)\b/,
		-1.5,
	],
	// Somebody dead who does something; beasts in the house; limbs that do not obey.
	[
		/\b(?:late|dead) (?:mother|mum|mom|father|dad|sister|brother|aunt|auntie|uncle|cousin|grandmother|grandfather|nan|gran|grandma|grandad|granddad|wife|husband|son|daughter|friend|father.in.law|mother.in.law|boss|teacher|neighbour)\b(?! (?:loved|liked|used|always|never|left|had|made|built|bought|worked|would|was an?)\b)(?!'s)/,
		-2,
	],
	[
		/\b(?:tiger|lion|shark|bear|wolf|crocodile|alligator|elephant|whale|horse|cow|goat|snake|gorilla|bull|leopard|panther|octopus|camel|donkey|dragon)s? (?:\w+ ){0,3}(?:in|on|under|behind|through|inside) (?:my|our|the|his|her|mum's|nan's|gran's) (?:\w+ )?(?:loft|kitchen|bath|bathroom|bed|bedroom|lounge|living room|hall|hallway|lift|garage|attic|stairs|sofa|fridge|office|car|pool|cupboard|wardrobe|sink|oven|shed|classroom|church|shop|supermarket)\b/,
		-2,
	],
	[
		/\b(?:legs?|feet|arms?|voice|mouth|eyes|body|hands?|fingers?) (?:just )?(?:won't|wouldn't|wouldnt|wont|weren't|didn't|don't|couldn't) (?:go|move|work|open|run|come|obey|listen)\b/,
		-2,
	],
	[
		/\b(?:i'd|we'd|i had|we had) been (?:sent|told|chosen|made|elected|asked|given|put|locked|buried|turned|crowned|hired|arrested|sentenced)\b/,
		-1.2,
	],
	[
		/\b(?:hole in the (?:floor|sky|wall|ceiling|sea|ground)|in every (?:pocket|drawer|room|window|door|mirror|page|cup)|every (?:door|room|window|drawer|pocket|page|mirror) (?:\w+ )?(?:open|led|had|was|opens|opened|leads)|had (?:my|no|the) (?:\w+'s )?(?:face|eyes|voice|hands|head|mouth)|made of (?!wood|glass|iron|steel|stone|gold|silver|cotton|wool|plastic)|because of an? (?:swan|snake|cow|horse|ghost|dragon|whale|lion))\b/,
		-1.2,
	],
	// "It wasn't a wolf, it was a hosepipe": what is only found out in a dream; who is dead and goes about.
	[
		/^(?:it |he |she |they )?(?:wasn't|weren't|wasnt|not) (?:really )?an? (?:wolf|snake|lion|tiger|bear|baby|ghost|fire|spider|shark|dog|cat|horse|body|gun|knife|house|door|river|wave|bird|rat|mouse)\b/,
		-1.5,
	],
	[
		/\b(?:(?:he|she|they)(?:'s|'d|'ve)? (?:has |had |have )?been (?:dead|gone)|(?:he|she|they) died|who died|who(?:'s| has| had| is) (?:been )?dead)\b.* (?:years?|months?)?\b.*\band (?:he|she|they|it)\b/,
		-2,
	],
	[
		/\b(?:locked|trapped|stuck) (?:out|in|inside|outside|under)\b.*\b(?:banging|screaming|shouting|knocking|can't|couldn't|nobody)\b/,
		-1,
	],
	[
		/\b(\w{3,}), \1, \1\b|\bunder ?(?:the )?(?:sea|water|ground|ice|lake|floor)\b.*\b(?:lived|living|house|room|school|caravan|married|kitchen)\b|\b(?:lived|living|slept|walked|walking|sitting|sat|driving|married|room|house|school) under ?(?:the )?(?:sea|water|ground|ice|lake)\b|\b(?:tree|ladder|branch|bridge|rope|roof|cliff|floor|chair) (?:that )?i was (?:standing|sitting|hanging|sleeping|climbing|on|in)\b|\b(?:selling|sold|bought|buying|eating|drinking|counting) (?:the )?(?:stars|moons?|clouds|shadows|souls|teeth|tears|ghosts|angels|suns?)\b|\b(?:two|three|four|six|no|extra) (?:moons|suns|hearts|heads|mouths?|faces?|noses?|tongues|thumbs|tails|wings)\b|\bwoke up (?:as|inside)\b|\b(?:turned into|became|had become) (?:an? |my |the )/,
		-1.5,
	],
	// Somebody's words, told as they were said.
	[/\b(?:said|says|saying|told|asked|whispered|shouted|shouting|answered|goes)\b[^"“]{0,24}["“]/, -2.2],
	[/\b(?:mum|mom|dad|nan|gran|he|she|they|it|someone|a voice|the \w+) (?:says|keeps saying|tells me) \w+/, -0.8],
	[
		/\b(?:flying over|flew over (?:the|our|my) (?:house|roof|town|village|estate|city)|breath(?:e|ing) underwater)\b/,
		-1,
	],
]; // prettier-ignore

/** How much more likely than its words tell, by its turns of phrase, a short text is ordinary talk. */
export function everydayIn(text: string, language: Language): number {
	if (language !== 'en') return 0;
	const folded = text.toLowerCase().replaceAll('’', "'");
	let sum = 0;
	for (const [turn, weight] of english) if (turn.test(folded)) sum += weight;
	return sum;
}

const kin =
	'(?:mum|mom|mam|mother|dad|father|nan|nana|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|brother|sister|uncle|aunt|auntie|cousin|son|daughter|husband|wife|friend|mate|neighbour|teacher|dog|cat|he|she)';
const long =
	'(?:\\w+ (?:years|months) ago|last (?:year|spring|summer|autumn|winter|month)|(?:back )?in (?:19|20)\\d\\d|when i was|(?:for )?(?:\\w+ )?years|since)';
const isThere =
	'(?:was|were|is) (?:there|back|alive|sat|stood|\\w+ing|in (?:the|my|our|his|her) (?:kitchen|garden|chair|armchair|car|hall|doorway|shed)|at (?:the|my) (?:door|window|table|sink))';

/** Somebody dead who is there all the same, as only dreams tell: "Nan, who died in 2015, was making toast". */
const deadAndThere = new RegExp(
	[
		`\\b${kin},? (?:who|that)(?:'d|'s| had| has)? (?:died|passed|been dead|been gone)[^.]*?,? ${isThere}`,
		`\\b${kin} ${isThere}[^.]{0,60}[.,;] (?:but )?(?:he|she)(?:'s|'d| has| had)? (?:been (?:dead|gone)|died|passed(?: away)?) ${long}`,
		`\\b(?:died|passed away|passed|been dead|lost (?:him|her)|funeral was|buried (?:him|her))\\b[^.]* (?:but|and|yet) (?:there|here) (?:he|she|they|it) (?:was|were)\\b`,
		`\\bdead\\b[^.]* (?:but|and) (?:nobody|no one) (?:minded|noticed|seemed|said)`,
		`\\b(?:hugged|held|kissed|saw|talked to|danced with|came to see|came back|visited|smiled at|waved)\\b[^.]{0,40}[.,] (?:(?:he|she) (?:died|passed)(?: away)?|i lost (?:him|her)) ${long}`,
	].join('|'),
	'i',
);

/** Whether an English text tells of somebody dead who is there. */
export const tellsOfTheDead = (text: string): boolean => deadAndThere.test(text.replaceAll('’', "'"));
