import type { LuckyWords } from './shape.ts';

const folds = (folded: string | null, how = 'which folds to') => (folded ? `, ${how} ${folded}` : '');

/** The built-in writer's English for the twelve numbers and the seven days. */
export const words: LuckyWords = {
	numbers: {
		1: {
			path: {
				clause: 'the single stroke, made before there is anything to count',
				more: [
					'Euclid would not call it a number at all; for him numbers began with company.',
					'Children draw it first and teachers correct it least, since there is only one way to stand up straight.',
				],
			},
			wealth: {
				clause: 'a purse with one key, and the key on your own ring',
				more: [
					'What you earn alone you also spend alone, and nobody checks the arithmetic.',
					'You would rather pay for the whole table than wait while the bill is divided.',
				],
			},
			protection: {
				clause: 'a doorpost, the upright thing a house is hung on',
				more: [
					'Somebody stood you on your feet early and let go a moment before you asked.',
					'The shelter she left is a spine more than a roof.',
				],
			},
			love: {
				clause: 'one chair drawn close, and not two drawn halfway',
				more: [
					'You choose quickly and then stand there as if the choosing were the whole of it.',
					'In affection you say the first word readily; it is the second that has to be waited for.',
				],
			},
			pull: 'sets out before the others have found their shoes',
			counter:
				'Still, not every solitary habit is strength; some of it is only that nobody was taught how to help you.',
			question: 'Which task are you still carrying alone because handing it over would take an explanation?',
		},
		2: {
			path: {
				clause: 'the pair, two eyes that see depth because they disagree',
				more: [
					'Cover one of them and the cup on the table turns flat; it takes the quarrel of both to reach for it.',
					'Old builders checked a wall with two strings, never with one, and trusted what lay between.',
				],
			},
			wealth: {
				clause: 'a pair of scales rather than a chest',
				more: [
					'Your name weighs what it gives against what it gets, and blushes when the pans are level.',
					'You bargain best on behalf of somebody else.',
				],
			},
			protection: {
				clause: 'a second cup set out before anyone knocked',
				more: [
					'From that side you learnt to hear a mood through a closed door.',
					'What guards you is being listened to, and you notice within a minute when you are not.',
				],
			},
			love: {
				clause: 'the listener’s half of a conversation',
				more: [
					'You remember how the other takes their tea and wait, for years if need be, to be asked about yours.',
					'Closeness for you is a silence that nobody hurries to fill.',
				],
			},
			pull: 'waits to hear the other side',
			counter:
				'Then again, what looks like tact may be a way of never being quoted; agreement is also a place to hide.',
			question: 'What did you leave unsaid this week so that the room could stay pleasant?',
		},
		3: {
			path: {
				clause: 'the stool with three legs, which stands on any floor without rocking',
				more: [
					'Folk tales give three sons, three wishes and three tries, because with the third a story knows where it is going.',
					'It is the first number with a middle, and whoever sits in the middle has to talk to both sides.',
				],
			},
			wealth: {
				clause: 'money that comes by the mouth, through talk, teaching or jokes told at the right moment',
				more: [
					'It also leaves that way: a good story at the counter and the receipt is forgotten.',
					'Your name earns by being remembered, so it can hardly be spent in secret.',
				],
			},
			protection: {
				clause: 'a voice humming in the next room',
				more: [
					'What kept you safe was that somebody in that house could make trouble sound smaller than it was.',
					'You still test a fear by telling it aloud and listening for the laugh.',
				],
			},
			love: {
				clause: 'letters rather than vows',
				more: [
					'You fall for whoever answers well, and grow restless where the answers stop.',
					'Tenderness comes out of you sideways, as a joke with a blanket round it.',
				],
			},
			pull: 'tells the tale before it has an end',
			counter:
				'A lively number flatters; some days the talk is there so that one particular sentence need not be spoken.',
			question: 'Which story about yourself do you tell so well that nobody asks what happened next?',
		},
		4: {
			path: {
				clause: 'a square, four corners, four legs of a table, four walls before the roof',
				more: [
					'Surveyors along the Nile stretched their ropes over the mud each year, and the field was there again after the flood.',
					'Nothing about it shines, and everybody eats at it.',
				],
			},
			wealth: {
				clause: 'the jar on the shelf, filled a spoon at a time',
				more: [
					'You trust a sum that grew slowly and look twice at one that came running.',
					'In your hands repairs cost less than novelties, and last until they are called heirlooms.',
				],
			},
			protection: {
				clause: 'a wall with the tool marks still on it',
				more: [
					'Your safety was made of hours kept: the meal at its time, the lamp at its window.',
					'That inheritance is order, and you feel the draught wherever it is missing.',
				],
			},
			love: {
				clause: 'the shelf put up without being asked',
				more: [
					'You say it with hinges and spare keys, and are puzzled when somebody wanted words.',
					'Fidelity comes easily here; surprise has to be entered in the calendar.',
				],
			},
			pull: 'measures twice before it cuts',
			counter: 'Even so, a wall can be kept in repair so well that no one remembers what it was meant to keep out.',
			question: 'Which rule of your house would you not make again if the house were built today?',
		},
		5: {
			path: {
				clause: 'the open hand, five fingers and none of one length',
				more: [
					'All around the Mediterranean it hangs over doors, and in caves people blew colour round it to say that they had been there.',
					'It stands in the middle of the nine, and from the middle every road is equally near.',
				],
			},
			wealth: {
				clause: 'coins warm from the pocket, already half on their way',
				more: [
					'Your name makes a living from change and pays for it in unfinished ledgers.',
					'You buy the ticket first and count afterwards, and are right more often than the careful believe.',
				],
			},
			protection: {
				clause: 'a back door that was never locked',
				more: [
					'What shelters you is knowing the way out; few people who love you have understood that it lets you stay.',
					'From her side comes the packed bag, and the calm that follows once it is packed.',
				],
			},
			love: {
				clause: 'curiosity with its coat still on',
				more: [
					'You come close by asking, and go cool when you already know the answer.',
					'The one who keeps a small secret keeps you.',
				],
			},
			pull: 'has its hand on the latch',
			counter: 'Perhaps it praises movement too much; one can change rooms for years and carry the same chair along.',
			question: 'What would you find out about this place if you stayed one season longer than is comfortable?',
		},
		6: {
			path: {
				clause: 'the bee’s cell, six walls and every one of them shared',
				more: [
					'No shape holds so much honey for so little wax; the price is that nobody in it lives alone.',
					'Add its divisors, one and two and three, and it comes out whole again, for which the Greeks called it perfect.',
				],
			},
			wealth: {
				clause: 'a full pantry and an empty wallet beside it',
				more: [
					'What comes in goes round the table before it is counted.',
					'Your name is good for credit, chiefly with those who never pay back.',
				],
			},
			protection: {
				clause: 'the smell of bread through a wall',
				more: [
					'You were looked after by someone who looked after everyone, and you had to share even that.',
					'Her kind of guarding was feeding, and it has left you a little deaf to the word “enough”.',
				],
			},
			love: {
				clause: 'a hand that straightens the other’s collar',
				more: [
					'You love by noticing, and what you notice you begin to mend.',
					'It is hard for you to be looked after without getting up to help.',
				],
			},
			pull: 'lays another place at the table',
			counter:
				'But care can be a quiet way of being in charge, and those who are always needed seldom hear what they are like.',
			question: 'Who in your house has not been allowed to do anything for you lately?',
		},
		7: {
			path: {
				clause: 'the week, with one day left over from work to ask what it was for',
				more: [
					'The seven wandering lights of the old sky gave it its names, and no calendar reform has been able to shake it.',
					'Between one and ten it is the odd guest: it neither divides the others nor is made from them.',
				],
			},
			wealth: {
				clause: 'a library ticket where others keep a savings book',
				more: [
					'You pay gladly for what cannot be resold.',
					'Money interests you as a puzzle; once it is solved you forget to collect.',
				],
			},
			protection: {
				clause: 'a lamp in a window across the yard',
				more: [
					'Someone taught you that being left in peace can be a form of tenderness.',
					'Your refuge is a closed book on the knee, with a finger in the page.',
				],
			},
			love: {
				clause: 'a long look before the first word',
				more: [
					'You would like to be understood without the trouble of being known.',
					'Trust comes to you late in the evening, and is still there in the morning.',
				],
			},
			pull: 'asks what lies behind the question',
			counter:
				'It may be wrong about your depth, though; a question can be turned over so long precisely because answering it would oblige you.',
			question: 'What do you already know that you keep on investigating?',
		},
		8: {
			path: {
				clause: 'two rings joined, what goes out on one side and comes back on the other',
				more: [
					'A scale ends on its eighth note and finds it has come home, only higher.',
					'Farmers knew it as the account between sowing and barn, in which no month may be skipped.',
				],
			},
			wealth: {
				clause: 'a ledger with both columns filled in',
				more: [
					'You see what a thing costs, the hours included, and say it aloud when others are being polite.',
					'Your name carries weight in a room where something has to be decided before lunch.',
				],
			},
			protection: {
				clause: 'a strong hand on the ladder',
				more: [
					'The safety you come from was competence: someone knew where the papers were.',
					'You were guarded by standards, and have guarded yourself with them since.',
				],
			},
			love: {
				clause: 'a promise with a date on it',
				more: [
					'You give deeds, and keep, against your will, a small record of them.',
					'To be weak in front of one person is the largest present you have.',
				],
			},
			pull: 'counts the bricks',
			counter: 'Harvests also depend on rain, and a number so fond of results will not mention the weather.',
			question: 'What have you been paid for in a coin you never enter in the books?',
		},
		9: {
			path: {
				clause: 'the last of the single figures, with all the others behind it',
				more: [
					'Multiply it by what you like, add the digits, and it returns; schoolchildren use this to catch mistakes.',
					'Nine months is how long the slowest good news takes.',
				],
			},
			wealth: {
				clause: 'an open gate and fruit beyond the fence',
				more: [
					'You are generous in advance and disappointed in arrears.',
					'What your name gathers, it gathers in order to give a name to something.',
				],
			},
			protection: {
				clause: 'a coat lent so often that it has become everybody’s',
				more: [
					'From her you have the certainty that strangers will help, which has brought you strangers who did.',
					'You were told early how others had it harder, and it became both shield and gag.',
				],
			},
			love: {
				clause: 'a farewell remembered more exactly than the meeting',
				more: [
					'You can love a whole street and be shy with one person in it.',
					'Forgiving comes first to you and understanding later, which is the harder order.',
				],
			},
			pull: 'is already tidying up after the feast',
			counter:
				'A wide heart flatters itself easily: loving mankind asks less than answering one message from yesterday.',
			question: 'What is finished in your life that you are still politely entertaining?',
		},
		11: {
			path: {
				clause: 'two single strokes side by side, left unfolded as old custom wants it',
				more: [
					'It is a gate without a lintel: you can see straight through, and there is nothing to hang on it.',
					'Twice one and yet not two, it stays a draught between two doorposts.',
				],
			},
			wealth: {
				clause: 'an idea that comes before the buyer does',
				more: [
					'What you know too early earns only later, and meanwhile the rent is due.',
					'You are paid best for the remark you nearly kept to yourself.',
				],
			},
			protection: {
				clause: 'a foreboding that was mostly right',
				more: [
					'Somebody there slept lightly so that you could sleep; now you have taken over the watch.',
					'Her gift is a fine ear, and a fine ear needs quiet more than applause.',
				],
			},
			love: {
				clause: 'two candles that lean away from each other’s draught',
				more: [
					'You sense what the other has not said and answer that, to the confusion of both.',
					'You need someone near enough to be felt and far enough off to be seen.',
				],
			},
			pull: 'hears the telephone before it rings',
			counter: 'One warning: whoever is told that they sense things will find omens in a tired face at the bakery.',
			question: 'When did you last check one of your hunches with the person it was about?',
		},
		22: {
			path: {
				clause: 'the builder’s number, left unfolded, with a plan too big for the table',
				more: [
					'Twenty-two letters were enough to write the Hebrew Bible; large things are made from a small stock, used patiently.',
					'Fold it and it becomes a four, an honest wall; unfolded it wants a bridge.',
				],
			},
			wealth: {
				clause: 'foundations that nobody can see from the street',
				more: [
					'You reckon in decades, which is admirable, except on the last days of the month.',
					'Your name is made for other people’s money, in the sense of being trusted with it.',
				],
			},
			protection: {
				clause: 'scaffolding, left standing until the arch could hold itself',
				more: [
					'She thought of you in years ahead, and now and then overlooked the afternoon.',
					'Great plans were your blanket; it was warm, and rather heavy.',
				],
			},
			love: {
				clause: 'a house drawn before the hand is asked for',
				more: [
					'You show someone the plans when they would have been content with the window seat.',
					'What you love you want to make lasting, and lasting things dislike being hurried.',
				],
			},
			pull: 'draws the bridge before it has seen the river',
			counter:
				'Size is no proof of worth, mind; a plan can be grand for the reason that it never has to begin this week.',
			question: 'Which part of the great plan would still be worth doing if the rest never came?',
		},
		33: {
			path: {
				clause: 'the teacher’s number, left unfolded, as many as the bones of a spine',
				more: [
					'A short string of prayer beads has thirty-three, so that the hand can count while the mind is elsewhere.',
					'It is rare among dates, and those who have it are told so by others rather too often.',
				],
			},
			wealth: {
				clause: 'wages paid in thanks, with now and then an envelope',
				more: [
					'You set your price by what the other can bear, and they notice.',
					'Your name does well wherever one person’s gain is another one’s lesson.',
				],
			},
			protection: {
				clause: 'a hand laid on a hot forehead',
				more: [
					'You were loved with much attention, and learnt that attention is a kind of bread.',
					'Behind you stands somebody who mended things at night so that they were whole by breakfast.',
				],
			},
			love: {
				clause: 'patience with sleeves rolled up',
				more: [
					'You bring out the best in people and are then a little lonely beside it.',
					'It takes you long to see that the one you love did not enrol.',
				],
			},
			pull: 'kneels to tie a stranger’s shoelace',
			counter:
				'Who is always the teacher never has to be seen not knowing; the number passes over that with a kind smile.',
			question: 'From whom, younger than you, did you last learn something, and have you told them?',
		},
	},
	days: {
		0: {
			clause: 'Sunday, the day the old books give to the sun',
			more: [
				'What is done in plain view goes well on it, and what is done for show does not.',
				'Gold was its metal, less for the price than because it does not rust.',
			],
			acts: [
				'Today, open the curtains of the room you use least and sit in it for five minutes.',
				'Before evening, put one thing you are proud of where you will see it from the door.',
			],
		},
		1: {
			clause: 'Monday, the moon’s day, on which tides are a better model than clocks',
			more: [
				'Plans made on it should be written in pencil.',
				'Its people rise slowly and remember what was said at the washing-up.',
			],
			acts: [
				'Today, fill a glass with water to the brim and carry it through the house without talking.',
				'Tonight, write down what the day felt like in seven words, and nothing about what happened.',
			],
		},
		2: {
			clause: 'Tuesday, which belongs to Mars, patron of smiths as well as of quarrels',
			more: [
				'Iron is no use cold: on this day begin with the thing that makes you warm.',
				'A hard sentence said early on it saves a harder one on Friday.',
			],
			acts: [
				'Today, sharpen something: a pencil, a kitchen knife, the first line of a letter you owe.',
				'Set a clock to eight minutes and do only the task you have stepped around since last week.',
			],
		},
		3: {
			clause: 'Wednesday, the day of Mercury, who carried messages and took a little for the carrying',
			more: [
				'Errands, phone calls and small print thrive on it.',
				'Whatever you send out then, read it once aloud before it goes.',
			],
			acts: [
				'Today, send one message of three lines to someone who would not expect it.',
				'Take a sheet of paper, write the names of five people who know something you need, and ring the third.',
			],
		},
		4: {
			clause: 'Thursday, which the planets’ table gives to Jupiter, the large and easy one',
			more: [
				'It is a good day to ask for more than seems polite, and to give the same.',
				'Judges were thought well advised on it, because they had eaten.',
			],
			acts: [
				'Today, tell somebody precisely what they did well, with the place and the hour.',
				'Before you sleep, give away one thing in good condition that has waited for you for a year.',
			],
		},
		5: {
			clause: 'Friday, the day of Venus, and in half the world the day of gathering',
			more: [
				'Copper was hers: it takes a polish and shows every fingerprint.',
				'Reconciliations hold better on it when there is something to eat.',
			],
			acts: [
				'Today, lay the table for one meal as if a guest were coming, and sit down at it.',
				'Spend six minutes making one corner of your room pleasant to look at, and leave the rest as it is.',
			],
		},
		6: {
			clause: 'Saturday, Saturn’s, the slowest of the seven lights',
			more: [
				'Things finished on it stay finished; things begun on it ask for a second coat.',
				'Gardeners of the old school pruned then and did not apologise to the tree.',
			],
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
			`Had they counted you in ${solar} or in ${lunar}, which is the same day, another sum would be standing here, so take this one as a question well put.`,
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
				`${count === '1' ? 'The one vowel alone, where the breath is, makes' : `The ${count} vowels alone, where the breath is, make`} ${total}${folds(folded)}`,
			({ total, folded }, [count]) =>
				`Say only its ${count === '1' ? 'one vowel' : `${count} vowels`} and you have said ${total}${folds(folded, 'which ends in')}`,
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
	tension: [
		(date, datePull, mother, motherPull) =>
			`The ${date} of your date ${datePull}, while the ${mother} of your mother’s name ${motherPull}.`,
		(date, datePull, mother, motherPull) =>
			`On one side the ${mother} you were handed ${motherPull}; on the other the ${date} you were born under ${datePull}.`,
	],
	unison: [
		(number, pull) =>
			`The same ${number} stands over your date and over your mother’s name: it ${pull}, and nobody in the house objects.`,
		(number, pull) =>
			`Date and mother’s name agree on ${number}, which ${pull} twice over; watch for what that leaves unguarded.`,
	],
};
