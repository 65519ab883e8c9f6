import { strangeInEnglish } from './strange-english.ts';

/** Words of the day's business, which English dreams hardly have, by what they belong to. */
const daily: Readonly<Record<string, string>> = {
	work: 'shifts?|rota|payslips?|wages|salary|deadlines?|invoices?|clients?|customers?|overtime|redundan\\w+|annual leave|day off|night shift|zoom|emails?|emailed|inbox|spreadsheets?|printers?|laptop|wifi|wi.fi|broadband|router|passwords?|charger|the app|website|online|delivery|deliveries|delivered|parcels?|couriers?|refund\\w*|receipts?|orders?|discounts?|on sale|vouchers?|sick pay|apprentice\\w*|meetings?|commut\\w+|warehouse|staffroom|staff room',
	house:
		'hoover\\w*|washing machine|dishwasher|tumble dryer|freezer|boiler|plumbers?|electricians?|handyman|builders?|scaffold\\w*|gutters?|mould|mold|damp patch|bins?|bin day|recycling|laundry|ironing|detergent|hob|microwave|air fryer|slow cooker|lawnmower|mower|hosepipe|fuse|power cut|landlord|letting agents?|tenants?|mortgage|extension|renovat\\w+|decorat\\w+|wallpaper\\w*|thermostat|central heating|the heating|water meter|leak(?:s|ed|ing|y)?|draught\\w*|mousetraps?|moths?|woodworm|ruined|flat ?pack|burgled|burglar alarm',
	food: 'recipes?|leftovers|takeaway|takeout|pizza|sandwich(?:es)?|crisps|roast dinner|sunday roast|stew|gravy|casserole|lasagne|pasta|porridge|cereal|brunch|barbecue|bbq|sausages?|bacon|marinade|dosa|chapati|tiffin|jollof|fufu|pancakes?|tuna|gluten|vegan|vegetarian|tin of|pint of|cup of tea|cuppa|brew|flat white|latte|out of date|use.by|sell.by|sourdough|starter',
	travel:
		'traffic|roadworks|diversion|roundabout|motorway|lay.by|mot|mechanic|brakes?|clutch|tyres?|tires?|petrol|diesel|parking|car park ticket|permit|fare|fares|delayed|delays|cancelled|canceled|check.?in|hand luggage|boarding pass|campsite|airbnb|b&b|package holiday|jet lag|sat ?nav|speed camera|seat ?belt|rickshaw|auto driver|matatu|danfo|okada|tro.?tro|uber|cab|ferry|number plate|puncture|breakdown cover|rush hour|bus stop|season ticket|railcard|(?:on|off) (?:my|his|her|the) bike',
	health:
		"gp|the surgery|dentists?|physio\\w*|prescriptions?|antibiotics|tablets|painkillers?|paracetamol|ibuprofen|allerg\\w+|infections?|migraines?|headaches?|hay ?fever|flu|covid|tonsil\\w*|a cold|a cough|coughing|jabs?|vaccin\\w+|x.?rays?|sprain\\w*|stitches|a&e|consultant|blood pressure|cholesterol|arthritis|asthma|inhaler|sinus\\w*|wisdom tooth|fillings?|braces|hearing aid|varifocals|optician'?s?|anaesthetic|chemist|pharmacy|pollen|blisters?|nits|chicken ?pox|food poisoning|hungover|hangover|hormones|chemo\\w*|radiotherapy|dialysis|spa|sunburnt|concussion|nosebleeds?|midwife|health visitor",
	school:
		"homework|half term|end of term|pta|parents'? evening|nursery|playgroup|lectures?|essays?|coursework|gcses?|a.levels?|timetable|detention|packed lunch|inset|tuition|semester|midterms?|dorm|sports day|school run|reception class|key stage|catchment|head ?teacher|the head|assembly|graduation|school play|nativity",
	leisure:
		'gym|yoga|pilates|zumba|parkrun|marathon|football|footy|rugby|cricket|netball|hockey|hurling|camogie|golf|league|season|semi.?final|the ref|referee|coach|stadium|gig|festival|pub|quiz|darts|bingo|knitting|crochet\\w*|allotment|garden centre|car boot|charity shop|jumble sale|raffle|fundrais\\w+|choir|rehearsals?|telly|tv|netflix|series|episodes?|box ?set|podcast|playlist|tik ?tok|insta(?:gram)?|facebook|whatsapp|youtube|x ?box|playstation|sudoku|fancy dress|black tie|dress code|crossword|book club|weight ?watchers|slimming|cruise|all.inclusive|theme park|bank holiday|stag do|hen do|hen party|bake off|museum|exhibition|longleat|zoo',
	home: "christening|baptism|in.laws|toddlers?|napp(?:y|ies)|diapers?|pram|buggy|pushchair|car seat|bedtime|sleepover|babysit\\w*|childminder|playdates?|teething|potty|solids|the twins|godparents?|anniversary|retire\\w*|retirement|widow\\w*|stepdad|stepmum|stepson|next door|neighbour's|bungalow|care home|carers?|stairlift|mobility",
	money:
		'rent|bills?|council tax|savings|deposit|loan|insurance|pension|benefits|universal credit|overdraft|direct debit|interest rates?|inflation|prices?|pounds|quid|dollars|rupees|naira|euros?|cheaper|expensive|dear|bargain|half price|costs?|paid|wage',
	town: 'council|petition|planning permission|solicitors?|surveyor|by.?election|polling|mp|minister|government|strikes?|on strike|protest(?:ers|ed|s)?|appeal(?:ing)? for|witnesses|cordon\\w*|high street|post office|town hall|library card|residents?|volunteers?|recycl\\w+|roadside|allotments|farm shop|co.?op|tesco|lidl|aldi|asda|ikea|sainsbury.?s|boots|greggs|costa|starbucks|primark|argos|walmart|costco|target|amazon|spar|morrisons|waitrose|m&s|ocado|ebay|vinted|gumtree',
	weather:
		'forecast|degrees|heatwave|heat wave|drizzl\\w+|humid\\w*|hosepipe ban|bank holiday|monsoon|black ice|gritters?|sunburn\\w*|sun ?cream|midges|hail(?:stones)?|mild|chilly|muggy|freezing|bitter out',
};

