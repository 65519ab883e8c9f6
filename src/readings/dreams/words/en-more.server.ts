import type { Doubts, MoreOfSymbols } from './saying.ts';

/** Further sentences for the symbols that are dreamt most, in English. */
export const more: MoreOfSymbols = {
	teeth: {
		tradition: [
			'Teeth were also years to the interpreters, and one who sees them go was said to outlive many of his age.',
			'Upper teeth were read for the father’s side and lower ones for the mother’s, and a loose one as a call to visit.',
		],
		jung: [
			'Children lose teeth to make room for larger ones, and the dream may have kept to that order.',
			{ say: 'Teeth are what one shows in company, and this dream does not go without company.', when: 'company' },
		],
		everyday: [
			'Touch does not quite sleep: a tongue at the gums or a jaw on the pillow is enough to loosen teeth in a dream.',
		],
		question: [
			'Which word would have needed teeth this week?',
			'What did you do with your mouth in the dream, once it had changed?',
		],
		act: ['Brush your teeth tonight twice as slowly, and count only on the upper row.'],
	},
	snake: {
		tradition: [
			'A snake that speaks softly was good news to the interpreters, and one that went its way a quarrel avoided.',
		],
		jung: [
			'The snake wound about the physician’s staff is the same animal; Jung never forgot that it also heals.',
			{
				say: 'Where a snake frightens, Jung saw life itself raising its head in a spot that had been numb.',
				when: 'afraid',
			},
		],
		everyday: [
			'Snakes are dreamt of in cities too, where nobody meets one, and what returns in them is mostly wariness of a person.',
		],
		question: [
			'What did the snake have in view, if it was not you?',
			'Which skin of yours has grown too tight since last year?',
		],
		act: ['Take off one thing you have worn all day without liking it, a watch, a belt, and leave it off for an hour.'],
	},
	'dead-alive': {
		tradition: [
			'The dead are in the house of truth, runs an old saying, and so interpreters weighed what they said and what they gave.',
			{
				say: 'What the dead say was kept word for word, since they were held to have no more reason to flatter.',
				when: 'spoken',
			},
		],
		jung: [
			'Jung, who dreamt of his dead, thought it courteous to ask what they wanted to know before asking what they knew.',
			{
				say: 'The living and the dead come into one dream here, and Jung would not be in a hurry to part them.',
				when: 'company',
			},
		],
		everyday: [
			'Longing keeps its own calendar, and such dreams come near anniversaries, moves and dishes that somebody used to cook.',
			'Bereaved people in every country tell of such visits, and most of them would not want to have slept without it.',
		],
		question: [
			'Which of their sentences do you still finish?',
			'What was just as always about them, and what was not?',
			'If there had been time for one more sentence, who would have spoken it?',
		],
		act: [
			'Cook or buy one small thing they liked, and eat it slowly, without a ceremony.',
			'Look for something that has their handwriting on it, and read it standing.',
			'Say a prayer for them, or give a coin away in their name, as you are used to.',
		],
	},
	falling: {
		tradition: [
			'Where one lands decided it for the interpreters: on grass or in a courtyard the fall was a good arrival.',
		],
		jung: [
			'Falling is the shortest way to the ground, and ground is just what lofty plans are short of.',
			{ say: 'You woke before the bottom, as nearly all do; Jung would have you imagine the landing.', when: 'woke' },
		],
		everyday: ['The organ of balance loses its bearings as one lies down, and a fall is how the mind spells that.'],
		question: ['What did you let go of just before the fall began?', 'What was holding you up until then?'],
		act: ['Sit on the floor for three minutes with your back to the wall, and read or do nothing.'],
	},
	flying: {
		tradition: [
			'To fly from one’s own roof to another was to change house or company, and a landing without harm was praised.',
		],
		jung: ['Whoever flies has left a weight behind, and Jung would look for it on the ground below.'],
		everyday: [
			'Fliers report good sleep and a light morning, and children fly more often than their parents.',
			{
				say: 'Flying that frightens is mostly flying without a steering wheel, and such nights go with days run by others.',
				when: 'afraid',
			},
		],
		question: ['How did you know that you could?', 'Whom would you have liked to see it?'],
		act: ['Stand on tiptoe with your arms out until you wobble, three times, and notice where you look.'],
	},
	chased: {
		tradition: [
			'Fear in a dream was turned into safety by the interpreters, since the verse says that security comes after fear.',
		],
		jung: [
			'A pursuer has an interest in you, which cannot be said of everything you run to.',
			{ say: 'You ran alone, and Jung would ask which part of you is always left to do the running.', when: 'alone' },
		],
		everyday: ['The heart beats faster in this phase of sleep whatever is dreamt, and a chase explains it quickly.'],
		question: ['How far off was it when you first looked round?', 'Which door did you run past?'],
		act: ['Walk one stretch today at half your speed, and let two people overtake you.'],
	},
	water: {
		tradition: ['To drink cool water was health and honest gain, and to carry it in a cloth was to trust too much.'],
		jung: ['Water takes the shape of what holds it, so look at the bank, the glass or the pipe as well.'],
		everyday: ['Dry mouths dream of water, and so do people who have been told to drink more of it.'],
		question: ['Where did the water want to go?', 'What did you want of it, and what stopped you short?'],
		act: ['Drink a glass of water sitting down, in ten swallows, and look into it between them.'],
	},
	sea: {
		tradition: [
			'A sea crossed was a great matter settled, and one who only washed in it was said to lose a worry there.',
		],
		jung: ['The sea has no handle anywhere; before it the ego for once is a shore.'],
		everyday: ['Breathing has a surf of its own, and lying awake beside it one is soon standing on a beach.'],
		question: [
			'How near did you stand, and who had chosen the spot?',
			'What lay behind your back while you looked out?',
		],
		act: ['Put a pinch of salt on your tongue, close your eyes, and wait until it is gone.'],
	},
	house: {
		tradition: [
			'A house that grows wider was ease to come, and a swept one a guest, so interpreters asked about walls and brooms.',
		],
		jung: [
			'Houses in dreams have more floors than in the land register, and somebody lives on each.',
			{
				say: 'Others come into this dream, and Jung would ask whose house it is, and who only visits.',
				when: 'company',
			},
		],
		everyday: [
			'The brain stores places along with what happened there, so a house is often the short form of a time of life.',
		],
		question: ['Through which door did you come in?', 'What stood in the house that you have never owned?'],
		act: [
			'Carry one object from the room where it lies about to the room where it belongs.',
			'Open the front door, stand on the sill for a minute, and go in again as a guest would.',
		],
	},
	baby: {
		tradition: [
			'A small girl was ease and a small boy a task, they said, and either was to be carried with both arms.',
		],
		jung: [
			'The child in myths is found in baskets, in rushes, in straw: what is new never arrives at a proper address.',
		],
		everyday: ['Anyone who looks after something helpless dreams of babies, and a start-up or an old cat will do.'],
		question: [
			'Who held it, and for how long could they have gone on?',
			'What does it need that nobody has to be clever for?',
		],
		act: ['Choose the youngest of your plans and give it ten quiet minutes before anything else today.'],
	},
	pregnancy: {
		tradition: ['Some read it as a trust one carries for a while, and asked whether the dreamer walked lightly.'],
		jung: ['Jung saw in it the time in which one is two, before anybody knows what the second will be called.'],
		everyday: ['Bodies that change, through age, food or training, like to dream of the greatest change there is.'],
		question: ['Who noticed it before you said anything?', 'What would have to be ready before it may come?'],
		act: ['Clear one shelf or one hour for something that is not there yet.'],
	},
	'failing-exam': {
		tradition: [
			'Deeds are weighed, not grades, said the interpreters, and read an examination as a call to settle accounts in peace.',
		],
		jung: ['An exam one has long passed is set again when the answer of that time no longer serves.'],
		everyday: [
			'It is the conscientious who dream of failing, as researchers like to remark, and the careless sleep well.',
		],
		question: [
			'What was the subject, and who taught you that it matters?',
			'Which question on the sheet could you have answered?',
		],
		act: ['Put down three things you can do that nobody ever examined you in.'],
	},
	naked: {
		tradition: ['For one in distress, nakedness was said to be relief, as when a heavy coat is taken off indoors.'],
		jung: [
			'Adam needed to be asked who had told him that he was naked, and the question is still a good one.',
			{
				say: 'Where others are in the picture, Jung would look at their costumes first and only then at your skin.',
				when: 'company',
			},
		],
		everyday: [
			'A blanket that slid off explains some of these nights, a new post or a first evening among strangers the rest.',
		],
		question: ['What would you have covered first?', 'Before whom would it not have mattered?'],
		act: ['Say one thing today that you usually dress up, in its plainest seven words.'],
	},
	late: {
		tradition: [
			'What is delayed is not lost, ran their consolation, and a caravan was known to wait for a late guest.',
		],
		jung: ['Lateness can be an opinion, and the dream may have voiced it for you.'],
		everyday: ['In sleep one cannot count minutes properly, so that clocks leap and every way is too long.'],
		question: ['What were you doing while the time ran out?', 'Who set the hour?'],
		act: ['Arrive five minutes early somewhere today, and use them for looking about.'],
	},
	fire: {
		tradition: [
			'Fire at which one warms oneself was provision in winter, and a lamp lit from it was knowledge passed on.',
		],
		jung: ['Fire turns one thing into another, and Jung, who read the alchemists, would ask what was in the vessel.'],
		everyday: ['Smoke is one of few smells that seem to reach a sleeper, and worry about the stove is another.'],
		question: ['What did the light of it show that had been dark before?', 'Who else saw it burning?'],
		act: ['Boil water, and stay beside the pot without a telephone until it sings.'],
	},
	ex: {
		tradition: ['Old affections seen again were read as old debts, and forgiving was thought the quickest way to pay.'],
		jung: ['What one loved in somebody was partly lent to them, and it can be fetched without ringing their bell.'],
		everyday: ['The brain revisits people with whom it learnt something, and love is a long lesson.'],
		question: [
			'How old were you in the dream?',
			'What of that time would you like back, if it came without the person?',
		],
		act: ['Listen to one song of those years to the end, and then one that came after.'],
	},
	wedding: {
		tradition: [
			'A wedding without noise was a settled matter to the interpreters, and the food served at it provision.',
		],
		jung: ['The old texts call it the marriage of sun and moon, and they mean an agreement within one breast.'],
		everyday: ['Guest lists, seating and clothes are a great deal of planning, and busy weeks like to borrow them.'],
		question: ['What part had you in it, and who had given it to you?', 'Who was missing among the guests?'],
		act: ['Lay the table for one meal today as if somebody were expected.'],
	},
	car: {
		tradition: ['A mount that obeys was counted as luck, and the interpreters asked who held the reins.'],
		jung: [
			'A car is a small house with a will, and the dream shows how far the two agree.',
			{ say: 'Others come into this dream, and Jung would ask who of you was looking at the road.', when: 'company' },
		],
		everyday: ['Brakes that do not grip belong to sleep itself, for the foot presses and no muscle answers.'],
		question: ['Where was it going before anything happened?', 'Which of its pedals did you look for?'],
		act: ['Go one way today by other means than usual, if only to the corner.'],
	},
	dog: {
		tradition: ['A dog that barks and does not bite was the talk of foolish people, and the advice was to walk on.'],
		jung: ['A dog knows its master before its master knows himself; look at how it looked at you.'],
		everyday: ['Barking at night goes straight into the plot, and the neighbour’s dog is a dependable author.'],
		question: ['What did it smell that you did not see?', 'Which of the two of you was leading?'],
		act: ['Greet the next dog you meet, or its owner, without hurrying on.'],
	},
	mother: {
		tradition: ['To be held by one’s mother in sleep was comfort, and to serve her a door that opens.'],
		jung: ['Whoever dreams of the mother dreams of the first kitchen, where everything tasted of somebody.'],
		everyday: ['Voices learnt earliest are kept longest, and sleep plays them when one is tired or in need of praise.'],
		question: ['How old were you in her eyes?', 'Which of her gestures have you caught yourself making?'],
		act: ['Make one thing the way she made it, and one detail of it your own way.'],
	},
	father: {
		tradition: ['To see one’s father was to have a need met, they said, or a promise remembered.'],
		jung: ['Every father stands in his own father’s shadow, and the dream may have shown you both at once.'],
		everyday: ['Much of what is dreamt about fathers is quite ordinary, a coat, a cough, a way of shutting doors.'],
		question: [
			'What was he busy with, and was there room beside him?',
			'What would he have had to say for you to be at ease?',
		],
		act: ['Use a tool, a word or a recipe of his today, and notice whose hand it is.'],
	},
	hands: {
		tradition: ['The right hand was strength and the left its helper, and what lay in either was looked at closely.'],
		jung: ['Hands were the first thing a human being ever painted on a wall, and they still say: I was here.'],
		everyday: ['An arm one lies on goes numb and comes into the dream as a stranger’s.'],
		question: ['What were they about to do when it ended?', 'What did they hold that they might have put down?'],
		act: ['Rub cream or oil into your hands for two minutes, finger by finger.'],
	},
	clothes: {
		tradition: ['A new garment after washing was worry taken off, and white was praised for feast days.'],
		jung: ['One is always dressed by someone, and dreams tend to mention the tailor.'],
		everyday: ['A sleeve that is twisted or a seam that presses is enough to bring the wardrobe into the plot.'],
		question: ['Whose taste was it?', 'What did the pockets hold?'],
		act: ['Give one garment away today, or put it into the bag at the door.'],
	},
	searching: {
		tradition: ['Who seeks with patience was said to find something else first, and to be glad of it.'],
		jung: ['What one looks for in a dream is usually not lost but unopened.'],
		everyday: ['Searching never ends in sleep because what was sought keeps changing its place, as memory does.'],
		question: ['Where did you not look?', 'What would you do on the first morning after finding it?'],
		act: ['Empty one pocket or one drawer onto the table, and put back only half.'],
	},
	crying: {
		tradition: ['Tears without wailing were rain on a field to the interpreters, and relief was expected behind them.'],
		jung: ['Tears loosen what has set hard, and alchemists began every work by dissolving.'],
		everyday: ['Feelings run freer in sleep because whoever keeps order by day has gone home.'],
		question: ['What came just before the tears?', 'Who would have been allowed to see you?'],
		act: ['Write three lines to somebody who lets you be sad, and decide tomorrow whether to send them.'],
	},
	hair: {
		tradition: ['To comb one’s hair was to see one’s worries out, strand by strand.'],
		jung: ['What grows from the head goes on growing whatever the head decides.'],
		everyday: ['A draught at the neck or a strand across the face can put the whole hairdresser into a dream.'],
		question: ['Who last told you how you should look?', 'What would change if it were the length you like?'],
		act: ['Part your hair on the other side, or tie it differently, for one hour.'],
	},
	window: {
		tradition: ['To open a window was relief for whoever was hemmed in, and each had its portion of light.'],
		jung: ['A window is the one place in a house from which one can be in two places.'],
		everyday: ['The eyes find the window first on waking, and sometimes they begin a little early.'],
		question: ['What had you come to it for?', 'What was the weather beyond it?'],
		act: ['Open a window for three minutes, lean on the sill and name five things that move.'],
	},
	fish: {
		tradition: ['Fresh fish were lawful gain, and now and then a pearl or a ring was found inside one.'],
		jung: ['Fish live where one cannot stay, so each is a message from a place without air.'],
		everyday: ['What glides without noise is easily dreamt, since sleep itself is like that.'],
		question: ['Where was its water?', 'What would you have had to do for it to live?'],
		act: ['Stand at any water you can reach, a pond, a basin, for as long as fifty breaths.'],
	},
	school: {
		tradition: ['To sit before a teacher was humility and gain, whatever one’s beard, said the interpreters.'],
		jung: ['The class you sit in at night has one pupil, and the timetable is drawn up by day.'],
		everyday: [
			'First humiliations and first triumphs were stored in the same corridor, so the corridor is visited often.',
		],
		question: ['In which row did you sit, and who was behind you?', 'What did nobody there teach you that you needed?'],
		act: ['Look up one thing you have pretended to know since school.'],
	},
	road: {
		tradition: ['A road with people on it was safety in company, and a guide met there was to be thanked.'],
		jung: ['Roads are decisions that others have made before us; see where yours leaves the paving.'],
		everyday: ['Long drives and walks go on under closed eyes for an hour, as sailors feel the swell on land.'],
		question: ['What did you pass without stopping?', 'At which point could you still have turned back?'],
		act: ['Walk to the end of your street and back, on the side you never use.'],
	},
	door: {
		tradition: ['The door was the guardian of the house, and one that opens by itself was provision coming unasked.'],
		jung: ['A door turns a wall into a question, and only one side of it has been shown to you.'],
		everyday: [
			'On passing through doorways people forget what they came for, awake as well, and dreams take it further.',
		],
		question: ['What did you hear behind it?', 'Who put it there?'],
		act: ['Oil a hinge, tighten a handle, or close one door today without letting it slam.'],
	},
	book: {
		tradition: [
			'A sealed letter was honour, as Solomon’s was to the Queen of Sheba, and an open one news already about.',
		],
		jung: ['Somebody has written it before you read it, and in a dream that can only be you.'],
		everyday: ['Reading is work that the sleeping brain does badly, so the page stays and the letters wander.'],
		question: ['Which single word could you read?', 'In whose hand was it written?'],
		act: ['Write one line by hand on paper, fold it twice, and carry it in your pocket until evening.'],
	},
	rain: {
		tradition: ['Rain in its season was mercy that falls on all, and the interpreters asked whether it did harm.'],
		jung: ['Rain comes down to what cannot climb up, and makes no choice among roofs.'],
		everyday: ['Water at the pane is among the few sounds that dreams take in without disguise.'],
		question: ['What got wet that should have stayed dry?', 'Where could you have stood under cover?'],
		act: ['Water a plant, your own or one by the road, and wait until the earth has drunk.'],
	},
	bird: {
		tradition: ['A bird that comes to the hand was good news, and its voice was better than its feathers.'],
		jung: ['Birds are thoughts that arrive without having been called, and leave by the same window.'],
		everyday: ['The first birds sing while we still dream, and some of them are let in.'],
		question: ['From where did it come, and what did it leave behind?', 'What was it that it could not tell you?'],
		act: ['Put a few crumbs on the sill and do not wait for anyone.'],
	},
	attacked: {
		tradition: ['Whoever stands his ground in a dream was said to be given help by day.'],
		jung: ['An attack shows where the wall is, and sometimes that there is one.'],
		everyday: ['After films, quarrels and sharp letters the alarm rings on for a night or two without a fire.'],
		question: ['From which side did it come?', 'What did you defend first?'],
		act: ['Stand firmly on both feet for one minute, and say your own name aloud.'],
	},
	frozen: {
		tradition: ['Where the feet would not, patience was prescribed, and a promise put off was looked for.'],
		jung: ['A statue is looked at; perhaps something in you wished for once to be seen and not to act.'],
		everyday: ['The body is held still while we dream so that we do not fall out of bed, and one can notice it.'],
		question: ['What could you still move?', 'What was it that you wanted to call?'],
		act: ['Stretch each finger by itself, from the little one to the thumb, and then go on with your day.'],
	},
	'missed-departure': {
		tradition: ['What left without you was not written for you, they said, and pointed to the next caravan.'],
		jung: ['A timetable is a collective matter, and a dreamer who misses it has perhaps an appointment of his own.'],
		everyday: ['Platforms and gates are where grown people still run, and the legs remember.'],
		question: ['What would you have left behind by going?', 'Who was on board?'],
		act: ['Stand at a stop today and let one bus, one tram or one lift go without you.'],
	},
};

