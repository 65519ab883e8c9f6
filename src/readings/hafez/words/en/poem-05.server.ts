import type { PoemWords } from '../shape.ts';

/** Ghazal 143: Jamshid's cup, asked of a stranger. */
export const words: PoemWords = {
	openings: [
		'Year after year a heart tugs at its owner’s sleeve like a child in a bazaar: get me the cup, the famous one, in which the whole world can be seen. The owner asks at every stall. The thing is hanging from the child’s own belt.',
		'It begins as a tale of treasure and ends as one of bad housekeeping. A vessel that shows all things is wanted, urgently; enquiries are made abroad; strangers are stopped in the street. Nobody has yet looked on the shelf at home.',
		'The verb in this couplet will not stop. The heart kept asking, kept begging, went on wanting, for years, as though longing were its trade. And all along the object of it lay there, as near as a button, and about as much admired.',
	],
	quietOpenings: [
		'For years a heart asks for a cup that is said to show everything. It asks strangers, and what it wants has been lying close by.',
		'A heart in this verse has been asking for a very long time. Hafez does not scold it; he only looks at what it has been holding.',
	],
	heritage: [
		'In the Book of Kings it is Kay Khusraw who looks into the cup and finds Bizhan in his pit. Later poets handed it to Jamshid, and by Hafez’s day nobody asked for it back.',
		'Further on the poet takes his trouble to an old tavern-keeper, who stands laughing over his wine and says he got the glass on the day the blue dome of the sky was made.',
	],
	turns: {
		bereavement: [
			{
				turn: 'The wonder of that cup was to show every place on earth, and it is no use here: the one face looked for cannot be called up on its rim. What there is instead is smaller. A way of going down stairs, a turn of phrase, a whistle that comes, without warning, out of one’s own mouth.',
				counter: 'Being told that they live on in you can be a cruel sort of comfort. You wanted them in the room.',
				question: 'Which habit of theirs have you caught yourself in when you were not attending?',
				act: 'Hold one object that was theirs until it has grown as warm as you are. Then put it back in its place.',
			},
			{
				turn: '“For years,” says the couplet, and it is the only measure of time it gives. A heart that misses someone asks at every stall: at the old photographs, at strangers with the same walk. It is not foolish. It has simply not been told, in any tongue it understands, that nobody there will answer.',
				counter: 'You may have stopped asking long ago and feel guilty for the quiet. That quiet is allowed, too.',
				question: 'Where were you when you last thought, for a second, that you saw them?',
				act: 'Tell somebody about that second: the street, the light, the coat. Then sit together for a while.',
			},
		],
		illness: [
			{
				turn: 'Illness makes everybody ask elsewhere: other doctors, other patients, a cousin’s herb. Some of it helps. What the heart has already, in this verse, is not a cure but a cup to see with; and those who lie in bed, or sit beside it, see some things with an alarming clearness and tell nobody.',
				counter: 'It might be the stranger, for once, who does hold what is needed. Go on asking the ones who know.',
				question: 'What can be seen from a sickbed, or a chair beside it, that the healthy overlook?',
				act: 'Say it to whoever is in the house, or to the window, and then let your eyes rest on something green or blue.',
			},
			{
				when: ['ill'],
				turn: 'By now you know more about your body than any stranger who questions you, and are told less. The hour at which it turns, the food it will take, the way of lying that hurts least: all that is written in no file. This is the small, unfamous cup of the couplet, and it is in your hand.',
				counter: 'Knowing oneself has its limits, and a trained eye sees what no amount of looking inward will.',
				question: 'At what hour of the day is it easiest to be you at present?',
				act: 'In that hour, today or tomorrow, do nothing but sit where there is light.',
			},
		],
		betrayal: [
			{
				turn: 'After a breach of faith one goes on asking the very one who broke it: tell me again, tell me all of it, was any of it true. The verse sees a heart at a counter, begging for its own property. The worth, the years, the good sense are not kept over there. They have been shaken, and nobody has carried them off.',
				counter: 'There are facts that only the other has, and it can be right to want those. Ask for them once.',
				question: 'What do you know about yourself that this cannot change, even if you do not feel it tonight?',
				act: 'Have someone who knows you say one such thing aloud. Do not contradict. Drink some water.',
			},
		],
		separation: [
			{
				turn: 'Much was kept for us by the one we part from: who we were at such an age, the word for that lane in the rain. One could think the cup had gone with them. The line, which is patient with such a belief, calls them a stranger in the end, and looks to see what one’s own hand has not let go.',
				counter: 'It is early, perhaps, for the word stranger. It can take years to come true and need not ever.',
				question: 'Which memory of that time belongs to you alone?',
				act: 'Take out that one, look at it as long as it is bearable, and then wrap yourself in something warm.',
			},
			{
				turn: 'Years of asking are in this couplet, and no reproach for them. Anyone who has hoped to be seen by a certain pair of eyes knows how it can become a craft, with its hours and tools. When it stops, the hands are empty and do not know it is evening. They may be left in the lap a little.',
				counter: 'The asking was perhaps heard, and answered as well as that heart was able. Some cups are small.',
				question: 'What have you been hoping to be told that you could bear never to be told?',
				act: 'Sit near a friend, or beneath a blanket, with both hands lying open. That is all for now.',
			},
		],
		quarrel: [
			{
				turn: 'In a quarrel each demands from the other what neither would part with: to be told that they are right. They beg like this for hours, loudly. The comedy of the verse fits rather well. Whoever really knew that they were right would hardly need it handed across the table by an enemy.',
				counter: 'You may be asking for something else, such as respect, and that cannot be grown at home in a pot.',
				question: 'Which admission do you want from the other side, and what would you do with it on the way home?',
				act: 'Give yourself that admission in the mirror, in their tone of voice. Then do the washing-up.',
			},
		],
		love: [
			{
				turn: 'One can ask of love what only a mirror should be asked. Am I kind, am I worth the wait, am I someone: the question is held out, and the other, who came for supper, does their best. It is a heavy piece of gold to hand to anyone whose company was all one wanted.',
				counter:
					'We do learn our faces from those who look at them. A person who needs no one’s eyes is admirable chiefly at a distance.',
				question: 'What have you hoped to hear in love that you have never once said to yourself in earnest?',
				act: 'Put on the good shirt, or the scent kept for occasions, with no one due. Wear it for the rest of the evening.',
			},
			{
				when: ['couple'],
				turn: 'In the years of living together some things get put on the top shelf: the game you used to play, a name, the long way home. You may both be looking for it elsewhere in the meantime, in holidays, in other people’s marriages. The couplet is not indignant. It only points upward, past the jars.',
				counter: 'Other people’s marriages do sometimes have a good idea in them. It would be proud not to steal it.',
				question: 'What did the two of you have in the first year that nobody has thrown away?',
				act: 'Take it down today for ten minutes, the game, the nickname, the record, with no speech about it.',
			},
		],
		unrequited: [
			{
				turn: 'A stranger, the verse calls the one who is begged from, and with that it says something hard quite softly. The heart has put its treasure into another’s keeping without asking, and then comes every day to see it. Whatever shines over there, the tenderness, the attention, the gift of noticing, was carried there by the one who loves.',
				counter: 'That is a proud way of being unhappy. They may also truly shine, and that is nobody’s invention.',
				question: 'Which qualities did you begin to have only when you started loving?',
				act: 'Use one of these for somebody who is standing nearer.',
			},
			{
				when: ['in_love'],
				turn: 'Lovers know by heart what the other likes, and are at a loss when a waiter asks what they would like themselves. So it goes when the cup is looked for in another’s house. The years in the verse are lost years only on one reading; on the other, a heart practised wanting so long that it became very good at it.',
				counter: 'Being good at wanting wins nobody. It might be enough to be a little good at asking.',
				question: 'What would you order, if all their tastes could be forgotten for an evening?',
				act: 'Get yourself precisely that, in a small size, and eat it slowly.',
			},
		],
		loneliness: [
			{
				turn: 'There is a good deal of company in this couplet and no meeting: a heart, its owner, a stranger, all speaking of a cup and none to each other. Solitude can be like that, thickly populated. It begs outside, at lit windows and on screens, and keeps indoors somebody with whom one has never yet had supper.',
				counter:
					'It would be a cold thing to be sent back to oneself when one was longing for a neighbour. Then knock next door.',
				question: 'When were you last good company to yourself, and what were you doing?',
				act: 'Do ten minutes of that, with the telephone in another room, and afterwards write to one friend.',
			},
		],
		dismissal: [
			{
				turn: 'What was handed in at the gate was a badge. The ease with a difficult caller, the eye for the crooked line, the knowledge of where everything lies were carried home in an ordinary bag. It does not feel so; one feels searched and emptied. The verse would say that the guards looked for the wrong thing.',
				counter: 'No such treasure pays the rent on the first, and nobody should tell you to be glad.',
				question: 'Who has seen what you are able to do and would say so without being asked?',
				act: 'Let that person say it. Meanwhile eat something, lean back, and contradict them tomorrow.',
			},
		],
		work: [
			{
				turn: 'What comes easily does not look like a skill. Surely everyone can calm that caller, see the crooked line, remember where it was filed; and so people send off for certificates in what comes hard. The stall at which a heart goes begging may be selling what it gives away by noon.',
				counter:
					'Modesty aside, the certificate might be precisely what opens that door. Gatekeepers seldom accept a glow from within.',
				question: 'Which tangles do people bring you to undo without ever calling it work?',
				act: 'Explain the thing you do without thinking to somebody else, in two sentences, and watch which one makes them look up.',
			},
			{
				when: ['has_job'],
				turn: 'Most workplaces have sent for a consultant at some time. The stranger comes with his cup beneath his arm, and what he pours out was said two years ago by someone on the stairs. The verse is on nobody’s side in this. It only wonders how often that someone has meanwhile been you, or sat next to you.',
				counter:
					'Now and again it takes an outsider to say it, for the sole reason that nobody is afraid of his lunch.',
				question: 'What is known by everybody on your corridor and in none of the reports?',
				act: 'Put it into one sentence of ordinary words and say it to a colleague over the sink.',
			},
		],
		study: [
			{
				turn: 'Students ask for the cup in which it can all be seen at once, the summary, the course that explains the course. The heart in this couplet could tell them how many years go by that way. It might be wiser to turn out one’s own notes: nearly everything is there, in bad handwriting, under the tea stain.',
				counter:
					'What isn’t in them will have to be asked for, and of a stranger. Pride has failed more candidates than ignorance.',
				question: 'What do you already understand so well that you have stopped counting it?',
				act: 'Cover the book, write from memory for six minutes, and only then look up what was missing.',
			},
		],
		waiting: [
			{
				turn: 'Asking can be a way of keeping busy. So long as an answer is expected from outside, from an office, a person, a date, no one has to turn out the bag they already carry. Waiting may be done very diligently, and in all that time a certain pocket is not opened once.',
				counter:
					'The result may honestly lie in another’s hands. No amount of rummaging at home will bring it forward by an hour.',
				question: 'How much of what you are waiting for could be found, in a small size, where you are?',
				act: 'Empty your bag or coat pockets on to the table and sort what is there into kept, forgotten and finished.',
			},
			{
				turn: 'Years, the poet says of a single wish. It is almost cheering, how little he is ashamed of it. He does not claim that the heart learnt something by it or was ennobled; it asked at the wrong counter, stayed in the queue, and was fond of the queue by the end. One may look up from such a line without leaving it.',
				counter:
					'Some queues have a window at the end, with a person in it, and those behind you are also right to stand there.',
				question: 'What have you become good at merely by waiting?',
				act: 'Turn round, really or in thought, and look at what is behind you for three minutes.',
			},
		],
		leaving: [
			{
				turn: 'There is an old comedy in going a thousand miles to be shown a courtyard like the one beside one’s bakery. The search was in earnest, the shoes were ruined, and it took the distance to see. Still, strangers are being asked for something with one’s own street’s name on it.',
				counter:
					'Home is not always the answer to a wish for elsewhere. What some people already have is precisely a good pair of legs.',
				question: 'Which sight within an hour of your bed would you cross a border for, were it foreign?',
				act: 'Go round your own block as a tourist and read one inscription, plaque or doorbell you have never read.',
			},
			{
				when: ['leaving'],
				turn: 'You will be a stranger soon, and asked for things: the recipe, the song, what they say at your home when someone sneezes. It is the couplet seen from the other counter. What seemed of no value where everybody had it turns, on the far side of a border, into the cup.',
				counter: 'It can also be that they ask for nothing, and you eat your song alone for a winter.',
				question: 'What do you take so much for granted that you have not thought to pack it?',
				act: 'Write down one recipe, rhyme or proverb of your people from memory, and put it with the passport.',
			},
		],
		home: [
			{
				turn: 'One looks at forty flats for a thing that one had at nine years old: a step to sit on, an afternoon side. The cup in this matter is likely to be quite small. Hafez would tell you that agents cannot find it, for they do not know its name, and the heart has not been asked to spell it.',
				counter: 'It could really be about the price and the tram. There are hearts that live very well beside a tram.',
				question: 'What did the best room of your life have that cannot be measured in metres?',
				act: 'Sit in your present place where it comes nearest to that, and leave the listings closed for ten minutes.',
			},
		],
		eviction: [
			{
				turn: 'All the doors one has to ask at, in such a trouble, are strangers’ doors. No verse is entitled to say that what you need is already with you; a roof isn’t. But the one who asks is more than the asking, and after the tenth counter that can be forgotten. Somebody should say it who has known you since long before.',
				counter: 'Such words fill no form and stop no date. Let whoever says them also come along.',
				question: 'Who knew you in other rooms, and would know you in any?',
				act: 'Call that person, and for five minutes speak of nothing that has to be arranged.',
			},
		],
		money: [
			{
				turn: 'It is a tale of a thing of great price that hung, the whole time, on the wrong person’s attention. With money that happens more often in fables than in life. Yet there is usually something: a payment nobody counted, a debt that was owed the other way, a skill lent out as though it were worth nothing.',
				counter: 'Or the pocket is as empty as it feels. Then being told to look again is merely another insult.',
				question: 'What have you let people have for nothing because it cost you no effort?',
				act: 'Write the three latest instances and a fair price beside each. Do not send it; only look.',
			},
		],
		guilt: [
			{
				turn: 'Whoever feels guilty goes round with the question like a beggar with a bowl: do you think it was bad of me, and you, and you? Each stranger drops something in. It is never enough, for the one vessel in which the matter could be seen lies at home and has been turned to the wall.',
				counter:
					'It may be that you have looked already, for nights on end, and need another’s eyes to be allowed to stop.',
				question: 'What do you see when you look at it alone, before anyone has soothed or scolded you?',
				act: 'Look for as long as it takes to drink a glass of water. Set the glass down when you have seen enough.',
			},
		],
		fear: [
			{
				turn: 'Fear asks everyone what is going to happen. It reads, rings, refreshes. Jamshid’s cup would be the very thing for it, the world in a bowl, with tomorrow somewhere near the rim; and in the poem nobody ever does look into it for tomorrow. Those who have it see what is. It turns out to be a good deal.',
				counter: 'What is may be bad enough. Then less seeing and more company would be the better counsel.',
				question: 'What can you tell for certain about this present hour?',
				act: 'Fill a bowl with water, hold it level, and look into it until it is still.',
			},
		],
		weariness: [
			{
				when: ['tired'],
				turn: 'The strangers nowadays live in a screen and know what you should eat, when you ought to rise, how deep to breathe. Some of it is sound. But no one among them knows the hour at which you go quiet, or the room you always sleep well in. Those figures have never been collected.',
				counter: 'An appointment with someone who has examined you is another matter. Keep that one, if there is one.',
				question: 'At what time of day are you most awake, and what do you generally give that hour to?',
				act: 'Leave the phone in a drawer for ten minutes and note in pencil three things that did you good last week.',
			},
			{
				turn: 'Wanting is heavy work, and this heart has been at it for years with no holiday. One reads on for its wages and there are none. The rest that the couplet offers has nothing to do with finding: it is the moment when the sleeve is let go, and the child in the bazaar notices that it is hungry.',
				counter:
					'Some tired people have not wanted anything for months. They are short of wishes, not of rest from them.',
				question: 'What have you been reaching for so long that the arm has fallen asleep?',
				act: 'Let that arm hang, shake it out, and lie down flat for ten minutes with nothing in view.',
			},
		],
		anger: [
			{
				turn: 'What enrages most about a lucky neighbour is that he drinks from a cup that seemed to have another name on it. The couplet has a very dry remark for it, that he may just be the stranger of whom one’s own property was asked. Take the envy seriously as an inventory. It lists, with great accuracy, what you are able to value.',
				counter: 'There is theft in the world, and then it is his no longer and a matter for the law.',
				question: 'What does the other have that you would know better what to do with?',
				act: 'Look round your shelves for its poorest relation and use it for ten minutes.',
			},
		],
		child: [
			{
				turn: 'A heart that asks and asks, for years, in strange houses: there are people round the matter of a child who can hardly read this line. It does not tell them that they had it all along. Let it be read by them as the story of an asking, faithful and worn, to which someone should at last have brought a chair.',
				counter:
					'With others it is only that the house is suddenly full of advice. They may trust what their own arms have noticed.',
				question: 'What have your own eyes told you in this that no adviser has?',
				act: 'Put all advice on the far side of a closed door for ten minutes, and hold something soft.',
			},
		],
		joy: [
			{
				turn: 'This time the search is over, and it ended as it does in the verse, absurdly near. One thinks of the years, the strangers, the shoes. The old tavern-keeper later in the ghazal stands laughing with the cup in his hand; it is the only portrait we get of somebody who has found it, and he isn’t being dignified.',
				counter: 'People do get used to treasure. There will come a day when it is a cup, and wants washing.',
				question: 'What did you look for it in, all that while, that makes you smile now?',
				act: 'Laugh out loud once, on your own, and then carry the news to the person who searched alongside you.',
			},
		],
		faith: [
			{
				turn: 'Some lines further there is one who has God beside him in every hour and, not seeing it, keeps crying out from afar. The pious and the sceptics have each laughed at him. He is only doing with heaven what the heart does with the cup; and his crying, one notices, is itself rather near.',
				counter:
					'For others the distance is no error but simply how it feels. They should not be told they are holding what they cannot find.',
				question: 'When did something seem near to you without having been called?',
				act: 'Stop calling, for the length of ten breaths. Listen to the room as though it were enough.',
			},
		],
		decision: [
			{
				turn: 'One puts the matter to several people and asks the ninth, perhaps, because the eighth had agreed with the wrong half. That small disappointment is information. A cup that is passed round for opinions already shows a picture; it is only being tilted towards others.',
				counter: 'Do not make an oracle of the gut. It has been certain before, and there are receipts to show for it.',
				question: 'Whose advice did you go on to forget, on the very way home?',
				act: 'Toss a coin over it. Ignore the coin; catch the look on your own face, in a window if need be.',
			},
			{
				when: ['two_options'],
				turn: 'Between these two you have been walking like the heart in the bazaar, pricing each, and asking at both what only you can know. There is one thing that the sellers have not got on their stalls: which of the two you would miss. It isn’t a matter of worth. One can miss a tin spoon.',
				counter: 'Perhaps you would miss neither, and the choice was never yours but somebody’s who stands behind you.',
				question: 'Which one have you described to people at greater length?',
				act: 'Describe the other now, at the same length, to whoever will listen, and see where you begin to invent.',
			},
		],
		change: [
			{
				turn: 'A time of upheaval has this in common with the couplet, that cupboards are opened. Things come to light which had been sought elsewhere at great cost, and they are dusty, and have a chip. Whoever asked for a new life might look once through the boxes of the old one before handing it to the carrier.',
				counter: 'Dust is also merely dust. Half of what turns up deserves to be carried down.',
				question: 'What have you found again in all this disorder, though you were not looking?',
				act: 'Clean that thing, if it can be cleaned, and set it where you have your breakfast.',
			},
		],
		person: [
			{
				turn: 'Someone may be going from stall to stall for a word that others have by the dozen: well done, stay, I saw that. They charm distant acquaintances for it. And the person whose word they mean sits two rooms away, having it, and not saying. In such a pair it is difficult to tell which is the beggar.',
				counter:
					'There are people in whom that shelf is truly bare. One may stop searching it without being called ungrateful.',
				question: 'Which sentence is known on both sides of this and spoken on neither?',
				act: 'Speak it, if it is yours to speak. Otherwise write it as you would like to have heard it.',
			},
			{
				turn: 'We ask people for what they are famous for and overlook what they have. The strong one gets asked for strength, the funny one for jokes. The one you are thinking of has possibly been standing for years with a quite different vessel in hand, and been taken, by you as well, for a stranger.',
				counter: 'It need not be you who discovers it. Some people prefer to be loved for what they are famous for.',
				question: 'What have you never asked this person for?',
				act: 'Think of a question you have not put to them yet, and write it on your hand or in your diary.',
			},
		],
		open: [
			{
				turn: 'Count the persons in the couplet: there is a heart that begs, and there is an “us” that gets begged from and has nothing to hand over. They live at one address and communicate through third parties. It is a long way to take a question, out of the door and through the bazaar, to someone in the next room.',
				counter:
					'It would be tidy if all answers lay inside. Now and then the stranger really is the one who has the key.',
				question: 'What do you already know about this that you would be embarrassed to have known all along?',
				act: 'Stand with your hand flat on your breastbone and put the question there, once, quietly. Wait out ten breaths before moving.',
			},
			{
				turn: 'The cup that shows the world was wanted for years, and no one in the line can say what it was to be used for. That is left out, and one may well stumble over the gap. To what end would one see everything? A question might be put more easily to the wish behind it than to the world.',
				counter: 'A wish examined too closely goes off, like fruit that has been pressed by every customer.',
				question: 'What would you do first, if you were shown exactly what you wish to see?',
				act: 'Do the smallest part of that first thing now, without having seen.',
			},
		],
	},
};