/** When and how often things are done by day. */
const times =
	"yesterday|today|tonight|tomorrow|this (?:morning|afternoon|evening)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|fortnight|last (?:week|month|year|summer|winter|spring|autumn|weekend)|next (?:week|month|year)|o'clock|half past|quarter (?:past|to)|\\d+ ?(?:am|pm)|for (?:an hour|ages|hours|(?:two|three|four|five|six|ten|\\d+) (?:hours|minutes|days|weeks|months|years))|once a (?:day|week|month|year)|lunch ?time|lunch break|by the time (?:i|we|he|she|they)|on the way (?:home|back|to)|when (?:he|she|i|we|they) (?:was|were) (?:three|four|five|six|seven|eight|nine|ten|little|small|young|kids)|since (?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|half)|in (?:january|february|march|april|june|july|august|september|october|november|december)|on the \\d+(?:st|nd|rd|th)|that (?:summer|winter|spring|autumn|year)";

const between = (words: string) => new RegExp(`(?<![\\w'])(?:${words})(?![\\w])`, 'g');
const dailyWords = between(Object.values(daily).join('|'));
const timeWords = between(times);

/** By how much each word of the day's business lets a text be ordinary talk, and each time of day; and how many are counted. */
const DAILY = 0.4;
const TIME = 0.5;
const MOST = 3;

