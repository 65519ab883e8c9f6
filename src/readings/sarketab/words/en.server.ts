import type { SarketabWords } from './shape.ts';

/** The built-in writer's English for sarketab. */
export const words: SarketabWords = {
	signs: {
		aries: {
			clause: 'the Ram, drawn in old charts looking back over its shoulder as it leaps',
			more: [
				'The year began at its hoof, and those counted under it are still expected to go first through every door.',
				'Shepherds knew the animal better than astrologers: it is brave in front, and uneasy when nothing resists.',
			],
			pull: 'leaps before the gate is open',
			moon: 'The moon was in the Ram, where feelings arrive at a run and are gone by noon.',
			question: 'Which door are you pushing at that opens towards you?',
		},
		taurus: {
			clause: 'the Bull, of whom the old sky shows only the front half, up to the shoulder in work',
			more: [
				'What it has ploughed stays ploughed; what it has not agreed to stays where it is.',
				'Its people know a thing by the hand, and believe a price only after they have felt the cloth.',
			],
			pull: 'stands until the field is done',
			moon: 'The moon was in the Bull, where the almanacs thought it well housed, like a guest by the stove.',
			question: 'What are you holding on to chiefly because your hands are used to its weight?',
		},
		gemini: {
			clause: 'the Twins, two boys with one cloak, talking',
			more: [
				'The Arabs called the place al-Jawza and saw a single figure there; even the sky could not settle how many they were.',
				'One of them asks and the other answers, and it is seldom the one who knows.',
			],
			pull: 'has already heard two versions',
			moon: 'The moon was in the Twins, where a mood becomes a sentence before it has become a feeling.',
			question: 'Which of your two answers would you give to somebody who loved you?',
		},
		cancer: {
			clause: 'the Crab, which carries its house and walks round what it wants',
			more: [
				'At its station the sun turns back each summer, and so do those who count under it, once, on the doorstep.',
				'The shell is real, and it is on the outside because the inside is soft.',
			],
			pull: 'goes home by the side lane',
			moon: 'The moon was at home in the Crab, and remembered everything.',
			question: 'What are you protecting that has long since grown up?',
		},
		leo: {
			clause: 'the Lion, with a bright star where the heart is, called the little king',
			more: [
				'Farmers saw it in the hot weeks, when the lion had come down to the water with everybody else.',
				'It is generous in company, and cannot bear to be thanked in a hurry.',
			],
			pull: 'waits until the room has noticed',
			moon: 'The moon was in the Lion, where even a private sorrow likes a good chair.',
			question: 'For whom did you last do something well without telling anyone?',
		},
		virgo: {
			clause: 'the Ear of Corn, held by a girl who has counted the grains',
			more: [
				'Persian lists name it for the sheaf and leave the girl out: the work is signed, the worker is not.',
				'It finds the one stone in the lentils, and is thanked by those who never saw it.',
			],
			pull: 'sorts the lentils by lamplight',
			moon: 'The moon was in the Ear of Corn, where worry passes itself off as housekeeping.',
			question: 'What is good enough on your table that you keep correcting?',
		},
		libra: {
			clause: 'the Scales, the only thing in that circle that does not breathe',
			more: [
				'Older skies gave these stars to the Scorpion as its claws, so that fairness was made out of something that could pinch.',
				'Day and night weigh the same when the sun stands here, and the next evening they no longer do.',
			],
			pull: 'asks for the other pan to be loaded',
			moon: 'The moon was in the Scales, where one’s own wish is the last to be weighed.',
			question: 'Whom do you do wrong by being fair to everybody?',
		},
		scorpio: {
			clause: 'the Scorpion, with a red star for a heart',
			more: [
				'It is feared for the tail, although it spends its days under a stone and asks for nothing but shade.',
				'Those counted under it forget slowly and forgive all at once, without a word, in the kitchen.',
			],
			pull: 'keeps still under the stone',
			moon: 'The moon was in the Scorpion, days on which old almanacs advised against beginnings, and people began all the same and did well enough.',
			question: 'What have you forgiven without having told the other?',
		},
		sagittarius: {
			clause: 'the Archer, half horse, aiming at something beyond the edge of the chart',
			more: [
				'The arrow is drawn at the middle of the sky’s river, and nobody has ever painted where it lands.',
				'It has one foot in the stable, and four if you count properly.',
			],
			pull: 'looks past the hill',
			moon: 'The moon was in the Archer, where homesickness is for places not yet seen.',
			question: 'Which target would you still aim at if no one were watching the shot?',
		},
		capricorn: {
			clause: 'the Kid, a goat with the tail of a fish, climbing out of the sea',
			more: [
				'It begins on the shortest day and makes nothing of it; from there each noon is a hoof’s breadth higher.',
				'Old age comes early to its people, and then, to everybody’s surprise, leaves again.',
			],
			pull: 'sets one hoof and tests the stone',
			moon: 'The moon was in the Kid, where tenderness is shown by being punctual.',
			question: 'Which height did you climb for someone who has stopped looking?',
		},
		aquarius: {
			clause: 'the Bucket, poured out by somebody whose face the Persian name leaves away',
			more: [
				'What it carries is for others; its own thirst is settled later, from the puddle.',
				'They belong to many tables and have their coat on at each.',
			],
			pull: 'pours for the whole street',
			moon: 'The moon was in the Bucket, where one thinks about feelings, often correctly.',
			question: 'Which of your principles would you suspend for one particular person?',
		},
		pisces: {
			clause: 'the Fishes, two of them, tied by a cord and swimming apart',
			more: [
				'The knot in that cord has a star of its own; old seamen steered by the fish and not by the knot.',
				'Nothing remained when your sum was divided, and custom gives to those with nothing left over the whole sea.',
			],
			pull: 'swims both ways at once',
			moon: 'The moon was in the Fishes, where other people’s moods come in without knocking.',
			question: 'Whose sadness have you been carrying that was never handed to you?',
		},
	},
	elements: {
		fire: {
			strongest: [
				'Fire leads, the letters that begin the alphabet and cannot wait for the rest of it.',
				'With fire on top a name warms a room quickly, and wants somebody else to bring in the wood.',
			],
			missing:
				'Fire has not one letter there; your warmth, then, is made by rubbing two things together, and lasts longer.',
			acts: [
				'Today, light one candle before dark and do nothing else until you have watched it for three minutes.',
				'Cook or heat one thing with care this evening, if it is only tea, and drink it while it is hot.',
				'Say one thing warmly today that you have so far only thought.',
			],
		},
		earth: {
			strongest: [
				'Earth leads, the letters one can lean a ladder against.',
				'A name heavy with earth is slow to answer and hard to move off its word.',
			],
			missing:
				'Earth is absent from it, and so you build on agreements with others, which hold as well as any stone if they are spoken aloud.',
			acts: [
				'Today, put your hands in soil, in flour or in warm water for five minutes.',
				'Repair one small thing this evening: a button, a hinge, a bill.',
				'Walk once round your house or your block, slowly, and touch the wall.',
			],
		},
		air: {
			strongest: [
				'Air leads, so the name is already half a message.',
				'Where air has most letters a thing is understood early and finished late.',
			],
			missing: 'No letter of it is air, which may be why you are believed: you speak when there is something to carry.',
			acts: [
				'Today, open a window, stand at it for ten breaths, and name what you hear.',
				'Write three lines by hand to somebody far away and photograph them, if there is no stamp.',
				'Read one page aloud tonight to someone, or to the wall.',
			],
		},
		water: {
			strongest: [
				'Water leads, the letters that take the shape of whoever says them.',
				'A name mostly of water finds the low place in every company, and somebody is sitting there.',
			],
			missing: 'Water has no letter in it; what moves you stays dry outwardly, and people have to be told.',
			acts: [
				'Today, water a plant, or give a bowl to a street animal, and stay until it has been drunk.',
				'Wash one cup tonight as if it were borrowed.',
				'Drink a glass of water slowly before you answer the next difficult message.',
			],
		},
	},
	balanced: [
		'All four have their letter, so that no guest has to stand.',
		'None of the four is missing, which sounds like luck and is mostly a committee.',
	],
	weekdays: {
		0: 'a Sunday, and the Sun’s own, on which what is hidden is merely not yet up',
		1: 'a Monday, lent by the Moon, changeable and good at returning',
		2: 'a Tuesday under Mars, who prefers a short quarrel to a long politeness',
		3: 'a Wednesday of Mercury’s, with ink on its fingers',
		4: 'a Thursday, Jupiter’s, which always lays one place too many',
		5: 'a Friday, the day of Venus, washed and combed by noon',
		6: 'a Saturday of Saturn’s, the week’s back wall',
	},
	seasons: {
		spring: [
			'It was spring, when almond trees risk everything on one warm week.',
			'Spring children were said to be promised much by everyone and to go on asking.',
		],
		summer: [
			'It was summer, when water is worth carrying and shade has owners.',
			'Summer birthdays fall in the holidays; one learns to be celebrated by few, and gladly.',
		],
		autumn: [
			'It was autumn, the season of accounts, when jars are closed and labelled.',
			'Autumn gives its people an eye for what can still be used.',
		],
		winter: [
			'It was winter, when seed lies in the dark and is not idle.',
			'Those born in winter came into rooms that had been heated for them.',
		],
	},
	phases: {
		new: 'The moon was new, in the sky all day and seen by nobody.',
		waxing_crescent:
			'A thin young moon went down soon after the sun, like a visitor who only wished to say that he would come.',
		first_quarter: 'Half the moon was lit, the half that comes before; builders liked to lay thresholds under it.',
		waxing_gibbous: 'The moon was nearly round and in no haste, like dough under a cloth.',
		full: 'The moon was full and rose as the sun set, each seeing the other off across the whole sky.',
		waning_gibbous: 'The moon had just begun to give back, and rose after supper, for those still awake.',
		last_quarter: 'Half the moon remained, and it rose at midnight, company for bakers and the newly born.',
		waning_crescent: 'A last thin moon stood before the dawn, seen by shepherds and by mothers.',
	},
	counters: {
		sun: 'Then again the Sun rules your sign, and whoever stands in its light rarely sees how others shade their eyes.',
		moon: 'Yet the Moon rules your sign, and what you call a premonition may be last month coming round.',
		mercury: 'But Mercury rules your sign, a clever servant who is apt to explain what had better be done.',
		venus: 'Still, Venus rules your sign, and she calls many things peace that are only well arranged.',
		mars: 'Mind that Mars rules your sign, and that he mistakes a closed door for an insult.',
		jupiter: 'Only, Jupiter rules your sign, and his promises are larger than his larder.',
		saturn: 'Against all this, Saturn rules your sign, and takes a thing for true because it is heavy.',
	},
	blessings: {
		islam: [
			'Begin what you begin with a good intention, as your people say, and leave the outcome where it is safe.',
			'May what is written for you be good, and may your own handwriting be in it.',
		],
		christianity: [
			'May you find bread on the table, and somebody to break it with.',
			'Light a candle for whoever gave you your name, and let it burn down in peace.',
		],
		judaism: [
			'May your name be a good one, and may it be called kindly at a full table.',
			'Keep one evening of the week for rest, and let the sum wait outside.',
		],
		zoroastrianism: [
			'Think well first, then speak, then put your hand to it; the old order still holds.',
			'May your lamp be clean and its flame straight.',
		],
		buddhism: [
			'Sit with it for three breaths before you do anything about it, and let it pass through like weather.',
			'May you be at ease, and may the one you find difficult be at ease.',
		],
		other: [
			'Whatever you call what is above you, may it look kindly on today.',
			'A good word needs no address: may the year be mild with you and yours.',
		],
	},
	sum: [
		(own, mother, sum, remainder) =>
			`Your name counts ${own} and your mother’s ${mother}, which is ${sum} together; take twelves away and ${remainder} remains`,
		(own, mother, sum, remainder) =>
			`Lay ${own} beside ${mother}, your name beside hers, and of ${sum} the twelves leave ${remainder}`,
	],
	letters: [
		(all, worth, fire, earth, air, water) =>
			`Of the ${all} letters that make ${worth} of your name ${fire} are fire, ${earth} earth, ${air} air and ${water} water.`,
		(all, worth, fire, earth, air, water) =>
			`Sort the ${all} letters behind that ${worth} as the old books do: fire ${fire}, earth ${earth}, air ${air}, water ${water}.`,
	],
	mother: [
		(all, worth, element) =>
			`Your mother’s ${worth}, in ${all} letters, leans most on ${element}, and a child’s name spends what the mother’s has saved.`,
		(all, worth, element) =>
			`Hers, ${all} letters and ${worth}, is mostly ${element}; lay that to yours before you call anything your own.`,
	],
	date: [
		(solar, gregorian, lunar, weekday) =>
			`The day itself, ${gregorian}, which Persians write ${solar} and the lunar calendar ${lunar}, was ${weekday}`,
		(solar, gregorian, lunar, weekday) => `${gregorian}, or ${solar}, or ${lunar} by the moon, fell on ${weekday}`,
	],
	tension: [
		(taleh, talehPull, sun, sunPull) =>
			`Your names lead to ${taleh}, which ${talehPull}; the sun of your birthday stood in ${sun}, which ${sunPull}.`,
		(taleh, talehPull, sun, sunPull) =>
			`There is a second voice: the sun was in ${sun} that day, and ${sun} ${sunPull}, while ${taleh} ${talehPull}.`,
	],
	unison: [
		(sign, pull) =>
			`Sum and sun agree for once on ${sign}, which ${pull} by both reckonings; agreement of that kind needs a third opinion.`,
		(sign, pull) =>
			`The sun of your birthday stood in ${sign} as well, so that twice over it ${pull}, and no one holds it back.`,
	],
};
