import type { PoemWords } from '../shape.ts';

/** Ghazal 1: the cup that is handed on. */
export const words: PoemWords = {
	openings: [
		'A cup is going round a room. Somebody has called for it, quickly, before giving any reason; then the reason comes out in half a line: the thing had looked so simple. Thirst speaks first here, and the explanation follows, slightly out of breath.',
		'One hand lets go of a drinking bowl as another takes hold. The verse catches that instant between giver and guest, and only afterwards tells us why the drink is wanted: ease stood at the door, and trouble came in behind it.',
		'“Hand it on,” says the man at the end of the row, and his order is half a confession. He misjudged something, he says, at its very beginning. He is not leaving the table on that account; he would simply like his turn.',
	],
	quietOpenings: [
		'A cup is passed along a row of people, from hand to hand, and someone asks that it should come to him. He does not say at once how heavy things have grown.',
		'In this verse a man who is in difficulty asks for one thing only, that the cup be brought as far as his place. The others move up and make room.',
	],
	heritage: [
		'The Ottoman commentator Sudi held that the opening half-line was lifted from a caliph of bad repute, and passed on the jokes made about it. Scholars have doubted the theft ever since.',
		'The old Divans are arranged by rhyme letter, so this ghazal stands on page one thanks to its alphabet alone. Readers have taken it for the poet’s chosen preface all the same.',
	],
	turns: {
		bereavement: [
			{
				turn: 'There is a gap in the circle, and each time the cup reaches it the hand does not know what to do. That hesitation is a form of faithfulness. Love did not become easy at its end either; this is the hard part, with nobody across from you to take hold.',
				counter:
					'A verse about a drinking party may be too crowded for your grief. If the noise of it hurts, you owe it no politeness.',
				question: 'At what hour of the day does the place that is missing show most plainly?',
				act: 'Set out one cup more than you need this evening. Say the name over it once, then wash it by hand.',
			},
			{
				turn: 'The man in the line asks to be served, and only afterwards, if anyone is listening, says why. Mourners are mostly expected to do it the other way about: to explain first, to thank, to reassure the visitors. Here it is enough to hold out a hand, and the reason may follow or not.',
				counter:
					'Being served can feel worse than serving while the loss is near. Carrying plates has held many people upright.',
				question: 'From whose hands could you accept something now, with nothing said on either side?',
				act: 'Let somebody make you a warm drink, or make it slowly yourself, and stay seated until the cup is empty.',
			},
		],
		illness: [
			{
				turn: 'Around a sickbed, too, a cup goes from hand to hand, and after a while it is hard to say who is the thirsty one. The line is spoken by somebody who needs, and heard by somebody who carries. It lets both of them admit that what fell is heavier than it looked.',
				counter:
					'Nothing in a verse can tell how an illness will go, and this one makes no attempt at it. Doctors keep that part.',
				question: 'What has been asked for aloud in these weeks, and what has only been looked at?',
				act: 'Pour a glass of water for whoever is nearest, and one for yourself. Drink yours sitting down.',
			},
			{
				when: ['ill'],
				turn: '“Pass it to me” is a short sentence, and for some people the longest there is. A body that is unwell makes one practise it: the pillow, the window, somebody’s arm as far as the door. The speaker does not apologise for his place in the row. He asks, and the cup comes.',
				counter: 'Not every day wants company. On some of them the kindest thing anyone can hand you is a closed door.',
				question: 'Which help have you been refusing so as not to seem as ill as you are?',
				act: 'Ask one person for one small thing today, in five words, without adding that it does not matter.',
			},
		],
		betrayal: [
			{
				turn: '“It showed itself easy,” says the Persian, and the verb is an honest one: something was shown, and something else fell. The couplet names no culprit and no fool. What was seen at the start was really there to be seen; the rest had not yet come into the room.',
				counter:
					'A line that blames nobody may be too mild for what was done. Harm has an author, and it can be right to say the name.',
				question: 'What part of the beginning is still true, whatever came after?',
				act: 'Sit for ten minutes with a hot cup in both hands, and leave every message unanswered until it is finished.',
			},
			{
				when: ['wronged'],
				turn: 'You drank from what you were handed, as anyone at that table would have. The shame that so often lands on the deceived has no footing in this line: the speaker says that it looked easy, and he says it without blushing. He was not stupid. He was trusting, and thirsty.',
				counter:
					'You may not want understanding yet, for yourself or anyone. Anger also is a way of setting the cup down.',
				question: 'Who has heard this from you without asking what you had overlooked?',
				act: 'Telephone one person who has always been on your side, and talk of it, or of the weather, for as long as you like.',
			},
		],
		separation: [
			{
				turn: 'A cup passes by letting go; there is no other way of handing anything on. The line holds that small moment, when one hand has opened and the next has not yet closed. A parting stands in it for longer than feels bearable, and from inside it looks as if everything had been dropped.',
				counter:
					'Partings are seldom as tidy as a passed cup. In some of them the thing is pulled away, and the image has nothing to say to that.',
				question: 'What is still being held, out of habit, that has long been let go?',
				act: 'Wash one cup, dry it, and put it where only you decide. Then rest for a while with nothing in your hands.',
			},
			{
				turn: 'Easy first, and then the troubles: the couplet tells a love in that order and does not go back to cross out the first word. Whatever is ending, or may end, was allowed to begin lightly. The difficulty that came later does not reach backwards and spoil the years it never touched.',
				counter:
					'Some beginnings were warnings that looked like ease. If you know that by now, no verse should talk you out of it.',
				question: 'Which early day would you keep, whatever becomes of the rest?',
				act: 'Tell somebody you trust about that day, as it was, and stop before you come to how it ended.',
			},
		],
		quarrel: [
			{
				turn: 'Whoever calls for the cup interrupts, and everybody at the table has to look up from what they were so sure of. A quarrel is two people explaining how easy it would be if only the other did it properly. Here someone says the reverse, that it fell out hard, and holds out a hand.',
				counter:
					'Peace offered too soon is a lid. The matter may need another loud quarter of an hour before anyone is thirsty.',
				question: 'At which sentence did it stop being about what it had started with?',
				act: 'Bring the other side a drink of anything, or send “kettle’s on” and nothing further. Leave the argument where it lies.',
			},
		],
		love: [
			{
				turn: 'Nobody in this line claims to have been cheated. The first ease was real; it simply could not see round the corner. What is light at the beginning of a love is not false for being light, and the weight that comes later, if it comes, belongs to the thing as much as the lightness did.',
				counter:
					'This is a generous way of reading hardship, and it can be overdone: some bitterness is only bitterness, and nobody is improved by draining it.',
				question: 'What looked so easy to you in this that you never gave it a thought?',
				act: 'Make two hot drinks today. Carry one to somebody dear, or drink opposite an empty chair and notice what you would say.',
			},
			{
				when: ['couple'],
				turn: 'Between two people who live close, one usually pours and one usually drinks, and neither could say when that was agreed. The troubles the verse speaks of fall just there, in the order of serving. Turn the row round for an evening and the old ease may be found sitting at the other end.',
				counter:
					'Turns can be counted until nobody is thirsty any more. Some couples pour by temperament, and it suits both.',
				question: 'Which difficulty between you could only have been met by people who stayed this long?',
				act: 'Pour tonight for the one who always pours, and stay on your feet until they have drunk.',
			},
		],
		unrequited: [
			{
				turn: 'The cup goes round, and the one who wants it watches every hand but their own. To love without an answer is to sit a little outside the row, near enough to hear the pouring. Hafez does something plain there: he speaks up. He says “to me”, and leaves the giver free.',
				counter:
					'Speaking up assumes that there is somebody pouring. Sometimes the bowl was never meant for this side of the room.',
				question: 'What would you ask for, if you could ask once and be told the truth?',
				act: 'Drink something you like from the best glass you own, poured by you, to the last drop.',
			},
			{
				when: ['in_love'],
				turn: 'Your love began with the lightest of tasks: to notice someone. Nothing in noticing foretells that one will lie awake. The couplet knows this trap so well that it needs a single half-line for it, and it treats the man who fell in as neither a fool nor a hero, only as a guest who is due a drink.',
				counter:
					'Thirst can become a companion that one is loath to lose. It asks nothing of you except that nothing should change.',
				question: 'How much of this love is the person, and how much the pleasure of watching the cup come nearer?',
				act: 'Go where people are for ten minutes, a bench or a counter, and look at somebody else’s hands.',
			},
		],
		loneliness: [
			{
				turn: 'It takes a circle to pass a cup, and the line is spoken in the middle of one; an empty room may well resent it. Yet its first word is only a call across a distance. “O you there,” says the Arabic, to someone not yet named, before any circle has been seen at all.',
				counter:
					'Company is not a cure for every solitude. One can be lonely with a glass in hand and a neighbour on each side.',
				question: 'Whom did you last want to call, and at which digit did you stop?',
				act: 'Say good evening today to one person you usually pass, and wait the two seconds it takes them to reply.',
			},
		],
		dismissal: [
			{
				turn: 'A place in a row can be taken away by somebody at the head of the table, and the cup then goes past as if no one had ever sat there. That is how it feels, and the feeling is not a measure of worth. The line has only this to add: the one who was passed over may still ask.',
				counter: 'Courage for asking comes later, in its own time. Today being thirsty and cross is quite enough work.',
				question: 'Who would pour for you tonight without needing to be told why?',
				act: 'Sit down with someone who is fond of you and drink one cup together, without a word about plans.',
			},
		],
		work: [
			{
				turn: 'Most labours look straightforward from the doorway. Then the troubles fall, the poet says, with the verb one uses of a lot that falls to somebody. Skill is one answer to that. The other is in the first half of the line: hold the thing out and let the next pair of hands have it for a while.',
				counter:
					'Sharing will not mend a badly drawn plan. The task itself could be at fault, and then five pairs of hands would only spoil it faster.',
				question: 'Which part of this looked easiest when you first said yes to it, or first wished for it?',
				act: 'Find the first note or message you have about it and underline every sentence that is no longer true. Two minutes will do.',
			},
			{
				when: ['has_job'],
				turn: 'A drink that is sent round belongs to nobody in particular. Work behaves in the same way until the day it gets difficult; then it stops, as if by agreement, in front of one chair. If that chair is yours, the verse has a rude and useful word for it: pass.',
				counter:
					'You may be the only one who can do it. Then the cup has stopped where it ought to, and what is wanted is time.',
				question: 'On which day did this work stop being the work you agreed to?',
				act: 'Choose one piece of it, small enough to carry, and write down the name of the person it could go to next.',
			},
		],
		study: [
			{
				turn: 'The first page of any subject is all ease, and this couplet is proof: a line of Arabic that the whole bench can chant. By the second line the problems have arrived, and “mushkel”, the word for them, is still what Persian pupils call the sum that will not come out.',
				counter:
					'Some of it will stay difficult however it is served. A tired head mistakes that for stupidity, and should go to bed.',
				question: 'Which question would you put to the room if nobody there could see who was asking?',
				act: 'Take the one problem that sticks and hand it on: copy it out for somebody and ask only where they would begin.',
			},
		],
		waiting: [
			{
				turn: 'In a full circle the bowl is always with somebody, and the one who watches it hardest still drinks in turn. What is awaited is likewise at this minute on someone’s desk or in someone’s mouth. How many guests sit between cannot be seen from here, nor whether one has nodded off.',
				counter:
					'Patience assumes that there is a circle. If no one ever put you on the list, good manners will not bring the bowl any nearer.',
				question: 'Whose hands is it in now, as far as you truly know?',
				act: 'Choose the date on which you will ask outright, and write it where you will see it.',
			},
			{
				turn: 'The speaker cannot pour for himself; that is the whole of his position, and he makes the best of it by speaking clearly. “Send it round, and hand it here”: two verbs, no sighing. Waiting grows long when it is silent. It shortens by a little once somebody has been told, in so many words, what is wanted.',
				counter: 'He may also have been asking all evening. One can be heard quite well and still not be served.',
				question: 'What have you said in hints that could be said in two verbs?',
				act: 'Write those two verbs on a slip of paper with your name beneath. Decide tomorrow whether to send it.',
			},
		],
		leaving: [
			{
				turn: 'Maps are easy at the start too: flat, coloured and quite without stairs. A few lines on in this ghazal a caravan bell keeps ringing for the bags to be strapped up again. Plans are made for the road; nobody plans for the mood of the third evening, when the cup is passed in a strange language.',
				counter:
					'Then again, many roads turn out gentler than the traveller, and the only steep thing in them was the fortnight of imagining beforehand.',
				question: 'At whose table would that third evening be easiest to bear?',
				act: 'Learn to say “your health” in one more tongue than you have, and try it over a glass of tap water.',
			},
			{
				when: ['leaving'],
				turn: 'You are about to hand a place on: the keys, the corner seat, the shop where they know your order. It takes two hands for such a thing, and the couplet notices how briefly both of them touch the cup. Troubles will fall at the far end; they do for everyone. They are not a sign that you misread the map.',
				counter: 'You could also be going lightly, with a dry eye and one bag. The verse would raise its bowl to that.',
				question: 'For which place are you packing: the one you dreamt, or the one with a postcode?',
				act: 'Take one item out of the bag, or off the list, and put it back in its cupboard before you can argue.',
			},
		],
		home: [
			{
				turn: 'A house shows itself on the first visit as love does, with the sun on the right side. The troubles fall in the second line, through the roof or by registered post. Hafez would have asked one thing of the rooms before signing: whether there is space in them for a cup to go round.',
				counter: 'Charm does not keep rain out. The surveyor with his torch may be the better reader of this verse.',
				question: 'Where in those rooms would people sit down without being told to?',
				act: 'Drink one cup of something standing in the middle of an empty floor, here or there, and listen to what you hear.',
			},
		],
		eviction: [
			{
				turn: 'Those who are in trouble ask for little in this verse: that the cup should reach their end of the row. A roof is more than a cup, and the line does not pretend otherwise. It knows, though, that the first thing lost is usually the nerve to ask, and it lends four words.',
				counter:
					'Asking may already have been done, at every door. Then the fault is in the doors, and no one should preach to you about them.',
				question: 'Who would want to be told of this today and does not know it yet?',
				act: 'Call that person. You need not have a plan to offer; say how it stands, and let them answer.',
			},
		],
		money: [
			{
				turn: 'Money is passed round much as the cup is, and everybody remembers exactly where it stopped. “Easy at first” could be printed on every loan and every bargain. What fell afterwards has grown heavy by being kept between one pair of hands; troubles of this kind shrink when a second person sees the figure.',
				counter:
					'Seeing a figure does not pay it. If someone is pressing you, the second person should be one who knows the law.',
				question: 'What was said, word for word, when the sum still looked small?',
				act: 'Write the true amount on a piece of paper, without rounding, and show it to somebody who will not gasp.',
			},
		],
		guilt: [
			{
				turn: '“It looked easy,” says the man with his hand out, and leaves it there; he does not add that he should have known. One can hear the couplet as an excuse. One can hear it also as the plainest of confessions, since he says it at a full table, in the first person, and stays in his seat.',
				counter:
					'A good sentence at table repairs nothing by itself. There may be somebody who has to be spoken to, and not in verse.',
				question: 'Which part of it did you know at the time, and which only now?',
				act: 'Say the matter once, aloud, in one sentence that begins with “I” and has no “because” in it.',
			},
		],
		fear: [
			{
				turn: 'Fear tells the tale the other way round: hard first, and harder after. Further down in this ghazal there is a dark night, a wave, a whirlpool, and people standing light on the shore who cannot know how that is. The poet had all of it in view when he began by asking for the cup.',
				counter:
					'What you are afraid of may deserve it. A verse should never talk anyone into crossing when the boat leaks.',
				question: 'What did you last do that had frightened you beforehand, and who sat beside you?',
				act: 'Hold a warm cup against your chest until you feel it through your clothes. Breathe out longer than you breathe in.',
			},
		],
		weariness: [
			{
				when: ['tired'],
				turn: 'You are practised at passing things along: the plate, the favour, the last of your patience. The speaker here does something ruder and wiser and asks to be served. If you come to the end of your days tired, look at the order of serving before you look for any deeper fault.',
				counter:
					'It would be flattering to think you are worn out by kindness alone. A late screen and a skipped lunch wear people out just as thoroughly.',
				question: 'When did somebody last pour for you, and what did you do with your hands meanwhile?',
				act: 'Fill a glass with water, sit down, and drink it to the bottom while doing nothing else at all.',
			},
			{
				turn: 'Cups come back empty; that is what they are for, and nobody at the table thinks it a failure of the cup. The verse begins at the refilling. It takes the emptiness for granted, raises its voice a little, and looks round for whoever has the jug.',
				counter:
					'Refilling is not always what is lacking. A vessel can be cracked, and then rest alone will run out of it.',
				question: 'Who has the jug in your house, as things are now?',
				act: 'Lean back, close both eyes, and leave your hands open in your lap for the length of one song.',
			},
		],
		anger: [
			{
				turn: 'To be angry at this table is to have seen the cup go past. Someone got it out of turn, or got yours; and the worst of it is how contentedly they drink. Hafez does not mention them. He turns his face to the cupbearer, who can do something about it, and states his claim.',
				counter: 'There are tables at which a claim is laughed at. Then a chair pushed back has its own good sense.',
				question: 'What exactly would you have to be handed for the anger to be done?',
				act: 'Rinse a glass under cold water until your fingers ache, dry it bright, and put it away without a bang.',
			},
		],
		child: [
			{
				turn: 'Of all that looks easy at the beginning, a child is the oldest example, the wished for, the coming and the one in arms alike. The verse says nothing against the beginning. It only sits down next to whoever has found out, at three in the morning, how the second line goes.',
				counter:
					'For some the second line came before the first, and the ease was never there. No general wisdom fits over that.',
				question: 'Which hand has been held out to you in this that you have not yet taken?',
				act: 'Sit down where you are and let someone else, or the next hour, have the task. Drink something first.',
			},
		],
		joy: [
			{
				turn: 'For once the first half of the matter is here, and no one is obliged to wait for the second. Good news is what the cup was made for: it wants to travel along the row while it is full. Hafez would have you call out for it loudly, and only then give your reasons.',
				counter: 'He does warn that the troubles come. Let them; they know the house, and can wait in the hall.',
				question: 'Whose face do you want to see when the cup gets to them?',
				act: 'Clink glasses with somebody today, even if it is tea against a telephone.',
			},
		],
		faith: [
			{
				turn: 'The most learned half-line in the Divan is an order for wine, in the language of prayer. People have been scandalised by it and people have prayed with it. Faith, it seems to suggest, may also start with ease and come into its troubles, and then need to ask, aloud, in whatever tongue is left.',
				counter:
					'It may after all be nothing but a drinking song. Mystics have a way of finding a chapel under every tavern.',
				question: 'In which language, or in which silence, do you ask when nobody is correcting you?',
				act: 'Take a cup of water in both hands, say over it the oldest good word you know, and drink.',
			},
		],
		decision: [
			{
				turn: 'Beginnings are all good-looking, and a choice is mostly a contest of beginnings. Hafez writes from the second half of the line, where the good looks have gone off and the troubles have fallen. It would be worth asking about that stretch: the dull week, the bill, the third repetition.',
				counter:
					'Imagined trouble is no more reliable than imagined delight. Someone who looks only for the catch may choose very safely and very small.',
				question: 'Which difficulty of this could you bear to drink on an ordinary wet Tuesday?',
				act: 'Describe that Tuesday in four lines, from getting up to bed, with the decision already made.',
			},
			{
				when: ['two_options'],
				turn: 'One bowl cannot be at both ends of the table. You are comparing two first sips, and each of them is sweet; what differs is how the thing tastes near the bottom, among the dregs, when the talk has stopped. That is where your two ways part company.',
				counter:
					'People have also been happy with whichever cup came first. Comparing is a thirst of its own, and is never quenched.',
				question: 'Which of the two would you still want in its fourth month, with no one watching?',
				act: 'Put a cup on the table for each choice. Sit by one, then the other, and see which you reach for.',
			},
		],
		change: [
			{
				turn: 'Between the two halves of this couplet the language itself turns over, from Arabic to Persian, and nobody at the table is warned. One moment it is ceremony, the next it is plain speech with difficulties in it. Lives turn in that manner as well: in the middle of a sentence, with the cup half way across.',
				counter:
					'There may be no second language yet, only the first one breaking off. It is fair to be speechless for a time.',
				question: 'What do you still call by its old name, although it has become something else?',
				act: 'Give one thing of yours a new place today, the smallest you can find, and leave it there until evening.',
			},
		],
		person: [
			{
				turn: 'Every table has its cupbearer, the one who is up and down all through dinner. Others look easy in such company, because someone is making it so. It may be worth asking which of these the one on your mind has been: the hand that pours, the hand that waits, or the one the cup went past.',
				counter:
					'Roles are quickly dealt out by whoever tells the story. Seen from that other chair the row may run differently.',
				question: 'What have you never once seen this person ask for?',
				act: 'Offer them one small thing without being asked, or, if they are out of reach, do it for whoever is nearest.',
			},
			{
				when: ['person_alive'],
				turn: 'Nobody gets a cup past another person without, for a moment, both of them holding it. What there is between you and the one you name may need no more than that: some object, some errand, a thing held by two. Ease comes back sideways, the troubles being busy elsewhere.',
				counter:
					'There are people with whom a hand held out is a hand bitten. You know better than a line of verse which kind this is.',
				question: 'What have the two of you last carried together, a table, a secret, a bag of shopping?',
				act: 'Pass something on to them today: an apple, a photograph, the end of a story you once began.',
			},
		],
		open: [
			{
				turn: 'The poet begins in Arabic, a tongue for the learned, and changes without apology to the speech of his own street. His matter changes with it: what was ceremony turns out to be trouble. A good many questions are asked in their best clothes like that, and are shorter and worse dressed underneath.',
				counter: 'Still, a borrowed phrase is sometimes the only boat one has, and it may say exactly what is meant.',
				question: 'How would you put it to a child of six who interrupts often?',
				act: 'Say your question aloud in words of one syllable. Wherever you cheat, start again from the beginning.',
			},
			{
				turn: 'Two things happen in this couplet: a cup is asked for, and a mistake is owned, that of having thought it easy. Neither waits for the other to be settled. One may ask before one understands, it seems to say, and understand while the cup is on its way.',
				counter:
					'Others will find this hasty. It is also possible to sit at the table with clean hands until one knows what one came for.',
				question: 'What would you like to have within reach while you are still finding out?',
				act: 'Put a glass of something good beside you, look at your question once more, and cross out its hardest word.',
			},
		],
	},
};
