import type { PoemWords } from '../shape.ts';

/** Ghazal 80: the account of others, and one's own page. */
export const words: PoemWords = {
	openings: [
		'A clean man stands at the tavern door with his sleeves pulled in, so as not to brush against anyone. The verse addresses him with great courtesy, praises his fine nature, and asks him to kindly take his eyes off the other guests.',
		'Somewhere a pen is writing, line after line, and each page has one name at its head. The speaker has understood this bookkeeping and is at peace with it. His neighbour, the spotless one, keeps leaning across to read the wrong page.',
		'“Pure by nature,” Hafez calls the censor, and the compliment has a pin in it. If the man is as clean as that, what keeps him so busy with the laundry of others? The verse offers him the afternoon off.',
	],
	quietOpenings: [
		'A pen is at work in this verse, quietly, and keeps every person’s page apart. Nothing that others did is ever entered on yours.',
		'Hafez speaks here to someone who keeps watch over faults. He asks him, with courtesy, to put the book down for a while.',
	],
	heritage: [
		'Legend has it that the pious of Shiraz would not bury Hafez until a child drew one of his verses from a jar to settle it. The verse comes from the ghazal next to this one.',
		'Translators have called the “rend” of this line a rake, a rogue and a libertine without satisfying anyone. In the Divan he is the man who hides his virtues as carefully as others hide their sins.',
	],
	turns: {
		bereavement: [
			{
				turn: 'After a death there is an accountant who comes in the small hours with the same three items: the call not made, the sharp word, the door. He audits the living only. The one you miss also had faults, and it is no betrayal to remember them laughing, late, and quite wrong.',
				counter:
					'If there is a true regret among the false ones, it does not have to be argued away. It can be carried like other true things.',
				question: 'Which fault of theirs would you give a great deal to be annoyed by again?',
				act: 'Tell someone, or the wall, a story in which they do not behave well at all. Tell it to the end.',
			},
			{
				turn: 'Around a grave people soon know how it should be done: how many tears, what colour, by which month one laughs again. The clean-handed man of the verse has many cousins at funerals. He is told here, politely, to leave other people’s pages alone, and yours is one of them. You may grieve in an untidy hand.',
				counter:
					'Now and then the one who corrects you is only frightened, and would be helped by being given something to carry.',
				question: 'Who lets you be as you are in this, without a word of advice?',
				act: 'Sit with that one for a while, or sit alone, and let your face do as it likes.',
			},
		],
		illness: [
			{
				turn: '“Whose fault is it” walks into most sickrooms sooner or later: the smoking, the worrying, the check-up put off. The couplet keeps a strict and merciful book about that. It does not enter an illness as an offence, and it takes the pen from anyone who stands by the bed and begins to reckon.',
				counter: 'There are causes, and knowing them can help. That is a doctor’s page and not a judge’s.',
				question: 'What reproach has been spoken in this room that belongs nowhere near it?',
				act: 'Wash your hands in warm water, unhurriedly, and then go and hold somebody’s, or lay one in the other.',
			},
			{
				when: ['ill'],
				turn: 'The spotless one in the verse may have moved into your own head since you became ill. He goes through the years and finds the meal, the late night, the sign you ought to have seen. But he is hard of hearing on one point: bodies are not sentences passed. You are on no list.',
				counter: 'Should he have one useful thing to say, a nurse will say it better, and without the sleeves.',
				question: 'What do you hold against yourself at night that you would never say to a sick friend?',
				act: 'Say to yourself, half aloud, what you would say to that friend. Then drink some water and lie down.',
			},
		],
		betrayal: [
			{
				when: ['wronged'],
				turn: 'What was done belongs on the sheet of the doer. It needs saying because the deceived so often find the entry in their own book, copied there overnight in a familiar hand: too trusting, too busy, not enough. The couplet is exact here. Another’s sin will not be written to your name.',
				counter:
					'Exactness is no consolation by itself. One can be quite innocent and quite heartbroken, and usually is.',
				question: 'Which line of the account have you been writing for the other person?',
				act: 'Strike that line out in your mind, lay down whatever you are holding, and sit with someone who loves you.',
			},
			{
				turn: 'Every betrayal gathers a small crowd of the spotless, who would never, who always knew. To them the verse is addressed. It does not call what happened good; it asks the bystanders to leave the tavern door and tend their own handwriting. What remains afterwards is quieter: those concerned, and a page each.',
				counter:
					'To the one who bled this can sound like an acquittal of the other. It is none; a page with one name on it is a serious thing.',
				question: 'Whose opinion in this would you like to stop hearing?',
				act: 'For this evening let the telephone lie, and rest in a room where nobody has a view on it.',
			},
		],
		separation: [
			{
				turn: 'At the end of a love two sets of books are brought out, and neither tallies with the other. Friends are asked to audit. The verse would shut both: what one writes about the other changes nothing on that other’s page. What one’s own hand did in those years, kind and unkind, is all there is to read.',
				counter: 'Where there was cruelty, the record should be kept, and shown to those who can protect you.',
				question: 'What would you like to see written about that time, in a fair hand?',
				act: 'Recall one such thing, tell it to somebody who was there or to the quiet of the room, and rest.',
			},
			{
				turn: 'A parting makes people ask who failed. The question is as natural as looking for the stair in the dark, and there is no stair there. Hafez, who was told daily which of his friends were bad, found no use in it and said so gently. Two people can come apart with nobody standing clean at the door.',
				counter: 'In some partings the fault really does lie on one side, and it helps no one to divide it fairly.',
				question: 'Which accusation is still being answered, though nobody has made it for a while?',
				act: 'Leave it unanswered for one evening: a blanket, something warm to drink, and the lamp low.',
			},
		],
		quarrel: [
			{
				turn: 'It is always the other one’s page that lies open in a quarrel, and one reads so well upside down. The line has a light touch with this talent. You are pure, it says, you are of the cleanest nature; now what does your own sheet say for the hour in question? It may be a very short entry, such as a tone of voice.',
				counter:
					'One should not be talked out of a just complaint by good manners. They may owe you an apology, in full.',
				question: 'What would the other side write about that hour, in their fairest mood?',
				act: 'Write that sentence for them on a scrap, fairly, then turn the scrap over and write your own.',
			},
		],
		love: [
			{
				turn: 'Love loves to be looked at, and the looking has a way of turning into inspection. The man with the drawn-in sleeves usually starts as an admirer. Between him and a lover there is one small difference in this verse: the lover also has somewhere else to put his eyes when the other spills something.',
				counter: 'None of this is meant for real harm. What frightens you in love should be told to someone safe.',
				question: 'Whose standard of love do you carry about with you, and who taught it to you?',
				act: 'Praise one thing about somebody dear that a strict person would call a fault.',
			},
			{
				when: ['couple'],
				turn: 'Between people who live close there grows a second ledger, never shown, where the late arrivals and the tone of voice are entered. You are an honest clerk; every item in it happened. But the verse questions the office, for a page kept against the other person bears your handwriting on every line.',
				counter: 'Small items can add up to a large one, and then it is better read out than stored.',
				question: 'Which old entry do you still look up, though it was paid long ago?',
				act: 'Choose one past fault of theirs that no longer costs you anything, put it in six words on a scrap, and tear it small.',
			},
		],
		unrequited: [
			{
				turn: 'Not being loved is read by nearly everyone as a judgment, and they then look for the offence: the nose, the joke, the message at midnight. Hafez keeps his books otherwise. That somebody’s heart stays still is an entry under their name, and it accuses no one. On your own page it says only that you loved.',
				counter: 'Sometimes there was a clumsiness, and it is worth knowing. It will seldom have been the reason.',
				question: 'For what imagined flaw have you been paying?',
				act: 'Look in a mirror for as long as you would look at them, and find one thing that a fond eye would rest on.',
			},
			{
				when: ['in_love'],
				turn: 'Whoever loves from a distance becomes the scholar of somebody else’s page, knows their days, their moods, the friend they should not trust, and could correct their spelling. The verse, which takes spying eyes off the rogues, might take yours off the beloved with the same courtesy: there is nothing about you in those lines, neither for nor against.',
				counter: 'It may be that they would be glad to be read, and are waiting for someone to say so aloud.',
				question: 'What do you know about them that they have never told you themselves?',
				act: 'Close every window in which they can be seen, and write two lines about your own day, as if it were theirs.',
			},
		],
		loneliness: [
			{
				turn: 'Fault-finding is a lonely trade, and the couplet finds its man outside, in the doorway of a room where others sit close. It could be that he longs to go in. One may keep oneself clean of people for years out of shyness and be taken for proud; the rogues inside would have moved up for him at any time.',
				counter: 'It might as well be they who are the proud ones, and the bench that is full.',
				question: 'Which of the flawed people you know could you bear to have at your table?',
				act: 'Forgive one of them a small thing today and let them know it by asking how they are.',
			},
		],
		dismissal: [
			{
				turn: 'When someone loses a post, everybody wants to know what they did. The couplet is short with that curiosity. Figures decided far off, a quarrel on another floor, a stranger’s mistake: whatever stands at the bottom of it, other people’s entries are not to be copied on to the page of the one who had to go.',
				counter:
					'A share in it may be one’s own. There will be a calmer week to look at that, with a friend beside you.',
				question: 'Which sentence from that conversation has been going round since, and whose was it in truth?',
				act: 'Say that sentence aloud once, give it back to its owner by name, and go and eat with someone.',
			},
		],
		work: [
			{
				turn: 'Someone else’s error at work is so interesting. It is clear in outline, it repeats, and it asks nothing of anybody but witnesses. Yet a blunder is not set down to the one who spots it, and neither, alas, is the spotting. What stands on one’s own page at the end of the day is usually half a paragraph.',
				counter:
					'Some mistakes do land on the wrong desk. If another’s fault goes out under your name, silence is a poor sort of purity.',
				question: 'How many minutes of this week went into a fault that you cannot mend?',
				act: 'Spend ten of them on your own half paragraph instead: one sentence of it, written and finished.',
			},
			{
				when: ['has_job'],
				turn: 'Every workplace has its clean-sleeved man, who knows who was late. You may be under his eye, or may catch yourself with your own sleeves drawn in. The couplet treats him so courteously that he hardly notices he has been sent home. What a relief it would be, for him too, to be allowed a smudge.',
				counter: 'Standards have to be kept by somebody. It is a thankless seat and not always taken out of vanity.',
				question: 'Whose fault is most talked of at your place, and what does the talk save everyone from?',
				act: 'Send one colleague a single line naming something they did well. Add nothing after it.',
			},
		],
		study: [
			{
				turn: 'There is an examiner inside, and he reads with his sleeves pulled back. He has seen the others’ results, or says so. The verse suggests that he has mixed up the sheets: how quick your neighbour is will not be entered beneath your name, nor how slow. It is one page, and there is still room on it.',
				counter:
					'The outer examiner, the one with the stamp, does compare. For his benefit it is as well to know the passing mark.',
				question: 'Whose progress do you know better than your own?',
				act: 'Write the date on a clean page, and under it one thing that you understand now and did not a month ago.',
			},
		],
		waiting: [
			{
				turn: 'Silence is easily read as a sentence passed. No letter has come, so there must have been a fault in what was sent, or said. But slowness is an entry in someone else’s book. Whoever waits like that is serving time for an offence which has another name at its head.',
				counter: 'One thing may still be yours: did the message carry the question, or only hint at it prettily?',
				question: 'Of what have you accused yourself since the last word came?',
				act: 'Answer one person who has been waiting for you. Short and late is better than long and never.',
			},
			{
				turn: 'The one who writes in this verse is never seen, and nobody can hurry him by looking over his shoulder. Most who wait try it: they guess at the entry from the angle of the pen. In the meantime their own sheet stays white. Hafez would turn them round by the shoulders, kindly, to where the ink is theirs to use.',
				counter: 'A sheet can also be finished, and handed in. In that case resting is no idleness.',
				question: 'What could be written on your own page today that no answer will alter?',
				act: 'Do that one thing for ten minutes, and date it.',
			},
		],
		leaving: [
			{
				turn: 'The clean-sleeved man is never so alive as in a queue abroad. He knows how it should be done; he knows it from home. Every place has rogues with their own table manners, and half of what a newcomer complains about is called, over there, a pleasant evening.',
				counter:
					'Being cheated by a driver remains being cheated, in every climate. Tolerance need not include paying the fare twice.',
				question: 'What habit of the distant place irritates you even from here, and whose voice is that in?',
				act: 'Learn its word for “please” from a recording and say it ten times in an empty room.',
			},
			{
				when: ['leaving'],
				turn: 'You will be written on a fresh page over there, and that has its terrors as well as its charm. Nobody will know what you were blamed for at home, nor what you were praised for. The old accusers cannot come along; there is no pen that reaches so far, unless you pack one.',
				counter: 'A fresh page is also a page with no friends on it. It is fair to tremble a little.',
				question: 'Which verdict of your old town would you be happiest to leave in a drawer?',
				act: 'Say goodbye today to someone you have quarrelled with, in four friendly words.',
			},
		],
		home: [
			{
				turn: 'Houses are inspected by everyone, and by no one as thoroughly as by relations. Too far out, too dark, and next door they keep goats. The couplet would lead the inspectors to the door and thank them. Nobody else’s life will be entered at that address, neither their thrift nor their folly, and none of them will be getting up there at night.',
				counter:
					'An aunt who points at the damp may have seen damp before. Faults of walls are another matter than faults of persons.',
				question: 'For whose eyebrows is the place being chosen, and where do they live?',
				act: 'Stand in the worst room of the place, wherever it is, and find the one thing that you would keep exactly so.',
			},
		],
		eviction: [
			{
				turn: 'To have to leave one’s rooms gets looked at as if it were a sin, and people in the stairwell draw in their sleeves. The verse knows that gesture and turns its back on it. What owners, courts and markets do is set down to them. On the page of those who must go there stands nothing but that they lived here.',
				counter:
					'Justice in the other book pays for no bed. You may need an advocate more than a poet, and there are some who charge nothing.',
				question: 'Before whom have you been hiding this as though it were a shame?',
				act: 'Tell one such person the bare fact. Then sit down and let them say something.',
			},
		],
		money: [
			{
				turn: 'The poor are told how they came to be poor by people who have done the reckoning for them. It is a form of fault-finding with figures. Whether money was lost, lent or taken, the couplet separates the hands: what another did with it is on that other’s account, to the last coin. Yours holds only what you signed.',
				counter: 'Signatures do bind, and a generous verse is no receipt. What you put your name to wants looking at.',
				question: 'How much of this was decided by you, and on which evening?',
				act: 'Draw a line down a page: left, what others did with it, right, what you did. Close it for today.',
			},
		],
		guilt: [
			{
				when: ['did_wrong'],
				turn: 'For once the line has to be read from its back. If others’ sins are not written to you, then yours are written to no one else; no hard childhood, no bad company will take over the entry. And still the same poem, a few lines on, refuses to let anybody be robbed of hope. Own page, own hand, and room below.',
				counter: 'That room is not a pardon. Only the one who was hurt can speak of pardon, and need not.',
				question: 'What stands there in plain words, once the explanations have been rubbed out?',
				act: 'Write it in six words or fewer, sign with your first name, and keep the slip where you will meet it tomorrow.',
			},
			{
				turn: 'Guilt has a poor eye for names. It will take over a parent’s quarrel, a friend’s despair, a stranger’s glance, and carry the lot as if it had signed for them. The verse sorts the post at the door: this one is not for you, nor is this. What is left after such a sorting tends to be smaller, and more one’s own.',
				counter:
					'Careless sorting can make a great deal disappear. If one letter keeps coming back, it may be addressed correctly.',
				question: 'Which part of what weighs on you has somebody else’s name on it?',
				act: 'Empty your pockets on to the table, slowly, and hand one thing back to whoever it belongs to.',
			},
		],
		fear: [
			{
				turn: 'What will they say: there is hardly a fear that does not have this one as its lodger. The couplet speaks to that “they” in person, calls it pure, and asks it to look elsewhere. It turns out to be one man at a door, somewhat cold in the feet, who would have liked to be invited.',
				counter:
					'Your fear may be of something far harder than opinions. Then this verse is only good for clearing the spectators away.',
				question: 'How large is it when nobody is watching?',
				act: 'Say what you fear in a normal voice, with your sleeves pushed up, and wash your face in cold water afterwards.',
			},
		],
		weariness: [
			{
				when: ['tired'],
				turn: 'The censor and the sinner can lodge in one head. By day yours keep apart; towards night the spotless one comes down and reads the other his list. Notice that he never brings anything to eat. A conscience that is on your side would at least sit on the edge of the bed.',
				counter:
					'Not every reproach is a bully. One of them may be a dull, useful note about bedtime, and deserves a civil answer.',
				question: 'Without which of your faults would your inner critic be out of work?',
				act: 'Wash your hands slowly in warm water, up to the wrists, and let the first complaint of the day go down with it.',
			},
			{
				turn: 'Keeping clean is exhausting; ask anyone in white. The man at the tavern door has to hold his sleeves in, his breath, his opinion of the carpet. Of all in this verse it is he who must go home and lie down. The rogues, whatever else they are, look rested.',
				counter:
					'There are also the rogues’ wives, who did the washing-up. Someone’s ease may be resting on your back.',
				question: 'Which of your tidy habits is for the eyes of a person who no longer comes?',
				act: 'Leave something unwashed until the morning, on purpose, and go and put your feet up.',
			},
		],
		anger: [
			{
				turn: 'Anger is the best-informed of the passions. It knows the date, the witnesses and what was worn. Hafez takes nothing of this away; he only remarks that the file is on somebody else, and that you have been its unpaid archivist. As for envy, it reads the same neighbour’s page, but for the credits.',
				counter: 'Some files are needed, and one day a wrong is righted because a furious person had kept everything.',
				question: 'What have you not done this week because your hands were full of that file?',
				act: 'Take the sharpest sentence in it, say it to a closed cupboard, and then shut the archive until tomorrow.',
			},
		],
		child: [
			{
				turn: 'Around a cradle, or the place where one was hoped for, the spotless ones gather in numbers. They know when one should have had children and how many, what to eat, how to hold. The couplet keeps them at the threshold with a bow. Nothing that others did or failed to do in this matter stands on your page.',
				counter: 'A grandmother’s remark may be love in an old coat. Some of it could be let in as far as the kitchen.',
				question: 'Whose remark about this has stayed under your skin?',
				act: 'Tell someone kind what the remark was. Let them be indignant for you, and have a biscuit together.',
			},
		],
		joy: [
			{
				turn: 'Good fortune has critics as well, who ask what you did to deserve it. Refer them to this line. If other people’s sins are not put down to you, their sourness is not either; and the luck that has come may stand under your name in large letters, blots and all. The rogues’ bench has already poured.',
				counter:
					'One of the long faces might belong to somebody for whom it did not come. To that one a little tact is owed.',
				question: 'From whom have you been hiding how glad you are?',
				act: 'Tell the news to one person exactly as gladly as you feel it, without a single “only”.',
			},
		],
		faith: [
			{
				turn: 'The verse is addressed to a pious man, and rather lovingly. It does not touch his prayers; it asks him to stop praying with one eye open. Further on the poem sees the house of love everywhere, in the mosque and in the church alike. What faith gains from watching the unbeliever’s plate, it never could discover.',
				counter:
					'Tolerance is easy for those who hold nothing sacred. You may have something that ought to be guarded.',
				question: 'What would your belief be like if no one else’s were ever mentioned?',
				act: 'Say a prayer, or be still, for somebody whose way of life you cannot approve of.',
			},
		],
		decision: [
			{
				turn: 'Many a choice is made before a jury whose members were never sworn in: an aunt, a former teacher, someone from school not seen in years. They lean over the page while one tries to write. The line tells such people, with perfect manners, that this entry is none of theirs.',
				counter:
					'One name on that bench may belong there, though, if it will have to live with the consequences every morning.',
				question: 'Whose raised eyebrow are you answering when you defend the choice in your head?',
				act: 'List your jurors by name, fold the paper twice, and shut it in a drawer until the matter is settled.',
			},
			{
				when: ['two_options'],
				turn: 'Of two ways one is often respectable, and the other makes people at the door draw in their sleeves. It need not be the worse for that, or the better. Take the man with the clean hands out of the picture and look again: perhaps there is no great scandal left in the one, and no great merit in the other.',
				counter: 'Rebels choose by the same raised chins, only upside down. That is no freer, and often draughtier.',
				question: 'Which of the two would you take if neither could ever be told to anybody?',
				act: 'Speak of both for one minute each to an empty chair, without praising or excusing either.',
			},
		],
		change: [
			{
				turn: 'Pages get turned, and whoever has been reading the faults aloud loses the place. That is the merciful side of any upheaval. The couplet insists that every sheet begins with a single name; what was charged to one as somebody’s daughter, son, employee, guest need not all be copied across.',
				counter:
					'What is truly owed does go along. A new heading has never cancelled a debt, to a court or to a friend.',
				question: 'Under which old heading do you no longer want to be found?',
				act: 'Write only your first name at the top of an empty page, and let it lie open until night.',
			},
		],
		person: [
			{
				turn: 'Look at the grammar of what you have told. Somebody else is its subject, doing or failing to do. Hafez takes away the pen that is held over another’s page and gives it back over one’s own, which is blanker than one would like and much nearer to hand.',
				counter:
					'Some questions honestly are about others, and a person who always turns back to the self is a bore in a different gown.',
				question: 'What remains of the matter when every name but yours is struck out?',
				act: 'Lay a coin over every name but yours in what you asked, and read aloud what shows between the coins.',
			},
			{
				turn: 'The man at the door sees the guests only from outside, and by their worst habit: one drinks, one sings, one owes money. From within they are people who have come in from the rain. It is possible that you know this somebody through a window of that sort, and could name the habit in your sleep.',
				counter: 'Habits are real, and some of them cost others dear. A window is at times the right distance.',
				question: 'What does this person do well when they think they are not observed?',
				act: 'Write three things about them as a friend of theirs would, and leave the paper lying face up.',
			},
		],
		open: [
			{
				turn: 'Two figures, one of them clean; a door; and a book that no one in the couplet can read. The verse gives away nothing of what is in it. It says only that there are separate pages, and that it would be restful to believe so. A matter that seems tangled may be several matters, written over each other.',
				counter:
					'Life is less neatly bound than that. There are things which two people have written together, word by word.',
				question: 'Which lines of it are in your hand?',
				act: 'Copy those out on a clean sheet, in your best writing, and read them as if for the first time.',
			},
			{
				turn: '“Find no fault,” it opens, and one notices how seldom poetry asks for so little. No virtue is demanded, no repentance; a glance is to be lowered, that is all, and an hour becomes free. The couplet leaves it to each reader what the hour is for.',
				counter:
					'An hour without criticism may be more than a bright mind can stand. It is, after all, how some people think.',
				question: 'Where do your eyes go first in a room, to what is there or to what is wrong?',
				act: 'Look at one untidy corner for three minutes, without a thought of putting it right.',
			},
		],
	},
};
