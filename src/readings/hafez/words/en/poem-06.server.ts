import type { PoemWords } from '../shape.ts';

/** Ghazal 183: rescue before daybreak. */
export const words: PoemWords = {
	openings: [
		'It was the last stretch of the dark, when even dogs give up. Someone came then, or several did, and lifted a weight from a man who had long since stopped asking. They left him drinking, with both hands round the cup.',
		'The line tells of a rescue in the past tense and leaves out how it was done: no ladder and no argument, only an hour, a bitterness removed, and something clear to drink. The witness sounds as if his hair were still wet.',
		'A sorrow, a drink, an hour with no colour in it: the couplet has hardly anything else. It does not say what the sorrow was about. Like a receipt it notes the time, the state of the light, and what was received.',
	],
	quietOpenings: [
		'It is the last stretch of the night in this verse, and very dark. Someone is brought water there. The dark is not argued with, and it does not leave at once.',
		'Hafez speaks of an hour before dawn and of a grief whose cause he keeps to himself. What was given him then was something to drink.',
	],
	heritage: [
		'In Persian lore the water of life belongs to Khidr, the prophet in green, who drank of it and still turns up on lonely roads to set travellers right.',
		'Legend makes Hafez a baker’s boy who kept vigil forty nights at the tomb of Baba Kuhi above Shiraz for love of one Shakh-e Nabat, and came down the hill with this ghazal.',
	],
	turns: {
		bereavement: [
			{
				turn: 'No one in this couplet takes the dark away. That should be said plainly to anyone who is grieving, since so much kindness consists in reaching for the switch. A drink is brought to where one sits. It may be a neighbour’s dish, a song in a shop, four minutes without the stone on the chest.',
				counter:
					'For you it may still be far from any hour of rescue, and a poem has no business consulting its watch at your bedside.',
				question: 'What, since it happened, has been brought to you that you could actually swallow?',
				act: 'Leave one lamp lit in another room this evening, for nothing, and sit where you can see its light on the floor.',
			},
			{
				turn: 'The night of which Hafez tells is over when he tells of it; yours may not be. He makes no use of that advantage. He does not say how he got through, and gives no rule. One learns only that he was not asked to be stronger, and that in the worst hour others were awake. Others are, also now.',
				counter: 'Nights have been survived with nobody near, and those who did it do not care for talk of helpers.',
				question: 'Who is awake at the hour when it is hardest, even if you have never called them then?',
				act: 'Ask that person whether you may ring at such an hour. Then put their number beside the bed.',
			},
		],
		illness: [
			{
				turn: 'Those who lie ill, and those who lie listening to someone breathe, know what part of the night this line is written in. It is when figures are worst and every sound is meant for you. The couplet sets no argument against it. Something clear is handed over, and that counts, there, for a great deal.',
				counter: 'Whether health comes with the light no verse knows. It would be a poor friend that hinted it did.',
				question: 'What made the last bad night pass by a little, a voice, a story, the turning of a pillow?',
				act: 'Put a full glass where it can be reached in the dark tonight, by you or by the one you watch over.',
			},
			{
				when: ['ill'],
				turn: '“They gave me”, says one who could not fetch it for himself. For those used to being on their feet, receiving is the sharpest part of being ill. The verse has no blush in it. He lay in the dark, was brought water, and called it the water of life, which is how it tastes to the thirsty.',
				counter: 'On some nights nobody comes. Then the line is too good for its reader, and may be shut.',
				question: 'What could someone bring you that you have not liked to ask for?',
				act: 'Ask for it before this evening. When it comes, drink or take it slowly, without saying sorry.',
			},
		],
		betrayal: [
			{
				turn: 'After such a blow the night has a different floor; one falls through places that used to bear. This verse was spoken out of that depth and keeps the cause of it to itself. Not a word about who did what. It only bears witness that in the dark, with nothing cleared up, somebody could still be given a drink.',
				counter: 'With you it may be the clearing up that is needed first. Darkness is where it was done, after all.',
				question: 'Which hour of the night is the worst, and who could know of it?',
				act: 'Make that hour smaller: a warm bottle, a lamp on the floor, one friend’s voice kept to listen to.',
			},
		],
		separation: [
			{
				turn: 'A bed, an hour before dawn, and half of it cold: one need not have been told any more than this. The couplet offers no reunion in the morning. It speaks of being freed, and what one is freed from is the choking kind of sorrow, the Persian “ghosse”, which sits in the throat; not love, and not memory.',
				counter:
					'Someone else sleeps soundly for the first time in years and is ashamed of it. For that one, too, it is night and it is water.',
				question: 'What is it that sticks in your throat when you think of it, a word, a question, a name?',
				act: 'Drink a glass of water in small mouthfuls, standing at a window, and leave the bed to one side for now.',
			},
			{
				turn: 'What ends has its own small hours, in which everything is gone through once more. Hafez was there with some grief, and we are never told its name. That reticence is a gift to later readers; whatever one carries fits into it. He says just this, that the light was not yet there when the help was.',
				counter: 'You may want no help, only that it should not be true. The line can wait with you in that as well.',
				question: 'What have these nights been asking you, over and over?',
				act: 'Write the question on a slip, lay it out of the bedroom, and let it spend the night there.',
			},
		],
		quarrel: [
			{
				turn: 'Most quarrels are at their most convincing at four in the morning. One lies there and is eloquent. What rescues is never the final argument but something unearned: that the other coughs next door, that a cup clinks, that it gets light upon two fools at once. The verse would leave the reasons out, as it left out its own.',
				counter: 'Sleep has settled much that should have been spoken about. If it is the fifth such night, speak.',
				question: 'What would you be glad to be given by the other, without their giving way?',
				act: 'Set a glass of water down near them, or send “slept badly, you too”. Say no more about it.',
			},
		],
		love: [
			{
				turn: '“They gave me,” says the line, and it gives no reason: he had not won it, and no form had been filled in. One can try so hard to deserve someone that the effort shows, and makes of affection a wage with a pay day. What is best in love tends to come unearned, around closing time.',
				counter:
					'Gifts do not cook supper, however. Someone has to earn the peace of a shared kitchen, plate by plate.',
				question: 'What has love given you that no merit of yours explains?',
				act: 'Switch off the lamp for five minutes and say, to someone or to the dark, the thing that sounds foolish in daylight.',
			},
			{
				when: ['couple'],
				turn: 'Side by side in the dark you may both have been rescuers, and forgotten most of it: the cloth on a forehead, the “I’m here” spoken half asleep. By day you deal in errands. It would do no harm to remember that the person with the shopping list has been, at certain hours, the water.',
				counter:
					'By day the list has to be done by somebody, and an old mercy does not excuse anyone from the potatoes.',
				question: 'On which night did the other one get up for you?',
				act: 'Remind them of it today in one sentence, and ask whether they remember it otherwise.',
			},
		],
		unrequited: [
			{
				turn: 'The verse knows two ways in which a dark night may end, and being loved back is neither of them. One is the light, which takes its time. The other is a drink, handed in by those whom one was not looking at. Whoever watches a single window till morning has their back to the side from which it comes.',
				counter: 'But it was that window you wanted. Water from elsewhere tastes at first of the wrong well.',
				question: 'Who has been kind to you of late and got only half of your attention?',
				act: 'Give that one the other half today, for ten whole minutes.',
			},
			{
				when: ['in_love'],
				turn: 'Love like yours keeps a vigil, and there is an old legend to flatter it: forty nights upon a hill, for one Shakh-e Nabat. People forget how the legend turns out. He came down with poems, and with something to drink, and of the lady there is no more to be heard.',
				counter:
					'He had also been seen by her once, says the story, and it had mattered. No one should belittle a glance.',
				question: 'What has this longing made you able to do?',
				act: 'Do a little of it now, before it gets dark, and for its own sake.',
			},
		],
		loneliness: [
			{
				turn: 'It is not a crowded verse, and yet its verb is a plural. “They” came. A man who believed himself to be alone with the night had been mistaken by several persons. One never sees them; those who get up early, who bake, drive, sweep, nurse, are out there at the loneliest of hours with their sleeves rolled.',
				counter: 'Knowing that others are awake does not put one of them on your sofa. It is a thin blanket.',
				question: 'At what moment of the night, or day, does being alone turn into being lonely?',
				act: 'At that moment, look out for one lit window and wish whoever is in it a good shift.',
			},
		],
		dismissal: [
			{
				turn: 'The first nights after such news, or before it, are long, and they are spent in calculation. It is of no use to tell anyone that it will be light by six. This line would have the calculating stop for the length of a drink; not because it is wrong, but because no one should do sums at that hour by themselves.',
				counter: 'Sums must be done at some point. They will come out better at a table by day, with a second head.',
				question: 'Who would rather be woken than hear of it next week?',
				act: 'Tell that person today, and tonight put a glass of water where the calculator was.',
			},
		],
		work: [
			{
				turn: 'Most people who labour at a hard thing know the small scandal by which it gets solved after they have given up: in the bath, on the stairs, at an hour with no manager in it. The struggle was needed, and it was not what did it. No timetable has a row for that.',
				counter:
					'It is also how the lazy explain their evenings. Water of this kind seems to prefer those who have dug a little.',
				question: 'At which point today could you honestly say that more pushing adds nothing?',
				act: 'Close the file, clear the desk to bare wood, and leave one blank sheet on it with a pencil across.',
			},
			{
				when: ['has_job'],
				turn: 'There is a night shift in every job, even in those that end at five: what one carries home under the ribs. Hafez took his through to the small hours, and was relieved of it. By whom he leaves open. It might have been by nothing grander than the colleague who says in the morning, “I did that one for you.”',
				counter: 'Should no such colleague exist, the weight is a question of staffing and not of dawn.',
				question: 'What have you taken home from there lately that belongs in a drawer there?',
				act: 'Be that colleague for somebody. Take over one small thing of theirs, and tell them when it is finished.',
			},
		],
		study: [
			{
				turn: 'Revision loves the dark; it believes that the last hour before light is worth three. The verse is cited for it by people with red eyes. But the man in it was not learning, he had stopped. What came to him had long been on its way, and needed a head that had for a moment ceased to run after it.',
				counter: 'It will not come to an empty head either. Somebody did put the hours in.',
				question: 'What do you know, late at night, that you have lost by breakfast?',
				act: 'Keep paper by the bed, write tonight’s last clear sentence on it, and put out the light.',
			},
		],
		waiting: [
			{
				turn: 'Watching has never hurried a dawn, though it has spoilt a good many nights. The man in the verse was busy with his grief and facing the wrong way; the message found him all the same. Whoever waits is easily made sentry over an hour that knows its own way to the house.',
				counter: 'A sentry is sometimes useful. When there is a deadline on your side, sleep is not a strategy.',
				question: 'What would you have attended to this week, had you been sure of being found?',
				act: 'Put a handful of lentils or beans to soak. Let something else do the waiting until tomorrow’s soup.',
			},
			{
				turn: 'Grey comes before gold, and for about twenty minutes one cannot tell whether it has begun. The Persian of the line has a word for just this, “sahar”, neither night nor day. Much that is waited for comes in like that, with no trumpet; one finds that one can make out the chair.',
				counter: 'Grey can also be a wet afternoon. Not all that is dim is on the point of brightening.',
				question: 'By what would you notice that it had started?',
				act: 'Put your work or your book aside at dusk and watch, from one spot, until you no longer can read.',
			},
		],
		leaving: [
			{
				turn: 'Alexander went into the Land of Darkness for this water, with an army and a gem to see by, and came out thirsty. The old tale is hard on expeditions. Preparations like to grow a baggage train, and what one goes for may be found by someone stooping to rinse a cup, in a side valley, unrecorded.',
				counter:
					'Khidr, who did find it, knew the country. A light step with no knowledge of the road is merely a lost one.',
				question: 'What is hoped for over there that cannot stand on any itinerary?',
				act: 'Draw from memory the way to a spring, pond, tap or well you once drank from. Mark where you knelt.',
			},
			{
				when: ['leaving'],
				turn: 'Departures like yours take place for the most part in this very hour, at half past four, with the taxi outside and nobody properly awake. One is neither here nor there. The couplet is a good companion for it: it was written between two lights by somebody with nothing in his hands but a cup.',
				counter:
					'You may be going at noon, well rested, with cheering. There are such departures, and no poem is needed.',
				question: 'Who will be awake when you go, and what would you like them to say?',
				act: 'Fill the bottle you are going to take with you, drink from it once, at your own window, and fill it again.',
			},
		],
		home: [
			{
				turn: 'Agents show houses by day. It would tell you more to stand in one at the hour of this verse, when the neighbours are asleep, the pipes talk and the road has its true voice. The old settlers looked for water first and saw to the walls second. In the dark, where would you go in it for a glass?',
				counter: 'By day the place may do so well that its nights hardly matter. Somebody sound asleep hears no pipes.',
				question: 'From what would these walls have to rescue you?',
				act: 'Turn off every light this evening and walk from bed to tap by touch. Notice what your hand expects.',
			},
		],
		eviction: [
			{
				turn: 'There is a kind of night which consists of dates: the letter’s, the court’s, the last of the month. The one who speaks here lay in some such night, and it would be indecent to promise anybody his morning. What can be passed on is that he did not get out of it by his own strength, and was not ashamed of that.',
				counter: 'Strength is not what is lacking, as a rule, but a roof, and that takes people with keys and forms.',
				question: 'Who might stand at your side by daylight, and has not been told yet?',
				act: 'Tell one of them. Until they come, a glass of water, a chair, and your back against something solid.',
			},
		],
		money: [
			{
				turn: 'Debt is nocturnal. By daylight it is a number; towards four it is a person at the foot of the bed. Hafez has no lamp to hold up to it, only this observation, that relief reached him while it was dark and nothing had been settled. Something to drink, then, first, and the number when it can be seen to be a number.',
				counter: 'It will be there in the morning, though, and interest is no legend from the time of Alexander.',
				question: 'How much is it, in figures, when it is not sitting on your bed?',
				act: 'Write the figure down by daylight, shut the notebook, and after dark do not open it.',
			},
		],
		guilt: [
			{
				turn: '“Najat”, rescue, is what he calls it, a word that is at home in prayers; and he does not tell from what he had to be rescued, nor whether it was his fault. Those who cannot sleep for something they have done have always read this silence eagerly. It is not an acquittal. It was water, and it came before the verdict.',
				counter:
					'To be refreshed is pleasant, and repairs nothing by itself. By day someone may be waiting for a word of yours.',
				question: 'Which hour of that affair comes back to you at night, and what do you see in it first?',
				act: 'Drink something cold, say aloud what you see, and name the one it happened to.',
			},
		],
		fear: [
			{
				turn: 'Troubles have their tides, and before daybreak they stand highest; anyone who has nursed a child or a worry knows it. This line was written from that hour and makes no case against it. It only reports that something can be handed to a person there, without the night having been refuted first.',
				counter:
					'Bad hours do not always pass off of themselves like weather. If yours come nightly, a living person ought to hear of it.',
				question: 'Who or what has been near you in the worst hour without being asked?',
				act: 'Before bed, draw one curtain halfway, so that the first light finds your wall without having to knock.',
			},
		],
		weariness: [
			{
				when: ['tired'],
				turn: 'Most things will have been tried by now: going to bed earlier, the tea, the resolution. They are all expeditions against the dark. What Hafez was given at the end of his strength he had not set out for. It sounds like an encouragement to stop pushing, and might well be, for those who have pushed until they are transparent.',
				counter: 'For many it is a dull matter of too much work, and the water of life is called a free afternoon.',
				question: 'What have you been doing in order to rest that is itself an effort?',
				act: 'Leave that out tonight. Sit in the unlit kitchen with a glass until you notice your own breathing.',
			},
			{
				turn: 'There is a tiredness before dawn that no longer wants anything, not even sleep. The man in the couplet seems to have got there. He asks for nothing, and that may have been what let the others come near; as long as we are defending ourselves against the night, nobody gets past.',
				counter: 'It is dangerous to wait until one no longer wants. It is better to call out while there is a voice.',
				question: 'Who would hear it if you asked in a very small voice?',
				act: 'Call out to that one now, by a short message, or lie down with the door ajar.',
			},
		],
		anger: [
			{
				turn: 'One can be angry at the very people who come with water. Why only now, why at the end, where were they at midnight? The verse has some of that in its verb, this unnamed “they”, whom a man thanks without once using their names. Perhaps one should drink first and shout afterwards. Both are easier with a wet throat.',
				counter: 'They were late, it may be, by years. There is no drink for that, and no hurry to forgive.',
				question: 'From whom should help have come, and at what hour?',
				act: 'Say it to that person’s empty chair, by the clock, hour and minute, and then rinse your mouth.',
			},
		],
		child: [
			{
				turn: 'Somebody once crossed a cold floor for each of us in the dark with a glass in their hand. Nobody remembers it, for such rescues are forgotten by their nature. Whoever is caring for a child, or wishing for one, or mourning one, lives close to that floor, and would be owed a glass themselves.',
				counter: 'There are those for whom no one got up, and the verse may rightly taste of envy.',
				question: 'Who gets up for the one who gets up?',
				act: 'Let somebody else be the one who is awake for ten minutes, and lie down while it lasts.',
			},
		],
		joy: [
			{
				turn: 'So it has come, and it is still all but dark outside; you seem to be the first in the street to know. The verse is a receipt for exactly this. It notes the time, and that it was given, and by no means that it was deserved. One may run round and wake people.',
				counter: 'There will be some who say you worked for it. So you did, and it was given all the same.',
				question: 'At what hour, in what room, did you learn of it?',
				act: 'Write that down as on a receipt: day, hour, what was received. Sign it, and put it in your wallet.',
			},
		],
		faith: [
			{
				turn: 'On account of this line people have risen before dawn for some six hundred years. The ghazal goes on to speak of the Night of Power, on which, Muslims say, a whole revelation could come down. But it stays a poem of receiving. There is not one thing in it that the believer does, unless it be to have been awake.',
				counter:
					'Others were awake as well, and nothing came. Their vigil is no less faithful than the one with the happy ending.',
				question: 'For whose sake would you be willing to be awake?',
				act: 'Rise ten minutes earlier tomorrow and sit in the dark without asking for a thing.',
			},
		],
		decision: [
			{
				turn: 'One turns towards the lit alternative, the one with reasons, figures and other people’s approval. Whatever lies in shadow is said not to be there. Yet in the story that Hafez leans on, the spring was on the unlit side, and those who only went where they could see came home old.',
				counter:
					'Darkness is no recommendation in itself. Plenty of caves contain only more cave, and the lit road was also built by somebody.',
				question: 'What would you have to find out for the unlit side of this to be more than a shape?',
				act: 'Spend eight minutes on it: a price, an opening hour, a name to ring. Write down the dullest fact.',
			},
			{
				when: ['two_options'],
				turn: 'Between your two there is a brighter and a darker, and by day it is clear which you would take. Ask again before it gets light. People choose differently then, not more wisely, but with fewer spectators; and sometimes the dull one of the pair is found to be standing there with a cup.',
				counter: 'Whatever is decided at that hour should be read over at noon, with toast and a pencil.',
				question: 'Which of the two have you never thought of by night?',
				act: 'Think of that one tonight with the lamp off, until your eyes have got used to it.',
			},
		],
		change: [
			{
				turn: 'A change has its darkest part quite late, when the old arrangement has been put out and the new one not been lit. People tend to believe then that they have made a mistake. The couplet comes out of such a gap. It does not know about the morning either, only that in there something was given, and that it was drinkable.',
				counter: 'A mistake it may be, nevertheless; some are. You will see it better from a lit place.',
				question: 'What are you living on at present, between the one and the other?',
				act: 'Name aloud three things that carried you through yesterday, and have a second helping of the smallest.',
			},
		],
		person: [
			{
				turn: '“They” rescued him, says the Persian verb, and one can spend some time guessing at faces. The person you speak of might be among them, or might be lying in the dark, waiting for such a plural. From outside these two are not easily told apart. Rescuers too get thirsty, and by habit they do not mention it.',
				counter: 'Perhaps they are neither, and sleep splendidly. Concern is a lamp that throws long shadows.',
				question: 'What do you know about this person’s nights?',
				act: 'Set something drinkable by their bed, at their door, or by their picture, as the case may be.',
			},
			{
				turn: 'A poet owes his life to someone and will not say to whom. One would like to ask him whether they ever learnt of it. Between you and the one you mean there may be a debt of this sort: an hour, long past, of which the one has no idea and the other lives.',
				counter:
					'Debts of gratitude can be imagined as well, by those who would sooner be in somebody’s debt than out of reach.',
				question: 'What was the hour, and who brought what?',
				act: 'Let them know of it in two sentences, or tell the tale to someone who knew them.',
			},
		],
		open: [
			{
				turn: '“They” did it, and the verb shuts its mouth. Six centuries of readers have wanted to know who: angels, friends, the early risers. One looks for a cause with a name. It may be standing in a small crowd of helpers, of whom none did much and each was on time.',
				counter:
					'Anonymous mercies are pleasant to believe in, and they spare one the trouble of thanking anybody in particular.',
				question: 'Which three people made yesterday possible without appearing in it?',
				act: 'Think of the bus driver, the baker, whoever swept the stairs; greet one of them by name, or find the name out.',
			},
			{
				turn: 'Darkness, bitterness, water: nothing else is on the table. It is a verse for those who cannot put their matter into words yet, since it does not do so itself. It lets the sorrow remain unnamed, and is exact about the time. Sometimes that is the better end to begin at.',
				counter: 'Names help, too. A thing that is never called anything can grow to the size of the night.',
				question: 'When is it worst, and when does it leave you alone?',
				act: 'Mark those two hours on a clock face that you draw, and sit for a minute with the free part.',
			},
		],
	},
};
