import type { PoemWords } from '../shape.ts';

/** Ghazal 94: thanks, and with them a complaint. */
export const words: PoemWords = {
	openings: [
		'Two guests arrive in one breath, and the door is wide enough for both: gratitude comes in first, and grievance on its arm. The friend they speak of soothes the heart and also bruises it. Nobody is asked to wait outside.',
		'A man pulls a listener aside. Before he tells anything he sets his condition: only someone with an ear for the small print of love may hear it. The rest would take the thanks for flattery, or the grumbling for the truth.',
		'The praise has hardly left the mouth when its opposite follows, and the line does not stumble over it. In Persian the two words, “shokr” and “shekayat”, begin alike on the tongue, like cousins who quarrel and share a coat.',
	],
	quietOpenings: [
		'Thanks come first in this verse, and on their arm a complaint. Neither is asked to wait outside, and the one they are meant for is still called a friend.',
		'Hafez looks for someone who can listen, and says only then that he has both gratitude and grief to tell. He lets the two stand side by side.',
	],
	heritage: [
		'A couplet further on, Hafez protests that all his service went without wage and without thanks. Readers argue whether the master meant is a beloved, a patron or heaven; he took care not to say.',
		'The ghazal ends on the claim that its author can recite the Quran by heart in fourteen readings, hence the pen-name, “the memoriser”. It is the most learned complaint in the Divan.',
	],
	turns: {
		bereavement: [
			{
				turn: 'It is hard to be angry with the absent; people lower their voices and expect praise. The line has room for the whole of it. One may thank them for the time there was and reproach them for the half-told story, the empty chair, the winter. A friend who soothed the heart can be told so.',
				counter:
					'If anger is not what you feel, nothing here requires you to go and look for it. Thanks alone are also a complete sentence.',
				question: 'What would you say to them sharply, as one only speaks to those who will stay?',
				act: 'Take a book or cushion they knew and lay your hand on it for a while, once for the thanks and once for the reproach.',
			},
			{
				turn: 'Hafez will only tell his tale to a hearer who knows the finer points of love, and mourners soon see why. Most listeners want it short, or want it better by the end. What he has to say is longer and does not improve: thanks, complaint, and thanks again. Somebody near you may have the ear for it.',
				counter: 'Silence is also a way of being understood. You are not obliged to give your grief a plot.',
				question: 'Who could hear the same story about them a third time, and ask a new question?',
				act: 'Tell that person one small thing you are grateful to them for, and one that still rankles.',
			},
		],
		illness: [
			{
				turn: 'In long illness gratitude becomes a duty: for the soup, the visit, the good blood count on Tuesday. Complaint is left to the pillow. This couplet brings them back into one breath, and claims that it is the language of those who love. A sickroom in which both may be said is easier to stay in.',
				counter: 'Some days there is nothing to thank for, and the line should not be held to anyone’s lips.',
				question: 'Which complaint in this has never been allowed past the door?',
				act: 'Let the sick and the well each grumble for one minute, uncontradicted, and then drink a glass of water together or alone.',
			},
			{
				when: ['ill'],
				turn: 'Your body is the oldest friend you have, and at present it soothes nothing. It has also, in its way, turned up every day. You may speak to it in both tones, as the verse does: thank the hand, the good ear, the hour of sleep, and tell the rest of it quite openly what you think.',
				counter: 'A complaint that grows louder belongs before a doctor today, and not in a poem.',
				question: 'What has gone on serving you in all this without a word from you?',
				act: 'Rub a little cream or oil into both hands, finger by finger, as if they belonged to someone who had helped you.',
			},
		],
		betrayal: [
			{
				turn: 'To have thanks left over for one who betrayed is a shameful-seeming thing, and people hide it. The couplet does not. It keeps what was good and what was done in the same mouth, unmixed, and calls for a listener who will not try to subtract one from the other. Very few can do that; it is worth waiting for one.',
				counter: 'There need be no thanks at all. A pure complaint is also a whole tale, and may be told as such.',
				question: 'What can you not say about it, because whoever hears would draw the wrong conclusion?',
				act: 'Say it to the one person who wouldn’t, or to an empty room, and rest afterwards.',
			},
			{
				when: ['wronged'],
				turn: 'The friend in this line both soothes and hurts, and Hafez writes on as though that were possible, which it is. You do not have to prove that it was never love in order to be allowed your complaint. The wound is deep just there because the hand was dear.',
				counter: 'Understanding that changes nothing about what you may refuse, from now on, to put up with.',
				question: 'Who has let you speak of it without hurrying you towards leaving or forgiving?',
				act: 'Be with that person for ten minutes, or hold a cushion to your chest and let the tale lie untold.',
			},
		],
		separation: [
			{
				turn: 'Nobody tells of a parting in one tone for long. In the morning it was a wasted time; at supper a song comes on and it was the best there ever was. The verse thinks neither false. It joins them by a small “with”, and leaves you the two of them, which is harder to carry than one.',
				counter: 'When it was bad, let it have been bad. No couplet can demand thanks for a closed fist.',
				question: 'What would you thank for, if it were certain that nothing would follow from it?',
				act: 'Say that one thanks under your breath, then lie down and be tired.',
			},
			{
				turn: 'This tale is addressed to one who knows the finer points, and those who part seldom find such ears. Friends take sides; the law takes notes. What really wants telling is in between, the kind gesture on the last day, the meanness in a good year. It belongs to nobody’s case.',
				counter: 'Somebody has to stand firmly on your side just now as well, finer points or none.',
				question: 'Who could hear both sides of this told fairly, without calling it weakness?',
				act: 'Go for a few steps out of doors with that listener, or sit by the telephone and let them talk.',
			},
		],
		quarrel: [
			{
				turn: 'The quarrel lasts because each is speaking half a verse. One has said all the complaint there is and the other all that they have done; grievance here, merit there, and both true. Hafez puts them into one mouth. It makes less noise, and it is curiously hard to shout back at.',
				counter:
					'Thanks can be used to smuggle a complaint past the door, and the other will notice. Leave them out sooner than fake them.',
				question: 'What is the other side right about that you have not conceded by a single word?',
				act: 'Begin a message with a thanks that is true, follow it with the complaint, and read it in an hour before sending.',
			},
		],
		love: [
			{
				turn: 'Praise without a flaw in it is what we give to strangers and monuments. Whoever is close enough to be thanked properly is close enough to have trodden on somebody’s foot. Sweet days and cold days tend to be kept apart, in love, and so neither is ever quite believed; the couplet hangs them on the one hook.',
				counter:
					'Should the complaint come back every week unchanged, the sugar is hiding something, and had better be left out.',
				question: 'Which virtue in this love grows from the very root of what annoys you?',
				act: 'Speak one thank-you and one complaint aloud, in that order, joined by “and”, never by “but”.',
			},
			{
				when: ['couple'],
				turn: 'You two may have heard each other’s tale so often that each stops listening at the third word. The line has a remedy that costs nothing. It asks for a knower of fine points; and who should that be, if not the one who could find your keys in the dark? Tell it as though to a stranger with excellent hearing.',
				counter:
					'A tale can also have been heard correctly the first time, and answered. Repetition will not change the answer.',
				question: 'What did you last thank the other for without there being an occasion?',
				act: 'Over the next cup ask, “What was the best of your day and what was the worst?”, and listen to both.',
			},
		],
		unrequited: [
			{
				turn: 'Further on Hafez complains of service given without wage and without favour, and one hears that he has kept the sum in his head. Such love is full of unpaid kindnesses. The verse neither laughs at them nor bills for them. It says thanks, that there is someone who soothes the heart at all; and, in the same breath, that it hurts.',
				counter: 'To give thanks for being hurt can grow into a skill, and one that would be better unlearnt.',
				question: 'What have you given in secret that you are secretly counting?',
				act: 'Do one kindness today for somebody who will be able to thank you.',
			},
			{
				when: ['in_love'],
				turn: 'People in love speak to everyone of the complaint and to no one of the thanks, or the other way round; only at night are the two together. The couplet has them out by daylight. It may be that such love wants less to be returned than to be told, once, whole, to an ear that is fine enough.',
				counter: 'Then again, a love that has been told is apt to want nothing but a second telling.',
				question: 'Which of your friends has never yet heard both halves?',
				act: 'Tell that friend, or the back of an envelope, both halves in two sentences of equal length.',
			},
		],
		loneliness: [
			{
				turn: '“If you know the finer points”, the poet says into the room, and after it there is a pause in which we find out whether anybody is there. That pause is the lonely part of the verse. He has a tale and a friend in it, so much to thank for and so much to grumble at, and lacks only a listener.',
				counter: 'You may have listeners enough and be short of a friend. The order can be reversed.',
				question: 'What small grievance have you had nobody to tell in these days?',
				act: 'Tell it to the next person who asks how you are, lightly, and then ask after theirs.',
			},
		],
		dismissal: [
			{
				turn: 'When work ends, or threatens to, the speech that is made has thanks in it and nothing else. One is given flowers and a silence. The couplet supplies the missing part: a complaint may stand beside the gratitude, in full, and neither makes the other a lie. It may have been good, and it hurts.',
				counter: 'It may have been a bad house, and then you owe it no flowers even in thought.',
				question: 'Which part of those days would be missed even by someone who had every right to be angry?',
				act: 'Say that part aloud to a person you like, and then sit down somewhere soft with your shoes off.',
			},
		],
		work: [
			{
				turn: 'Work can be loved and still owe somebody money. There is the craft, there are two of the people, there is the light in a certain room; and there is an account kept shut out of loyalty to these. Such fondness, the verse would say, is not lessened by a figure written underneath it.',
				counter:
					'Consider, too, whether thanks were given in a coin you do not count: trust, a key, being left alone to do it.',
				question: 'What about this kind of work would you defend against anyone, and what would you curse with anyone?',
				act: 'Put both on one sheet, the defence above and the curse below, and see which is the longer.',
			},
			{
				when: ['has_job'],
				turn: 'At work one is thanked in general and complained of in particular; it is the usual proportion. Hafez has it better: his thanks name the friend, and his complaint is left to a listener’s tact. One could begin at the small end, with praise so exact that it cannot have been meant for anyone else.',
				counter: 'Praise from below is flattery in some houses. There, keep it for the porter, who can use it.',
				question: 'What have you done there unpaid for so long that it now passes for your character?',
				act: 'Add up the unthanked hours of the past seven days to the nearest half, and write the total where you will see it.',
			},
		],
		study: [
			{
				turn: 'One ought to be able to love a subject and find it insufferable on the same page. Pupils who only admire it learn nothing, since they never argue; those who only groan cannot hear when it is being witty. “Knower of fine points” is what the line calls its ideal reader, and that one underlines and swears.',
				counter: 'There are required courses with no fine points in them. One passes these and forgets their names.',
				question: 'What do you hold against the thing you are learning, precisely?',
				act: 'Write your complaint in the margin of the page itself, in pencil, and beneath it what you would miss.',
			},
		],
		waiting: [
			{
				turn: 'Being kept waiting is the purest mixture of these two feelings that exists. One is glad that there is something to hope for, and would like to throw it, shoes and all, out of the window. As a rule the second feeling is aired to bystanders, who have no authority in the matter.',
				counter:
					'They may not know that anyone is waiting. What feels from here like neglect may be somebody’s quiet afternoon.',
				question: 'Who has heard more of your grievance than the party it concerns?',
				act: 'Put out a bowl of fresh water for birds or bees. Do something for the thirsty that gets no answer.',
			},
			{
				turn: 'A tale needs a hearer, and Hafez will not start until there is one: so he waits as well, with his mouth half open. It shows how full waiting is. He has the thanks ready, he has the complaint ready, and could deliver either. One could prepare for both answers in that manner, and be found by neither without a first sentence.',
				counter: 'Rehearsed thanks sound rehearsed. The best answers have been given with a wet head and one sock.',
				question: 'With what words would you take the bad news, and with what words the good?',
				act: 'Say both sentences once at the washbasin, and then run the tap.',
			},
		],
		leaving: [
			{
				turn: 'Those who praise a city without one grievance have been there for a weekend. A wish to go, or to go back, carries its complaint in the same bag: the damp, the noise, the cousin. It had better stay in. A place loved only for its views will hold nobody past the first rain.',
				counter: 'One can also nurse a grievance for safety, so as not to want the place more than one can afford.',
				question: 'Which nuisance of that road would you miss if somebody mended it?',
				act: 'Write a postcard to a friend about a place you love, with the praise left out. Three grumbles, then your name.',
			},
			{
				when: ['leaving'],
				turn: 'Before you go you owe the place its verse: so much thanks, so much complaint. Most people leave with only one of them spoken and the other comes after them by post, for years. The baker who was rude and always kept a loaf back deserves to hear at least half of it.',
				counter: 'If you are in flight from something, the thanks can wait until you are safe. They keep.',
				question: 'What will you complain of longest and most fondly once you are away?',
				act: 'Go to one spot of your present town today, thank it under your breath, and tell it what was wrong with it.',
			},
		],
		home: [
			{
				turn: 'The estate agent speaks in thanks, the neighbour in complaints, and the house stands between them saying nothing. What is needed is the finer ear that the couplet asks for. Any rooms worth living in will deserve both speeches after a year: the light, yes, and that pipe. It is only a matter of which pipe.',
				counter:
					'When the complaint is about the walls themselves, affection is not an argument, and plaster not a remedy.',
				question: 'What do you forgive in the place where you are now, without noticing that you do?',
				act: 'Walk through your rooms and say aloud one thanks and one grumble in each.',
			},
		],
		eviction: [
			{
				turn: 'There is a cruel custom of expecting gratitude from people who are losing the roof above them: for the delay, for the cardboard boxes. This line permits the other half. You may love rooms, thank them, and complain aloud of how they are being taken. Somebody should hear it who has an ear, and does not reply with advice.',
				counter:
					'Advice of the right sort may be wanted as well, from one who knows the rules. It can come after the hearing.',
				question: 'Which corner of those rooms has been good to you?',
				act: 'Sit in it for ten minutes, or think yourself there, with a glass of water in your hand.',
			},
		],
		money: [
			{
				turn: 'Where money and affection have met, the books are hard to read. Somebody lent out of love and asks out of need; somebody owes and avoids the street. “Thanks, and with them a complaint” would do for the first line of a letter between such two. It says that the friend is still one, and so is the sum.',
				counter: 'Between strangers the sweetness may be left off. A bank is moved by neither half of the couplet.',
				question: 'What would you like to be thanked for in this, and for what would you have to thank?',
				act: 'Write that first line, with the figure in it. Leave it overnight beneath a cup.',
			},
		],
		guilt: [
			{
				when: ['did_wrong'],
				turn: 'Turn the couplet about, and you are the friend of whom it is told: a heart was soothed by you, and hurt by you. Both are so. To insist on being only the culprit is nearly as deaf as to insist on being only the good one, because the other person, telling it, would need the two words.',
				counter:
					'It would be too easy to take shelter in the thanks. The complaint came after them, and it is what waits for an answer.',
				question: 'What would they say in your favour, before the rest?',
				act: 'Say the rest aloud in their voice, without defending yourself, and stay silent for as long as it took.',
			},
			{
				turn: 'Guilt complains and forgets the thanks. It goes through a whole life with one kind of ink. Were the line addressed to your own heart, as some Sufis read it, it would begin at the other end: here is someone who has often soothed me, and against whom I hold something. The second then sounds rather more bearable.',
				counter:
					'Soothing oneself can also be done too early. What has not been looked at does not become harmless through kindness.',
				question: 'For what would you thank yourself, if it were not so embarrassing?',
				act: 'Write that in one line, and beneath it the reproach, in letters of the same size.',
			},
		],
		fear: [
			{
				turn: 'Fear has no ear for finer points: it hears all of the tale as complaint. Hafez had reason enough for it, since later in this poem he is lost at night. Even so the first word in his mouth had been thanks. It did not shorten the night. It was one thing in it that was not dark.',
				counter: 'Do not try to thank your way out of a true danger. Call someone who can come.',
				question: 'What is still dependable around you while this lasts?',
				act: 'Touch three such things in the room, one after another, and tell each what it is good for.',
			},
		],
		weariness: [
			{
				turn: 'The oldest friend anyone has carries us upstairs every night and gets no word for it. It has its grievances too, and lodges them in the shoulders, the stomach, the mood at four. One mostly hears this second half of its tale. The first is that it has turned up again.',
				counter:
					'Gratitude can be a way of hushing. A complaint that keeps knocking may want a professional’s ear more than your good manners.',
				question: 'If your tired parts had wages, what would they be owed, and since when?',
				act: 'Lie down, thank your feet by name, left and right, and let the complaints speak one at a time.',
			},
		],
		anger: [
			{
				turn: 'In Persian one can hear it: “shokr” and “shekayat” set out with the same sound, and only later does the one turn into thanks and the other into protest. Anger, too, sets out from where thanks might have come. It wouldn’t be so hot at a stranger; somebody dear, or something, had the means to soothe and did otherwise.',
				counter: 'Some rage has no love at its root, only a boot on one’s foot. Remove the boot first.',
				question: 'What good thing did you expect in the very place that the anger has taken?',
				act: 'Say your complaint in one breath, as rudely as you please, to running water, and then drink some of it.',
			},
		],
		child: [
			{
				turn: 'Whoever has to do with a child, wished for, on the way or arrived, is expected to be grateful from morning to night. The complaint is then whispered in kitchens. The verse would let it sit at table: so much sweetness, and such tiredness, or such a wait. Love that may grumble is generally the longer-lived.',
				counter: 'Where the wish has brought only sorrow, nobody may ask you for the first half.',
				question: 'To whom can you say the ungrateful sentence without its being held against you?',
				act: 'Ring that person, say it, and let them laugh or sigh before you hang up.',
			},
		],
		joy: [
			{
				turn: 'Here is the thanks, entire. As for the complaint, the verse will let you look for one: that it came late, that it came on a Monday, that you have nobody’s shoulder at hand to thump. A small grumble does no harm to great news. It makes it sound like something that has happened to a real person.',
				counter:
					'Or there is nothing to grumble at, and superstition alone is feeling round for it. Then stop feeling.',
				question: 'Who could tell every bend in the way it came about?',
				act: 'Tell that person the news, with the most absurd detail first.',
			},
		],
		faith: [
			{
				turn: 'Those who take the friend in this line for God have found it a bold prayer and an honest one. Thanks alone would be court manners, complaint alone a lawsuit. Said together they are how one speaks to somebody of the house. The psalmists and the widow at the shrine have always done it like that.',
				counter: 'It may be meant for a lover with good eyebrows, and no heaven at all. Hafez left the door unmarked.',
				question: 'What have you never dared to complain of in that direction?',
				act: 'Say one thanks and one complaint in your own words, head bowed or not, and add no amen you do not mean.',
			},
		],
		decision: [
			{
				turn: 'Most of us decide by subtraction: so many reasons for, so many against, a line drawn beneath, and a number that never persuades. But the thanks in this verse do not reduce the complaint by one grain, nor the other way about. One may choose a thing and keep the objection to it whole.',
				counter:
					'That is a comfortable doctrine for someone about to choose badly. Certain complaints are not to be lived beside; they are reasons.',
				question: 'Which grievance about it could you speak of, years on, with a sort of affection?',
				act: 'Take two pens of different colours and write a paragraph on it, changing colour whenever your mood does.',
			},
			{
				when: ['two_options'],
				turn: 'Each of the two has its thanks and its complaint, and it is tempting to set the thanks of one against the complaint of the other, which is hardly fair play. Pair them properly. What you would be glad of here, what you would sigh over here; then there. Four sentences, and the ear for fine points is yours.',
				counter: 'When one of them has no complaint at all, you may simply not have met it yet.',
				question: 'Of the two sighs, which is more like your own voice?',
				act: 'Heave both, aloud, standing up. Choose nothing yet; only mark after which of them you breathe more freely.',
			},
		],
		change: [
			{
				turn: 'A time that is ending should be spoken of as the friend is here. It soothed, it galled. People in the middle of a change are apt to do it wrong in either way, blackening the old to make leaving easy or gilding it to make it impossible. The couplet keeps a middle that is less useful and more exact.',
				counter: 'Gilding and blackening get one over the bridge, though. Exactness can come on the other side.',
				question: 'What will you be sorry to lose that you have grumbled about for years?',
				act: 'Thank that thing today by using it once more with attention.',
			},
		],
		person: [
			{
				turn: 'In many houses complaint is the local dialect of love, and only foreigners take it literally. “You never call” may be the warmest sentence someone knows how to build. It tires one to translate, all day, in both directions; the couplet translates it for once within a single line.',
				counter: 'A dialect can also be a habit that wounds. Nobody is bound to go on admiring the idiom of a slap.',
				question: 'Which reproach from that side, turned over, has a wish written on its back?',
				act: 'Say the wish aloud in place of the reproach, and hear how it would have sounded.',
			},
			{
				turn: '“The heart-soothing friend” is a title, and Hafez confers it in the act of complaining. That may be worth copying. Whoever it is that you have in mind, what would be the title you give them before you say a word about the matter? It comes hard when one is cross and is seldom untrue.',
				counter: 'A title can be undeserved by now. You need not crown anybody for old times’ sake.',
				question: 'What has this person done for your heart that nobody else could have?',
				act: 'Put the title and the name on a slip of paper, and keep it in your shoe or sleeve for the rest of the day.',
			},
		],
		open: [
			{
				turn: 'One brings a matter to a book because it is discreet and cannot raise an eyebrow; but nor can it fetch a biscuit at the right moment. What there is to know may be less, here, than what there is to be heard, and the right hearer, says the verse, is one who can tell a sigh from a cough.',
				counter:
					'Then again, the well-chosen confidant can become a theatre. Some tales improve so much with telling that they are never finished.',
				question: 'To whom could you tell this without first explaining what sort of person you are?',
				act: 'Record yourself telling it for two minutes. Play it back once, find the sentence where your voice changes, then delete it.',
			},
			{
				turn: 'A couplet that says thanks and complaint at once cannot be answered by a nod. It leaves its hearer with two things in hand and no instruction. Perhaps what you have come with is of the same make, and has been held up to the light from one side only.',
				counter: 'There are matters with a single side, like a pebble in a shoe. Look at the shoe first.',
				question: 'What in your question are you grateful for, though it is never mentioned?',
				act: 'Say your question again with the word “thanks” somewhere in it, wherever it will go.',
			},
		],
	},
};
