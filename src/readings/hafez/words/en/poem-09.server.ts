import type { PoemWords } from '../shape.ts';

/** Ghazal 366: at the door, for shelter. */
export const words: PoemWords = {
	openings: [
		'There is a knock, and those outside say straight away what they have not come for. No titles, no seat near the top; so far it might be a speech. Then the voice drops: something bad has happened, and this was the nearest light.',
		'A threshold, and several people on it with the dust still on them. They give as their reference no name and no merit, only a mishap. It is the shortest of all letters of introduction, and it has been opening doors for centuries.',
		'“We”, say the people at the entrance; nobody in this couplet is alone in ruin. They set aside splendour in one half of the line and ask for a roof in the other, as travellers put down one bag in order to lift the next.',
	],
	quietOpenings: [
		'Some people stand at a door in this verse. They say that they want no honours; something bad has happened, and they have come here to be sheltered.',
		'A bad turn of things, a door, and people on the step: the verse has no more in it. They are not asked for their story before they come in.',
	],
	heritage: [
		'Until about a century ago Iran knew the custom of bast: whoever reached a shrine, a royal stable or, later, a telegraph office could not be seized there. Hafez writes for people who understood thresholds.',
		'The second half-line lives on in spoken Persian. Guests say it with a smile when they turn up in the rain, and exiles say it in a foreign kitchen without one.',
	],
	turns: {
		bereavement: [
			{
				turn: '“A bad event”, says the verse, and it leaves it at that; the host does not enquire. You too may come in without the story. No opening sentence need be found, nor any listener comforted when they go pale. It happened, it is large, and one would like to sit where it is warm.',
				counter:
					'At some other hour the telling may be the shelter, and silence the cold side of the wall. You will know which.',
				question: 'With whom can you be in one room without having to account for your face?',
				act: 'Put on the coat, shawl or jersey that has been with you longest, and keep it on indoors for a while.',
			},
			{
				turn: 'They say “we” at this door, though grief is mostly told as a matter of one. Somebody may have come up the path beside you, who has lost the same one and stands there with a different face on. Two mourners are seldom cold at the same hour. The line lets them in together and doesn’t compare.',
				counter: 'Maybe nobody else has lost what you lost. Then the plural is too wide, and you may enter alone.',
				question: 'Who else misses them, and has not been asked how?',
				act: 'Send that one your name and one small memory. There is no need to wait for what comes back.',
			},
		],
		illness: [
			{
				turn: 'No one comes to a hospital for pomp. It is about the only place left where the couplet is literally true: a door, a bad turn, a coat over the nightshirt. Titles are of no use there, and people turn out to be oddly gentle on the benches. What is wanted is that someone should hold the door, and stay in the corridor after.',
				counter: 'To the one who lies inside it may be no refuge at all. They’d like to go home, and are right.',
				question: 'What makes a room into a shelter for whoever is ill here?',
				act: 'Bring in one such thing today, a smell, a cloth, a radio turned low, and sit down in it for a while.',
			},
			{
				when: ['ill'],
				turn: 'One would like to bring something to other people’s doors, a cake, a good mood, and you come with empty hands and perhaps a basin. It is a humiliating sort of calling card. In this verse it is the only one that counts: those who have been struck by something are let in for that, and for nothing else they were.',
				counter: 'You need not be anybody’s guest. It can be the greater rest to bolt the door.',
				question: 'With whom may you be ill without making an effort?',
				act: 'Let that person know how you are in one unvarnished sentence, and then lie back with the quilt up.',
			},
		],
		betrayal: [
			{
				turn: 'It is a strange thing when the evil turn comes from indoors, out of the very house one would have run to. One stands upon the step then on the wrong side. The verse leads to a door and does not say whose; in such an hour it has generally been that of a sister, a neighbour, somebody quite unromantic with soup.',
				counter: 'To be let in will not put right what was done. It is only dry, and the kettle is on.',
				question: 'At whose door would there be nothing you had to explain?',
				act: 'Go or call there this evening, and if it is you who opens for another, ask nothing before the coat is off.',
			},
		],
		separation: [
			{
				turn: 'Those who part also lose the place to which they used to bring bad news. The next piece of bad luck goes looking for its door by habit and finds itself at the wrong one. What the couplet says is simple, and may have to be learnt anew: there is shelter elsewhere, and one is not asked there for proof of having been right.',
				counter: 'It can also be the leaving which is the shelter. For some, that old door was the bad event.',
				question: 'To whom did bad news used to be brought, in the time before this?',
				act: 'Ring there, or think of that kitchen, and stay in it for a while.',
			},
			{
				turn: 'No pomp, says the line, no rank; and indeed there’s none left when a bond comes undone. In front of friends one is suddenly only half of something. But the people on the threshold are not ashamed. They have counted what they lack and found that it fits through the door.',
				counter: 'Your pride may be all that is holding you up. Do not lay it down on a poet’s account.',
				question: 'What have you been keeping up before others since it began?',
				act: 'Leave that off for one evening, in old clothes, with the light on in a single room.',
			},
		],
		quarrel: [
			{
				turn: 'Two people at odds are generally in search of the same thing, a place to get in out of it, and each holds the other’s door shut from outside. Pomp is what they call their being right. If either said the second half of the line first, how bad it had been, the mat would be wide enough.',
				counter: 'Some doors are shut with cause. A refuge for one may depend on keeping the other out.',
				question: 'What bad thing had happened to each of you on the day it began?',
				act: 'Say yours to the other, or on paper, leaving out all that they did.',
			},
		],
		love: [
			{
				turn: 'People come to love in two sorts of coat, the one for being admired in and the one that is wet through. Most would rather have arrived in the first. But whoever takes anybody in can only do it in the second; no one was ever sheltered for their medals.',
				counter:
					'A refuge is not yet a romance. When the storm is over one should find out whether one likes the house.',
				question: 'Out of what weather does this love come?',
				act: 'Tell someone dear, or tell the page, one thing you need. Strike out every word that explains why you deserve it.',
			},
			{
				when: ['couple'],
				turn: 'The person you live with has seen you at the door with your hair on end. Since then they have been allowed to see you chiefly in your official capacity, as the one who can drive, who remembers, who is not bothered by much. The couplet advises putting down those dignities on the mat. It’s known to be draughty behind them.',
				counter: 'Somebody has to remember and to drive. If both come in out of the rain, who is to be the house?',
				question: 'When did you last come to the other for shelter, and not with the shopping?',
				act: 'Lean on them for a whole minute this evening, with your full weight and no remark.',
			},
		],
		unrequited: [
			{
				turn: 'A door is being knocked at that is not obliged to open. The verse is never so polite as here: it does not say, I have a right; it says what it has not come for, and then how it is. That is all one can do on a step. If it stays shut, one will at least have knocked in one’s own voice.',
				counter: 'Some doors are only painted on the wall. One may knock at such in an excellent voice for years.',
				question: 'What shelter do you look for in that one person, and who else has a roof of the kind?',
				act: 'Spend ten minutes under another roof that you like, a café, a shrine, a friend’s kitchen.',
			},
			{
				when: ['in_love'],
				turn: 'A little splendour may have come into it as well: how it would be to be seen with such a person, to have been chosen. The poet would not be a poet if he knew nothing of that. But take that coat off for a moment. What is under it may shiver a little, and be easier to love.',
				counter: 'There is no need to undress on the step, before somebody who has not so much as opened.',
				question: 'What has happened to you that you’d like just them to know?',
				act: 'Tell it to a friend first, in two sentences, and notice how it feels to be let in.',
			},
		],
		loneliness: [
			{
				turn: '“We have come”, says the plural at the gate, and whoever has come alone looks over his shoulder. The verse has stood for so long on so many lips that one may fairly count them in. They have all been on this step: widowed, bankrupt, wet. It is a sort of queue, and nobody is alone in it.',
				counter: 'A queue of the dead is a bookish consolation. A knock at the neighbour’s wall does more.',
				question: 'Which door near you has a person behind it who is likewise by themselves?',
				act: 'Take something to it, a lemon would do, or a question about the dustbins, and say your name.',
			},
		],
		dismissal: [
			{
				turn: 'Pomp and rank are taken from a person on such a day without the asking, and what remains is standing on the pavement with a box. The line begins precisely there. It does not lament the rank; it turns with its whole body to the door. There is someone who will not ask what one is now, and to whom it makes no difference.',
				counter: 'It may matter to you, very much, and no verse is entitled to call it pomp. It was bread.',
				question: 'Where were you welcome before you had been anything?',
				act: 'Go and sit there, in thought or on foot, and let somebody take your coat.',
			},
		],
		work: [
			{
				turn: 'One may hold a post, or want it, for no nobler reason than that the wind was bad elsewhere. Few advertisements have a line for that. So one talks of passion and puts on the pomp that the couplet takes off at the entrance; and it is the acting, more than the labour, that tires.',
				counter:
					'A harbour can turn into an anchorage by mere comfort. Those who came in out of the weather have been found there decades later.',
				question: 'Freed of any duty to be enthusiastic, what would you ask of work?',
				act: 'Take one sentence you have written about yourself for others and rewrite it until your grandmother would believe it.',
			},
			{
				when: ['has_job'],
				turn: 'Everybody where you work came in by that door once, with rain on the shoulders, and has forgotten it. Now they have chairs of different heights. It might do the house good if for an hour somebody recalled what each had come to get away from; the next one on the step would be let in more quickly.',
				counter: 'Rank is not all pomp. It also tells you in a fire whom to follow.',
				question: 'From what did this job rescue you in its first year?',
				act: 'Be a door for the newest, shyest or clumsiest person there: hold something open, literally.',
			},
		],
		study: [
			{
				turn: 'Learning has often been a roof for people with bad weather at home. One sat in the library because it was warm and read what there was. If you look at it in this light, marks and titles are the pomp, and the bench by the radiator is the thing itself. Some have got further from there than from the first row.',
				counter: 'The marks are wanted, though, by the keepers of the next door. They do not read poems.',
				question: 'At which desk, among which books, do you feel let in?',
				act: 'Sit there today for ten minutes with the easiest page of all, and do not count it.',
			},
		],
		waiting: [
			{
				turn: 'They knocked, and then they did the difficult part, which was to stay on the step without scratching at the paint. What was asked has been asked. The house is not dark. Someone in there is looking for slippers, or keys, or a reason; from outside these sound alike.',
				counter: 'On the other hand there are doors painted on walls. A long wait is not made holy by good posture.',
				question: 'What could you take shelter in for tonight, supposing that nobody opens before morning?',
				act: 'Cook or set aside one extra portion. Be, for a single plate, the door at which somebody else arrives.',
			},
			{
				turn: 'A porch is a room of its own. One is not in and not out; it rains past. The company in this couplet must have waited under some such roof, telling each other what had befallen them, and it is quite possible that they’d found what they came for while they still thought they were waiting.',
				counter: 'Porches can be mistaken for houses. People have been known to hang up pictures in them.',
				question: 'Who is standing with you in the porch, and what do you know of them?',
				act: 'Sit on your own threshold for five minutes, door open behind you, and look at whoever goes by.',
			},
		],
		leaving: [
			{
				turn: 'Tourists are asked what they would like to see, refugees what happened. Any wish to go contains some of each, and the second part tends to be left off the form. If there is something to be got away from, it is honest luggage; it merely should not be discovered at the other end.',
				counter:
					'Or nothing at all is doing the chasing, and it is about the figs. Poets make pursuit out of everything.',
				question: 'In which town is there a house where one could ring at midnight, uninvited and badly dressed?',
				act: 'Copy that address by hand on to a card and put it where you keep your money.',
			},
			{
				when: ['leaving'],
				turn: 'To those you are going to you will be a person at a door, whatever you were before; the diploma comes later by post. It helps to have practised the couplet’s order. First put aside what you haven’t come for. Then tell in half a line how it was. They will be looking at your shoes in any case.',
				counter: 'It is your right to arrive with trumpets. Not everyone who moves has been blown there.',
				question: 'Which of your dignities will weigh the most on the stairs over there?',
				act: 'Practise saying who you are in seven words without a title or trade.',
			},
		],
		home: [
			{
				turn: 'Façades are for pomp, and a house is for the evening when something has happened. Ask it of each place that you look at: where in here would someone go who had just had bad news? There are villas without any such spot, and a two-room flat with a bench by the stove.',
				counter: 'You may want a bit of splendour after all these years, and a staircase to come down. Have it.',
				question: 'Who ought to be able to ring there at any hour?',
				act: 'Oil the hinge, or wipe the handle, of the door you have now. Think of who has leaned on it.',
			},
		],
		eviction: [
			{
				turn: 'This verse belongs to those who are put out of doors. “Out of an evil turn of things” says what has to be said, and it is no disgrace in any of its words; people have stood so before kings’ gates, and the disgrace was held to fall on a gate that stayed closed. It may be said aloud exactly like this.',
				counter:
					'A poem opens nothing. But there are offices, shelters and neighbours who do, and one may go to them with a companion.',
				question: 'Whose door is nearest, of all those that would open tonight?',
				act: 'Call there and use as few words as the verse does: what has happened, what is needed.',
			},
		],
		money: [
			{
				turn: 'It is easier to be received with a bottle than with a debt. One rehearses upon the stairs how to bring it up as if in passing, and all that pomp costs more breath than the sum. The couplet is the plainest of petitions: not for show; because of a misfortune; here. Anyone who is going to help has heard enough by then.',
				counter: 'The other may have nothing, either. Plain speech makes it easier for both to say so.',
				question: 'What would be left of your request without its excuses?',
				act: 'Write it in one line, with amount and date, and read it aloud to see if your voice holds.',
			},
		],
		guilt: [
			{
				turn: 'The mishap at this door comes from outside, as a storm does, and someone who has done wrong may feel that he has no right to stand with these. But among those who used the custom of refuge there were culprits enough. The threshold did not clear them. It only ensured that nobody could lay hands on them while they said how it was.',
				counter:
					'Shelter must not become hiding. Whoever was harmed is out there as well, and has perhaps nowhere to go.',
				question: 'Before whom could you say it without being struck or excused?',
				act: 'Sit down on a step or stair, say it from start to finish in a low voice, and stay sitting a while.',
			},
		],
		fear: [
			{
				turn: 'Running is reasonable. The line has nothing to say against it, and gives it some dignity by knowing where it is going. Fear that has no door runs in circles; it knocks at the stomach, at the window, at the telephone. Once it’s clear which threshold is meant, half the running has been done.',
				counter: 'You might be running from something that deserves a look. Over one’s shoulder is sufficient.',
				question: 'Where do you go, in your mind, when it gets too much, and who is there?',
				act: 'Go to the room, corner or step that is safest, set your back against something that holds, and count what you can hear.',
			},
		],
		weariness: [
			{
				when: ['tired'],
				turn: 'You may have been on your feet for months: managing, informing others, being remarkably well considering. Those in the verse are past that. They have reached a step and they sit. A strength that everyone admires might well be the pomp that was to be left outside.',
				counter: 'For some, keeping busy is the very roof they have found. Do not pull it off in the name of rest.',
				question: 'Where in your home, at which hour, does nobody expect anything of you?',
				act: 'Take off your shoes and sit on a doorstep or stair for ten minutes, holding nothing.',
			},
			{
				turn: 'Thresholds were made at the height of a seat, in the old towns, so that whoever came could rest before knocking. Nobody has measured how many visits ended there happily. The exhausted might consider that the way in need not be managed all at once; the stone by the door belongs to the house already.',
				counter: 'Sleeping on the stone makes one stiff. Someone ought to bring you in at length.',
				question: 'What could you leave standing outside for one night?',
				act: 'Put your bag, list or telephone on the floor by the front door, and don’t fetch it for ten minutes.',
			},
		],
		anger: [
			{
				turn: 'What they say in this couplet might be shouted: we’ve had a bad time of it, open up! Many do shout it, and whoever’s within hears only the shouting. Anger is for the most part a request for shelter that has come up the path too often. It would be interesting to know at which visit it began to kick.',
				counter: 'It may be that they heard you well, each time. Then you are right to kick, and righter to go.',
				question: 'What were you in need of on the first day, before you were angry?',
				act: 'Say that need once, softly, with your palm against a closed door of your own.',
			},
		],
		child: [
			{
				turn: 'A child comes to a house as those in the verse come, with no merits whatever. It has been let in for that, or it was hoped that it would knock, or it did, and didn’t stay. All three are known to the same door. Whoever sits behind it today doesn’t have to be splendid; they are in need of a roof themselves.',
				counter: 'Someone may be beaming behind this door with a pram, and think the poet rather gloomy.',
				question: 'Who shelters the one who is supposed to be the shelter?',
				act: 'Let yourself be let in somewhere for ten minutes, with your hair undone, and hold a warm cup.',
			},
		],
		joy: [
			{
				turn: 'Imagine for once another sort of caller at this door: dry, in luck, and carrying a cake. The couplet is at a loss before them for half a line, and then glad, for it has been opening up to evil turns for so many centuries. Tell it that this time it’s nothing but good. It will fetch the best glasses from behind the others.',
				counter:
					'There may have been a bad event before, and this is how one came in from it. Then both halves are true at last.',
				question: 'Who took you in when it did not look like this at all?',
				act: 'Bring your news to that door first, and something sweet along with it.',
			},
		],
		faith: [
			{
				turn: 'Of all prayers it is the one least likely to be thrown out, asking for nothing that would need a reason. No paradise, no honours. Worshippers have said it before shrines, and others before a lit pub. It is content with “here”, and in that respect the most demanding prayer there is.',
				counter:
					'Some come to that door in order to praise and are in no distress at all. They should not have to feign it.',
				question: 'To what or whom do you go when there is no one left to impress?',
				act: 'Stand before some threshold, church, mosque, oak or kitchen, with bare head or bare feet, for as long as one breath of thanks.',
			},
		],
		decision: [
			{
				turn: 'Flight and desire leave the same footprints for the first mile. A choice may lead towards something or chiefly away, and in daylight either is called a plan. The speaker here is spared any such muddle: he says what he is fleeing, and then he asks.',
				counter:
					'Fleeing, mind, is a perfectly good reason. It has saved more lives than ambition ever did, and with less luggage.',
				question: 'Suppose the bad turn had never come: what would you be choosing then?',
				act: 'Stand in a doorway with a foot on either side. Say what lies behind you and what before, go through, and close it.',
			},
			{
				when: ['two_options'],
				turn: 'Of your two, one has a coat of arms over the gate. The other has a light on. By day one cannot help looking up at the carving; towards evening, with the wind rising, it becomes less easy to make out. It would be good to have decided before dark for reasons that hold after it.',
				counter: 'Coats of arms have their use. They are asked for at a number of further doors.',
				question: 'Before which of the two would you not mind being seen with wet hair?',
				act: 'Write under each what you would have come for, pomp or shelter, and be honest in both columns.',
			},
		],
		change: [
			{
				turn: 'A turn of things has brought those people where they are. The Persian says “hadese”, what befalls one, and in today’s Iran it is still the word for an accident. They did not choose the road; what they chose was the door. It is a small share in one’s own fate, and seems to have sufficed them to say “we have come”.',
				counter: 'To some it’s a long time before there is any door to choose. They are still among the wheels.',
				question: 'At what threshold has all this set you down?',
				act: 'Walk in through your own front door once, consciously, as someone arriving, and put a light on.',
			},
		],
		person: [
			{
				turn: 'A home is the place that has no right to ask for references, and a person can be such a place. The one you have in mind may manage it, or may want to see achievements first, as people do who once were hungry for respect. Either of you might be on the step with a true trouble in hand and a handsome one rehearsed.',
				counter:
					'The verse is kind about those who knock and silent about those inside. Opening can also have been impossible at the time.',
				question: 'What would this person have to bring along to be let in with no explanation?',
				act: 'Let them in by one hand’s breadth: ask how they slept, or put their picture where you pass.',
			},
			{
				turn: 'Who is the house here, and who is in the rain? In what you tell of somebody it may be plain to you. It looks different after a glance at the shoes. The strong often come in by the back, by way of a question about the car, and no one notices that they have been seeking shelter for years.',
				counter: 'Maybe they did in truth only come about the car. One ought not to rescue people from their errands.',
				question: 'In which disguise has this person come to your door?',
				act: 'Think back to the latest time, and set out for it afterwards what they would have needed.',
			},
		],
		open: [
			{
				turn: 'Strike out the palace, and what remains is so modest that one can hardly refuse it; the couplet is a very skilled petition. Most requests still have everything attached: rank, rescue, being proved right. Somewhere among the trimmings there is one bare item.',
				counter: 'Wishing small has its vanity as well. If you want the palace, better say so than sulk in the porch.',
				question: 'What is left of your wish once the part meant for spectators is taken off?',
				act: 'Complete the sentence “I have not come for …” three times in writing; then begin a fourth, “I have come for”, and finish it.',
			},
			{
				turn: 'They come in the plural, with few words, and then there is a white space on the page. The door has not been described. It could be large or low, of a king, of a friend, of a book that one opens at random of an evening. You are at that last one for the moment; it stands ajar, and asks for nothing.',
				counter: 'A book is a porch at best. If there is a storm at your back, go to where people are.',
				question: 'What has brought you to the door today and not last week?',
				act: 'Close the book on a finger, look up, and tell the room in one sentence what it was.',
			},
		],
	},
};
