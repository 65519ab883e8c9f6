import { cards } from './en-cards.server.ts';
import type { TarotWords } from './shape.ts';

/** The built-in writer's English for the tarot. */
export const words: TarotWords = {
	cards,
	pairs: {
		'0-9':
			'One of them sets out without a lamp and the other climbs with nothing but; between The Fool and The Hermit you can see how much preparation you really need.',
		'0-13':
			'A beginning and an ending have come in by the same door, The Fool whistling, Death on foot, and neither seems surprised at the other.',
		'0-21':
			'First and last of the deck lie here together: The Fool’s bundle and The World’s wreath are the same road, seen from its two ends.',
		'1-2':
			'The Magician says what he can do and The High Priestess says nothing; the matter is likely to be settled by whichever of the two you have been ignoring.',
		'1-15':
			'The Magician’s raised hand has a dark twin in The Devil’s: the same gesture, once to make something and once to keep it.',
		'2-5':
			'Two guardians of knowledge sit in one spread, The High Priestess with her half-hidden scroll and The Hierophant with his public blessing.',
		'2-18':
			'The High Priestess keeps a moon at her feet and here is the Moon itself overhead: much is known in this spread, and little of it in words.',
		'3-4':
			'The Empress lets things grow and The Emperor has them fenced; a garden wants both, though seldom in the same week.',
		'3-13':
			'Sower and reaper have met: The Empress sits in the corn that Death’s scythe was made for, and neither quarrels about it.',
		'4-16':
			'The Emperor built in stone, and The Tower shows what stone does in a storm; ask which of your walls was ever tested.',
		'5-6':
			'In the old drawings both cards show a couple before a higher figure: The Hierophant asks what is allowed, The Lovers what is wanted.',
		'5-15':
			'Set side by side, The Hierophant and The Devil are drawn almost alike, two small figures before a throne; one pair stays out of conviction, the other out of habit.',
		'6-15':
			'The Lovers and The Devil show the same two people, once under an angel and once on a chain; what changed is how freely they stand there.',
		'7-8':
			'The Chariot holds its beasts with reins and Strength holds hers with bare hands; the spread is asking which of the two the matter needs.',
		'7-12':
			'One card cannot stop and the other will not move; between The Chariot and The Hanged Man your week has probably felt like both.',
		'8-15': 'What Strength strokes and what The Devil chains is one and the same animal, met with different manners.',
		'9-17':
			'The Hermit’s lantern holds a six-pointed star, and here is a whole sky of them: what he looked for alone is given away in the other card.',
		'9-19':
			'A lamp and a noon: The Hermit works by the one and The Sun has no use for it, so decide which hour this matter belongs to.',
		'10-11':
			'Chance and account lie together: the Wheel of Fortune gives without asking and Justice asks what was done with it.',
		'10-21':
			'Four creatures sit in the corners of both pictures; on the Wheel of Fortune they are still reading, in The World they have closed the book.',
		'11-20':
			'Justice weighs a single deed and Judgement calls the whole person; it matters here which of the two hearings you have been preparing for.',
		'13-20':
			'Death clears the field and Judgement sounds a horn over it; together they speak of something given up that asks to be heard once more.',
		'14-16':
			'Temperance pours drop by drop what The Tower throws all at once; the change may be the same, and only the vessel differs.',
		'16-17':
			'In the deck’s own order The Star comes straight after The Tower: first the roof goes, then one sees what was above it.',
		'17-18':
			'Two night cards: The Star gives clear water, The Moon a pool that moves, and you are drinking from both this month.',
		'18-19':
			'Night and day of the deck have come up together; what The Moon made large will look its own size beside The Sun.',
		'19-20':
			'A child on a horse and a trumpet over the water: The Sun shows things as they are, and Judgement asks what you will do about it.',
		'3-21':
			'Both of these cards wear green: The Empress at the start of a harvest, The World with the wreath already tied.',
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
			'Nothing on the table holds {name} back; a card so well placed should be read twice, once with a doubt.',
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
			'{name} has the worse of it here: its neighbours are of an element that wears its own away, so take it at half its size.',
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
			'In the order of time the numbers climb, from {first} to {last}: the matter is growing, and will be harder to put back in its box.',
			'From {first} up to {last} the numbers only rise, as on a stair where one has stopped counting.',
			'The numbers go up without a step back, {first} at the start and {last} at the end; what is small now should be settled now.',
		],
		falling: [
			'The numbers come down from {first} to {last}: late cards first, early cards after, as when a person takes off a heavy coat.',
			'From {first} the numbers sink to {last}, and the deck reads backwards: towards something simpler than where it began.',
			'Read in time, {first} goes down to {last}; the matter is being unlearnt rather than learnt.',
		],
		hill: [
			'The numbers climb to {middle} and come down again; the steep part of this is the middle, and you are nearer to it than you think.',
			'Up to {middle} and down to {last} go the numbers, like a road over a pass with weather on both sides.',
			'Highest of the row is {middle}, with lower ground before and behind it: there is a ridge here, and one does not camp on ridges.',
		],
		valley: [
			'The numbers drop to {middle} and rise again: the low point is not at the end of this row.',
			'From {first} down to {middle} and up to {last} the numbers make a bowl, which is also a shape in which things collect.',
			'Lowest of the row is {middle}; after it the numbers climb, though nobody is told how fast.',
		],
		restless: [
			'The numbers go up, down and up like a person looking for glasses; this matter will not be hurried into a straight line.',
			'Up and down run the numbers without a slope one could name, so judge this spread by its pictures and not by its direction.',
			'No line runs through these numbers, they turn each time; whoever promises you a clear course here has not looked.',
		],
	},
	alone: {
		fire: [
			'It is a card of fire and lies alone, without water to cool it or air to fan it; how hot it gets is up to the hand that holds it.',
			'Fire with no neighbour neither spreads nor goes out, and this one is waiting to see whether you bring wood.',
			'As a single card of fire it asks for a deed before it asks for a reason.',
		],
		water: [
			'It is a card of water, and with no bank beside it the water takes the shape of whatever you have just been thinking.',
			'Water by itself lies still and shows a face; look for a moment before you throw the stone.',
			'As a single card of water it is better listened to than argued with, and better in the evening than at noon.',
		],
		air: [
			'It is a card of air and has no earth to stand on here, so it needs something of yours to weigh it down: a date, a name, a sum.',
			'Air alone goes wherever a door is open, and this card will say less today than it will have said by Thursday.',
			'As a single card of air it begins in words, and would like to be contradicted.',
		],
		earth: [
			'It is a card of earth, and alone on the table it is in no hurry; it speaks of what can be touched, paid for or put away.',
			'Earth without rain keeps what it has and grows nothing new, so the watering has been left to you.',
			'As a single card of earth it would sooner see one thing done with the hands than hear it explained.',
		],
	},
	missing: {
		fire: [
			'No card of fire is on the table: everything needed is here but the match.',
			'Fire is missing from the row, and with it the plain wish to begin; that will have to be borrowed from somewhere.',
		],
		water: [
			'Water is missing from the row: what all this feels like has not been said by anybody.',
			'No card of water lies here, so the spread is clear and a little dry, like a letter from an office.',
		],
		air: [
			'Air is missing from the row; much is going on here that nobody has yet put into a sentence.',
			'No card of air lies here, and a window might be opened: someone outside the matter could be asked.',
		],
		earth: [
			'Earth is missing from the row, and with it hours, money and bread; look after those yourself.',
			'No card of earth lies here: all of it may be true and none of it has a table to stand on yet.',
		],
	},
	dominant: {
		fire: [
			'Most of the row is fire, which makes for light and for singed sleeves.',
			'Fire has the majority here; the question is less whether something will happen than how fast.',
		],
		water: [
			'Most of the row is water, so tides count for more in it than timetables.',
			'Water has the majority here, and what is felt will arrive before what is decided.',
		],
		air: [
			'Most of the row is air: it will be talked over, slept over, and talked over again.',
			'Air has the majority here, and one plain errand would be worth three good arguments.',
		],
		earth: [
			'Most of the row is earth; it will move when it is pushed, and then it will stay moved.',
			'Earth has the majority here, and what it asks for is not insight but hours.',
		],
	},
	allUpright: [
		'Every card stands upright, and a spread in which nothing resists deserves a second look.',
		'None of the cards came reversed; things are about as they appear, which is rarer than it sounds.',
	],
	allReversed: [
		'Every card came reversed: all of it is going on indoors, out of sight of whoever asks how you are.',
		'Not one card stands upright, as if the whole table had been laid for somebody sitting opposite.',
	],
};
