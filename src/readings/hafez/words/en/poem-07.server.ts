import type { PoemWords } from '../shape.ts';

/** Ghazal 255: Joseph, and the hut of sorrows. */
export const words: PoemWords = {
	openings: [
		'An old father sits in a mean little dwelling that is known by the name of his sadness. His boy was lost long ago. The verse comes in without knocking, mentions a homecoming and some roses, and asks him to leave off grieving.',
		'First a road, with someone on it who has been given up for lost; then a hovel, with someone in it who has not. Hafez joins the two by a promise of blossom and says nothing whatever about how many winters lie between.',
		'There are flowers at the end of this couplet, and they come up in the unlikeliest bed: the floor of a mourner’s cabin. Before them, at the far end of the line, somebody is walking, with a name that everyone knows and no known address.',
	],
	quietOpenings: [
		'An old father sits in this verse in a small house that is called the hut of sorrows. Someone comes and talks to him through the door.',
		'Joseph is lost, and a father is left in his hut. Hafez goes and stands outside it, and says what one says when there is nothing to be done.',
	],
	heritage: [
		'On Yalda, the longest night, with pomegranates on the cloth, families in Iran open the Divan and hope for this one. Its refrain comes round eleven times, and by the third the whole room says it.',
		'The Quran’s twelfth sura tells the story and calls it the fairest of tales; there the father weeps until his eyes turn white. Hafez could count on every reader to know it.',
	],
	turns: {
		bereavement: [
			{
				turn: 'Some Josephs do not come home, and everyone who has said this verse at a graveside knew it perfectly well. They said it notwithstanding. It may be that it was never meant as news about the road; it is what one says from outside the hut, so that whoever sits there hears a voice.',
				counter:
					'You are allowed to find the roses impertinent. The hut keeps the name of sorrows for as long as someone lives in it.',
				question: 'Whose voice at your door has been bearable, and what did it talk about?',
				act: 'Bring one flower, twig or blade of grass indoors and stand it in water. It does not have to stand for anything.',
			},
			{
				turn: 'Jacob did not leave off grieving, whatever was said to him. He wept, the tale has it, until his eyes were white, and no one in scripture calls that a lack of faith. The refrain comes round eleven times in this poem; perhaps because it did not help the first ten. It is patience on the comforter’s side that it teaches.',
				counter: 'Should the refrain only sound like an order to you, then someone else may keep it for later.',
				question: 'Which words of comfort have you had to bear, and which did you good?',
				act: 'Tell the good ones to somebody, with who said them and where you stood. Then be quiet together.',
			},
		],
		illness: [
			{
				turn: '“Hut” is a small word, and a bed is smaller. Those who live in one for a time, and those who sit at its edge, get told a great deal about gardens. The verse can be borne better if one listens to its end, where the same four walls are still standing. No one is carried out. Something comes in.',
				counter:
					'It may not come in this time; no verse has knowledge of that. It is a wish, spoken by one who sat there.',
				question: 'What small living thing could be brought to where the illness is?',
				act: 'Set it in sight: a sprig, a bowl with an apple, the cat. Sit a while and look at it together or alone.',
			},
			{
				when: ['ill'],
				turn: 'To be told not to grieve when one is ill is a trial in itself. But Hafez is not a visitor on the edge of the chair, looking at the clock; he speaks as to a friend who has not slept. The heart will mend, he says a couplet further down, and adds something one might overlook: don’t think ill of it.',
				counter: 'Think as ill of it as you must. Worry in a sickbed is not a moral failing.',
				question: 'What do you blame your heart for, these days, that is only the illness talking?',
				act: 'Open the window a hand’s breadth for five minutes, lie so that you feel it, and ask nothing more of this hour.',
			},
		],
		betrayal: [
			{
				turn: 'The one in the well was thrown there by his own. It is easy to lose sight of that among so many roses: before all loss, in this story, stands a breach of faith, by brothers, with dinner laid out beside them. The verse begins afterwards, in the hut, with somebody who was lied to and holds a bloodied coat.',
				counter: 'One need not sit with the father. Anger that gets up and goes has its place in the tale as well.',
				question: 'What was shown that was not true, and who believed it in good faith?',
				act: 'Take off what you have worn all day, put on something soft, and let someone who is fond of you make the supper.',
			},
		],
		separation: [
			{
				turn: 'One hears “will come back” in this verse and holds one’s breath. It is said of Joseph, who had been taken from someone, not of anybody who left. Between parting people the promise has to be read more slowly: what comes home to the hut, one day, might be the one who lives there. He too has been away.',
				counter: 'You may be hoping for just the other thing. A poem has no more news of it than you have.',
				question: 'Which part of you has been longest on the road?',
				act: 'Cook yourself something you used to like before any of this, and eat it sitting down.',
			},
			{
				turn: 'The house is never exchanged in this couplet, where everything else is promised: the hut of sorrows will be garden, but it is this hut, with the hook where a second coat hung. Those who stay behind when a life for two comes apart know what it is to live in such rooms.',
				counter: 'There are walls that should be left. The one who moves out need take no vow to plant anything.',
				question: 'In which corner is it hardest to sit, and at what time of the day?',
				act: 'Put a chair there with a cushion, and a plant or lamp beside it. Sit as long as the tea is hot, and then get up.',
			},
		],
		quarrel: [
			{
				turn: 'No stranger threw that boy into the pit; it was done by brothers, over a coat. The homecoming therefore has two halves, and the second is being able to look at each other across a table. After a quarrel the first half is soon had, one is in the same room again. It is for the second that the bread goes cold.',
				counter:
					'Reunions are overpraised by those who only have to watch. You may keep your distance and still wish them bread.',
				question: 'What was the coat in all this: which favour, to whom?',
				act: 'Send the other side one memory that has no quarrel in it, and ask for nothing back.',
			},
		],
		love: [
			{
				turn: 'The Joseph who is met again in the story has a foreign name, a high office and another way of cutting his hair. His own brothers do not know him. All love is a little like that, each morning: one keeps a bed made for a size no longer worn, and somebody new has come down to breakfast.',
				counter:
					'Then again, some people do turn up quite unaltered, which is the complaint one hears most often from those who waited for them.',
				question: 'What has changed in you that love would have to be introduced to?',
				act: 'Introduce yourself to a mirror as to a passport officer: your name, and three things that have changed since the picture was taken.',
			},
			{
				when: ['couple'],
				turn: 'A hut for two may be the most overgrown of places, with roses up to the sill, and a pair in it complaining about the damp. The verse doesn’t ask you to build on. What it calls a garden is the same floor on another day; so it might be found out between you what was done on the days when it flowered.',
				counter: 'There is damp that no roses dry. If it keeps either of you awake, speak about the damp.',
				question: 'When was your home last a garden, and who had watered it?',
				act: 'Water something there today, in company if you can: a pot, a window box, each other’s glass.',
			},
		],
		unrequited: [
			{
				turn: 'Nobody sets out from Egypt because somebody in Canaan is waiting. The letters of longing do not get there. It says much for the father that he loved without an answer, and much for Hafez that he doesn’t praise it; he has pity on the hut. The one who loves alone may well need curtains sooner than news.',
				counter:
					'Joseph did come, objects the tale. You will have heard it told, and by people who had something to sell.',
				question: 'What has gone untended in your rooms while you listened for that step?',
				act: 'Air one room for ten minutes, shake out whatever lies on the bed, and sit in the draught.',
			},
			{
				when: ['in_love'],
				turn: 'You have the nose for it: a jacket on a hook, their street’s name in the news, and you know before you know. So the father caught the scent of the shirt from many days off, and was told that he raved. Your friends may say so, too. They are mistaken about the scent, if not about the caravan.',
				counter:
					'Longing has a fine nose and a poor memory. It has smelt that shirt before, on other people’s washing lines.',
				question: 'What was the last sign, and how would it look to a stranger?',
				act: 'Hang a garment of your own out in the air, bring it in, and find out what you smell of.',
			},
		],
		loneliness: [
			{
				turn: 'The hut of sorrows has one chair. That is the loneliest thing in it, and the verse, for all its roses, never mentions that a second was brought. Yet it is being spoken to someone; there was a listener by the time there was a line. Grief becomes slightly less of a hut when it is called by name from without.',
				counter: 'Voices from without may also be a nuisance, always cheerful, and gone before the kettle boils.',
				question: 'Who knows where you live and has not been asked in?',
				act: 'Ask that one in for a quarter of an hour, naming a day, and find a second chair.',
			},
		],
		dismissal: [
			{
				turn: 'Joseph was put out of two houses before he had one of his own, his father’s and his master’s. Neither time was it for want of diligence. It is the sort of thing that is left out of sermons. One can do what one does well and be led down the steps all the same.',
				counter: 'A tale of later glory is of no use on the day itself. Leave Egypt’s granaries out of it.',
				question: 'Who was proud of that work, and would be so still?',
				act: 'Sit down beside someone like that, in your slippers, and speak of other matters, or of none.',
			},
		],
		work: [
			{
				turn: 'Everyone remembers the coat and the dreams; few remember what Joseph did for a living. He put grain by for seven fat years, sack upon sack, and there is no song about it. Most labour resembles the sacks. It has neither colour nor witnesses, and its worth cannot be seen from this side.',
				counter: 'A granary can be a way of never eating. Some stores are filled by people who are afraid of Tuesday.',
				question: 'For which of your present stores will a leaner season thank you?',
				act: 'Put one thing by today: a small coin, a backed-up file, a page of notes in legible handwriting.',
			},
			{
				when: ['has_job'],
				turn: 'Your desk may be the hut in the matter. One has sat there long, it has a name in the family, and everybody advises a move. Hafez would raise his hand and ask for the other half: has anyone tried a garden? There are posts that altered because somebody put up a shelf and closed the door at four.',
				counter: 'The master may have to change, though, or be changed. Shelves are a modest remedy against a bad one.',
				question: 'What could be planted in your working day that would need no one’s leave?',
				act: 'Plant it tomorrow at the earliest hour; today, clear the spot where it will stand.',
			},
		],
		study: [
			{
				turn: 'Lost things come home in the order of this verse, first the name and then the garden. One sits before a page that was known in spring and has wandered off. Scolding does not fetch it. It comes if the hut is kept open, a quarter of an hour daily, the same chair, with whatever crumbs remain of it.',
				counter: 'A page that was never learnt cannot return. Be just, and send out for it.',
				question: 'Which part have you really lost, and which did you never have?',
				act: 'Say aloud, with the book shut, all you still know of that page. Then open it at the first gap.',
			},
		],
		waiting: [
			{
				turn: 'Before the son there came his shirt. The old man caught its scent while the caravan was still far off, and those around him said he was talking nonsense. What is waited for may send on some such shabby advance: a tone in a letter, an odd cheerfulness. It needs no announcing. One only breathes in.',
				counter: 'Wishes smell strongly too. The old man had been wrong, one supposes, on a number of other evenings.',
				question: 'What is the smallest sign you would accept, and have you agreed on it with yourself beforehand?',
				act: 'Hang one garment out of a window or on a line for ten minutes. Bring it in and smell what kind of day it is.',
			},
			{
				turn: 'Joseph is on the road, and the poem describes the house. That is worth holding against any long wait: it has nothing to report of the traveller, and a good deal of the dwelling, how it will look, what will grow. While the one thing is out of reach, the other lies under one’s own broom.',
				counter: 'Gardening on command is no pleasure. One may also simply sit in the mess and look at the door.',
				question: 'What have you let go to seed on account of this?',
				act: 'Water something before it gets dark, be it someone else’s geranium.',
			},
		],
		leaving: [
			{
				turn: 'The poet has bent the tale. In scripture Joseph does not go home to Canaan; he sends wagons, and the old man and the whole clan pack up and travel to Egypt. So there are two movements in any departure: of the one who ought to come back, and of those who might be fetched.',
				counter:
					'A poem sets people down where it likes. Between real places there are borders, and clerks who have read no Hafez.',
				question: 'Who, or which place, might come part of the way if they knew which day?',
				act: 'Lay a finger on the map at the midpoint between here and there. Find out what one can eat in that town.',
			},
			{
				when: ['leaving'],
				turn: 'It is you who will be Joseph, then, and the hut is where you are looked for. He went with nothing and you at least have a suitcase; but neither of you can take along the evening in which they say your name at table. What you leave there is a gap with a chair round it.',
				counter: 'They may be planning already to put the sewing machine there. Do not overrate the gap.',
				question: 'What would you like to be found unchanged, and what may they move?',
				act: 'Leave one thing of yours in plain view with somebody, and tell them it is not a loan.',
			},
		],
		home: [
			{
				turn: '“Hut” and “garden” are the same address here, with some years in between. It would console many who are looking at ground plans: the right house is not always recognised, being at first a hovel with a name. One would have to ask it what it is willing to let grow.',
				counter:
					'Mind the romance of the improved cabin. There are rooms in which nothing will ever take root, and the wise thing is the bus.',
				question: 'How much would have to be torn out before anything could grow there?',
				act: 'Draw the place as it is in one minute. Then add whatever your pencil wants to put outside the door.',
			},
		],
		eviction: [
			{
				turn: 'It is bitter to read of a poor hut that turns to a garden when one is to be put out of a better one, and no gloss should be laid on it. The father in the tale at any rate was allowed to stay. He had people, besides, who came and stood at the door, and one is glad of those.',
				counter: 'Those who only stand and recite had better carry something. A box is more than a rhyme.',
				question: 'Who could take in a few boxes, or a person, for a night?',
				act: 'Ask them in one breath, on the telephone, and afterwards sit with your hand on something familiar.',
			},
		],
		money: [
			{
				turn: 'Twenty pieces of silver were paid for Joseph, or a paltry price, as the Quran has it, and nobody in the bargain was content for long. The story is full of accounts: sacks with the money put back in them, a cup, hungry years. It knows that want makes brothers of people, and not always good ones.',
				counter: 'No one pays a debt with a parable. You will want someone at your side who reads contracts.',
				question: 'What was sold too cheaply in this, and not by weight?',
				act: 'Lay out today’s coins on the table, all of them, count without sighing, and put one aside in a cup.',
			},
		],
		guilt: [
			{
				turn: 'Ten of the people in this tale are guilty, and they live in it longer than anybody: with a secret, at the table of the man they had made weep. When at last they stand before their brother he sends everyone else from the room. The verse does not go that far. It lets us see only the hut that they look at every day.',
				counter: 'Joseph forgave, but that was Joseph. It cannot be demanded of whoever sits in the hut.',
				question: 'Whom would you have to send out of the room before you could say it?',
				act: 'Say it in an empty room, once, to the wall that is nearest. Then stay until the silence is over.',
			},
		],
		fear: [
			{
				turn: '“Do not grieve”, in the Persian, is “do not eat grief”, and fear is eaten in much the same way: chewed along with the news, swallowed standing, a second helping in bed. The refrain puts a hand over the plate, as one does with a guest who has had enough. It says nothing about what is in the pot.',
				counter: 'Sometimes fear is the cook who has noticed the smell of gas. Listen to that one.',
				question: 'At which bite of the day does it usually come in?',
				act: 'Peel an orange or any fruit as slowly as you can and eat every piece of it, with nothing to read.',
			},
		],
		weariness: [
			{
				turn: 'Whoever waits or worries for long gets tired in the manner of that old man, from sitting. It surprises people that one can be worn out by a chair. He is promised roses, but in the meantime his hut must be full of undone things, and the verse does not send him to do them. It lets them flower.',
				counter: 'Some of the undone things will not flower. They’ll smell. There is a limit even to poetry.',
				question: 'What has tired you that does not look like work?',
				act: 'Get up from the chair you are most in, lie down on the floor beside it, and let the things be undone.',
			},
		],
		anger: [
			{
				turn: 'It is never told how angry the father was. He had been shown a coat and a lie, and had eleven sons left to sit with at supper. The tale gives him tears, since they are more becoming. If there is something in your throat that is not tears, there would have been room for it in that hut.',
				counter: 'A hut has thin walls, and children in it, possibly. Choose the hour, and shut the shutters.',
				question: 'Who has shown you a coat, and what did you pretend to believe?',
				act: 'Take a cushion outside or to the window and beat it until no more dust comes out.',
			},
		],
		child: [
			{
				turn: 'A lost son, a house that waits, a garden: those for whom a child is wished or awaited, or was here and is not, hear all three at once. To some of them this verse has been a joy for life, and some cannot stand it. It was made by a man who had, it is thought, buried a boy of his own.',
				counter:
					'That is a legend put together from a few of his verses. The tenderness is there whether it is so or no.',
				question: 'Which of the two names does the room have at present, hut or garden?',
				act: 'Go into that room, or think of it; straighten one thing and stay a minute by the window.',
			},
		],
		joy: [
			{
				turn: 'Today it is the second half of each line: he has come, it is in flower. One would like to know what Jacob did on the day after, once the wagons were unpacked. He may have gone about the rooms and been quite at a loss without his sorrow. Joy of such a size needs some furniture moved.',
				counter:
					'Nothing of the sort need have been lost beforehand. It may be joy of the plain sort, with no hut in its past.',
				question: 'What is there in your house that belongs to the old waiting and can now go out?',
				act: 'Throw that one thing away, and put a flower, or anything with a colour, in its place.',
			},
		],
		faith: [
			{
				turn: '“Do not grieve”, eleven times, and not a single proof. Believers rest on it, and those who have stopped believing have been heard to mutter it in hospital corridors. The one who says it does not claim to have been to Egypt. He claims only that someone is out there whose name is still Joseph.',
				counter: 'To trust without tidings can turn into not wanting to be told. Letters ought to be opened.',
				question: 'In what do you trust, although nothing has been heard of it for long?',
				act: 'Repeat the two words under your breath as you go down some stairs, one step, one time, and see where you are at the bottom.',
			},
		],
		decision: [
			{
				turn: 'One puts it as staying or leaving, as though those were all the verbs. The couplet proposes a third: the hut is neither abandoned nor endured, it is planted. That is slower than a removal van, muddier too, and it calls for more nerve than going.',
				counter:
					'Planters can be obstinate. Someone has been watering a fence post these ten years because he once decided on it.',
				question: 'What third verb is there in your matter that nobody has used?',
				act: 'Move one piece of furniture to where it has never stood, and sit by it long enough to dislike or like it.',
			},
			{
				when: ['two_options'],
				turn: 'Everybody who hears the tale takes one of two parts, the boy or the father, the one who goes and the one who keeps house. Your choice has the same two in it, if you look. There are other parts: the brothers, the merchants who were merely passing, the well. Try your two ways from each of these. The well, for one, had company.',
				counter: 'Too many parts make a pageant. In the end there are just two doors, and you.',
				question: 'Which of your two would the passing merchants find the more natural?',
				act: 'Tell the whole thing as a merchant would who heard it at the well, in five sentences.',
			},
		],
		change: [
			{
				turn: 'There is no moment in this couplet in which the hut is pulled down. It is called by one name, and then by another. Many changes come like that: one lives inside the old word for a good while after the thing has become different, and goes on apologising to visitors for the state of it.',
				counter: 'With some the roof does come off, at night, with noise. To them the gentle version is a fairy tale.',
				question: 'By what name do you call your life at present, and since when does it not fit?',
				act: 'Try a new name for it on a strip of paper, hang it at the door, inside, and leave it till tomorrow.',
			},
		],
		person: [
			{
				turn: 'In every tale of this kind there is one whom all the others talk about, and he is not there. He has no lines for half the story. Perhaps the one you mean is your Joseph in that sense: much told, much guessed at, and growing meanwhile, in some Egypt, into somebody who would be surprised by the tale.',
				counter: 'You may know them far better than a father knows his son. It is not so hard.',
				question: 'What do you tell about this person that you have not verified for years?',
				act: 'Put one real question to them today, or write it down as you would put it.',
			},
			{
				turn: 'It may not be your drama at all. Sometimes one is neither father nor son nor brother but the neighbour, who saw the light in the hut and was not sure if one might knock. Such a person has only a tiny part in the legend, and no name, and was possibly the one who brought the soup.',
				counter: 'Neighbours can see wrongly as well. There are people in a lit room who are just reading.',
				question: 'What could you do for this person that would take no explaining?',
				act: 'Do it, or if they cannot be reached, do it for the next light you pass.',
			},
		],
		open: [
			{
				turn: 'Everyone in this story knows less than the listener. The father cannot see the road, nor the son the hut, and the brothers have seen too much. Whoever asks a book sits in some such place, with a piece of a tale in the lap, and it would be dishonest of a verse to act as if it had the rest.',
				counter:
					'It may be no tale at all, but one plain thing in need of a plain answer. Ask it plainly, then, of someone who knows.',
				question: 'Which of the parts would the people around you say you are playing?',
				act: 'Sketch the hut, badly, in one minute, and put yourself in the drawing as a dot.',
			},
			{
				turn: 'Lost, and named all the same: that is how the couplet opens. Joseph has no address and he has his name, and for the moment nothing more is needed. A question can be at that stage. It would be wrong to press it for the when and how, and right to keep saying clearly what it is that is missed.',
				counter: 'Saying it may also have become a habit, like a lamp in the hall that nobody remembers lighting.',
				question: 'What is the name of the thing you are asking after?',
				act: 'Write that one word on the misted bathroom mirror or on paper, and see it fade or stay.',
			},
		],
	},
};
