import type { SarketabWords } from './shape.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const list = (items: readonly string[]) =>
	items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** The built-in writer's English for sarketab. */
export const words: SarketabWords = {
	clauses: {
		aries: 'the Ram, drawn in old charts looking back over its shoulder as it leaps',
		taurus: 'the Bull, of whom the old sky shows only the front half, up to the shoulder in work',
		gemini: 'the Twins, two boys with one cloak, talking',
		cancer: 'the Crab, which carries its house and walks round what it wants',
		leo: 'the Lion, with a bright star where the heart is, called the little king',
		virgo: 'the Ear of Corn, held by a girl who has counted the grains',
		libra: 'the Scales, the only thing in that circle that does not breathe',
		scorpio: 'the Scorpion, with a red star for a heart',
		sagittarius: 'the Archer, half horse, aiming at something beyond the edge of the chart',
		capricorn: 'the Kid, a goat with the tail of a fish, climbing out of the sea',
		aquarius: 'the Bucket, poured out by somebody whose face the Persian name leaves away',
		pisces: 'the Fishes, two of them, tied by a cord and swimming apart',
	},
	sum: {
		own: [
			(own, mother, sum, remainder) =>
				`Your name is the heavy one, ${own} against your mother’s ${mother}; of the ${sum} they make, the twelves leave ${remainder}`,
			(own, mother, sum, remainder) =>
				`Put ${own} on the counter and your mother’s ${mother} beside it, a loaf and a roll; divide ${sum} by twelve and ${remainder} is over`,
			(own, mother, sum, remainder) =>
				`Most of the ${sum} is your own, ${own}, and your mother’s name adds its ${mother}; past the last twelve stands ${remainder}`,
		],
		mother: [
			(own, mother, sum, remainder) =>
				`Your mother’s name carries the sum, ${mother} to your ${own}; take the twelves out of ${sum} and ${remainder} remains`,
			(own, mother, sum, remainder) =>
				`Hers is ${mother} and yours ${own}, a coat and the child inside it; ${sum} goes into twelves with ${remainder} left`,
			(own, mother, sum, remainder) =>
				`Of ${sum} your mother’s letters paid ${mother} and yours ${own}; what no twelve will take is ${remainder}`,
		],
		near: [
			(own, mother, sum, remainder) =>
				`Your ${own} and your mother’s ${mother} stand nearly shoulder to shoulder; their ${sum}, cast out by twelves, leaves ${remainder}`,
			(own, mother, sum, remainder) =>
				`Neither name outweighs the other by much, yours at ${own}, your mother’s at ${mother}; ${sum} together, and by twelves ${remainder}`,
			(own, mother, sum, remainder) =>
				`${own} for you, ${mother} for your mother, two names that could share a bench; of ${sum} the twelves leave ${remainder}`,
		],
	},
	poles: {
		aries: {
			pull: 'leaps before the gate is open',
			work: 'begins while the others look for a pen',
			money: 'pays on the spot and counts afterwards',
			home: 'leaves the front door open behind it',
			heart: 'says it first and blushes later',
			year: 'wants everything before the almonds flower',
			thing: 'the first step',
			act: 'start the thing you have put off longest, for five minutes and no more',
			manner: 'beginning within a minute of reading this',
		},
		taurus: {
			pull: 'stands until the field is done',
			work: 'ploughs to the end of the row',
			money: 'lays a coin under the oil jar and forgets it on purpose',
			home: 'keeps the same chair in the same corner',
			heart: 'stays, and takes staying for a declaration',
			year: 'asks for twelve months just like the good one',
			thing: 'solid ground',
			act: 'mend one small thing: a button, a hinge, a bill',
			manner: 'with your hands and not with a screen',
		},
		gemini: {
			pull: 'has already heard two versions',
			work: 'answers three letters at once',
			money: 'knows the price in two shops',
			home: 'talks through the wall with whoever is there',
			heart: 'writes a long message and sends the short one',
			year: 'has two plans for it and tells them to different people',
			thing: 'the second version',
			act: 'write three lines by hand to somebody far away',
			manner: 'telling it afterwards in two sentences, to a person or to the wall',
		},
		cancer: {
			pull: 'goes home by the side lane',
			work: 'walks once round the task before touching it',
			money: 'hides a little in three places',
			home: 'knows which stair creaks',
			heart: 'brings soup and calls it an errand',
			year: 'keeps the last one in a drawer beside it',
			thing: 'the way home',
			act: 'tidy one drawer and leave one thing from it in sight',
			manner: 'in whichever corner you like best to sit',
		},
		leo: {
			pull: 'waits until the room has noticed',
			work: 'does its best while somebody is looking',
			money: 'pays for the whole table',
			home: 'wants one good chair and a lamp beside it',
			heart: 'gives in company what it cannot say alone',
			year: 'is sure of its hour and has dressed for it',
			thing: 'the good chair',
			act: 'praise one person for one exact thing',
			manner: 'as carefully as if it were watched',
		},
		virgo: {
			pull: 'sorts the lentils by lamplight',
			work: 'reads the small print aloud',
			money: 'keeps the receipts of things long worn out',
			home: 'straightens the cloth when the guests have gone',
			heart: 'shows its care by pointing at the missing button',
			year: 'has made a list of it by the second week',
			thing: 'the last correction',
			act: 'clear a space the size of a tray on one table',
			manner: 'putting each thing back in its place afterwards',
		},
		libra: {
			pull: 'asks for the other pan to be loaded',
			work: 'wants a second opinion before the first is finished',
			money: 'splits the bill to the last coin and then adds a tip',
			home: 'moves the picture a finger’s breadth and back',
			heart: 'waits until the other side has had its say',
			year: 'weighs its first half against its second',
			thing: 'fairness to everybody',
			act: 'write one line for the matter and one against it',
			manner: 'stopping halfway to look at it from the other side',
		},
		scorpio: {
			pull: 'keeps still under the stone',
			work: 'finishes at night and says nothing',
			money: 'knows the sum to the last coin and tells no one',
			home: 'has one door that stays shut',
			heart: 'forgets slowly and forgives at one stroke',
			year: 'lets half of it pass before showing a card',
			thing: 'a well-kept secret',
			act: 'put on paper one thing you have told nobody, then tear it up',
			manner: 'without mentioning it to anyone',
		},
		sagittarius: {
			pull: 'looks past the hill',
			work: 'is already explaining the next project',
			money: 'spends the fare before the ticket is bought',
			home: 'keeps a bag half packed',
			heart: 'misses people it has not yet met',
			year: 'aims beyond the end of it',
			thing: 'the far side of the hill',
			act: 'find the nearest spot with a view and look from it for one minute',
			manner: 'out of doors or at a window',
		},
		capricorn: {
			pull: 'sets one hoof and tests the stone',
			work: 'takes the heavy end without being asked',
			money: 'saves first and asks later for what',
			home: 'pays for the roof before the curtains',
			heart: 'shows tenderness by being punctual',
			year: 'begins it on the shortest day and climbs',
			thing: 'the next foothold',
			act: 'finish one thing that needs only ten more minutes',
			manner: 'noting the hour at which it was done',
		},
		aquarius: {
			pull: 'pours for the whole street',
			work: 'improves the rule while the others keep it',
			money: 'lends to a stranger sooner than to itself',
			home: 'sits at many tables with its coat on',
			heart: 'thinks about what it feels, often correctly',
			year: 'has given most of it away by spring',
			thing: 'an open hand',
			act: 'do one favour for somebody who will not learn of it',
			manner: 'in a way you have not tried before',
		},
		pisces: {
			pull: 'swims both ways at once',
			work: 'hears what the room needs and forgets the clock',
			money: 'finds coins in a coat it has given away',
			home: 'lets other people’s moods in without knocking',
			heart: 'carries a sadness that nobody handed to it',
			year: 'lets the current choose the month',
			thing: 'the open sea',
			act: 'listen to one piece of music to its end',
			manner: 'staying one minute longer when it is done',
		},
		most_fire: {
			name: 'the fire in your letters',
			pull: 'warms the room and wants others to bring the wood',
			work: 'burns high for a week',
			money: 'melts whatever lies in the hand',
			home: 'gathers everyone at the stove',
			heart: 'is warm at once, for all to see',
			year: 'would burn its twelve logs by summer',
			thing: 'a quick flame',
			act: 'heat something with care, if only tea, and drink it hot',
			manner: 'while the wish for it is still warm',
		},
		most_earth: {
			name: 'the earth in your letters',
			pull: 'leans a ladder against its own word',
			work: 'lays one brick and then the next',
			money: 'turns it into things one can touch',
			home: 'knows the weight of every pot',
			heart: 'believes what was done, not what was said',
			year: 'would like to know where the wall will stand',
			thing: 'a kept word',
			act: 'put your hands in soil, flour or warm water for five minutes',
			manner: 'slowly, feeling the weight of what you use',
		},
		most_air: {
			name: 'the air in your letters',
			pull: 'is half a message already',
			work: 'understands early and finishes late',
			money: 'talks of it more than it counts it',
			home: 'opens every window',
			heart: 'explains itself beautifully',
			year: 'has told it before it has happened',
			thing: 'a good conversation',
			act: 'read one page aloud',
			manner: 'saying aloud what you are doing',
		},
		most_water: {
			name: 'the water in your letters',
			pull: 'takes the shape of whatever holds it',
			work: 'runs to where the gap is',
			money: 'lets it come with the rain and go with the bucket',
			home: 'finds the lowest place and whoever is sitting there',
			heart: 'knows before it has been told',
			year: 'goes round every stone in it',
			thing: 'a place to flow to',
			act: 'water a plant, or fill a bowl for a street animal',
			manner: 'after one glass of water, drunk slowly',
		},
		none_fire: {
			name: 'a name without fire',
			pull: 'makes its warmth by rubbing two things together',
			work: 'starts at the second call and is still there at the tenth',
			money: 'burns no hole in any pocket',
			home: 'warms up late, like a thick wall',
			heart: 'likes to be asked twice',
			year: 'waits for somebody with a match',
			thing: 'a slow warmth',
			act: 'light one candle and watch it for three minutes',
			manner: 'taking twice the time it needs',
		},
		none_earth: {
			name: 'a name without earth',
			pull: 'builds on agreements, which hold if they are spoken aloud',
			work: 'draws the house before there is a plot',
			money: 'loses it where there is no jar',
			home: 'could have packed by evening',
			heart: 'floats until somebody holds the string',
			year: 'needs a date that others have set',
			thing: 'a spoken agreement',
			act: 'write one promise with a date under it and lay it where you will see it',
			manner: 'standing, with both feet on the floor',
		},
		none_air: {
			name: 'a name without air',
			pull: 'speaks when there is something to carry, and is believed',
			work: 'does the thing and leaves the report to others',
			money: 'asks the price once',
			home: 'is glad of a closed door',
			heart: 'would sooner mend a bicycle than say it',
			year: 'lets it come without an announcement',
			thing: 'a silence that is understood',
			act: 'stand at an open window for ten breaths and name what you hear',
			manner: 'without a word until it is finished',
		},
		none_water: {
			name: 'a name without water',
			pull: 'stays dry outwardly, so that people have to be told',
			work: 'keeps its feelings out of the minutes',
			money: 'counts it dry-eyed',
			home: 'has an umbrella by every door',
			heart: 'is moved and shows a calm face',
			year: 'hopes for rain and mentions it to no one',
			thing: 'a dry roof',
			act: 'wash one cup as if it were borrowed',
			manner: 'telling one person afterwards how it felt',
		},
	},
	voices: {
		taleh: (name) => `${name}, where the names lead,`,
		sun: (name) => `${name}, where the sun stood on your birthday,`,
		moon: (name) => `${name}, where that day’s moon was,`,
		letters: (name) => name,
	},
	tension: [
		(one, oneDoes, other, otherDoes) => `${capital(one)} ${oneDoes}; ${other} ${otherDoes}.`,
		(one, oneDoes, other, otherDoes) => `Here is the quarrel: ${one} ${oneDoes}, and ${other} ${otherDoes}.`,
		(one, oneDoes, other, otherDoes) => `So there are two at the table: ${one} ${oneDoes}, but ${other} ${otherDoes}.`,
	],
	areas: {
		work: [
			(a, x, b, y) => `Where there is work to do, ${a} ${x}; ${b} ${y}.`,
			(a, x, b, y) => `Give them one task: ${a} ${x}, but ${b} ${y}.`,
			(a, x, b, y) => `At work of any kind ${a} ${x}, whereas ${b} ${y}.`,
		],
		money: [
			(a, x, b, y) => `With money ${a} ${x}; ${b} ${y}.`,
			(a, x, b, y) => `Put a coin between them: ${a} ${x}, but ${b} ${y}.`,
			(a, x, b, y) => `One purse, two hands on it: ${a} ${x}; ${b} ${y}.`,
		],
		home: [
			(a, x, b, y) => `At home ${a} ${x}; ${b} ${y}.`,
			(a, x, b, y) => `Under a roof, any roof, ${a} ${x}, but ${b} ${y}.`,
			(a, x, b, y) => `Between four walls ${a} ${x}, whereas ${b} ${y}.`,
		],
		heart: [
			(a, x, b, y) => `In matters of the heart ${a} ${x}; ${b} ${y}, and neither is a pretence.`,
			(a, x, b, y) => `The heart hears both: ${a} ${x}, but ${b} ${y}.`,
			(a, x, b, y) => `Where affection is concerned, ${a} ${x}, whereas ${b} ${y}.`,
		],
		year: [
			(a, x, b, y) => `As for the year, ${a} ${x}; ${b} ${y}.`,
			(a, x, b, y) => `Of the year to come the sums know only this: ${a} ${x}, but ${b} ${y}.`,
			(a, x, b, y) => `Month by month ${a} ${x}, whereas ${b} ${y}.`,
		],
	},
	counsel: [
		(one, other) => `Let ${one} begin, and ${other} sign.`,
		(one, other) => `Give ${one} the mornings and ${other} the last word.`,
		(one, other) => `Before anything is settled, let ${other} read what ${one} has written.`,
		(one, other) => `Neither ${one} nor ${other} should hold the key alone.`,
		(one, other) => `Mark the month in which ${one} and ${other} first agree.`,
	],
	notable: {
		equal_names: [
			({ sum }) =>
				`Both names weigh exactly the same, half of ${sum} each, and neither can be called the change from the other.`,
		],
		known_sum: [({ sum }) => `And ${sum} is one of the sums at which the old clerks looked up from the page.`],
		four_equal: [
			() => 'Your letters are dealt out evenly among all four elements, a table at which no guest has to stand.',
		],
		one_element: [
			({ elements, sign }) => `Not one of your letters is anything but ${elements}, and ${sign} has to live with that.`,
		],
		halves: [
			({ elements, sign }) => `Your letters are ${elements} in equal halves, with ${sign} between them as the door.`,
		],
		nothing_left: [
			({ sum }) => `Nothing was left over of ${sum}, and custom gives to those with nothing over the whole sea.`,
			({ sum, other }) =>
				`With ${sum} the division comes out clean, and so a sun in ${other} had to wait outside for the sign.`,
		],
		unison: [
			({ sign }) =>
				`The sun of your birthday stood in ${sign} as well, so that sum and sky for once agree, and no one holds it back.`,
			({ sign }) => `Sum and sun both say ${sign}; agreement of that kind needs a third opinion.`,
		],
		opposite: [
			({ sign, other }) =>
				`The sun stood in ${other}, straight across the circle from ${sign}: no two signs are farther apart.`,
		],
		moon_in_taleh: [
			({ sign, other }) => `The moon of that day agrees with the sum on ${sign}, and leaves the sun alone in ${other}.`,
		],
		own_day: [
			({ elements, sign }) =>
				`It was ${elements}’s own weekday, and ${elements} rules ${sign}: the landlord was at home.`,
		],
		unlettered: [
			({ elements, sign }) =>
				`${sign} is a sign of ${elements}, and no letter of your name is: a house and no key to it.`,
			({ elements, sign }) => `Your letters hold no ${elements}, and yet they led to ${sign}, which lives on it.`,
		],
	},
	planets: {
		sun: 'the Sun',
		moon: 'the Moon',
		mercury: 'Mercury',
		venus: 'Venus',
		mars: 'Mars',
		jupiter: 'Jupiter',
		saturn: 'Saturn',
	},
	elements: { fire: 'fire', earth: 'earth', air: 'air', water: 'water' },
	list,
	ranking: (groups, none) =>
		[
			...groups.map(({ count, elements }) => `${list(elements)} ${count}${elements.length > 1 ? ' each' : ''}`),
			...(none.length > 0 ? [`${list(none)} none`] : []),
		].join(', '),
	stop: ';',
	letters: [
		(all, ranking, lead) => `Of ${all} letters: ${ranking}${lead}.`,
		(all, ranking, lead) => `Your ${all} letters, sorted as in the old books: ${ranking}${lead}.`,
	],
	leads: {
		fire: [
			'fire leads, the letters that cannot wait for the rest of the alphabet',
			'fire is the one that speaks first',
		],
		earth: ['earth leads, letters one can lean a ladder against', 'earth is the one with its feet under the table'],
		air: ['air leads, and the name is half a message', 'air is the one nearest the door'],
		water: [
			'water leads, and takes the shape of whoever says the name',
			'water is the one that found the lowest place',
		],
	},
	ties: [
		(elements) => `${elements} are level, and neither line of the account may be read first`,
		(elements) => `nobody leads, since ${elements} stand level`,
	],
	ends: [
		(first, opens, last, closes) => `The name comes in by ${first}, ${opens}, and goes out by ${last}, ${closes}.`,
		(first, opens, last, closes) => `Its first letter is ${first}, ${opens}; its last is ${last}, ${closes}.`,
	],
	opens: {
		fire: 'with a lit match',
		earth: 'wiping its shoes',
		air: 'already talking',
		water: 'like a guest who has been crying or swimming',
	},
	closes: {
		fire: 'leaving the lamp on',
		earth: 'shutting the gate behind it',
		air: 'with the window still open',
		water: 'having watered the plants',
	},
	mother: {
		shared: [
			(hers) => `Your mother’s letters lean on ${hers} too, so the side that is inherited has the older voice.`,
			(hers, own) =>
				`${capital(hers)} stands first in your mother’s name as in yours; call ${own} an heirloom and dust it.`,
		],
		wanting: [
			(hers, own) =>
				`Your mother’s name has most ${hers}, of which yours has nothing: what was plentiful there had to be replaced by ${own}.`,
			(hers, own) => `What your mother’s name had most of, ${hers}, did not come down to yours, which lives on ${own}.`,
		],
		other: [
			(hers, own) =>
				`Your mother’s name puts ${hers} first where yours puts ${own}; the quarrel may be older than you.`,
			(hers, own) =>
				`Against your ${own} your mother’s letters set ${hers}, and a child’s name spends what hers has saved.`,
		],
	},
	date: [
		(solar, gregorian, lunar) => `The day was ${gregorian}, in Persia ${solar} and by the moon ${lunar}.`,
		(solar, gregorian, lunar) => `The day of birth, in three calendars: ${gregorian}, ${solar}, ${lunar}.`,
	],
	moon: [
		(phase, sign) => `The moon was ${phase}, ${sign}.`,
		(phase, sign) => `Overhead the moon went by ${phase}, ${sign}.`,
	],
	phases: {
		new: 'new and seen by nobody',
		waxing_crescent: 'young and thin',
		first_quarter: 'half lit, the half that comes before',
		waxing_gibbous: 'nearly round and in no haste',
		full: 'full',
		waning_gibbous: 'just past full, for those still awake',
		last_quarter: 'half gone, company for bakers',
		waning_crescent: 'old and thin before the dawn',
	},
	moons: {
		aries: 'in the Ram, where feelings arrive at a run and are gone by noon',
		taurus: 'in the Bull, well housed, like a guest by the stove',
		gemini: 'in the Twins, where a mood is a sentence before it is a feeling',
		cancer: 'at home in the Crab, and remembered everything',
		leo: 'in the Lion, where even a private sorrow likes a good chair',
		virgo: 'in the Ear of Corn, where worry passes itself off as housekeeping',
		libra: 'in the Scales, where one’s own wish is the last to be weighed',
		scorpio: 'in the Scorpion, under which almanacs forbade beginnings and people began all the same',
		sagittarius: 'in the Archer, where homesickness is for places not yet seen',
		capricorn: 'in the Kid, where tenderness comes on time',
		aquarius: 'in the Bucket, where one thinks about feelings, often correctly',
		pisces: 'in the Fishes, where other people’s moods come in without knocking',
	},
	counter: [
		(flaw) => `Against all this, ${flaw}.`,
		(flaw) => `This may be wrong about you: ${flaw}.`,
		(flaw) => `What the sum flatters is this: ${flaw}.`,
	],
	flaws: {
		sun: 'the Sun rules your sign, and whoever stands in its light seldom sees others shading their eyes',
		moon: 'the Moon rules your sign, and a premonition may be last month coming round',
		mercury: 'Mercury rules your sign, a clever servant who explains what had better be done',
		venus: 'Venus rules your sign, and calls many things peace that are only well arranged',
		mars: 'Mars rules your sign, and mistakes a closed door for an insult',
		jupiter: 'Jupiter rules your sign, and his promises are larger than his larder',
		saturn: 'Saturn rules your sign, and takes a thing for true because it is heavy',
	},
	days: {
		sun: 'It was a Sunday, on which the hidden is merely not yet up.',
		moon: 'It was a Monday, the Moon’s, changeable and good at returning.',
		mars: 'It was a Tuesday, and Mars prefers a short quarrel to a long politeness.',
		mercury: 'It was a Wednesday, Mercury’s, with ink on its fingers.',
		jupiter: 'It was a Thursday, Jupiter’s, who always lays one place too many.',
		venus: 'It was a Friday, the day of Venus, washed and combed by noon.',
		saturn: 'It was a Saturday, Saturn’s, the back wall of the week.',
	},
	blessings: {
		islam: [
			(one, other) => `May God put blessing into ${one} and ease into ${other}.`,
			(one, other) =>
				`Begin with a good intention, be it for ${one} or for ${other}, and leave the outcome where it is safe.`,
		],
		christianity: [
			(one, other) => `May there be bread on the table, and peace between ${one} and ${other}.`,
			(one, other) => `Light a candle for ${one}, and from the same match one for ${other}.`,
		],
		judaism: [
			(one, other) => `May your name be called kindly at a full table, for ${one} and no less for ${other}.`,
			(one, other) => `Keep one evening of the week in which neither ${one} nor ${other} is asked for.`,
		],
		zoroastrianism: [
			(one, other) =>
				`Think well of ${one}, speak well of ${other}, then put your hand to it; the old order still holds.`,
			(one, other) => `May your lamp be clean, and give light to ${one} and to ${other}.`,
		],
		buddhism: [
			(one, other) =>
				`Sit for three breaths with the wish for ${one}, for three with the wish for ${other}, and let both pass.`,
			(one, other) => `May you be at ease with ${one}, and at ease without ${other}.`,
		],
		other: [
			(one, other) => `Whatever you call what is above you, may it look kindly on ${one} and on ${other}.`,
			(one, other) => `A good word needs no address: may there be room this year for ${one} and for ${other}.`,
		],
	},
	questions: [
		'Which of the two would be missed first if you went a month without it, and by whom?',
		'What would you do differently this week if the second had as much say as the first?',
		'Where did the one last cost you the other?',
		'Who taught you to choose between them?',
		'Which of the two do people thank you for, and which do you thank yourself for?',
		'If you could give one of them away for a week, to whom would you give which?',
	],
	acts: [(act, manner) => `Today, ${act}, ${manner}.`, (act, manner) => `Before this day is out, ${act}, ${manner}.`],
};