/** The second thought on a dream of each kind of thing, in English. */
export const doubts: Doubts = {
	happenings: [
		'What happens in a dream happens quickly, and perhaps only the end of an ordinary evening was being packed away.',
		'It may be no more than a posture, an arm under the pillow, to which the rest was invented.',
		'One can read too much into a plot; sleep often takes the first that lies to hand.',
		'Perhaps you have seen just this on a screen, and the night has only recast the leading part.',
		'Half of mankind has dreamt something like it, and half of mankind means something else by it.',
		'Your body may simply have been restless, and a restless body wants a story.',
		'It could be a rehearsal without a performance; not every exercise is for an occasion.',
		'Told by somebody else, the same thing would make you prick up your ears elsewhere, and that would be a reading, too.',
		'Nothing here says that it will happen, or that it has.',
		'If nothing in your days answers to it, the days are right.',
	],
	people: [
		'Faces are lent out at night, and the one you saw may only have been nearest to hand.',
		'What a person does in your dream is your invention, and would hold up in no court.',
		'It may be about somebody quite different, whose name sleep could not find.',
		'Perhaps it was missing them a little, and nothing that has to be explained.',
		(thing) => `Now and then ${thing} in a dream is a matter of yesterday’s talk, and no more.`,
	],
	body: [
		'It may be the body speaking for itself, and then a doctor, a comb or a glass of water knows more than any book.',
		(thing) => `Before making a sign of ${thing}, look whether something pinches, itches or pulls by day.`,
		'What we see in the mirror each morning needs no deep reason to turn up at night.',
		'Some pictures of the body are only how the pillow felt.',
	],
	animals: [
		(thing) => `It may have been no more than ${thing} passed in the street or on a screen, and kept for the night.`,
		'Animals mean nothing by it; it is we who never let one simply walk by.',
		'Those who live with animals dream of them as others dream of the kitchen, and you know to which of them you belong.',
		(thing) => `As a child one feared or loved ${thing} without a reason, and the reason may still be missing.`,
		'An old saying or a nursery rhyme may have sent the creature.',
	],
	nature: [
		(thing) => `Perhaps it was simply the weather of the dream, ${thing} included, and the matter lay indoors.`,
		'A draught, a tap or the heating can do a whole landscape in a night.',
		'Large pictures are not always about large things; the brain likes to paint wide when it is tired.',
		(thing) => `Whoever has lately stood before ${thing}, or wished to, needs no further reason.`,
	],
	food: [
		(thing) =>
			`You may have gone to bed a little hungry, and an empty stomach will draw what it likes, ${thing} included.`,
		'Taste is memory, and it could be a kitchen of long ago that wanted only to be smelt again.',
		'Late suppers and fasting make the same dreams, so ask the clock first.',
		(thing) => `Sometimes the shopping list says ${thing}, and sleep was merely reading it out.`,
	],
	places: [
		(thing) => `The mind needs somewhere to begin, and ${thing} may be only the scenery it had in stock.`,
		'Places stay with us by habit, and what is passed daily is bound to turn up.',
		'Perhaps you have been sorting photographs, or moving chairs, and the night went on with it.',
		(thing) => `It may be about comfort and draughts and nothing higher, whatever books say of ${thing}.`,
	],
	roads: [
		(thing) => `Those who are often on the way dream of it, and ${thing} may be yesterday’s with the sound turned up.`,
		'A timetable, a bill or a noise below the window is enough for such a dream.',
		(thing) => `It could be wanderlust and nothing else, for which ${thing} is a modest enough sign.`,
		'Not each way leads somewhere; some are there to tire the legs of the dream.',
	],
	things: [
		(thing) => `Once in a while one dreams of ${thing} because something was mislaid, wanted or broken by day.`,
		'What is handled every day leaves prints on the night, and they need not be read.',
		(thing) => `Advertising has better access to sleep than soothsayers have, and it knows how to show ${thing}.`,
		'It may have been chosen for its shine, as magpies choose.',
	],
	sacred: [
		'On such things the interpreters themselves grew quiet, and so may this reading.',
		'What is holy to you is better known to your own heart than to three books.',
		'An image from childhood may be speaking in it, seen once in a picture and never again.',
		'It binds you to nothing; the tradition itself lets no dream command.',
	],
	dead: [
		'It may be longing and nothing besides, and longing needs no interpreter.',
		'Such a dream foretells nothing; it is about what has been, and how near it still is.',
		'Perhaps a date, a smell or a photograph called it up, and it went again as it had come.',
		'You knew those you have lost, or fear to lose, and no book did; where it says something else, you are right.',
		'Sleep is careless with the line between here and there, and means no harm by it.',
	],
};