/** How what happened by day is reasoned, dated and judged, and by how much each of these lets a text be ordinary talk. */
const turns: readonly (readonly [RegExp, number])[] = [
	// "So I stood", "so the ferry didn't go".
	[
		/\bso (?:i|we|he|she|they) (?!was\b|were\b|could\b|couldn't\b)(?:\w+ed|stood|sat|went|got|took|had|ran|bought|used|left|told|slept|rang|drove|made|gave)\b|\bso (?:the|it|my|our) \w+/,
		0.8,
	],
	[
		/\b(?:when|once) (?:i|we|he|she|they|it) (?:sat|got|said|sold|set|left|moved|dug|went|came|married|split|bought|booked|heard|retired|qualified|started|finished|rang)\b|\b(?:until|till) (?:i|we|he|she|they) (?:got|was|were|moved|left|came|went|had|retired|turned)\b|\bleft in the (?:shop|shops|house|fridge|cupboard|tin|jar|packet)\b|\bby (?:lunchtime|lunch|noon|teatime|bedtime|the weekend|six|seven|eight|nine|ten)\b/,
		0.8,
	],
	[/\bafter (?:all|work|school|lunch|dinner|tea|church|mass|training|(?:the|a|an|my|our|that|two|three) \w+)\b/, 0.8],
	[
		/\b(?:every|all) (?:year|summer|day|night|morning|week|weekend|winter|the time|the way|through|afternoon|evening|weekend long)\b|\b(?:once|ever|as well)[.!]?$|\bfirst time (?:in|since|ever)\b|\bas an? (?:child|kid|boy|girl|teenager|student|baby)\b(?! again)|\b(?:by mistake|on purpose|for fun|for luck|in the end)\b/,
		0.6,
	],
	// "A crow keeps stealing the food".
	[/\bkeeps? (?:on )?(?!saying|telling|asking|growing|changing|calling|whispering|screaming|turning)\w+ing\b/, 0.9],
	[/\b(?:because|cos|coz|due to|thanks to) (?!of a\b)/, 0.5],
	[
		/\bbecause of the (?:trains?|weather|rain|traffic|queues?|snow|wind|heat|roadworks|strikes?|football|noise|dog|kids|baby|bank holiday)\b/,
		1,
	],
	// "Dad's planted tomatoes", "my mum says I look like him".
	[
		/^(?!(?:it|that|there|what|he|she)'s\b)\w+'s (?:just |only |finally |already )?(?:\w{3,}ed|been|gone|got|had|done|made|lost|left|taken|broken|bought|sold|given) /,
		1,
	],
	[
		/^(?:my |our )?(?:mum|mam|mom|dad|nan|gran|wife|husband|sister|brother|doctor|dentist|boss|teacher|physio|vet) (?:says|thinks|reckons) (?:i|we|you|it|that|the|my)\b/,
		1.6,
	],
	[/\b(?:cows|sheep|horses?|hens?|goats?|dogs?|cat|rabbit|pigs?) (?:has |have |had )?got (?:out|loose)\b/, 1],
	[
		/\b(?:lovely|brilliant|gorgeous|rubbish|mortifying|delicious|knackered|exhausted|shattered|tasty|decent|posh|well worth|worth it|such a (?:shame|laugh|pain|faff)|good fun|hilarious|embarrassing|a nightmare|lol|haha|lmao|tbh|ngl|omg|smh)\b/,
		0.6,
	],
	[
		/\b(?:so did i|me too|me neither|same here|as did i|had (?:me|us|him|her) (?:crying|laughing|in tears|in stitches|howling|sobbing))\b/,
		1.2,
	],
	// Mishaps of roads, pets, pipes and stomachs.
	[
		/\b(?:ran|runs|walked|stepped|pulled|jumped) out in front of\b|\bknock(?:ed|ing) (?:itself|himself|herself|myself|me|him|her) (?:out|over|off)\b|\bcat (?:\w+ )?(?:brought|brings|bringing|dragged|left) (?:\w+ ){1,3}(?:in|home|on the mat)\b|\b(?:was|were|been|being) sick (?:all over|on|in|down|again|twice)\b|\b(?:water|rain|damp) (?:came|comes|coming|pouring|poured|got|gets|dripping) (?:in )?(?:through|in) (?:the|our|my) (?:ceiling|roof|window)|\b(?:chemo|radiotherapy)\b|\bno (?:eggs|milk|bread|rice|tickets|seats|loo roll|hot water|coffee|sugar|parking) (?:left|in|at)\b|\ba dry eye\b|\bgot (?:burgled|mugged|robbed|clamped|towed)\b|\bhad my (?:chips|sandwich|lunch|purse|phone|bike|bag)\b/,
		1.2,
	],
	[
		/\band (?:i|we|he|she) still\b|\b(?:the|my|our) kids\b|\boutside the (?:bank|shop|shops|chippy|stadium|station|school gates|pub|post office|charity shop|supermarket|library|surgery)\b/,
		0.5,
	],
	[/^(?:my|our|the) \w+(?:'s| is| are) (?:in|at|on|out|off|down|up|over|stuck|asleep) (?!fire\b)/, 0.9],
	[
		/\bhad to (?:ring|call|phone|chase|slam|wait|queue|borrow|cancel|walk home)\b|\bby the time (?:i|we|he|she|they) (?:got|were|was|came)\b|\bfor (?:his|her|their) (?:funeral|wedding|birthday|christening|eighteenth|retirement)\b/,
		0.6,
	],
	// A question that nobody in a dream asks.
	[/^(?!.*\b(?:said|says|asked|told|saying|shouted|whispered|asking|goes|like)\b)(?!.*["“:]).*\?\s*$/, 1],
]; // prettier-ignore

/** Names within a sentence: towns, shops, people. */
const names =
	/(?<=[\p{Ll},'’] )(?!(?:God|Jesus|Allah|Mum|Mom|Dad|Nan|Gran|Grandma|Grandad|Grandpa|Mother|Father|King|Queen|Christ|Devil|Santa)\b)\p{Lu}\p{Ll}{2,}/u;
const NAMED = 0.7;
/** Of places more is told by day: "in Cornwall". */
const places =
	/\b(?:in|at|near|from|to|outside) (?!(?:God|Mum|Mom|Dad|Nan|Gran|Hell|Heaven|Paradise)\b)\p{Lu}\p{Ll}{2,}/u;
const PLACED = 0.4;

/** In so many words somebody who tells a dream may come upon the day's business as well. */
const LONG = 16;

/** How much the words of the day's business, its times and names let a short English text be ordinary talk. */
export function dailyInEnglish(text: string): number {
	const folded = text.toLowerCase().replaceAll('’', "'");
	let sum = (names.test(text) ? NAMED : 0) + (places.test(text) ? PLACED : 0);
	for (const [turn, weight] of turns) if (turn.test(folded)) sum += weight;
	const count = (words: RegExp) => Math.min(folded.match(words)?.length ?? 0, MOST);
	const daily = sum + DAILY * count(dailyWords) + TIME * count(timeWords);
	return daily * Math.min(1, LONG / (folded.match(/\S+/g)?.length ?? 1)) - strangeInEnglish(folded);
}
