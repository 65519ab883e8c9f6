import { thesis } from './en-thesis.server.ts';
import type { MarriageWords } from './shape.ts';

/** What Hoopoe says in English about two people, or one. */
export const words: MarriageWords = {
	islamic: {
		openings: {
			couple: [
				({ own, other, sum }) =>
					`Letter by letter your name and your mother’s come to ${own}, the other two names to ${other}, and on one slate that makes ${sum}.`,
				({ own, other, sum }) =>
					`${own} and ${other} stand side by side here, a name and a mother’s name in each of them, and under the line stands ${sum}.`,
				({ own, other, sum }) =>
					`Four names were weighed as letters: ${own} on your side of the scale, ${other} on the far one, ${sum} in all.`,
			],
			single: [
				({ name, mother, sum }) =>
					`Your name weighs ${name} and your mother’s ${mother}, so that what you bring to any threshold is ${sum}.`,
				({ name, mother, sum }) =>
					`${name} for the name you answer to, ${mother} for the one you were called by before you could answer: ${sum} together.`,
				({ name, mother, sum }) =>
					`On the slate are two figures, ${name} and ${mother}, a child’s and a mother’s, and their sum is ${sum}.`,
			],
		},
		remainders: {
			0: {
				open: 'A remainder of nothing was called the threshold: people with opinions stand on it, and most of them have brought food.',
				strain:
					'On a threshold somebody always speaks for the family, and the two it concerns are the last to be heard.',
			},
			1: {
				open: 'One over is the sign of a single door, which opens the easier the fewer keys are cut for it.',
				strain: 'With one door everybody meets in the hall, and a slammed one is heard in all the rooms.',
			},
			2: {
				open: 'Two over were read as two courtyards: each keeps its own well, and the gate between is the work to be done.',
				strain: 'Two courtyards can each be so well swept that nobody goes across.',
			},
			3: {
				open: 'Three over count as joined, like the legs of the stool that never wobbles on an uneven floor.',
				strain:
					'A third thing keeps such a pair steady, a child, a shop or a shared dislike, and it will want its own say.',
			},
			4: {
				open: 'Four over make a square, with a corner for each to be alone in and two left for company.',
				strain: 'From opposite corners of a square the same word arrives late and a little colder.',
			},
		},
		counters: [
			'Spell one of the names in another way and the remainder changes, while the person does not.',
			'The reckoner saw four names and never saw who gets up at night.',
			'A sum that pleases is believed sooner than one that does not, and both were made from ink.',
			'It may well flatter letters to suppose that they know more than a month of shared breakfasts.',
			'Your grandmothers may have had better remainders and worse winters.',
		],
	},
	angels: {
		openings: {
			couple: [
				({ own, other, ownSum, otherSum }) =>
					`${ownSum} folds to ${own}, and on the other side ${otherSum} folds to ${other}; those are the two life paths.`,
				({ own, other, ownSum, otherSum }) =>
					`Month, day and year make ${ownSum} for you, which ends at ${own}, and ${otherSum} for the other, which ends at ${other}.`,
				({ own, other, ownSum, otherSum }) =>
					`A ${own} has sat down opposite a ${other}: the sums behind them are ${ownSum} and ${otherSum}.`,
			],
			single: [
				({ own, ownSum }) => `${ownSum}, month and day and year of your birth, folds until only ${own} is left.`,
				({ own, ownSum }) => `Your date of birth breaks into ${ownSum}, and what it comes to in the end is ${own}.`,
				({ own, ownSum }) => `At the bottom of the column stands ${own}; above it, still legible, ${ownSum}.`,
			],
		},
		steps: {
			0: {
				open: [
					'On the ring of nine the first two numbers share one seat, and neither has to raise its voice.',
					'Both of the first numbers point to one place on the ring, as two coats do on a single hook.',
				],
				strain: [
					'The second pair falls on the same place, where agreement comes so early that nobody checks it.',
					'Where the second pair coincides, one opinion does the work of two, and gets twice as tired.',
				],
			},
			1: {
				open: [
					'The first pair are neighbours on the ring of nine, near enough to borrow salt without putting on shoes.',
					'Next door to each other on the ring of nine, the first pair can hear when the other laughs.',
				],
				strain: [
					'One step lies between the second pair, and neighbours of that sort quarrel about hedges.',
					'The second pair are one step apart, which is exactly the width of a doorway with two people in it.',
				],
			},
			2: {
				open: [
					'Two steps separate the first pair on the ring, as between one stair and the next but one.',
					'The first pair leave one place free between them, and a third cup stands there if need be.',
				],
				strain: [
					'In the second pair there is always one number between, like a guest who stays for supper.',
					'Two steps in the second pair: near enough to expect, and too far to be sure.',
				],
			},
			3: {
				open: [
					'A third of the ring lies between the first two, and from there each sees what stands behind the other.',
					'With three steps between them the first pair make a triangle with the house.',
				],
				strain: [
					'Three steps part the second pair, far enough for a message to change a little on the way.',
					'The second pair, three steps off, answer the question before last.',
				],
			},
			4: {
				open: [
					'The first pair stand four steps off, as far apart as the ring allows, each the other’s longest view.',
					'Across the whole ring the first pair see each other’s faces best of all.',
				],
				strain: [
					'The second pair are at the ring’s full width, where kindness has to be said loudly to arrive.',
					'Four steps divide the second pair, so neither should try to guess what is easily asked.',
				],
			},
		},
		patterns: {
			same: 'Your own row is one digit over and over, a knock that will not be mistaken for the wind.',
			ascending:
				'In your own row each digit climbs on the one before, and it would do no harm to look back from the landing.',
			descending: 'Your own row counts down, as people do before they jump or before the light goes on.',
			alternating: 'Two digits take turns in your own row like people carrying one bag home.',
			mirror:
				'Your own row reads the same from either end, so that whoever comes from the other side is not a stranger.',
			double: 'A digit stands doubled in your own row, and a thing said twice in a house is generally meant.',
			plain: 'There is no pattern in your own row, which believers find dull and which most good evenings share.',
		},
		counters: [
			'Born one day later you would read another page and nod at it just as readily.',
			'Nine numbers for all of humanity is a coarse sieve, and a great deal of any person falls through.',
			'The calendar that made these digits was once reformed by ten days, and nobody’s marriage noticed.',
			'Whoever wants to see a number will see it, on tickets, on doors, on the back of a bus.',
			'Distance on a ring is our own yardstick, and some of the best pairs stand across from each other on purpose.',
		],
	},
	tarot: {
		openings: {
			couple: [
				({ self, other, bond }) => `On your side lies ${self}, on the far side ${other}, and between them ${bond}.`,
				({ self, other, bond }) =>
					`Three cards face up: ${self} for you, ${bond} in the middle, ${other} across the table.`,
				({ self, other, bond }) => `${self} looks across at ${other}, and what they both have to look past is ${bond}.`,
			],
			single: [
				({ self, other, bond }) =>
					`Your own card is ${self}; the place beside you shows ${other}, and the step between is ${bond}.`,
				({ self, other, bond }) =>
					`${self} sits alone at the table, with ${other} laid at the free place and ${bond} in between.`,
				({ self, other, bond }) =>
					`First ${self}, which is you, then ${bond}, then ${other} on a chair where nobody needs to be sitting yet.`,
			],
		},
		cards: [
			{
				person: 'The Fool loves with one foot over the edge and a small dog for witness.',
				bond: 'With the Fool between, neither has read the instructions, and the thing works for longer than anyone thought.',
			},
			{
				person:
					'The Magician has cup, sword, wand and coin on the table and still has to choose what to pick up first.',
				bond: 'With the Magician between, words turn into deeds here by the weekend, and idle words do as well.',
			},
			{
				person:
					'The High Priestess sits between a dark pillar and a pale one, and gives her answer by not turning the page.',
				bond: 'With the High Priestess between, the most important thing is known by both and has been spoken by neither.',
			},
			{
				person: 'The Empress rests in a field of standing corn and lets nobody leave it hungry.',
				bond: 'With the Empress between, whatever is watered grows, the weeds included.',
			},
			{
				person:
					'The Emperor on his stone chair keeps every promise and finds it hard to take his armour off for supper.',
				bond: 'With the Emperor between, there is a rule, somebody made it, and it would do good to say who.',
			},
			{
				person: 'The Hierophant carries the keys of the parents’ house and knows how things were done there.',
				bond: 'With the Hierophant between, two family books lie open at once, and they do not agree about feast days.',
			},
			{
				person: 'The Lovers in the old pictures are not gazing but choosing, and one of them is looking elsewhere.',
				bond: 'With the Lovers between, this was once a choice and has to become one again, on some ordinary morning.',
			},
			{
				person: 'The Chariot holds two beasts that pull apart, without any reins that one could see.',
				bond: 'With the Chariot between, both pull hard, and nobody has said aloud in which direction.',
			},
			{
				person: 'Strength closes a lion’s mouth with bare hands and speaks to it in a low voice.',
				bond: 'With Strength between, whoever stays gentle for one minute more is holding the lion for both.',
			},
			{
				person: 'The Hermit lifts a lantern on the height, and can be seen from far away by anyone who is looking.',
				bond: 'With the Hermit between, two silences live under one roof and ought to be introduced.',
			},
			{
				person:
					'The Wheel of Fortune has riders on its rim, and this one laughs because it happens to be on the way up.',
				bond: 'With the Wheel of Fortune between, timing did half of the work and should be thanked for it.',
			},
			{
				person: 'Justice keeps scales in one hand and a sword in the other, and remembers who washed up on Monday.',
				bond: 'With Justice between, the accounts are in order, and a present will look like an error in them.',
			},
			{
				person: 'The Hanged Man hangs by one heel with an untroubled face, seeing all of the house from below.',
				bond: 'With the Hanged Man between, something is waiting, and it is not certain that both remember for what.',
			},
			{
				person: 'Death rides a white horse through a field where something had long been finished, and makes room.',
				bond: 'With Death between, an old way of being together is over, and its coat still hangs in the hall.',
			},
			{
				person: 'Temperance pours from cup to cup, one foot in the stream, and does not spill.',
				bond: 'With Temperance between, it goes well in small pours and badly in buckets.',
			},
			{
				person: 'The Devil’s two captives wear chains loose enough to lift off, if anyone should think of it.',
				bond: 'With the Devil between, a habit has the key, and both of you know in which pocket.',
			},
			{
				person: 'The Tower is struck at the top and has, for the first time in years, a view.',
				bond: 'With the Tower between, one true sentence has come through the ceiling, and the rain with it.',
			},
			{
				person: 'The Star kneels at a pool and pours out both jugs, one of them on dry ground.',
				bond: 'With the Star between, it was hope that stayed when tempers had gone home.',
			},
			{
				person: 'The Moon lights a path between a dog and a wolf, and does not say which of them is which.',
				bond: 'With the Moon between, half of what each fears in the other is the shape of a coat on a door.',
			},
			{
				person: 'The Sun shines on a child who rides without a saddle and has nothing up its sleeve, or any sleeve.',
				bond: 'With the Sun between, things are as they look, and that is harder to get used to than one would think.',
			},
			{
				person: 'Judgement blows a trumpet over people who had settled down nicely, and they do get up.',
				bond: 'With Judgement between, something is calling the two by name, and one heard it first.',
			},
			{
				person: 'The World dances inside a wreath with one leg crossed, at the end of a long piece of work.',
				bond: 'With the World between, a round is complete here, and the next dance has not been asked for.',
			},
		],
		effects: {
			alone: {
				open: [
					'The outer two cancel each other, and the middle card speaks in a quiet room with its own voice.',
					'Left and right undo one another here, so the card between has the floor to itself.',
				],
				strain: 'Since the two sides are at odds, what joins them has to stand up without being held.',
			},
			strong: {
				open: [
					'All three belong together, so that the middle card is heard at twice its loudness.',
					'Like meets like on every side, and what lies between gains the weight of all three.',
				],
				strain: 'Strong is not the same as good, and a middle card this loud also shouts its faults.',
			},
			supported: {
				open: [
					'The middle card has a friend at its shoulder and can lean a little.',
					'Something beside the middle card wishes it well, which is more than most middles have.',
				],
				strain: 'Who is always held up forgets which leg was the weak one.',
			},
			torn: {
				open: [
					'On one hand the middle card has a friend, on the other a foe, which at least keeps it awake.',
					'Pulled by one neighbour and pushed by the other, the middle card learns to stand on its toes.',
				],
				strain: 'The card between is pulled both ways, as anybody is who carries messages.',
			},
			weakened: {
				open: [
					'The middle card is thin between these neighbours, and a thin card can be slipped under a door.',
					'Where both neighbours draw off strength, the card between shows plainly what it has of its own.',
				],
				strain: 'Neither side feeds what lies between, so it will have to be fed on purpose.',
			},
			quiet: {
				open: [
					'Neither neighbour pushes the middle card, and a thing that is let be sometimes grows.',
					'The neighbours of the middle card are polite and distant, as on a good staircase.',
				],
				strain: 'Nobody disturbs the card between, and nobody has asked after it either.',
			},
		},
		reversed: {
			0: 'All of the cards are upright, which looks tidy and hides how much of it was practised.',
			1: 'One card lies on its head, and in a row of three that is the one that everybody talks about.',
			2: 'Two cards stand upside down, so the single upright one should not take the credit.',
			3: 'All three are reversed, and seen from the other side of the table they are all upright.',
		},
		counters: [
			'Three of twenty-two is a narrow window, and your own street is not in it.',
			'The cards were painted long before you met anyone, and would have fitted your neighbours as well.',
			'A picture is good at looking as if it had meant you, because that is what pictures are for.',
			'None of the three knows about the rent, the commute or the snoring.',
			'It would be vain to think the deck took sides, and tempting if it took yours.',
		],
	},
	indian: {
		openings: {
			couple: [
				({ own, other, ownPada, otherPada }) =>
					`The Moon of your birthday stood in ${own}, quarter ${ownPada}, and the other’s in ${other}, quarter ${otherPada}.`,
				({ own, other, ownPada, otherPada }) =>
					`${own} and ${other} are the two lodgings in which the Moon spent your first nights, in room ${ownPada} and room ${otherPada}.`,
				({ own, other, ownPada, otherPada }) =>
					`Two moons are laid side by side: ${own} in its quarter ${ownPada}, ${other} in its quarter ${otherPada}.`,
			],
			single: [
				({ own, pada, degree }) =>
					`The Moon of your birthday lodged in ${own}, quarter ${pada}, at ${degree} degrees of the Indian zodiac.`,
				({ own, pada, degree }) =>
					`${own} is the house of the Moon you were born under, the room is number ${pada}, the door stands at ${degree} degrees.`,
				({ own, pada, degree }) =>
					`At noon of your first day the Moon was ${degree} degrees along its road, in ${own}, quarter ${pada}.`,
			],
		},
		kootas: {
			varna: {
				open: 'Varna, worth a single point, is whole: in temper the two can take orders from one another for the length of a recipe.',
				strain: 'Varna has nothing to give, so it is worth agreeing who drives before you are both in the car.',
			},
			vashya: {
				open: 'Vashya, the pull between the two, is full: each can move the other without pushing.',
				strain: 'Vashya is low; neither follows the other by nature, and an invitation does more than a hint.',
			},
			tara: {
				open: 'Tara counts from star to star and finds the way good in both directions, there and back.',
				strain:
					'Tara is short of points: on some days luck comes to one of you only, and wants to be shared out by hand.',
			},
			yoni: {
				open: 'Yoni sets the animals together and gives all four points, so nearness comes without a manual.',
				strain:
					'Yoni is thin, as the two animals keep different hours, and closeness should be arranged and not assumed.',
			},
			maitri: {
				open: 'Maitri, the friendship of the ruling planets, is entire, which is to say that you could have been good colleagues.',
				strain:
					'Maitri is weak, since the rulers of the two moons are no friends, and liking will rest on what you do together.',
			},
			gana: {
				open: 'Gana, the temper, has all of its six points: both laugh, and fall silent, at about the same place.',
				strain: 'Gana is poor in points, because what one takes for honesty the other takes for thunder.',
			},
			bhakoot: {
				open: 'Bhakoot, the place of sign to sign, pays its seven in full, and old books hear in it a shared purse without a padlock.',
				strain:
					'Bhakoot gives nothing: the two signs cannot well see each other, so talk about money while the sun is out.',
			},
			nadi: {
				open: 'Nadi, the heaviest of the eight, is whole, for the two pulses differ and one can rest as the other runs.',
				strain:
					'Nadi gives nothing where both pulses are alike: you tire in the same hour, and someone should set the clock.',
			},
		},
		noLow: [
			'No koota is really low, and a table with no loose leg tends to get everything piled on it.',
			'Nothing among the eight falls under half, which leaves no one to blame but Tuesday.',
		],
		ganas: [
			{
				open: [
					'Its temper is deva, the mild one, which finds the door handle in the dark without waking anybody.',
					'Deva, the mild temper among three, waters the plants of people who never asked.',
				],
				strain: [
					'Mild tempers put off the hard sentence until it has grown a beard.',
					'What a mild temper swallows at noon it digests until Thursday.',
				],
			},
			{
				open: [
					'Its temper is manushya, the human one, at ease with bills, birthdays and second helpings.',
					'Manushya, the human temper among three, can be talked to before breakfast.',
				],
				strain: [
					'A human temper bargains with itself, and may sell its Sunday for a quiet Monday.',
					'The human temper keeps the receipt, in love as well, and would do better to lose it now and then.',
				],
			},
			{
				open: [
					'Its temper is rakshasa, the fierce one, and a house that has such a guard sleeps with open windows.',
					'Rakshasa, the fierce temper among three, says at once what will otherwise cost a year.',
				],
				strain: [
					'A fierce temper takes every closed door for a wall, and knocks on it accordingly.',
					'The fierce temper wins the argument and then has to dine with it.',
				],
			},
		],
		counters: [
			'Other schools count two of the eight otherwise, and would move this total by a few points.',
			'Of all possible pairs almost a third stay under eighteen, and a good many of them are asleep side by side by now.',
			'The hour of birth was not asked, so the Moon may be a lodging further on than it is drawn here.',
			'Eight points of comparison leave out humour, which is a pity, for it carries more than seven.',
			'The list was made for families who chose for others, and knows nothing of people who chose for themselves.',
		],
	},
	astrology: {
		openings: {
			couple: [
				({ ownSun, ownDegree, otherSun, otherDegree }) =>
					`When you were born the Sun stood at ${ownDegree} degrees of ${ownSun}; for the other it had come to ${otherDegree} of ${otherSun}.`,
				({ ownSun, ownDegree, otherSun, otherDegree }) =>
					`Lay one sky over the other and two Suns shine at once, from ${ownSun} at ${ownDegree} degrees and from ${otherSun} at ${otherDegree}.`,
				({ ownSun, ownDegree, otherSun, otherDegree }) =>
					`${ownDegree} degrees into ${ownSun}, ${otherDegree} degrees into ${otherSun}: there the two Suns were, at noon of two days.`,
			],
			single: [
				({ sun, sunDegree, moon, moonDegree }) =>
					`At noon of your first day the Sun stood at ${sunDegree} degrees of ${sun} and the Moon at ${moonDegree} of ${moon}.`,
				({ sun, sunDegree, moon, moonDegree }) =>
					`Your sky has the Sun in ${sun}, ${sunDegree} degrees in, with the Moon in ${moon}, at ${moonDegree}.`,
				({ sun, sunDegree, moon, moonDegree }) =>
					`${sunDegree} degrees of ${sun} for the Sun, ${moonDegree} of ${moon} for the Moon, and nobody had asked you yet.`,
			],
		},
		pairs: {
			'sun-sun': {
				easy: 'Sun and Sun look kindly at each other: what the one is proud of, the other can praise without gritting a tooth.',
				hard: 'Sun stands hard against Sun, as when two people read the same map from opposite sides of the table.',
			},
			'sun-moon': {
				easy: 'The Sun is at ease with the Moon, so that what is shown by day is recognised again at night.',
				hard: 'Between Sun and Moon the angle is sharp: what one wants to do collides with what one needs to feel, usually on a Friday.',
			},
			'sun-mercury': {
				easy: 'Sun and Mercury are on speaking terms, and a wish gets its sentence before it turns into a mood.',
				hard: 'Sun and Mercury are at cross-purposes, and a plan is heard as a correction.',
			},
			'sun-venus': {
				easy: 'The Sun warms Venus, so that the good cup is brought out on an ordinary day.',
				hard: 'The Sun glares at Venus: effort is taken for affection, and then for the bill.',
			},
			'sun-mars': {
				easy: 'Sun and Mars pull in one direction, and the heavy wardrobe is upstairs by noon.',
				hard: 'Sun and Mars bump shoulders in the doorway, and each was only trying to help.',
			},
			'moon-moon': {
				easy: 'Moon with Moon goes softly: tired and hungry at the same hour, and hardly a word needed.',
				hard: 'Moon grates on Moon, since one is soothed by company precisely when the other is soothed by none.',
			},
			'moon-mercury': {
				easy: 'Moon and Mercury get on, so that feelings come with captions.',
				hard: 'Mercury explains and the Moon had only wanted to be patted on the back.',
			},
			'moon-venus': {
				easy: 'Moon and Venus lean together like two who share a shawl at an open-air cinema.',
				hard: 'The Moon wants care and Venus offers charm, and both think that they have given plenty.',
			},
			'moon-mars': {
				easy: 'Mars stands guard for the Moon, and the soft thing gets protected without being asked to harden.',
				hard: 'Mars walks through the Moon’s room in boots, and means no harm by it.',
			},
			'mercury-mercury': {
				easy: 'Mercury chats with Mercury, and an errand of ten minutes takes an hour with pleasure.',
				hard: 'Mercury interrupts Mercury: two good explanations arrive at once and neither gets through the door.',
			},
			'mercury-venus': {
				easy: 'Mercury writes and Venus signs, so even the shopping list is civil.',
				hard: 'Mercury is exact where Venus would rather be kind, and the two have different words for the same silence.',
			},
			'mercury-mars': {
				easy: 'Mercury points and Mars acts, which in a household means that the shelf is really put up.',
				hard: 'Mars answers Mercury’s remark before it is finished, and answers a different remark.',
			},
			'venus-venus': {
				easy: 'Venus agrees with Venus about curtains, about friends, and about when to leave the party.',
				hard: 'Venus raises an eyebrow at Venus: two good tastes in one room and a single wall.',
			},
			'venus-mars': {
				easy: 'Venus and Mars have met each other’s eye, and the old story needs no retelling.',
				hard: 'Venus and Mars pull the blanket from opposite ends, and neither of the two will admit to being cold.',
			},
			'mars-mars': {
				easy: 'Mars works alongside Mars like two on one saw, each pulling and none pushing.',
				hard: 'Mars meets Mars on a narrow stair, both with their arms full.',
			},
		},
		noEasy: [
			'No easy angle is close enough to count, so that nothing here will come as a present and whatever comes will be your own.',
			'The easy angles are missing, and people who get no lift learn the stairs by heart.',
		],
		noHard: [
			'There is no hard angle that is close enough to count, and a road without one stone can send the walker to sleep.',
			'Of hard angles none is found, which is comfortable and gives little to push against.',
		],
		closest: [
			({ first, second, aspect, orb }) =>
				`The closest of all the angles is ${first} with ${second}: ${aspect}, and only ${orb} degrees off.`,
			({ first, second, aspect, orb }) =>
				`Nothing here is nearer to exact than ${first} and ${second}, a ${aspect} that misses by ${orb} degrees.`,
		],
		counters: [
			'A horoscope drawn without the hour has no houses, and much that astrologers like to say is left out here on purpose.',
			'The planets saw a few hundred thousand other children on those days, and married them off very differently.',
			'Whether the angle made the mood or the mood went looking for an angle has never been settled.',
			'An easy sky is no merit, and plenty of fine carpentry has been done against the grain.',
			'Sun and Moon were measured to a fraction of a degree, and the tone of voice at supper was not.',
		],
	},
	thesis,
};
