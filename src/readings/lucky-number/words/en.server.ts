import type { LuckyWords } from './shape.ts';

const folds = (folded: string | null, how = 'which folds to') => (folded ? `, ${how} ${folded}` : '');

/** The built-in writer's English for the twelve numbers and the seven days. */
export const words: LuckyWords = {
	numbers: {
		1: {
			sign: 'the single stroke',
			lore: [
				'Euclid would not call it a number at all; for him numbers began with company.',
				'Children draw it first and teachers correct it least, since there is only one way to stand up straight.',
			],
			as: {
				path: 'the single stroke, made before there is anything to count',
				wealth: 'a purse with one key, and the key on your own ring',
				protection: 'a doorpost, the upright thing a house is hung on',
				love: 'one chair drawn close, and not two drawn halfway',
			},
			pull: 'sets out before the others have found their shoes',
			counter: 'Not every solitary habit is strength; some of it is only that help would have to be explained to.',
			question: 'Which task would you have to explain at length before somebody could carry half of it?',
		},
		2: {
			sign: 'the pair',
			lore: [
				'Cover one eye and the cup on the table turns flat; it takes the quarrel of both to reach for it.',
				'Old builders checked a wall with two strings, never with one, and trusted what lay between.',
			],
			as: {
				path: 'the pair, two eyes that see depth because they disagree',
				wealth: 'a pair of scales rather than a chest',
				protection: 'a second cup set out before anyone knocked',
				love: 'the listener’s half of a conversation',
			},
			pull: 'waits to hear the other side',
			counter: 'What looks like tact may be a way of never being quoted; agreement is also a place to hide.',
			question: 'What sentence would you have to say so that the room stopped being merely pleasant?',
		},
		3: {
			sign: 'the three-legged stool',
			lore: [
				'Folk tales give three sons, three wishes and three tries, because with the third a story knows where it is going.',
				'It is the first number with a middle, and whoever sits in the middle has to talk to both sides.',
			],
			as: {
				path: 'the stool with three legs, which stands on any floor without rocking',
				wealth: 'money that comes by the mouth, through talk, teaching or jokes told at the right moment',
				protection: 'a voice humming in the next room',
				love: 'letters rather than vows',
			},
			pull: 'tells the tale before it has an end',
			counter:
				'A lively number flatters; some days the talk is there so that one particular sentence need not be spoken.',
			question: 'Which story about yourself do you tell so well that nobody asks what happened next?',
		},
		4: {
			sign: 'the square',
			lore: [
				'Surveyors along the Nile stretched their ropes over the mud each year, and the field was there again after the flood.',
				'Nothing about it shines, and everybody eats at it.',
			],
			as: {
				path: 'a square, four corners, four legs of a table, four walls before the roof',
				wealth: 'the jar on the shelf, filled a spoon at a time',
				protection: 'a wall with the tool marks still on it',
				love: 'the shelf put up without being asked',
			},
			pull: 'measures twice before it cuts',
			counter: 'A wall can be kept in repair so well that no one remembers what it was meant to keep out.',
			question: 'Which rule would you not make again if everything were built anew today?',
		},
		5: {
			sign: 'the open hand',
			lore: [
				'All around the Mediterranean it hangs over doors, and in caves people blew colour round it to say that they had been there.',
				'It stands in the middle of the nine, and from the middle every road is equally near.',
			],
			as: {
				path: 'the open hand, five fingers and none of one length',
				wealth: 'coins warm from the pocket, already half on their way',
				protection: 'a back door that was never locked',
				love: 'curiosity with its coat still on',
			},
			pull: 'has its hand on the latch',
			counter: 'Perhaps it praises movement too much; one can change rooms for years and carry the same chair along.',
			question: 'What would you find out about this place if you stayed one season longer than is comfortable?',
		},
		6: {
			sign: 'the bee’s cell',
			lore: [
				'No shape holds so much honey for so little wax; the price is that nobody in it lives alone.',
				'Add its divisors, one and two and three, and it comes out whole again, for which the Greeks called it perfect.',
			],
			as: {
				path: 'the bee’s cell, six walls and every one of them shared',
				wealth: 'a full pantry and an empty wallet beside it',
				protection: 'the smell of bread through a wall',
				love: 'a hand that straightens the other’s collar',
			},
			pull: 'lays another place at the table',
			counter:
				'Care can be a quiet way of being in charge, and those who are always needed seldom hear what they are like.',
			question: 'What would you let somebody else do for you, if they asked how?',
		},
		7: {
			sign: 'the week',
			lore: [
				'The seven wandering lights of the old sky gave it its names, and no calendar reform has been able to shake it.',
				'Between one and ten it is the odd guest: it neither divides the others nor is made from them.',
			],
			as: {
				path: 'the week, with one day left over from work to ask what it was for',
				wealth: 'a library ticket where others keep a savings book',
				protection: 'a lamp in a window across the yard',
				love: 'a long look before the first word',
			},
			pull: 'asks what lies behind the question',
			counter:
				'It may be wrong about your depth; a question can be turned over so long precisely because answering it would oblige you.',
			question: 'What do you already know that you keep on investigating?',
		},
		8: {
			sign: 'the double ring',
			lore: [
				'A scale ends on its eighth note and finds it has come home, only higher.',
				'Farmers knew it as the account between sowing and barn, in which no month may be skipped.',
			],
			as: {
				path: 'two rings joined, what goes out on one side and comes back on the other',
				wealth: 'a ledger with both columns filled in',
				protection: 'a strong hand on the ladder',
				love: 'a promise with a date on it',
			},
			pull: 'counts the bricks',
			counter: 'Harvests also depend on rain, and a number so fond of results will not mention the weather.',
			question: 'What do you count as pay that never enters any book?',
		},
		9: {
			sign: 'the last figure',
			lore: [
				'Multiply it by what you like, add the digits, and it returns; schoolchildren use this to catch mistakes.',
				'Nine months is how long the slowest good news takes.',
			],
			as: {
				path: 'the last of the single figures, with all the others behind it',
				wealth: 'an open gate and fruit beyond the fence',
				protection: 'a coat lent so often that it has become everybody’s',
				love: 'a farewell remembered more exactly than the meeting',
			},
			pull: 'is already tidying up after the feast',
			counter:
				'A wide heart flatters itself easily: loving mankind asks less than answering one message from yesterday.',
			question: 'What is finished and still being politely entertained?',
		},
		11: {
			sign: 'the gate',
			lore: [
				'It is a gate without a lintel: you can see straight through, and there is nothing to hang on it.',
				'Twice one and yet not two, it stays a draught between two doorposts.',
			],
			as: {
				path: 'two single strokes side by side, left unfolded as old custom wants it',
				wealth: 'an idea that comes before the buyer does',
				protection: 'a foreboding that was mostly right',
				love: 'two candles that lean away from each other’s draught',
			},
			pull: 'hears the telephone before it rings',
			counter: 'One warning: whoever is told that they sense things will find omens in a tired face at the bakery.',
			question: 'How would you test a hunch on the person it is about?',
		},
		22: {
			sign: 'the builder',
			lore: [
				'Twenty-two letters were enough to write the Hebrew Bible; large things are made from a small stock, used patiently.',
				'Fold the builder’s twenty-two and it becomes a four, an honest wall; unfolded it wants a bridge.',
			],
			as: {
				path: 'the builder’s number, left unfolded, with a plan too big for the table',
				wealth: 'foundations that nobody can see from the street',
				protection: 'scaffolding, left standing until the arch could hold itself',
				love: 'a house drawn before the hand is asked for',
			},
			pull: 'draws the bridge before it has seen the river',
			counter: 'Size is no proof of worth; a plan can be grand for the reason that it never has to begin this week.',
			question: 'Which part of the great plan would still be worth doing if the rest never came?',
		},
		33: {
			sign: 'the teacher',
			lore: [
				'A short string of prayer beads has thirty-three, so that the hand can count while the mind is elsewhere.',
				'It is rare among dates, and those who have it are told so by others rather too often.',
			],
			as: {
				path: 'the teacher’s number, left unfolded, as many as the bones of a spine',
				wealth: 'wages paid in thanks, with now and then an envelope',
				protection: 'a hand laid on a hot forehead',
				love: 'patience with sleeves rolled up',
			},
			pull: 'kneels to tie a stranger’s shoelace',
			counter:
				'Who is always the teacher never has to be seen not knowing; the number passes over that with a kind smile.',
			question: 'From whom, younger than you, could you learn something this week, and how would you ask?',
		},
	},
	of: {
		path: 'of your date',
		wealth: 'of your name',
		protection: 'of your mother’s name',
		love: 'of your heart',
	},
	quarrel: {
		against: [
			'On one side {a}; on the other {b}.',
			'That is {a}, and against it {b}.',
			'Two things face each other here: {a}; {b}.',
		],
		tension: [
			'The {nx} {ofX} {pullX}, while the {ny} {ofY} {pullY}.',
			'The {ny} {ofY} {pullY}; the {nx} {ofX} {pullX}, and there the matter starts.',
			'While the {nx} {ofX} {pullX}, the {ny} {ofY} {pullY}.',
		],
		unison: [
			'All four of your numbers are {n}, which {pull}, and nobody in the house objects.',
			'Date, names and heart agree on {n}, which {pull} four times over; watch what that leaves unguarded.',
		],
		lore: [
			'Of {x}, which has been looked at longer than {y}, people say: {line}',
			'There is this to know about {x}, and {y} will allow it: {line}',
			'About {x}, before {y} interrupts: {line}',
		],
		near: [
			'The number {of} ({as}) stands nearer to {x} than to {y}.',
			'If it came to a vote, the number {of} ({as}) would go with {x} and not with {y}.',
			'Counted off, the number {of} leans to {x} and away from {y}: {as}.',
		],
		again: [
			'With the number {of} ({as}) {x} comes a second time, so {y} is outnumbered there.',
			'The number {of} is {x} once more, here as {as}, which {y} will have to hear twice.',
			'{x} returns in the number {of}, now as {as}, and {y} gets no help from it.',
		],
		midway: [
			'The number {of} ({as}) is as far from {x} as from {y}, and could be asked to judge.',
			'Exactly between {x} and {y} stands the number {of}: {as}.',
			'The number {of} ({as}) keeps the same distance from {x} and from {y}.',
		],
		all: [
			'Four of one number are a rare hand; what has no opposite here must be sought outside.',
			'It is very rare that all four come out alike, and a table with four equal guests wants a fifth.',
		],
		thrice: [
			'Three of the four are {r}; a number that comes so often is loud and not therefore right, as {x} and {y} both know.',
			'{r} stands there three times, which settles the vote between {x} and {y} and not the question.',
		],
		twice: [
			'{r} comes twice among the four, and whatever {x} and {y} decide has to pass it both times.',
			'Two of the four are {r}, a tie that {x} and {y} cannot talk away.',
			'Two of the four turn out to be {r}: {x} and {y} argue in front of the same face twice.',
		],
		master: [
			'{r} is one of the numbers that custom leaves unfolded, which gives the quarrel of {x} and {y} a long shadow.',
			'By old custom {r} is not folded any further; it stands beside {x} and {y} in its full height.',
		],
		odd: [
			'All four are odd: nothing in {x} or {y} divides into equal halves.',
			'There is no even number among the four, so {x} and {y} will always have one left over.',
		],
		even: [
			'All four are even: {x} and {y} can be shared out to the last crumb, and that is their quarrel.',
			'There is no odd number among the four, so between {x} and {y} nobody has the casting vote.',
		],
		apart: [
			'No number comes twice among the four; {x} and {y} have two witnesses who agree with neither in full.',
			'Four numbers, all different: {x} and {y} are only the loudest of them.',
			'The four are four different ones, and of them {x} and {y} are the least likely to share a bench.',
		],
		dayNear: [
			'{sum}: {day}; that remainder lies nearer to {x} than to {y}.',
			'{sum}: {day}; by what was left over the day sides with {x} against {y}.',
			'{sum}: {day}; going by that remainder, {x} has the better of {y}.',
		],
		dayMidway: [
			'{sum}: {day}; that remainder lies as far from {x} as from {y}.',
			'{sum}: {day}; what was left over favours neither {x} nor {y}.',
		],
		counter: [
			'A word against {x}, for the sake of {y}: {line}',
			'Before {x} wins over {y}: {line}',
			'What {y} might say to {x}: {line}',
		],
		question: [
			'Between {x} and {y} lies this: {line}',
			'{x} has a question that {y} would leave alone: {line}',
			'With {x} on one hand and {y} on the other: {line}',
		],
		act: [
			'One small thing for {x}, while {y} looks on: {line}',
			'To let {x} have its turn after {y}: {line}',
			'{x} and {y} can both put up with this: {line}',
		],
	},

	days: {
		0: {
			clause: 'Sunday, the day the old books give to the sun',
			acts: [
				'Today, open the curtains of the room you use least and sit in it for five minutes.',
				'Before evening, put one thing you are proud of where you will see it from the door.',
			],
		},
		1: {
			clause: 'Monday, the moon’s day, on which tides are a better model than clocks',
			acts: [
				'Today, fill a glass with water to the brim and carry it through the house without talking.',
				'Tonight, write down what the day felt like in seven words, and nothing about what happened.',
			],
		},
		2: {
			clause: 'Tuesday, which belongs to Mars, patron of smiths as well as of quarrels',
			acts: [
				'Today, sharpen something: a pencil, a kitchen knife, the first line of a letter you owe.',
				'Set a clock to eight minutes and do only the task you have stepped around since last week.',
			],
		},
		3: {
			clause: 'Wednesday, the day of Mercury, who carried messages and took a little for the carrying',
			acts: [
				'Today, send one message of three lines to someone who would not expect it.',
				'Take a sheet of paper, write the names of five people who know something you need, and ring the third.',
			],
		},
		4: {
			clause: 'Thursday, which the planets’ table gives to Jupiter, the large and easy one',
			acts: [
				'Today, tell somebody precisely what they did well, with the place and the hour.',
				'Before you sleep, give away one thing in good condition that has waited for you for a year.',
			],
		},
		5: {
			clause: 'Friday, the day of Venus, and in half the world the day of gathering',
			acts: [
				'Today, lay the table for one meal as if a guest were coming, and sit down at it.',
				'Spend six minutes making one corner of your room pleasant to look at, and leave the rest as it is.',
			],
		},
		6: {
			clause: 'Saturday, Saturn’s, the slowest of the seven lights',
			acts: [
				'Today, take one promise off your list by telling the person that you will not keep it.',
				'Go to the oldest object in your home, dust it, and read whatever is written underneath.',
			],
		},
	},
	pathSum: [
		(date, [month, day, year], { total, folded }) =>
			`Of ${date} the month gives ${month}, the day ${day} and the year ${year}; together they make ${total}${folds(folded, 'and that folds to')}`,
		(date, [month, day, year], { total, folded }) =>
			`Add ${day} for the day, ${month} for the month and ${year} for the year, and ${date} stands at ${total}${folds(folded)}`,
	],
	calendars: [
		(solar, lunar) =>
			`A Persian almanac writes the same day ${solar} and a lunar one ${lunar}; there other digits would have been added, and the morning was the same.`,
		(solar, lunar) =>
			`Had anybody counted in ${solar} or in ${lunar}, which is the same day, another sum would be standing here, so take this one as a question well put.`,
	],
	wealthSum: [
		({ total, folded }, letters) => `The ${letters} letters of your full name come to ${total}${folds(folded)}`,
		({ total, folded }, letters) =>
			`Spelt out in ${letters} letters and added, your full name is worth ${total}${folds(folded, 'or in the end')}`,
	],
	protectionSum: [
		({ total, folded }, letters) => `Your mother’s name counts, in ${letters} letters, ${total}${folds(folded)}`,
		({ total, folded }, letters) =>
			`From the ${letters} letters of your mother’s name you have ${total}${folds(folded, 'and so')}`,
	],
	loveSum: {
		vowels: [
			({ total, folded }, [count]) =>
				`${count === '1' ? 'The one vowel of your name, where the breath is, makes' : `The ${count} vowels of your name, where the breath is, make`} ${total}${folds(folded)}`,
			({ total, folded }, [count]) =>
				`Say only the ${count === '1' ? 'one vowel' : `${count} vowels`} of your name and you have said ${total}${folds(folded, 'which ends in')}`,
		],
		letters: [
			({ total, folded }) =>
				`Without a vowel in it, your name speaks of love with all its letters, ${total}${folds(folded)}`,
		],
		names: [
			({ total, folded }, [own, mother]) =>
				`The two names laid together, ${own} and ${mother}, are ${total}${folds(folded)}`,
			({ total, folded }, [own, mother]) =>
				`For the heart both names are added, ${own} to ${mother}, ${total}${folds(folded, 'in the end')}`,
		],
	},
	daySum: [
		(own, mother, sum, remainder) =>
			`Names of ${own} and ${mother} make ${sum}, and sevens taken out of it leave ${remainder}`,
		(own, mother, sum, remainder) =>
			`Count ${own} and then ${mother} days round the week, ${sum} in all, and ${remainder} ${remainder === '1' ? 'is' : 'are'} over`,
	],
};
