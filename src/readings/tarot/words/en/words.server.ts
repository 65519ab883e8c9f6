import type { TarotWords } from '../shape.ts';
import { cards } from './cards.server.ts';
import { voices } from './voices.server.ts';

/** The built-in writer's English for the tarot. */
export const words: TarotWords = {
	cards,
	pairs: {
		'0-9':
			'One of them sets out without a lamp and the other climbs with nothing but; between The Fool and The Hermit you can see how much preparation you really need.',
		'0-13':
			'A beginning and an ending have come in by the same door, The Fool on foot, Death on a white horse, and neither seems surprised at the other.',
		'0-21':
			'First and last of the deck lie here together: The Fool’s bundle and The World’s wreath are the same road, seen from its two ends.',
		'1-2':
			'The Magician says what he can do and The High Priestess says nothing; the matter is likely to be settled by whichever of the two is heard last.',
		'1-15':
			'The Magician’s raised hand has a dark twin in The Devil’s: one arm up and one down, once to make something and once to keep it.',
		'2-5':
			'Two guardians of knowledge sit in one spread, The High Priestess with her rolled scroll and The Hierophant with his public blessing.',
		'2-18':
			'The High Priestess keeps a moon at her feet and here is the Moon itself overhead: much is known in this spread, and little of it in words.',
		'3-4':
			'The Empress lets things grow and The Emperor has them fenced; a garden wants both, though seldom in the same week.',
		'3-13':
			'Sower and reaper have met: The Empress sits in the ripe corn, Death rides past the field, and neither quarrels about it.',
		'4-16':
			'The Emperor built in stone, and The Tower shows what stone does in a storm; ask which of your walls was ever tested.',
		'5-6':
			'Both cards show two small figures before a higher one: The Hierophant asks what is allowed, The Lovers what is wanted.',
		'5-15':
			'Set side by side, The Hierophant and The Devil are drawn almost alike, two small figures before a throne; one pair stays out of conviction, the other out of habit.',
		'6-15':
			'The Lovers and The Devil show the same two people, once under an angel and once on a chain; what changed is how freely they stand there.',
		'7-8':
			'The Chariot has no reins for its beasts and Strength no leash for hers, only bare hands; the spread is asking which of the two the matter needs.',
		'7-12':
			'One card cannot stop and the other will not move; between The Chariot and The Hanged Man the reading is pulled both ways.',
		'8-15': 'What Strength strokes and what The Devil chains is one and the same animal, met with different manners.',
		'9-17':
			'The Hermit’s lantern holds a six-pointed star, and here is a whole sky of them: what he looked for alone is given away in the other card.',
		'9-19':
			'A lamp and a noon: The Hermit works by the one and The Sun has no use for it, so decide which hour this matter belongs to.',
		'10-11':
			'Chance and account lie together: the Wheel of Fortune gives without asking and Justice asks what was done with it.',
		'10-21':
			'The same four creatures keep the corners of both pictures; on the Wheel of Fortune they look on at a turning, in The World at a dance.',
		'11-20':
			'Justice weighs a single deed and Judgement calls the whole person; it matters here which of the two hearings this is.',
		'13-20':
			'Death clears the field and Judgement sounds a horn over it; together they speak of something given up that asks to be heard once more.',
		'14-16':
			'Temperance pours drop by drop what The Tower throws all at once; the change may be the same, and only the vessel differs.',
		'16-17':
			'In the deck’s own order The Star comes straight after The Tower: first the roof goes, then one sees what was above it.',
		'17-18': 'Two night cards: The Star gives clear water, The Moon a pool that moves, and both are offered here.',
		'18-19':
			'Night and day of the deck have come up together; what The Moon made large will look its own size beside The Sun.',
		'19-20':
			'A child on a horse and a trumpet over the water: The Sun shows things as they are, and Judgement asks what you will do about it.',
		'3-21': 'A field and a wreath: The Empress sits among standing ears, The World has its leaves already tied.',
	},
	same: {
		fire: [
			'{x} and {y} are both of fire; two logs on one hearth burn better than one, and want more watching.',
			'Fire beside fire: {x} and {y} agree at once, which is pleasant, and leaves nobody to ask about the curtains.',
			'With {x} and {y} both burning, warmth is not what this spread lacks; a bucket within reach would do no harm.',
		],
		water: [
			'{x} and {y} are both of water and run together easily, so that one can no longer say which feeling was whose.',
			'Water joins water: {x} and {y} deepen each other, and the ford you used last year may not be one now.',
			'Two of water, {x} and {y}, make a good well and a poor floor; mind where you are standing.',
		],
		air: [
			'{x} and {y} are both of air; between them there will be no shortage of words, and some danger that words are all.',
			'Air beside air: {x} and {y} can talk a matter clear by supper, or talk it to shreds by midnight.',
			'With {x} and {y} both of air the window is open on two sides; the papers should be held down with something.',
		],
		earth: [
			'{x} and {y} are both of earth, slow to agree to anything and slower to go back on it.',
			'Earth on earth: {x} and {y} will carry a house, but neither of them will start the building.',
			'Two of earth, {x} and {y}, want to see it in the hand; promises do not count with either.',
		],
	},
	mixed: {
		'fire-air': [
			'Air is what a flame breathes: {y} fans what {x} has lit, for good or for haste.',
			'{x} brings the spark and {y} the draught; as friends of fire and air they make each other louder.',
			'Between the fire of {x} and the air of {y} there is an old friendship, and a chimney is advisable.',
		],
		'water-earth': [
			'Water and earth are friends: what {x} feels, {y} can give a shape to, as a bank does to a stream.',
			'{y} would be dust without {x}, and {x} a puddle without {y}; they stand well beside each other.',
			'The water of {x} sinks into the earth of {y}; nothing shows for a while, and then something is green.',
		],
		'fire-water': [
			'Fire and water weaken each other: {x} wants it settled tonight and {y} would rather sleep on it.',
			'{y} damps what {x} has lit, and {x} dries what {y} would keep; give neither the last word yet.',
			'There is hissing between {x} and {y}, fire and water; each is right until the other comes in.',
		],
		'air-earth': [
			'Air and earth do not help each other: {x} has already explained what {y} has not yet begun.',
			'{x} talks over the head of {y}, and {y} will not lift a foot for a theory; air and earth are poor partners.',
			'Between the air of {x} and the earth of {y} the plan and the ground keep missing each other by an inch.',
		],
		'fire-earth': [
			'Fire and earth put up with each other: {y} is the hearth and {x} what burns there, if somebody builds the chimney.',
			'{x} bakes what {y} has kneaded; fire and earth are no lovers, but they make good bricks.',
			'The fire of {x} cannot spread on the earth of {y}, and that, in this matter, may be a service.',
		],
		'air-water': [
			'Air and water get along without warmth: {x} names what {y} only feels, and loses a little of it in the naming.',
			'{x} passes over {y} and leaves ripples; air and water touch at the surface, and it is enough for now.',
			'Between the air of {x} and the water of {y} stands a thin mist, through which one does well to walk slowly.',
		],
	},
	triads: {
		alone: [
			'Its two neighbours are of warring elements and cancel each other, so {name} stands alone in the middle and has to speak for itself.',
			'The cards on either side of {name} are busy with their own quarrel; what it says is neither helped nor spoilt.',
			'By the old rule of dignities {name} is left in peace here, because the outer two spend their force on each other.',
		],
		strong: [
			'Both neighbours lend their weight to {name}: whatever it says, it says loudly here, its faults included.',
			'{name} lies among its own kind and is strong by it, which is a help if the direction is right.',
			'Neither neighbour stands in the way of {name}; a card with a friend on either side should be read twice, once with a doubt.',
		],
		supported: [
			'{name} has a friend at its side, and can be taken at its word rather more than usual.',
			'The neighbours of {name} mean well by it; of the three it is the one to build on.',
			'From one side at least {name} is being helped, as one helps with a heavy table: quietly and by the far end.',
		],
		torn: [
			'{name} has a friend on one hand and a foe on the other, and is pulled as a rope is pulled.',
			'Half of the table is for {name} and half against; the reading turns on which side you sit down.',
			'One neighbour feeds {name} and the other starves it, so expect it to be right on alternate days.',
		],
		weakened: [
			'{name} has the worse of it here: beside it lies an element that wears its own away, so take it at half its size.',
			'The cards beside {name} turn its volume down; what looks large in the picture may be small in the week.',
			'By the rule of dignities {name} is weak in this place, which softens its threats along with its promises.',
		],
		quiet: [
			'The neighbours of {name} neither help nor hinder; it is left to be exactly what is drawn on it.',
			'Around {name} all is polite and cool, so nothing will be decided for you by the company it keeps.',
			'{name} is neither pushed nor held by the cards beside it, and what happens there will have to come from you.',
		],
	},
	arcs: {
		rising: [
			'In the order of time the numbers climb, from {first} to {last}: what {x} and {y} disagree about is growing.',
			'From {first} up to {last} the numbers only rise, like a stair on which {x} and {y} argue about the next step.',
			'The numbers go up without a step back, {first} to {last}; what {x} and {y} leave unsettled will be dearer later.',
		],
		falling: [
			'The numbers come down from {first} to {last}, as when somebody takes off a heavy coat; {x} and {y} quarrel over who holds it.',
			'From {first} the numbers sink to {last}: the row goes back to something simpler, and {x} and {y} both have to unlearn.',
			'Read in time, {first} goes down to {last}; {x} and {y} are arguing about a matter that is getting smaller.',
		],
		hill: [
			'The numbers climb to {middle} and come down again: between {x} and {y} the steep part is the middle.',
			'Up to {middle} and down to {last} go the numbers, a pass with {x} on one weather side and {y} on the other.',
			'Highest of the row is {middle}, a ridge between {x} and {y}, and one does not camp on ridges.',
		],
		valley: [
			'The numbers drop to {middle} and rise again: the low point of {x} and {y} is not the end of the row.',
			'From {first} down to {middle} and up to {last} the numbers make a bowl, in which what {x} and {y} say collects.',
			'Lowest of the row is {middle}; after it the numbers climb, though neither {x} nor {y} knows how fast.',
		],
		restless: [
			'The numbers go up, down and up like a person looking for glasses; {x} and {y} will not be hurried into a line.',
			'Up and down run the numbers, so judge {x} and {y} by their pictures and not by any direction.',
			'No line runs through these numbers, they turn each time, as {x} and {y} do with each other.',
		],
	},
	voices,
	tension: [
		'{x} says “{saysX}”, {y} says “{saysY}”, and both cannot be done on one afternoon.',
		'“{saysX}” is the word of {x}; “{saysY}”, answers {y}, and the whole spread hangs between the two.',
		'One sentence against another: “{saysX}” from {x}, “{saysY}” from {y}.',
		'Put shortly, {y} says “{saysY}” while {x} insists on “{saysX}”.',
	],
	turning: {
		upright: [
			'As it lies {name} says “{says}”; turned over it would have said “{other}”, and the line between the two is thin.',
			'“{says}” is the word of {name} upright, and its temptation is the other one, “{other}”.',
		],
		reversed: [
			'Reversed, {name} says “{says}”; what it would say on its feet is “{other}”, and the turn of a hand lies between.',
			'“{says}”, murmurs {name} upside down, and has not forgotten its own advice, “{other}”.',
		],
	},
	places: {
		answer: [
			'For an answer {name} offers a guess, to be checked against what you know: {line}',
			'What {name} would say to your question, without knowing it: {line}',
		],
		self: [
			'In the place of the one who asks, {name} ventures this: {line}',
			'About you {name} can only guess: {line}',
			'If {name} is to stand for you, it stands for this: {line}',
		],
		past: [
			'Of the past {name} supposes: {line}',
			'Laid where things come from, {name} tells it so: {line}',
			'{name} reads the past in its own way: {line}',
		],
		present: [
			'Of the present {name} believes: {line}',
			'In the middle of things {name} sees it so: {line}',
			'{name} takes today for this: {line}',
		],
		challenge: [
			'As what crosses the matter {name} objects: {line}',
			'In the place of the challenge {name} holds: {line}',
			'{name} lies across the way and says why: {line}',
		],
		future: [
			'Of what is to come {name} has an opinion, no more: {line}',
			'Looking ahead {name} expects: {line}',
			'{name} in the place of the future would bet on this: {line}',
		],
		outcome: [
			'Where it tends, if nobody turns it, {name} puts like this: {line}',
			'As the outcome {name} proposes: {line}',
			'{name} closes the row with a forecast, and forecasts err: {line}',
		],
	},
	at: {
		answer: 'in the middle',
		self: 'for the one who asks',
		past: 'in the past',
		present: 'in the present',
		challenge: 'as the challenge',
		future: 'in the future',
		outcome: 'as the outcome',
	},
	witness: {
		one: [
			'{name}, {at}, sides with {x} against {y}: “{says}”.',
			'With “{says}” {name} gives its vote, {at}, to {x} and not to {y}.',
			'{x} has an ally {at}, for {name} says “{says}”, which {y} will not like to hear.',
		],
		both: [
			'{name}, {at}, is a friend of {x} and of {y} alike, and says “{says}”, which helps neither to win.',
			'“{says}”, says {name} {at}, and pours for {x} and {y} from the same pot.',
			'Both {x} and {y} can count on {name} {at}; it says “{says}” and means peace.',
		],
		neither: [
			'{name}, {at}, takes no side between {x} and {y} and says “{says}” to the window.',
			'“{says}”, remarks {name} {at}, and leaves {x} and {y} to settle it.',
			'Neither {x} nor {y} gets help from {name}, which says {at} only this: “{says}”.',
		],
	},
	counter: [
		'Against {x}, and in favour of {y}, there is this to say: {line}',
		'Before you agree with {x} rather than {y}: {line}',
		'{y} would put in a word against {x} here: {line}',
	],
	question: [
		'Between {x} and {y}: {line}',
		'{x} has a question that {y} would never ask: {line}',
		'So ask yourself, with {x} and {y} both listening: {line}',
	],
	act: [
		'For {y} there is this question; for {x} a small act: {line}',
		'Then do what {x} would do while {y} is still thinking: {line}',
		'One thing today, on the side of {x} and under the eyes of {y}: {line}',
	],
	alone: {
		fire: [
			'{name} is a card of fire and lies alone, without water to cool it or air to fan it; how hot it gets is up to the hand that holds it.',
			'Fire with no neighbour neither spreads nor goes out, and {name} is waiting to see whether wood is brought.',
			'As a single card of fire {name} asks for a deed before it asks for a reason.',
		],
		water: [
			'{name} is a card of water, and with no bank beside it the water takes the shape of the last thought.',
			'Water by itself lies still and shows a face; with {name}, look for a moment before you throw the stone.',
			'As a single card of water {name} is better listened to than argued with, and better in the evening than at noon.',
		],
		air: [
			'{name} is a card of air and has no earth to stand on here, so it needs something to weigh it down: a date, a name, a sum.',
			'Air alone goes wherever a door is open, and {name} will say less today than it will have said by Thursday.',
			'As a single card of air {name} begins in words, and would like to be contradicted.',
		],
		earth: [
			'{name} is a card of earth, and alone on the table it is in no hurry; it speaks of what can be touched, paid for or put away.',
			'Earth without rain keeps what it has and grows nothing new, so the watering of {name} is left to you.',
			'As a single card of earth {name} would sooner see one thing done with the hands than hear it explained.',
		],
	},
	missing: {
		fire: [
			'No card of fire is on the table: {x} and {y} have everything but the match.',
			'Fire is missing from the row, so neither {x} nor {y} can simply begin; that has to be borrowed from somewhere.',
		],
		water: [
			'Water is missing from the row: what all this feels like neither {x} nor {y} has said.',
			'No card of water lies here, and {x} argues with {y} a little drily, like a letter from an office.',
		],
		air: [
			'Air is missing from the row; what lies between {x} and {y} has not been put into a sentence.',
			'No card of air lies here: someone outside the matter could open a window on {x} and {y}.',
		],
		earth: [
			'Earth is missing from the row, and with it hours, money and bread; {x} and {y} will not look after those.',
			'No card of earth lies here: {x} and {y} may both be right, and have no table to stand on.',
		],
	},
	dominant: {
		fire: [
			'Most of the row is fire, which gives {x} and {y} light to quarrel by, and singed sleeves.',
			'Fire has the majority here: with {x} and {y} the question is less whether than how fast.',
		],
		water: [
			'Most of the row is water, so {x} and {y} had better go by tides than by timetables.',
			'Water has the majority here, and what is felt about {x} and {y} arrives before what is decided.',
		],
		air: [
			'Most of the row is air: {x} and {y} will be talked over, slept over, and talked over again.',
			'Air has the majority here; one plain errand would settle more between {x} and {y} than three good arguments.',
		],
		earth: [
			'Most of the row is earth; {x} and {y} move when they are pushed, and then they stay moved.',
			'Earth has the majority here, and what {x} and {y} ask for is not insight but hours.',
		],
	},
	allUpright: [
		'Every card stands upright: {x} and {y} both mean what they say, and nothing resists, which deserves a second look.',
		'None of the cards came reversed; the quarrel of {x} and {y} is about as it appears, which is rarer than it sounds.',
	],
	allReversed: [
		'Every card came reversed: {x} and {y} have it out indoors, where nobody sees.',
		'Not one card stands upright, as if {x}, {y} and the rest had been laid for somebody sitting opposite.',
	],
	loneUpright: [
		'{name} alone stands on its feet here; between {x} and {y} it is the one to take at its word.',
		'All are reversed but {name}, which makes the dispute of {x} and {y} look different from where it stands.',
	],
	loneReversed: [
		'{name} alone came reversed, and whatever resists between {x} and {y} resists there.',
		'All stand upright but {name}: of {x}, {y} and the rest it is the one that works indoors.',
	],
	home: [
		'Added and folded, the numbers come to {name}, which lies here already: {x} and {y} are answered from their own table.',
		'The sum of all the numbers is {name} itself, so in the case of {x} against {y} that card has two votes.',
	],
	quintessence: [
		'Added and folded, the numbers of the row come to {name}, who is not here and judges {x} and {y} from outside.',
		'What {x} and {y} make together with the rest is the number of {name}, a card that nobody drew.',
	],
};
