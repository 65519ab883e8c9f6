import type { MinorWords } from '../minor-shape.ts';

/** The built-in writer's English for spreads of the whole deck. */
export const minorWords: MinorWords = {
	places: {
		root: [
			'Under the whole matter {name} supposes this, as one supposes a cellar: {line}',
			'Where it has its roots {name} would dig, and says why: {line}',
			'If you ask {name} what this stands on: {line}',
		],
		crown: [
			'Above it all, where one looks up from work, {name} puts this: {line}',
			'The best that could be made of it, in the opinion of {name}: {line}',
			'Held up over the spread like a lamp, {name} says: {line}',
		],
		near: [
			'Of the next few days {name} has this to remark: {line}',
			'Close by, almost at the door already, {name} hears: {line}',
			'What comes round the corner first, if {name} has good eyes: {line}',
		],
		surroundings: [
			'Of the people and rooms about you {name} ventures: {line}',
			'For the house around the matter {name} speaks up: {line}',
			'What the neighbours have to do with it, {name} tells like this: {line}',
		],
		hopes: [
			'In the place where hope and fear share a chair, {name} whispers: {line}',
			'What is wished for and dreaded in one breath {name} takes to be this: {line}',
			'Between wanting it and not wanting it, {name} says: {line}',
		],
		hidden: [
			'Behind the curtain {name} believes it has seen something: {line}',
			'What has been left out so far {name} brings in by the side door: {line}',
			'Not yet on the table, according to {name}: {line}',
		],
		advice: [
			'Asked what it would do itself, {name} answers: {line}',
			'For advice, which may be declined, {name} offers: {line}',
			'In your place, and it is not in your place, {name} would remember this: {line}',
		],
		month: [
			'For {month} {name} has laid this ready: {line}',
			'{name} keeps {month}, and thinks of it so: {line}',
			'Under {month} in the calendar {name} has pencilled: {line}',
		],
	},
	at: {
		root: 'at the root of it',
		crown: 'above it all',
		near: 'just round the corner',
		surroundings: 'among the people about you',
		hopes: 'between hope and fear',
		hidden: 'behind the curtain',
		advice: 'in the place of advice',
		month: 'in {month}',
	},
	numbers: {
		1: [
			'{x} and {y} are both aces, roots of their elements, and where two roots meet there is less to see than to expect.',
			'Two ones, {x} and {y}: for Pythagoras one was hardly a number yet, only the seed from which the others are counted.',
		],
		2: [
			'{x} and {y} are both twos, and two is the first number with somebody opposite; nothing here will be done alone.',
			'With {x} and {y} the two comes twice: for the Pythagoreans the even, the divided, the question that wants its answer.',
		],
		3: [
			'{x} and {y} both carry the first number with a beginning, a middle and an end, so something may be shown by now.',
			'{x} and {y} are threes; the Golden Dawn gave that number to Binah, who gives a form to what was merely force.',
		],
		4: [
			'Two fours, {x} and {y}, make a solid corner: the number of walls and seasons, which keeps things and keeps them in.',
			'{x} and {y} share the four, the Pythagoreans’ number of justice and of everything with a floor under it.',
		],
		5: [
			'With {x} and {y} Mars comes in twice, since the Golden Dawn gave him the fives, and whatever was settled at four gets up again.',
			'{x} and {y} are both fives, and five is the odd guest at a table laid for four; somebody has to move.',
		],
		6: [
			'With {x} and {y} there are two sixes, the number of the Sun: the first that equals the sum of its parts, as the Greeks liked to point out.',
			'Six twice over, {x} and {y}: in the middle of the tree, where the Golden Dawn puts beauty, things find their balance for a while.',
		],
		7: [
			'{x} and {y} are sevens, a number that divides nothing in the ten and is divided by nothing, hence solitary and rather proud.',
			'Two sevens, {x} and {y}, belong to Venus in the Golden Dawn’s order: much is wanted here, and the result keeps its own hours.',
		],
		8: [
			'{x} and {y} are eights, and eight is Mercury’s number: quick and clever, with as many ways in as out.',
			'{x} and {y} both carry eight, two fours put together, and so the matter comes back to how the parts are joined.',
		],
		9: [
			'Nine lies here twice, as {x} and {y}: the last of the single figures, full to the brim and a step from something else.',
			'{x} and {y} are nines, given by the Golden Dawn to the Moon and the foundation; what they say has been dreamt before.',
		],
		10: [
			'With {x} and {y} the ten has come twice, and the Pythagoreans swore by ten, since one, two, three and four are all in it.',
			'{x} and {y} are tens: the suit is complete there, has arrived on the ground, and can only be handed on.',
		],
	},
	ranks: {
		page: [
			'{x} and {y} are both pages, so there is news, or somebody young, or a part of you that has everything still to learn.',
			'Two pages, {x} and {y}, have come running with one message; see whether they agree on what it says.',
		],
		knight: [
			'{x} and {y} are knights, and with two riders on the road it may be less a question of where than of who gives way.',
			'Where {x} and {y} ride at once things will not stay where they are, whatever the furniture would prefer.',
		],
		queen: [
			'Two queens, {x} and {y}, hold court here in different rooms: each knows the matter from within and would handle it otherwise.',
			'{x} and {y} both wear a queen’s crown; there is no lack of understanding in this spread, only of a common language for it.',
		],
		king: [
			'{x} and {y} are kings, and a table with two of them has two heads; decide which kind of authority this asks for.',
			'With {x} and {y} two rulers have sat down, each competent in his own country, which this may not be.',
		],
	},
	suits: {
		wands: [
			'{count} of these cards are wands, {x} among them: a good deal of heat and intention, and not much shade.',
			'With {count} wands on the table, and {x} in front, the spread would sooner act than be asked how it slept.',
		],
		cups: [
			'{count} cups have come up, {x} one of them, so the matter is decided where people lower their voices.',
			'Cups have the run of this spread, {count} in number, and {x} would tell you that a feeling is also a fact.',
		],
		swords: [
			'{count} swords lie here, {x} with them: much thinking, some of it with an edge, and all of it awake.',
			'Of swords there are {count}, and {x} speaks for the rest: it will be talked through, and had better be talked gently.',
		],
		pentacles: [
			'{count} of the cards are pentacles, {x} for one, and they want to know what it costs, weighs and eats.',
			'The spread is heavy with pentacles, {count} of them; {x} and its like believe in what is there in the morning.',
		],
	},
	noSuit: {
		wands: [
			'There is not a wand in the spread; nobody here is in a hurry, and nobody has brought a light.',
			'No wands came, so that the wish to begin will have to be fetched from outside the cards.',
		],
		cups: [
			'Not one cup has come up, and one might ask who is going to be told how all this feels.',
			'Without a single cup the spread is a dry one; somebody should put the kettle on before the talk begins.',
		],
		swords: [
			'No sword is among them: much is felt and meant here, and the plain sentence is still in its sheath.',
			'The swords have stayed away, which makes for peace and for misunderstandings.',
		],
		pentacles: [
			'There are no pentacles here, nothing that can be counted or bitten; look after rent, bread and sleep besides.',
			'Not a coin in the whole spread: fine reasons, and the question of who pays has been left at the door.',
		],
	},
	manyTrumps: [
		'{count} of the cards are trumps, more than half, and so this is said to be larger than one person’s week; walk round it before pushing.',
		'With {count} trumps down the small cards hardly get a word in, which happens when a matter has outgrown its daily size.',
	],
	noTrump: [
		'There is no trump in it at all: a matter of kitchens, letters and Wednesdays, to be moved by ordinary hands.',
		'Not one of the great cards has come, which is good news of a kind: nothing in this is too big to be picked up.',
	],
	manyCourts: [
		'{count} court cards have sat down together: so many people, or so many sides of one, and all with an opinion.',
		'There are {count} faces in this spread; ask of each whether it is somebody you know or a coat you have worn yourself.',
	],
};
