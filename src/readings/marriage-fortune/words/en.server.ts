import type { MarriageWords } from './shape.ts';

/** What Hoopoe says in English about two people, or one. */
export const words: MarriageWords = {
	signs: {
		aries: 'Aries the ram knocks once and is already in the kitchen; waiting on a doorstep was never among its gifts.',
		taurus:
			'Taurus the bull likes the same chair, the same bread and the same voice at evening, and calls that wealth.',
		gemini: 'Gemini, two figures in one sign, keeps a conversation going in every room and finishes one of them.',
		cancer:
			'Cancer the crab carries its house on its back and will let you in sideways, after dark, once it trusts you.',
		leo: 'Leo the lion lies down in the doorway so that nobody can come home without greeting it.',
		virgo: 'Virgo holds an ear of wheat and counts the grains, which is how this sign says that it loves you.',
		libra:
			'Libra, the only thing among the twelve signs that is neither beast nor person, sets a second cup out before asking.',
		scorpio: 'Scorpio knows which floorboard creaks, and has known for years, and has told no one.',
		sagittarius:
			'Sagittarius the archer is half horse: the upper half promises to stay, the lower half looks at the road.',
		capricorn:
			'Capricorn the sea-goat climbs with its tail still wet, one ledge a year, and mends the roof on the way.',
		aquarius: 'Aquarius pours water for a whole street and is surprised that someone at home was thirsty as well.',
		pisces: 'Pisces, two fish tied by one cord, swims two ways at once and feels every tug.',
	},
	sameSign: [
		'The second place falls in the very same sign, so the two will know each other’s tricks from the first evening.',
		'Both lead to one and the same sign: a mirror on each side of the table, and nobody facing the window.',
	],
	elements: {
		'fire-fire': {
			meet: [
				'Fire beside fire gives light enough to read by and never asks who lit it.',
				'Fire with fire needs no introduction, and the room is warm before the coats are off.',
			],
			rub: 'Two fires agree so quickly that the woodpile is nobody’s business until it is gone.',
		},
		'fire-earth': {
			meet: [
				'Fire and earth make a hearth, and a brick oven is the oldest use the two have found for each other.',
				'Earth holds still so that fire can cook, and fire makes earth worth coming home to.',
			],
			rub: 'Earth would like to know what the fire will cost, and fire takes the question for a bucket of sand.',
		},
		'fire-air': {
			meet: [
				'Fire and air are called friends, because a flame is mostly air that has made up its mind.',
				'Air carries fire from roof to roof, and fire gives air something to talk about.',
			],
			rub: 'Air is gone through the window at the moment when fire has finally found the right words.',
		},
		'fire-water': {
			meet: [
				'Fire and water are set down as enemies, yet every kettle in the world lives from their quarrel.',
				'Fire and water can share a house as long as there is iron between them, say a pot.',
			],
			rub: 'One of the two boils and the other goes out, and each will call that an attack.',
		},
		'earth-earth': {
			meet: [
				'Earth upon earth is a wall two hands thick, warm on the inner side long after sunset.',
				'Earth beside earth ploughs slowly and eats in winter.',
			],
			rub: 'Nothing moves in such a house that was not moved last year, not even the picture that hangs crooked.',
		},
		'earth-air': {
			meet: [
				'Earth and air do not mix of themselves: somebody has to plough, and then the field can breathe.',
				'Earth and air meet as a hill and the wind do, and the grass between them does very well.',
			],
			rub: 'Air brings a third plan before earth has found the spade for the first.',
		},
		'earth-water': {
			meet: [
				'Earth and water are the potter’s pair, and what they make together holds soup for a hundred years.',
				'Earth gives water a bed, and water gives earth its green.',
			],
			rub: 'A little too much of the one and it is mud, a little too much of the other and it cracks.',
		},
		'air-air': {
			meet: [
				'Air with air is talk: until two in the morning, with the lamp on and the dishes still in the sink.',
				'Air with air leaves every door ajar, so that each hears the other turn a page.',
			],
			rub: 'So much gets said between two airs that the thing which was never said becomes hard to find.',
		},
		'air-water': {
			meet: [
				'Air moves over water and leaves it ruffled, and that is all that a wave has ever been.',
				'Air can lift water as high as a cloud, and sooner or later has to give it back as rain.',
			],
			rub: 'Water remembers what air said on Tuesday; air, on Thursday, cannot think why there is a swell.',
		},
		'water-water': {
			meet: [
				'Water finds water without being shown the way, and where the two have joined no line is left.',
				'Two waters read each other by the surface and know by the cold when the other is deep.',
			],
			rub: 'With no bank on either side even a small sorrow can flood the lower rooms.',
		},
	},
	bands: {
		single: {
			low: [
				'A low figure for readiness only says that the guest room is full of boxes, and boxes can be carried.',
				'Readiness stands low today, about where a garden stands in February, and nobody scolds a garden.',
			],
			fair: [
				'As readiness goes this is a house with the lamp lit and the table not yet laid.',
				'A half-filled glass of readiness is carried more carefully than a full one.',
			],
			good: [
				'This is a good readiness: two chairs stand there, and one of them has lately been dusted.',
				'You are more ready than you give out to be, if the figure is right, and it has no reason to be polite.',
			],
			high: [
				'So high a readiness has its price too, for who has swept so well may mind the first footprint.',
				'Readiness at this height can turn into waiting, which looks just like it from outside.',
			],
		},
		inRelationship: {
			low: [
				'A low score is a measure of how much has to be said out loud between you, since little goes without saying.',
				'The number is small, so every kindness you two manage is a profit nobody had budgeted for.',
			],
			fair: [
				'Such a score, in the middle of the scale, leaves the larger half of the matter to the two who are in it.',
				'Neither high nor low, it is the sort of number that leaves people free to surprise it.',
			],
			good: [
				'The score is good, which mostly means that you will be tempted to leave the work to it.',
				'It is a fair wind, and a fair wind still wants somebody at the rope.',
			],
			high: [
				'A score of this height is pleasant to read once and unwise to mention during an argument.',
				'So much agreement wants an occasional honest no, the way good soup wants salt.',
			],
		},
		married: {
			low: [
				'You have been at one table longer than this sum has existed, and a low score only counts what you carried without help.',
				'The sum is stingy, and you have been living for years on things no sum was asked about.',
			],
			fair: [
				'For people who already share a key, a middling score is old news in new ciphers.',
				'Half a score for a whole household: the other half is in who makes the tea.',
			],
			good: [
				'A good score after the wedding is like praise for a bridge from somebody who has watched you cross it.',
				'The figure is friendly, and the marriage would like to be asked as well.',
			],
			high: [
				'High scores are wasted on the married, who know by now which drawer sticks whatever the sum may say.',
				'On so high a score there is nothing to do but to go on being a little unsure of each other.',
			],
		},
	},
	questions: {
		single: [
			'What would have to leave your evenings so that another person’s shoes could stand by the door?',
			'Which habit of yours have you never yet had to explain to anybody?',
			'When did you last enjoy being interrupted?',
			'Who taught you what a quarrel sounds like, and how much of that do you want to hand on?',
			'What do you praise in your friends’ marriages that you would find hard to bear for a week?',
			'Which of your own moods would you least like to meet in the corridor?',
			'How would someone who lived with you know that you were glad?',
			'What would you like to be asked on coming home, and who last asked it?',
			'Which drawer would you empty first for somebody else, and which one last?',
			'What did the last person who knew you well know about you that nobody knows now?',
			'On which evening of the week is it quietest at your place, and what is that quiet made of?',
		],
		inRelationship: [
			'What does the other do for you that you have stopped seeing because it is done every day?',
			'Which sentence have the two of you begun three times and never finished?',
			'Where in the house, or in the week, are you kindest to each other?',
			'What are you both being polite about?',
			'Whose turn has it been for so long that nobody calls it a turn any more?',
			'What did you find charming in the first month that now goes under another name?',
			'How does the other know that you are sorry when you have not said it?',
			'What do you two never photograph?',
			'Which of the other’s friends sees something in them that you miss?',
			'What would each of you put on the table if the table had to be moved tomorrow?',
			'About what have you changed your mind since you met, and did you say so?',
		],
		married: [
			'Which of your two families’ customs won without a vote?',
			'What would the two of you do with a free Wednesday that no one else knew of?',
			'Which joke between you has grown old, and what has taken its place?',
			'When did you last learn something about the other from the other?',
			'What work in this house is seen only when it is left undone?',
			'What have you forgiven so thoroughly that you forgot to say so?',
			'Which promise of the first year have you kept without noticing?',
			'Who of you two remembers the dates, and what does the other one remember?',
			'What has become easier between you that neither has thought of celebrating?',
			'Which room of the house belongs to nobody, and why that one?',
			'What would a guest who stayed a week learn about you two by the Thursday?',
		],
	},
	acts: {
		single: [
			'Lay the table for two tonight, eat at one side of it, and look at the other for as long as the tea is hot.',
			'Clear one shelf today, no more than one, and leave it empty until the end of the week.',
			'Write down three things that you would not give up for anyone, then cross out the one you only say.',
			'Ring a friend who has been with someone for years and ask what they argue about on Sundays.',
			'Walk round your rooms for five minutes as a guest would, and move the one thing that you would notice.',
			'Say aloud, once, to the bathroom mirror, how you like to be woken in the morning.',
			'Find the oldest photograph of yourself laughing and note on the back who held the camera.',
			'Write the name of somebody you miss on an envelope, put one line inside, and lay it by the door.',
			'Cook one egg today exactly as you like it, sit down to it, and leave the telephone in another room.',
			'Mend or throw out one thing that has been waiting for a visitor to excuse it.',
			'Go once round the block at dusk and count the lighted kitchens.',
		],
		inRelationship: [
			'Before tonight is over, thank the other for one thing so small that it has never been thanked for.',
			'Swap sides of the table at the next meal, and tell each other what you see from there.',
			'Send the other one line today that asks for nothing and needs no reply.',
			'Set a clock for four minutes and let the other speak while you only listen; then change over.',
			'Write on two slips what each would like to do less often, exchange them, and read them standing up.',
			'Go out together to the nearest corner and back without a telephone, and let the slower one set the pace.',
			'Do one of the other’s chores today, badly if need be, and do not announce it.',
			'Ask the other for the story of one scar or one stain, and do not tell yours.',
			'Put a note in a pocket of the other’s coat with a single word that only you two use.',
			'Make the bed together today, one on each side, and finish at the same time.',
			'Choose one song each and hear both to the end without saying which is better.',
		],
		married: [
			'Take the oldest cup in the cupboard, make tea in it for the other, and carry it over yourself.',
			'Tell one another tonight, in two sentences each, the same day long ago, and compare what is missing.',
			'Put a chair where neither of you ever sits, and sit there together for the length of one song.',
			'Ask the other which errand they like least, and run it before supper.',
			'Find a photograph in which you both look silly and stand it where the good one was, until tomorrow.',
			'Greet the other today at the door, on your feet, as you would greet a visitor.',
			'Read each other one paragraph from whatever lies nearest, and stop there.',
			'Write the other’s three good habits on the back of a receipt and leave it under the sugar.',
			'Open the window of the room where you talk least, and say there what you had for lunch.',
			'Look up together the price of the first thing you ever bought for the house.',
			'Set two chairs at the window this evening and watch the street for as long as a pot of tea lasts.',
		],
	},
	days: {
		couple: [
			({ days }) =>
				`Between your first morning and the other’s lie ${days} days, and someone was already laying tables on every one of them.`,
			({ days }) =>
				`One of you had a start of ${days} days, all of which the other has since been told about, or will be.`,
			({ days }) =>
				`Count the days from the one birth to the other and you get ${days}, which no method here has asked about.`,
		],
		single: [
			({ days }) => `You came on day ${days} of its year, with the rest of the year still to be arranged.`,
			({ days }) =>
				`In the year you were born, ${days} was the number of your day, and the calendar went on as if nothing had happened.`,
			({ days }) => `It was day ${days} of a year that had been getting along without you.`,
		],
	},
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
		heritage: [
			'Before there were separate digits, letters did the counting, and a builder could hide a year in a line of verse.',
			'Village reckoners asked for the mothers’ names because a mother, they said, is the one parent nobody has to look up.',
			'The same alphabet of numbers dates poems, tombs and palace doors from Cairo to Delhi.',
			'A chronogram for the death of Hafez, “earth of Musalla”, is counted with these very numbers and gives 791.',
		],
		talehs: [
			({ sum, remainder, sign }) =>
				`Your own ${sum} divided by twelve leaves ${remainder}, and counting signs from the Ram that is ${sign}.`,
			({ sum, remainder, sign }) =>
				`Twelve goes into ${sum} with ${remainder} over, the place of ${sign} among the signs of names.`,
			({ sum, remainder, sign }) =>
				`By twelves, ${sum} comes down to ${remainder}; the old reckoners wrote ${sign} beside it.`,
		],
		sums: [
			({ sum, remainder, score }) =>
				`Take fives away from ${sum} until you cannot, and ${remainder} is left in the hand; with the two signs that makes ${score} of a hundred.`,
			({ sum, remainder, score }) =>
				`${sum} divided by five leaves ${remainder}, and together with the elements our scale reads ${score}.`,
			({ sum, remainder, score }) =>
				`What remains of ${sum} when the fives have gone home is ${remainder}, and the scale of a hundred stops at ${score}.`,
		],
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
		alone: [
			({ name, sign }) =>
				`Leave the mothers out, and your name by itself is ${name}, which by twelves would have been ${sign}.`,
			({ name, sign }) =>
				`Counted without anyone’s mother, the ${name} of your own name points to ${sign}, a second opinion in the same ink.`,
		],
		counters: [
			'Spell one of the names in another way and the remainder changes, while the person does not.',
			'The reckoner saw four names and never saw who gets up when the child cries.',
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
		paths: {
			1: 'A One decides on the stairs, and is at the top before anyone has asked which floor.',
			2: 'A Two hears the second voice in any song and will hum it until somebody else dares the first.',
			3: 'A Three tells the story of the burnt rice so well that the guests ask for it again.',
			4: 'A Four measures the doorway before buying the sofa, and is forgiven for that every single time.',
			5: 'A Five leaves the window open in January, because a closed one feels like an answer.',
			6: 'A Six has already put a blanket over you and is looking for the reason afterwards.',
			7: 'A Seven needs an hour behind a shut door, and comes out of it with something worth hearing.',
			8: 'An Eight keeps the accounts of the house and knows to a spoon what was lent to whom.',
			9: 'A Nine has room at the table for people whose names nobody quite caught.',
			11: 'An Eleven, which is not folded further, notices the weather in a room before the door is closed.',
			22: 'A Twenty-two, a master number, draws the house first and only then asks who will live there.',
			33: 'A Thirty-three, rare among life paths, looks after everybody present and has to be told to sit down.',
		},
		samePath: [
			'Both dates end at one number, and so each of you has at home what is usually met only in the mirror.',
			'The second path is that same number once more, which spares explanations and doubles the blind spot.',
		],
		heritage: [
			'Reading messages into repeated digits is young: a book of 2005 made it popular, and its author later walked away from it.',
			'No old treatise speaks of angel numbers, so nothing ancient has to be believed here; the adding alone is old.',
			'The folding of numbers is far older than the angels that were lately attached to it.',
			'People have always looked twice at a clock that shows four equal digits, and only in our century did they ask it for advice.',
		],
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
		digits: {
			couple: [
				({ own, other, score }) =>
					`Written as digits the two days are ${own} and ${other}, and the two rings together give ${score}.`,
				({ own, other, score }) =>
					`${own} stands beside ${other} like two house numbers in the same street, and the score is ${score}.`,
				({ own, other, score }) =>
					`Set next to each other, ${own} and ${other}, the days add their share to a score of ${score}.`,
			],
			single: [
				({ own, root, score }) =>
					`Your day written in digits is ${own}, its root ${root}, and with the year it brings you to ${score}.`,
				({ own, root, score }) =>
					`${own} is what a clock would have to show to be your birthday; it folds to ${root}, and the score is ${score}.`,
				({ own, root, score }) =>
					`From ${own} one comes to ${root}, and from there, by way of the year, to a score of ${score}.`,
			],
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
		rows: {
			couple: [
				({ row, root }) => `Run the two days together and the row is ${row}, which folds to ${root} in the end.`,
				({ row, root }) => `As one long number, ${row}, the days of the two of you come down to ${root}.`,
			],
			single: [
				({ sum, path }) =>
					`Before the last fold the column said ${sum}; after it, ${path}, and something of the larger number always stays.`,
				({ sum, path }) =>
					`Between ${sum} and ${path} lies a single addition, done in the time it takes to button a coat.`,
			],
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
		scores: [
			({ self, other, score }) =>
				`Weighed by element it is ${self} on your side and ${other} on the other, and the three cards make ${score}.`,
			({ self, other, score }) =>
				`The cards give you ${self} and give ${other} to the place opposite, with ${score} as the sum of it.`,
			({ self, other, score }) =>
				`Put ${self} against ${other}, count what stands upright, and the figure is ${score}.`,
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
		numbers: [
			({ numbers, sum }) => `Their numbers, ${numbers}, make ${sum}, if you like to keep accounts.`,
			({ numbers, sum }) => `By number that is ${numbers}, or ${sum} in all, and the deck has kept no record of it.`,
		],
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
		heritage: [
			'The Moon takes about twenty-seven days for its round, and so India gave it twenty-seven lodgings, a night in each.',
			'Almanac makers still do this sum at kitchen tables, with two birth slips and a cup of tea between them.',
			'The Sanskrit name, ashtakoota, means eight points of comparison, and they are worth from one to eight.',
			'Where families used to send a go-between, the eight points gave both sides something to talk about that was nobody’s fault.',
		],
		yonis: [
			'The horse belongs to this moon: it sleeps standing up, and comes when called by the right person.',
			'The elephant is the animal of this moon, which remembers each kindness and, alas, each corridor.',
			'This moon’s animal is the sheep, warm company on a cold slope and not fond of going first.',
			'The serpent goes with this moon; it hears through the ground what was said two rooms away.',
			'A dog lies beside this moon, and has decided about you by the second evening.',
			'This moon keeps a cat, that is to say, it is kept by one, and the lap is granted and not asked for.',
			'The rat, a clever householder in the old lists, is this moon’s animal and knows where every crumb is stored.',
			'The cow stands by this moon: slow eyes, a full pail, and no wish to be hurried through a gate.',
			'The buffalo is this moon’s beast, patient to the knees in water and hard to turn once it walks.',
			'This moon has the tiger, which hunts alone and shares the meat only with those it calls family.',
			'A deer stands at the edge of this moon, listening with its whole skin before it takes a step.',
			'The monkey is this moon’s animal and has opened the drawer you thought was locked.',
			'The mongoose guards this moon; small, quick, and quite unimpressed by reputations.',
			'The lion lies with this moon and expects to be asked, and then is generous.',
		],
		sameYoni: [
			'Both moons have one and the same animal, so the house rules need not be written down.',
			'The other moon brings that very animal again, and two of a kind will circle before they lie down.',
		],
		totals: {
			couple: [
				({ total, percentile }) =>
					`Of thirty-six points ${total} are given, more than ${percentile} out of every hundred pairs of moons receive.`,
				({ total, percentile }) =>
					`The eight add up to ${total} of thirty-six; of a hundred pairs, ${percentile} would have fewer.`,
				({ total, percentile }) =>
					`${total} is the total, thirty-six the most there is, and ${percentile} of a hundred couples stand below it.`,
			],
			single: [
				({ quarters, score }) =>
					`Against all 108 quarters of the sky your moon finds ${quarters} with which it makes half of the points, and our scale calls that ${score}.`,
				({ quarters, score }) =>
					`${quarters} of 108 possible moons would reach eighteen points with yours: on the scale of readiness, ${score}.`,
				({ quarters, score }) =>
					`Put next to each of the 108 quarters in turn, your moon gets on with ${quarters}, which makes a readiness of ${score}.`,
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
		degrees: {
			couple: [
				({ own, other, apart }) =>
					`On the Indian circle they stand at ${own} and ${other} degrees, with ${apart} between.`,
				({ own, other, apart }) =>
					`${apart} degrees of sky part the two moons, the one at ${own} and the other at ${other}.`,
			],
			single: [
				({ done, left }) => `It had ${done} degrees of that lodging behind it and ${left} still to go.`,
				({ done, left }) =>
					`Of its room there, ${done} degrees were already crossed, and ${left} were left before the next door.`,
			],
		},
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
		heritage: [
			'Ptolemy, in Alexandria, already compared the Sun and Moon of husband and wife, and preferred them at a third of the circle.',
			'Astrologers call it an aspect when two planets see one another, and the word means nothing more than a look.',
			'A circle parts evenly by two, three, four and six, and upon that piece of arithmetic the whole art of aspects stands.',
			'Jung once counted aspects in the charts of several hundred couples, and learnt chiefly how willing numbers are to please.',
		],
		counts: [
			({ easy, hard, score }) =>
				`Among the five bodies ${easy} angles are easy and ${hard} are hard, and weighed by their closeness they make ${score}.`,
			({ easy, hard, score }) =>
				`The count is ${easy} of ease against ${hard} of strain, and on a curve where half of everyone lies below fifty that is ${score}.`,
			({ easy, hard, score }) =>
				`${easy} times the planets look kindly here, ${hard} times askance, which comes to ${score} of a hundred.`,
		],
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
};
