import type { HafezWords } from '../shape.ts';

/** Receptions, echoes, kinds of asking and the words for a couplet that is not one of the twelve. */
export const general: Omit<HafezWords, 'poems'> = {
	graveNews: {
		war: 'I am sorry; a war goes through everything, also years later.',
		missing: 'I am sorry; not knowing where somebody is leaves no quiet hour.',
		ruin: 'I am sorry. A place that is gone takes more with it than walls.',
		relapse: 'It takes honesty to say that, and the days before it still count.',
		killed: 'That is a terrible weight, and I am sorry for everyone in it, you as well.',
		harmed: 'I am sorry that this was done to you; it was not your fault.',
	},
	receptions: [
		{ events: ['death'], people: ['mother'], when: ['person_dead'], say: 'I am sorry that your mother has died.' },
		{ events: ['death'], people: ['mother'], when: ['person_dead'], say: 'Your mother is gone, and I am very sorry.' },
		{ events: ['death'], people: ['mother'], say: 'I am so sorry about your mother.' },
		{ events: ['death'], people: ['father'], when: ['person_dead'], say: 'I am sorry that your father has died.' },
		{ events: ['death'], people: ['father'], when: ['person_dead'], say: 'Your father is gone, and I am very sorry.' },
		{ events: ['death'], people: ['father'], say: 'I am so sorry about your father.' },
		{
			events: ['death'],
			people: ['child'],
			when: ['person_dead'],
			say: 'You have lost a child, and there is nothing anyone can say that is large enough; I am deeply sorry.',
		},
		{
			events: ['death'],
			people: ['child'],
			when: ['person_dead'],
			say: 'I am so very sorry that your child has died.',
		},
		{ events: ['death'], people: ['child'], say: 'I am deeply sorry about your child.' },
		{
			events: ['death'],
			people: ['partner'],
			when: ['person_dead'],
			say: 'I am so sorry that the one you shared your life with has died.',
		},
		{
			events: ['death'],
			people: ['partner', 'beloved', 'former_partner'],
			when: ['person_dead'],
			say: 'Someone you loved that closely has died, and I am very sorry.',
		},
		{
			events: ['death'],
			people: ['partner', 'beloved', 'former_partner'],
			say: 'I am so sorry; this is about one of the people closest to your life.',
		},
		{
			events: ['death'],
			people: ['sibling'],
			when: ['person_dead'],
			say: 'I am very sorry; nobody takes the place of a brother or a sister.',
		},
		{
			events: ['death'],
			people: ['sibling'],
			when: ['person_dead'],
			say: 'I am so sorry for this death among you who grew up together.',
		},
		{ events: ['death'], people: ['sibling'], say: 'I am sorry, for you and for all who belong to your family.' },
		{
			events: ['death'],
			people: ['grandparent'],
			when: ['person_dead'],
			say: 'I am sorry; a grandparent’s death is a real loss, at any age and after any length of life.',
		},
		{
			events: ['death'],
			people: ['grandparent'],
			when: ['person_dead'],
			say: 'I am sorry that this old and dear person is no longer there.',
		},
		{ events: ['death'], people: ['grandparent'], say: 'I am sorry; it is hard, however long a life has been.' },
		{ events: ['death'], people: ['friend'], when: ['person_dead'], say: 'I am very sorry that your friend has died.' },
		{
			events: ['death'],
			people: ['friend'],
			when: ['person_dead'],
			say: 'I am sorry; losing a friend is a grief that others too often underrate.',
		},
		{ events: ['death'], people: ['friend'], say: 'I am so sorry about your friend.' },
		{
			events: ['death'],
			people: ['animal'],
			when: ['person_dead'],
			say: 'I am sorry; an animal that lived beside you is missed in every room.',
		},
		{
			events: ['death'],
			people: ['animal'],
			when: ['person_dead'],
			say: 'I am sorry that your companion has died; no one should call that small.',
		},
		{ events: ['death'], people: ['animal'], say: 'I am sorry about the animal you love; that grief is a true one.' },
		{ events: ['death'], when: ['person_dead'], say: 'I am very sorry for this death.' },
		{ events: ['death'], when: ['person_dead'], say: 'I am sorry for your loss, and for the days you are in.' },
		{ events: ['death'], say: 'I am sorry; that is a great deal to carry.' },
		{ events: ['death'], say: 'That is very heavy, and I am sorry.' },
		{ events: ['death'], say: 'I am sorry, and nothing that follows here is meant to make it smaller.' },

		{ events: ['illness'], when: ['ill'], say: 'I am sorry that you are ill.' },
		{
			events: ['illness'],
			when: ['ill'],
			say: 'That is a hard thing to be told about one’s own body, and I am sorry.',
		},
		{
			events: ['illness'],
			when: ['ill'],
			say: 'I am sorry; being ill is hard enough without having to be brave about it.',
		},
		{
			events: ['illness'],
			when: ['somebody'],
			say: 'I am sorry; illness weighs on everyone who loves the one who is ill.',
		},
		{ events: ['illness'], when: ['somebody'], say: 'I am sorry that there is illness among you.' },
		{ events: ['illness'], when: ['somebody'], say: 'This is hard on each of you, and I am sorry.' },
		{ events: ['illness'], say: 'I am sorry; illness makes every other thing harder.' },
		{ events: ['illness'], say: 'I am sorry to hear it, and I wish you good days among the bad ones.' },
		{ events: ['illness'], say: 'That is a heavy thing to be living with, and I am sorry.' },

		{ events: ['betrayal'], when: ['wronged'], say: 'I am sorry that this was done to you.' },
		{ events: ['betrayal'], when: ['wronged'], say: 'You were wronged, and it is right that it hurts.' },
		{ events: ['betrayal'], when: ['wronged'], say: 'I am sorry; having trusted was no fault of yours.' },
		{ events: ['betrayal'], when: ['did_wrong'], say: 'That was not easy to write down, and it is good that you did.' },
		{
			events: ['betrayal'],
			when: ['did_wrong'],
			say: 'You have said it plainly, and that is where anything honest begins.',
		},
		{
			events: ['betrayal'],
			when: ['did_wrong'],
			say: 'It is heavy to have hurt someone who trusted, and you are not hiding from it.',
		},
		{ events: ['betrayal'], say: 'I am sorry; a broken trust is one of the hardest things there is.' },
		{ events: ['betrayal'], say: 'I am sorry, because something like this shakes everything around it.' },
		{ events: ['betrayal'], say: 'That is a painful thing to bring here, and I am sorry.' },

		{ events: ['separation'], say: 'I am sorry; a separation is hard, whoever wants it and whoever does not.' },
		{ events: ['separation'], say: 'I am sorry that things stand like this.' },
		{ events: ['separation'], say: 'That is a painful place to be in, and I am sorry.' },
		{
			events: ['separation'],
			people: ['partner', 'former_partner'],
			say: 'I am sorry; nothing about parting from someone so close is simple.',
		},

		{ events: ['dismissal'], say: 'I am sorry; that is a blow, and not a small one.' },
		{ events: ['dismissal'], say: 'That is bad news about more than money, and I am sorry.' },
		{ events: ['dismissal'], say: 'I am sorry; a job is a large part of a life, and this shakes it.' },

		{ events: ['eviction'], say: 'I am sorry; nobody should have to be afraid for the roof over their head.' },
		{ events: ['eviction'], say: 'That is frightening, and I am sorry you are facing it.' },
		{ events: ['eviction'], say: 'I am sorry; there is hardly a worse worry than where to live.' },

		{ events: ['guilt', 'shame'], say: 'That is heavy to carry, and it took something to say it.' },
		{ events: ['guilt', 'shame'], say: 'I hear how much this weighs on you.' },
		{ events: ['guilt', 'shame'], say: 'It is hard to live with such a thought, and I am sorry it is with you.' },

		{
			events: ['pregnancy', 'birth'],
			say: 'Thank you for saying it. There is no right thing to feel about this, and I read it slowly.',
		},
		{ events: ['pregnancy', 'birth'], say: 'I am very sorry, and no one else may tell you how large this is.' },
		{ events: ['pregnancy', 'birth'], say: 'That is a sorrow with few words of its own, and I am sorry.' },

		{ events: ['debt', 'money', 'theft', 'court'], say: 'I am sorry; worry of that kind gets into everything.' },
		{ events: ['debt', 'money', 'theft', 'court'], say: 'That is a serious weight, and I am sorry it lies on you.' },
		{ events: ['debt', 'money', 'theft', 'court'], say: 'I am sorry that you have to deal with this.' },

		{ events: ['tiredness'], say: 'I am sorry that it has come to such a tiredness.' },
		{ events: ['tiredness'], say: 'That sounds like more than one person should have to carry.' },
		{ events: ['tiredness'], say: 'I am sorry; it is hard to go on when there is nothing left to go on with.' },

		{ events: ['fear', 'loneliness', 'unrequited', 'in_love'], say: 'I am sorry that this is so hard at present.' },
		{
			events: ['fear', 'loneliness', 'unrequited', 'in_love'],
			say: 'Thank you for saying it; it is not a light thing.',
		},
		{
			events: ['fear', 'loneliness', 'unrequited', 'in_love'],
			say: 'I am sorry; that is a hard thing to be alone with.',
		},
		{
			events: ['quarrel', 'anger', 'jealousy', 'wedding', 'home', 'lost_thing', 'change', 'faith'],
			say: 'I am sorry; I can hear that this goes deep.',
		},
		{
			events: ['quarrel', 'anger', 'jealousy', 'wedding', 'home', 'lost_thing', 'change', 'faith'],
			say: 'That is a great deal at once, and I am sorry.',
		},
		{
			events: ['quarrel', 'anger', 'jealousy', 'wedding', 'home', 'lost_thing', 'change', 'faith'],
			say: 'I am sorry that you are in the midst of this.',
		},
		{
			events: [
				'job_search',
				'new_job',
				'work_trouble',
				'business',
				'exam',
				'study',
				'awaiting',
				'migration',
				'journey',
				'military',
				'success',
			],
			say: 'I am sorry; there is more resting on this than shows from outside.',
		},
		{
			events: [
				'job_search',
				'new_job',
				'work_trouble',
				'business',
				'exam',
				'study',
				'awaiting',
				'migration',
				'journey',
				'military',
				'success',
			],
			say: 'That is a hard stretch, and I am sorry.',
		},
		{
			events: [
				'job_search',
				'new_job',
				'work_trouble',
				'business',
				'exam',
				'study',
				'awaiting',
				'migration',
				'journey',
				'military',
				'success',
			],
			say: 'I am sorry that so much comes together here.',
		},
	],
	echoes: {
		heavy: [
			{ say: '“{echo}”, you wrote, and those words should stand here first, before any of the poet’s.' },
			{ say: 'You have put it in a few words, “{echo}”, and the verse will be read slowly beside them.' },
			{ say: 'Next to “{echo}” every verse is small; this one may at least sit down with you.' },
			{ say: 'Hafez knew nothing of “{echo}”, and what he says had better be heard quietly.' },
			{ say: 'The words “{echo}” are yours, and nothing in the poem is meant to answer them back.' },
			{ say: 'Let “{echo}” be left as you said it, while we listen to a very old voice.' },
		],
		plain: [
			{ say: '“{echo}”, you write, and the book has fallen open at this couplet.' },
			{ say: 'With “{echo}” in one hand, let us take the verse in the other.' },
			{ say: 'Keep your own words in view, “{echo}”, while the poet says his.' },
			{ say: 'You said “{echo}”; Hafez, six centuries away, begins somewhere else and comes round to it.' },
			{ say: 'In what you wrote stands “{echo}”, and it is there that the verse will have to prove itself.' },
			{ say: 'Between “{echo}” and a line from old Shiraz the distance is shorter than it looks.' },
			{ say: 'Read this couplet with “{echo}” still in your ear.' },
			{ say: 'What you call “{echo}” has gone into the Divan, and this is what came out to meet it.' },
		],
		light: [
			{ say: '“{echo}”: that is a fine thing to bring to an old poet on any day.' },
			{ say: 'You come with “{echo}”, and the page that opens seems to have been waiting for company.' },
			{ say: 'Hafez would have liked to be told “{echo}”, preferably with something in his cup.' },
			{ say: 'So: “{echo}”, in your words, and now a couplet to go with it.' },
			{ say: 'Say “{echo}” once more, aloud, and then hear what the verse makes of it.' },
		],
	},
	asks: {
		will: [
			{
				say: 'Whether it will happen, no verse can tell. People have opened this book before sailings, battles and weddings, and what it gave them was never the result, only a way of walking towards it.',
			},
			{
				say: 'You ask about what is to come, and Hafez, whom they call the tongue of the unseen, keeps his own tongue here. He speaks of what is, and leaves the day ahead its freedom.',
			},
			{
				say: 'For dates and outcomes the Divan is a poor almanac; it has no year in it anywhere. What it can say is in which spirit the coming thing might be met.',
			},
			{
				say: 'An honest oracle says neither yes nor no to this. It can only shift the lamp a little, so that you see where you are standing while you wait to know.',
			},
		],
		should: [
			{
				say: 'Whether to do it is a sentence only you can finish. The old readers of omens took a verse as one voice at the table, and gave it a single vote.',
			},
			{
				say: 'A couplet cannot be held to account tomorrow, and you can; so it had better not decide. Let it tell you which of your reasons sounds false when read aloud after it.',
			},
			{
				say: 'Hafez advises everybody and obliges nobody. If the verse made you hope for a particular answer while you read, that hope is worth more than the verse’s opinion.',
			},
			{
				say: 'Do it or leave it: the book will carry neither for you. It is good for one thing here, which is to slow the hand by the length of two lines.',
			},
		],
		which: [
			{
				say: 'The book will not point. Whoever wants to know which one may read the verse once for each, aloud, and listen for the place where the voice grows warm.',
			},
			{
				say: 'To choose by a verse is an old habit, and its masters added a rule: if you dislike the answer you have found out what you wanted.',
			},
			{
				say: 'A couplet has two halves and leans on both; it is not made for picking. What it may do is to show what all the choices have in common.',
			},
			{
				say: 'Between the things you name the poem takes no side. Ask which of them the verse would have been easier to read with, and keep the answer to yourself for a day.',
			},
		],
		why: [
			{
				say: 'Why it is so, a poem cannot know. Causes are seldom found in one place; two lines from Shiraz can at most make one bear the not knowing a little better.',
			},
			{
				say: 'You ask for the reason. Hafez asked for it all his life, of the sky, the morning wind, the old man in the tavern, and reports that each of them changed the subject.',
			},
			{
				say: 'To a why the Divan has never given a because. It gives a picture, and leaves it hanging until someone sees in it a thing they had overlooked.',
			},
			{
				say: 'Some whys want an explanation and some want company. The verse has only the second to offer, and says so by going on in the same soft voice.',
			},
		],
		how: [
			{
				say: 'How it is to be done is a craftsman’s question, and the verse is no craftsman. It can say where to put the weight first; the steps must come from people who know them.',
			},
			{
				say: 'There are no instructions in Hafez, only postures. Take from the couplet how somebody stood when he did not know the way either, and ask a living person for the rest.',
			},
			{
				say: 'You want to know how, and two lines are hardly a method. A first move, of ten minutes, is about as much as can honestly be drawn from them.',
			},
			{
				say: 'No poem knows your circumstances well enough to lay out a path. What is at the end of this reading is meant to be small enough that no path is needed for it.',
			},
		],
		feelings_of: [
			{
				say: 'What goes on in another’s heart is written nowhere in this book. Hafez guessed at one face for a whole lifetime of poems, and was, by his own account, mostly wrong.',
			},
			{
				say: 'No verse can see into someone who is not holding it. It can show what you would like to be true, and that is worth knowing before you ask them.',
			},
			{
				say: 'Another person’s feelings can be learnt in one way, which is from that person. Until then the poem speaks only of yours, and with those it is fairly at home.',
			},
			{
				say: 'Whoever claims to read a third heart out of an old couplet is reading their own. That may be done with profit, as long as one remembers whose it is.',
			},
		],
		forgiven: [
			{
				say: 'To forgive, or to say that there was nothing to forgive, is not in a poem’s power. It neither clears nor condemns; it sits beside the question, as one does with a friend.',
			},
			{
				say: 'No line can say whether it was your fault. What it can do is to let the matter be looked at steadily, once, without a judge in the room.',
			},
			{
				say: 'Pardon comes from the one who was hurt, or, for those who believe, from God. A book of verse holds no seal, and should not behave as though it did.',
			},
			{
				say: 'The question of guilt is not settled here either way. Hafez, who learnt the Quran by heart and was called a sinner in the same street, left that to a better reader of hearts.',
			},
		],
		meaning: [
			{
				say: 'What it means was argued over already in the poet’s own century. A couplet of his is like a coin with several heads; which one lies uppermost depends on the table.',
			},
			{
				say: 'Commentaries on Hafez fill shelves and contradict one another by the second page. The meaning that matters here is the one that will still be of use to you tomorrow.',
			},
			{
				say: 'Take no meaning on authority, not on this page’s either. Two lines have been put beside your matter, and what passes between them is for you to say.',
			},
			{
				say: 'Signs are read by someone, and never read themselves. If a different sense came to you while reading, it has the same right here, and perhaps the better claim.',
			},
		],
		speak: [
			{
				say: 'You have asked for nothing, and so nothing has to be answered. A verse was laid beside what you told, as one puts a hand on a table.',
			},
			{
				say: 'It was told and not asked, and there is no need to make a question of it. In many Persian houses the book is opened for just that, to have another voice in the room.',
			},
			{
				say: 'No counsel was wanted, only a word. Take these two lines as that, and let whatever does not fit fall through your fingers.',
			},
			{
				say: 'Some things want to be set down somewhere and left. This page keeps them between two lines of verse for as long as you are reading.',
			},
		],
		joy: [
			{
				say: 'Nothing is asked here, and it suits the book well: half of it was written to be read aloud while something was being poured.',
			},
			{
				say: 'Good news needs no oracle. It has come to one all the same, which is how people behave who are too happy to sit still, and Hafez is glad of the visit.',
			},
			{
				say: 'For once the verse has nothing to mend. It may stand about like any other guest, holding a flower, and enjoy what is being said.',
			},
			{
				say: 'What has come is here already, so the poem need promise nothing. It can only do what poems do at feasts, and make the moment a little longer.',
			},
		],
	},
	notUnderstood: [
		'I have not caught what this is about, so nothing will be guessed; here is what the verse says by itself.',
		'Your question went past me, and that is my own slowness. What follows rests upon the couplet alone.',
		'I could not make out the matter behind these words, and would rather admit it than invent one. Take the verse as it stands.',
		'What you meant has not reached me, I am afraid. The couplet has reached you, though, and can be read without knowing more.',
		'I do not know what you are asking about and will not act as if I did. The lines below are about the poem; you will see what belongs to you.',
	],
	apart: {
		jealousy: [
			{
				turn: 'Jealousy is an excellent observer and a poor judge. It notices the pause before an answer, the new shirt, the telephone turned on its face, and from three such crumbs it bakes a whole loaf overnight. What it protects is real, a place at somebody’s side; what it describes may be real or not, and it cannot tell the two apart.',
				counter:
					'Now and then the observer is right, and to call it jealousy is only how others keep it quiet. Facts decide that, not tempers.',
				question: 'What would you have to know for certain in order to sleep, and of whom can it be asked?',
				act: 'Put the telephone in another room for ten minutes and write down only what you have seen, without a single “probably”.',
			},
			{
				turn: 'To compare is to look at somebody’s lit window from the street: one sees the lamp, and not the bill for it. Still the look tells something, for nobody envies what they do not want. Turned round, it is a rather exact list of what is missing in one’s own rooms, and some of it could be had without taking anything from anyone.',
				counter:
					'Not every pang has a lesson in it. Somebody may simply have been luckier, and that may be allowed to sting for a week.',
				question:
					'Of all that this other life has, which one thing would you really take, with everything that hangs on it?',
				act: 'Write that one thing on a slip of paper, and beneath it the smallest share of it that could be yours this month.',
			},
		],
		lost_thing: [
			{
				turn: 'A thing that is lost keeps its place better than it ever did in the drawer. One sees the shelf, the lining, the coat it was in, and above all the person it came from. So there are two searches: one under the furniture, and one for the hour in which it was still quite ordinary to have it.',
				counter:
					'It may simply be lying where somebody tidy has put it. Then no meaning has to be found, only a biscuit tin.',
				question: 'In which hour did you last have it in your hand, and what were you thinking of just then?',
				act: 'Walk through that hour backwards, one place after another, and empty one pocket or one drawer completely.',
			},
			{
				turn: 'In another ghazal of Hafez a heart begs strangers for years for the cup that it has had in its own keeping all along. Finders are seldom those who look hardest; mostly it is somebody who was after the scissors. Look with a lamp for a quarter of an hour, and then let the house do its part.',
				counter:
					'Some things do not come back, and a poem is no comfort for a passport. What is needed then is an office and a form.',
				question: 'Who else was there when it was last seen, and have they been asked?',
				act: 'Tell two people what exactly is missing, with its colour and its size, and put the same on a note by the door.',
			},
		],
		lostChild: [
			{
				turn: 'There is hardly a photograph of what is missing here, no day for it in any calendar, and people who mean well begin their sentences with “at least”. None of those sentences is owed an answer. A hope for a child rearranges a life long before there is anyone to see, and one keeps knocking against the places where things had been moved.',
				counter:
					'You may not be sad today, or only tired, or even relieved in some corner. All of that is allowed beside the rest.',
				question: 'Who could hear the whole of it without saying “at least”?',
				act: 'Tell that person one thing about it that nobody has asked you; or write it down, and fold the paper.',
			},
			{
				turn: 'Bodies do not sit exams. Nothing of this was earned by what was eaten, carried, thought or put off, though at night the mind opens its books and looks for a culprit. Those who carry such a thing together seldom carry it alike: one with words, one with silence. The hands are different. The love need not be.',
				counter:
					'A verse knows nothing of medicine. What can still be asked belongs to a doctor, at a time that you choose.',
				question: 'Which of the accounts that you keep at night would you never present to a friend?',
				act: 'Write that one reproach down, and under it what you would say to somebody in your place.',
			},
		],
		harmed: [
			{
				turn: 'A child takes the house it is given for the whole world and learns its weather: the key in the door, the step on the stair. Whoever learnt that early still hears it now, in rooms to which nobody is coming. That is no weakness; it is an ear that once had a great deal to do.',
				counter: 'You may have come here for something else, and that is well. Nothing has to be opened today.',
				question: 'In which room, now, does that ear lie down?',
				act: 'Go there for ten minutes this evening, and close the door yourself.',
			},
			{
				turn: 'Of such things one is told that it was long ago, that it was meant well, that others had it worse. The verse does not have to weigh it. Somebody grown did this to somebody small, and the shame of it has been delivered to the wrong address ever since.',
				counter:
					'Some forgive and some do not, and people have been able to live with either. No verse has the right to decide it.',
				question: 'If that shame could be sent back by post, whose name would stand on it?',
				act: 'Write the right name on an envelope and leave it empty; nothing has to be sent.',
			},
		],
		shame: [
			{
				turn: 'Shame looks at you with other people’s eyes, and gives them better sight than they have. Guilt asks what was done, and to whom; shame asks only who saw. Most of those who saw were busy with their own sleeves. The few who still speak of it are telling you something about their evenings.',
				counter:
					'Some shame points at something that was really out of place, and then a short apology is cheaper than a month of hiding.',
				question: 'Whose face do you see when it comes over you, and what has that person in fact said?',
				act: 'Tell it in three sentences without adjectives to somebody who likes you.',
			},
			{
				turn: 'There are things one is ashamed of in which nobody did wrong: an empty purse, an accent, a body, a family, a laugh at the wrong table. They are heavy because they are hidden, like a coat worn indoors. Take it off in front of one kind person, and mostly the room turns out to be warm.',
				counter: 'Not every room is kind. It is no cowardice to choose with care before whom one does so, and when.',
				question: 'What would be different tomorrow if one person knew it and stayed?',
				act: 'Write down who that could be, and beside the name the first half of a sentence.',
			},
		],
	},
	unknown: {
		admissions: [
			'This couplet is not among the twelve I know well. I read it from its own words, and above all from “{word}”.',
			'About the history of these lines I can tell you nothing. There is “{word}” in them, and from that one can begin.',
			'Here the book has opened at a place for which I have no notes. I keep to what is written, and “{word}” is written there.',
			'I have no tradition to pass on about this verse, and will not make one up. Its word “{word}” has to be guide enough.',
			'These two lines are strangers to me, as they may be to you. We can look together at “{word}”, which stands in them in plain sight.',
		],
		images: {
			wine: [
				'Wine in Persian verse is drink, and defiance, and for the mystics the knowledge that comes when the clever self has gone to bed. It asks its reader what they would say with their guard down.',
			],
			wind: [
				'The wind is the postman of these poems: it has been in the beloved’s hair and will not say more than a scent. Whoever reads of it is asked what news they are really waiting for.',
			],
			night: [
				'Night is long in the Divan and has one colour, that of somebody’s hair. Lovers count its hours and the pious pray in them. It asks who keeps you company when nothing can be seen.',
			],
			dawn: [
				'At dawn, in this poetry, prayers rise and grief lets go by a finger’s breadth; it is the hour when things happen that nobody has arranged. It asks what you would wish before the day has spoken.',
			],
			garden: [
				'A garden in Persian verse has a wall, for outside it is desert. Paradise and it are almost the same word. Whoever meets it on the page is asked what they water, and behind which wall.',
			],
			rose: [
				'The rose is in flower for a week, and knows that it is looked at. Poets have called it proud, and pitied it in the same breath. It asks what you are putting off that will not keep.',
			],
			nightingale: [
				'The nightingale sings all night to a rose that has thorns and other admirers. It is the poet’s own portrait, and not without a smile. It asks whether your song wants an answer or only an evening.',
			],
			friend: [
				'“Friend” in these poems may be the beloved, a drinking companion or God, and the poets liked the doubt too well to end it. The word asks in whose presence you need not be explained.',
			],
			heart: [
				'The heart is a person of its own in Persian verse: it runs off, gets caught, comes home in rags and is scolded. Its owner is always the last to hear. It asks where yours has been without you.',
			],
			hair: [
				'Hair is the chain, the night, the snare; a whole heart can hang in a single curl, say the poets, and be in no hurry to leave. It asks what holds you that you could undo, and do not.',
			],
			eye: [
				'The eye in these couplets is drunk, or ill, or an archer, and it belongs to someone who has just looked away. It asks what was seen in one glance that a year of talk has not put right.',
			],
			blood: [
				'Blood stands in the Divan for what love costs: the liver bleeds, the tulip wears it as a scar, tears turn red with it. The image asks what you have paid without ever naming the price.',
			],
			road: [
				'Roads here have stages, bells, robbers and thirst, and hardly ever an end. The old masters praised the one who asked the way. It asks with whom you walk, and who knows this stretch.',
			],
			sea: [
				'The sea comes into Persian verse with waves, whirlpools and a pearl at the bottom, and is described by inland men who feared it. It asks what you see from the shore, and take for the whole of it.',
			],
			fire: [
				'Fire gives light and eats its giver; in these poems it sits in the breast and has no chimney. One and the same word will warm and burn. It asks how near to it you have put your chair.',
			],
			candle: [
				'The candle weeps and shines with the same wick, and the moth has no other errand than it. Poets took it for a lover who stays at his post till dawn. It asks what you are burning down for.',
			],
			mirror: [
				'A mirror in the age of Hafez was polished metal, which a sigh could cloud. The heart was called so too. The image asks what has settled on yours, and when it was last rubbed bright.',
			],
			dust: [
				'Dust lies on the beloved’s threshold, and the poets would gladly be it; it is humble and gets everywhere, and all kings end up in it. It asks before what you would lay your pride down willingly.',
			],
			moon: [
				'The moon is a face, and for one that is out of reach it is the politest of names. It lessens and grows without anyone’s doing. It asks what you love that keeps its own calendar.',
			],
			sun: [
				'The sun rises over ruin and palace and asks no rent. In Persian verse it is a king, a face, a glass of wine held to the light. It asks what you have been keeping in the shade.',
			],
			tears: [
				'Tears are pearls, rivers and tell-tales in these couplets; they give away what the mouth had sworn to keep. No one is ashamed of them. The image asks what yours have said before you did.',
			],
			patience: [
				'Patience is called bitter, with a sweet fruit, and the poets recommend it to each other without ever claiming to have any. It asks what you could bear if nobody called it a virtue.',
			],
			secret: [
				'A secret in the Divan is safe with no one: the wind has it, the tears, the whole tavern by morning. It was the telling that cost Hallaj his life. It asks for whose sake you keep silent.',
			],
			fate: [
				'What was written on the forehead before time is blamed for much in these poems, and quarrelled with nightly. The poets bowed, and grumbled as they did. It asks what is left to you inside what was given.',
			],
			separation: [
				'Separation is the ordinary weather of the ghazal, a reed cut from its bed, a letter without an answer. Most of the poems were written in it. It asks what distance has taught you to notice.',
			],
			union: [
				'Union is praised by every Persian poet and described by hardly one; the poem stops at the door and looks at its shoes. It asks whether you would know what you long for if it sat down beside you.',
			],
			prayer: [
				'Prayers are said in these verses at midnight and at dawn, for the beloved, for rain, against the eye of envy, and by people of doubtful reputation. The image asks for whom you would fold your hands.',
			],
			king: [
				'The king rides past in Hafez, is flattered, and is asked for justice in the next line. He had known several of them, and outlived most. The image asks whose favour you have been living on.',
			],
			beggar: [
				'The beggar at the lane’s end is the richest man in this poetry: he owns nothing that can be taken, and speaks first to kings. He asks what you could let go of without being the poorer.',
			],
			time: [
				'Time in these poems is a guest with his coat on, a caravan, the garden’s five days. No one wins against it, and it was sung to all the same. It asks for whom you have an hour.',
			],
		},
		acts: {
			prohibition: [
				'The couplet forbids something: “{word}” is a no, said outright and to somebody’s face. Verse seldom spends a word on stopping what nobody is doing. You may ask who is being held back here, and in the middle of what.',
				'There is a don’t in these lines, “{word}”. It works as a hand does that is put out at a kerb. What the hand is good for depends on where you stand.',
			],
			question: [
				'The couplet asks, and “{word}” is what its asking turns on. A question in verse is no examination; it can be taken along. This one stands beside yours now, and the two may be put to each other.',
				'Somebody else wants to know something here: “{word}” gives it away. For centuries the question has been kept in the book and read again. It is a kind of company to hear that others asked as well.',
			],
			wish: [
				'The couplet wishes: “{word}” turns it to somebody who could grant it. A wish in verse is made in the open, with its reader for a witness. Most wishes are not given even that.',
				'“{word}”, say the lines, and with that they stop describing and begin to want. No reply is printed. What can be had from it today is the tone in which a thing may be asked for.',
			],
			speech: [
				'Somebody speaks inside the couplet: “{word}” says so, and there are two voices where the ear counts one. Every talk that is told has been chosen by its teller. What was left out cannot be seen from here.',
				'“{word}” makes these lines a conversation. One side is heard, and the other through it, as with a telephone in the next room. A reader may try both chairs.',
			],
			memory: [
				'“{word}” puts the couplet into the past: it tells of what has been, and tells it now. Between the two lies a blank stretch, which each reader crosses with things of their own.',
				'These lines look back, and “{word}” is their hinge. What a verse remembers is held still for two lines, long enough to be looked at. Then the poem goes on, and so may whoever has looked.',
			],
			call: [
				'The couplet calls: “{word}” is said to someone within earshot, and wants something done. A call has its hour and does not reach last week. You may hear it as meant for another, and look up all the same.',
				'With “{word}” the lines ask for a deed and not for an opinion. They speak to somebody who is there. To open the book at such a place is to be called by another person’s name.',
			],
			address: [
				'Somebody is spoken to in this couplet: it turns round with “{word}” and has a face before it. What is addressed to another is hard to overhear without taking a little of it home. It need not be you who is meant.',
				'“{word}”, says the couplet, and is no longer talking to itself. The next word belongs to whoever it names, and these two lines end before that.',
			],
			condition: [
				'The couplet has an if in it: “{word}”. One half rests upon the other, as a plank does on its trestle. It is worth a look which end of the plank you are holding.',
				'“{word}” makes a bargain of these lines: this, should that be so. An if is a small word, and a good many houses stand on one.',
			],
		},
		names: {
			wine: 'wine',
			wind: 'wind',
			night: 'night',
			dawn: 'dawn',
			garden: 'the garden',
			rose: 'the rose',
			nightingale: 'the nightingale',
			friend: 'the friend',
			heart: 'the heart',
			hair: 'hair',
			eye: 'the eye',
			blood: 'blood',
			road: 'the road',
			sea: 'the sea',
			fire: 'fire',
			candle: 'the candle',
			mirror: 'the mirror',
			dust: 'dust',
			moon: 'the moon',
			sun: 'the sun',
			tears: 'tears',
			patience: 'patience',
			secret: 'a secret',
			fate: 'fate',
			separation: 'separation',
			union: 'union',
			prayer: 'prayer',
			king: 'the king',
			beggar: 'the beggar',
			time: 'time',
		},
		turns: {
			bereavement: [
				{
					turn: 'After a death people are handed sentences, and few of them fit. It may be best to take none. Grief keeps to particular things and not to general remarks: an hour of the day, a name that is said or not said, a place kept free. It needs no one’s leave to stay, and stays as long as it stays.',
					counter:
						'Particular things can hurt like splinters. It is allowed to put them away, and to be numb for a while.',
					question: 'Which hour of the day is it hardest in, and who knows that?',
					act: 'Tell one person one true sentence about it, and say beforehand that they need not answer.',
				},
			],
			illness: [
				{
					turn: 'Where there is illness, days are counted in a different coin: a good morning, a meal that stayed down, a joke. The well go on paying in weeks and plans. Much loneliness at bedsides comes of that alone, and some of it goes when one side asks the other what today was worth.',
					counter:
						'Plans have kept sick people alive as well, so that nobody should take theirs away in the name of the moment.',
					question: 'What made up the best quarter of an hour since yesterday?',
					act: 'Do nothing for ten minutes beside whoever is ill, or beside yourself, except be there with clean warm hands.',
				},
			],
			betrayal: [
				{
					turn: 'What a breach of faith takes first is the past. One goes back through it with a lamp, checking dates, and every room looks different. That search is natural, and it can wait. There is no need to settle tonight what was real, who knew, or what will be done about it.',
					counter: 'Waiting may be the very thing you have done too long. Then let it be only this one night.',
					question: 'What do you need first: sleep, a witness, or a closed door?',
					act: 'Arrange for that one thing, in the plainest form, and leave all the others lying where they are.',
				},
			],
			separation: [
				{
					turn: 'When two lives are taken apart it is the small joints that show: whose turn it was, who knew the doctor’s name. Each of them gives a little pain of its own when it is loosened, and together they make up what others call, in one word, a separation. It is reasonable to be worn out by it.',
					counter: 'There may be air in it, too. Relief and sorrow are known to sit in the same chair.',
					question: 'At which hour of the week is it hardest to be one?',
					act: 'For that hour, this week, ask somebody to be with you or on the line.',
				},
			],
			quarrel: [
				{
					turn: 'In a quarrel both sides are usually defending something that has not been mentioned. The words are about the car, and the matter is about having been left standing. As long as the one is argued, the other cannot be answered; it stands there in its coat and hears itself denied.',
					counter: 'At times it really is about the car. Pay for the dent and have done with it.',
					question: 'What are you defending that has not been said by either of you?',
					act: 'Say that one thing, to the other or on paper, without the word “always” and without the word “never”.',
				},
			],
			love: [
				{
					turn: 'Love asks to be told the future and can only be told the present: who is kind, who listens, who comes back into the room for a forgotten word. These are small data, and they hold better than great declarations. Whoever looks at them for a week knows more than any oracle.',
					counter:
						'Some loves live on declarations and are quite real. Small data can be misread by a frightened reader.',
					question: 'What has been done lately, in this love, that nobody needed to do?',
					act: 'Do one such unneeded thing for somebody dear, and let it pass without mention.',
				},
			],
			unrequited: [
				{
					turn: 'Loving without an answer is work for which no one is thanked. All the noticing, the remembering, the readiness is there, in perfect order, and has nowhere to be delivered. It says something good about the one who loves. It says nothing whatever about their worth that the door was not opened.',
					counter: 'It may be a question that has never been asked aloud. In that case silence is not an answer.',
					question: 'What would you do with an evening on which you did not think of them once?',
					act: 'Plan the first ten minutes of such an evening and spend them so today.',
				},
			],
			loneliness: [
				{
					turn: 'Loneliness is not cured by advice about clubs. It is often less a lack of people than of being expected: nobody would notice if the light went on an hour later. One thing helps by a little, and that is to be expected somewhere, however small, on a fixed day, by someone who would look up.',
					counter:
						'For others it is precisely the expecting that tires, and they seek a place where they may come and go unseen.',
					question: 'Where would somebody look up if you came in?',
					act: 'Go there, write to them, or be the one who looks up when somebody else comes in.',
				},
			],
			dismissal: [
				{
					turn: 'Losing work is losing a place, a tune of the day, a set of people, and the money besides. Each of these is a loss by its own right, and none needs to be made good tonight. It would be strange not to be shaken. Shaken people should be given soup and spared suggestions.',
					counter: 'Perhaps it was a place worth losing. That can be true, and one may still be shaken.',
					question: 'Who should hear this from you and not from others?',
					act: 'Tell them in one sentence. Afterwards sit down, eat something warm and let the rest of the day be short.',
				},
			],
			work: [
				{
					turn: 'In most troubles with work there is one piece that is difficult and nine that are merely unpleasant. They look alike from a distance, and so the whole heap is called difficult, and avoided. Taken apart it is seldom so high. It may be that the hard piece is not even yours.',
					counter: 'Sometimes the heap really is too high for one person, and sorting it only wastes the light.',
					question: 'Which piece of it would make the others easier if it were out of the way?',
					act: 'Write it at the top of an empty page and work at it for ten minutes by the clock.',
				},
			],
			study: [
				{
					turn: 'Nobody learns as they tell it afterwards. There are weeks in which nothing seems to go in, and then one can suddenly do it and forgets ever having been unable. Whoever is in the first part thinks that they are stupid. They are early, that is all, and probably tired.',
					counter: 'It may be that the method is bad and not only the hour. A change of table costs nothing.',
					question: 'What can you do today that you could not do half a year ago?',
					act: 'Take the smallest thing you do not understand and ask someone, or a page, about exactly that.',
				},
			],
			waiting: [
				{
					turn: 'Waiting makes people clever in useless ways: they can read a silence, a comma, the time at which somebody was last awake. Little of it proves true. The wait has a length, which is unknown, and a width, which is yours, and there is often more room in the width than one had thought.',
					counter: 'Should there be a number that can be rung, ring it. Patience is not a virtue between office hours.',
					question: 'What part of this waiting could you hand back to those who cause it?',
					act: 'Do for ten minutes something that wants both hands and leaves none for the telephone.',
				},
			],
			leaving: [
				{
					turn: 'A departure is made of two lists, and only one gets written. On the first are papers, boxes, addresses. On the second stand those things that cannot be packed and must be visited once more: a bench, a smell in a stairwell, somebody’s laugh through a wall. People who leave the second list out tend to come back for it.',
					counter: 'There are people who leave best in the dark and quickly. They know what they are doing.',
					question: 'What would stand at the top of that second list?',
					act: 'Visit it, in person or with eyes closed, for as long as it takes to say thank you.',
				},
			],
			home: [
				{
					turn: 'Whoever looks for a home looks for a way of spending the evening. Metres and prices come after. It pays to know the evening first: who is in it, what it smells of, where one puts one’s feet; many houses can then be crossed off without a visit, and one or two begin to glow.',
					counter: 'Evenings are paid for by days, and the rent falls due. A glow has misled many.',
					question: 'What does the evening look like for the sake of which you want these walls?',
					act: 'Write it down in five lines and read them to whoever is to be in it, or to yourself, aloud.',
				},
			],
			eviction: [
				{
					turn: 'To lose one’s rooms, or fear it, is to have the ground of every other thought taken away. Nobody thinks well in that state, and nobody should have to do it alone. There are people whose work it is to stand beside one then: advice centres, tenants’ unions, a neighbour who has been through it.',
					counter: 'Perhaps all of them have been asked. Then you need no advice, only someone who stays.',
					question: 'Who can be with you when the next letter is opened?',
					act: 'Ask them today. For now, have a glass of water and sit where you feel safest.',
				},
			],
			money: [
				{
					turn: 'A sum of money that worries people is generally known only by its shadow. They know that it is too much, or too little, and keep away from the figure. The figure itself is smaller than the shadow in some cases and larger in others; in all of them it can be shown to a second person.',
					counter: 'If someone uses the sum to frighten you, show it first of all to someone who knows your rights.',
					question: 'What is the exact figure, and when did you last look at it?',
					act: 'Write it on a card with today’s date, and put next to it the name of whoever should see it.',
				},
			],
			guilt: [
				{
					turn: 'Guilt is useful for about as long as it takes to find out what was done to whom. After that it begins to circle round the one who has it, and the other person is hardly mentioned any more. One can tell by that which sort it is: whether it asks what they need, or what sort of person one must be.',
					counter:
						'Some guilt has no fault at its bottom at all, only love that came too late or could not prevent a thing.',
					question: 'Whom does it concern, and what might they need, if they need anything?',
					act: 'Write one sentence to them that contains no explanation. Decide another day whether it is to be sent.',
				},
			],
			fear: [
				{
					turn: 'Fear is a bad storyteller, since it always leaps from the beginning to the end. What lies in between is left out: the people who will be there, the second letter, the afternoon on which one gets used to it. One may write the missing chapters oneself. They need not be cheerful, only in order.',
					counter: 'If it is a fear with a near and real cause, close the book and call for help.',
					question: 'What would come directly after the thing you are afraid of, on the same day?',
					act: 'Write down that hour: where you would be, who with, and what there would be to drink.',
				},
			],
			weariness: [
				{
					turn: 'Tiredness has causes that can be counted on one hand and remedies that fill shelves. Before any remedy it helps to ask what the day takes away and what it puts back. In many lives only one of these columns has been kept for years, and nobody noticed, since the work got done.',
					counter: 'Weariness that sleep does not touch ought to be told to a doctor, plainly and soon.',
					question: 'What has put something back lately, even for a quarter of an hour?',
					act: 'Give that thing ten minutes now, and take them from whatever is shouting loudest.',
				},
			],
			anger: [
				{
					turn: 'Anger knows that something is wrong and not always what. It points, with great force, a little past the thing: at the dishes, at the traffic, at oneself. Whoever follows the finger for a yard further often comes upon a plain sentence, such as “that was not fair” or “I was not asked”.',
					counter:
						'There are cases in which the finger points quite straight. Then it need only be lowered a little, so as to speak.',
					question: 'What would the plain sentence be, with nobody there to hear it?',
					act: 'Say it at ordinary volume in an empty room, and then walk once round the block.',
				},
			],
			child: [
				{
					turn: 'Around a child, the hoped for, the present and the missing one, there gather more opinions than around anything else in life. They are of little help at the moments that count. What helps then is nearly always a body: an arm, a lap, someone who takes a turn in the night and does not remark on it.',
					counter: 'Opinions may be tenderness that has found no chair. One or two can be let in.',
					question: 'Who has been an arm for you in this, and who might be one?',
					act: 'Let that one take a turn today, however short, and rest your own arms meanwhile.',
				},
			],
			joy: [
				{
					turn: 'Good news has a short first day, and most people spend it arranging the second. It would be a pity. Joy wants to be told, and looked at, and told again to somebody who had feared for it; only then does it move in properly and can be left alone in the house.',
					counter:
						'Someone may prefer to keep it in a pocket for a while and feel now and then whether it is still there.',
					question: 'Who was afraid along with you and ought to be glad along with you?',
					act: 'Tell that person today, in your own voice if you can, and begin with “it happened”.',
				},
			],
			faith: [
				{
					turn: 'Belief and doubt are often told as two persons, and mostly they are the two feet of one. Anyone who walks on a single one does not get far, or goes round in a circle. What has been prayed, or has no longer been prayed, over the years, was in either case addressed to something that was held to be worth it.',
					counter: 'For others the matter is settled, this way or that, and they find such talk of feet lukewarm.',
					question: 'What do you do, without fail, that might be called a prayer by somebody watching?',
					act: 'Do that thing once today as slowly as if it were one.',
				},
			],
			decision: [
				{
					turn: 'A hard choice is hard because something good lies on the side that will be left. To look for the perfect side is to refuse that loss, and so one can go on looking for years. It might be asked instead what one would be willing to miss, and for whose sake.',
					counter: 'Now and then there is a perfect side after all, and only a long face keeps you from it.',
					question: 'What would you have to give up in it that you could give up with your head held high?',
					act: 'Say aloud, “I will do without”, and finish the sentence in three different ways. Notice the one that can be borne.',
				},
			],
			change: [
				{
					turn: 'While a life is turning one is asked daily how it will come out, mostly by oneself. There is no one who knows. What can be known is what does not turn: the bread one likes, two or three people, the side on which one sleeps. It isn’t much, and people have crossed whole decades holding on to it.',
					counter: 'You may want to let go even of that, and begin the day with a strange bread.',
					question: 'What has remained the same through all of this, so far?',
					act: 'Do the most unchanged thing you have, your tea, your walk, your song, exactly as ever.',
				},
			],
			person: [
				{
					turn: 'The people who occupy us are seldom the ones we see; they are a likeness that we have made, out of an afternoon here and a sentence there. It gets a good deal right. But it never surprises us, and that is how one can tell it from the person.',
					counter: 'You may have reasons for keeping to the likeness, if the person was not good to you.',
					question: 'When did they last do something that did not fit your picture of them?',
					act: 'Add that thing to the picture: write it down, or tell it to someone who knows them too.',
				},
			],
			open: [
				{
					turn: 'What you came with is known to you and not to this page. That need not be a hindrance. A matter may be turned over without being named, like a stone in a coat pocket; one gets to know its edges that way, and its weight, and which side of it grows warm.',
					counter: 'Some stones want taking out and showing to somebody. A page has no hands to take them.',
					question: 'Which side of it do you keep turning towards your palm?',
					act: 'Take a real stone or coin in your hand for five minutes, and put it down where you want the matter to rest.',
				},
			],
		},
	},
};
