import type { OwnLines } from './own-shape.ts';

/** What is answered in English to one way of asking or of one person, and what is said to good news. */
export const answered: readonly OwnLines[] = [
	{
		place: 'answer',
		asks: ['should', 'which'],
		matters: ['work', 'anger', 'quarrel', 'weariness', 'decision', 'open'],
		told: /\b(quit|resign|hand in my notice|give (in )?my notice|walk out|leave (my|this|the) job|pack it in|jack it in)\b/,
		lines: [
			'Not on the day it was said. Put what you want into one written sentence with a date in it, and let it be refused on paper; if you go after that, you go on a day that suits you.',
		],
	},
	{
		place: 'answer',
		asks: ['should', 'which'],
		matters: ['guilt', 'study', 'decision', 'open', 'anger', 'change', 'person', 'work', 'joy'],
		told: /\b(tell (someone|somebody|anyone|anybody|the (truth|school|university|uni))|own up|confess|come clean|admit (it|to it|what)|turn myself in)\b/,
		lines: [
			'Tell one person first who can hear it without having to act on it, a chaplain, a doctor, an old friend. After that it will be plainer whether it has to go further, and to whom it is owed.',
		],
	},
	{
		place: 'answer',
		told: /\b(make|makes|making) me (such )?(a |an )?(bad|terrible|awful|horrible|selfish|rubbish|shit|evil)\b|\bam i (a |an )?(bad|terrible|awful|horrible|rubbish) (mum|mam|mom|mother|dad|father|parent|daughter|son|wife|husband|friend|sister|brother|person)\b/,
		lines: [
			'A feeling makes you nothing but somebody who has it. What is done at seven in the morning, for whoever needs it done, is another matter, and only that is counted by those who depend on you.',
		],
	},
	{
		place: 'answer',
		matters: ['bereavement'],
		asks: ['how'],
		told: /\bgo (back )?(in|to work|into work|to the office|to school|into the office)\b|\bface (the office|work|everyone|everybody|them|that desk|school)\b/,
		lines: [
			'Go in for the first hour only, and have somebody meet you at the door. What comes after that hour can be decided in it.',
		],
	},
	{
		place: 'answer',
		asks: ['should', 'which'],
		told: /\b(say (something|anything)|speak up|bring it up|mention it|confront (her|him|them)|tell (her|him|them)|warn (her|him|them))\b.*\b(keep (out|quiet|my mouth)|stay out|leave it|leave them|mind my own|say nothing)\b|\b(interfere|get involved|step in|butt in)\b/,
		lines: [
			'Once, plainly, and to the one you are nearest to: what you have seen, and that your door is open. Then leave the deciding where it belongs; whoever is told a second time hears a verdict.',
		],
	},
	{
		place: 'answer',
		matters: ['bereavement'],
		asks: ['feelings_of'],
		told: /\b(did|do you think|if|whether|that) (he|she|they|\w+) (ever |really |even )?(know|knew|known)\b/,
		lines: [
			'Of the last day I cannot tell; whoever sat nearest may. But that one is loved is not learnt on a last day: it is known from who came, who rang, and who was scolded and stayed.',
		],
	},
	{
		place: 'answer',
		asks: ['forgiven', 'why'],
		told: /\b(my|our) (own )?fault\b.*\b(drinks?|drank|drinking|drunk|alcoholic|addict\w*|relaps\w+|us(es|ing) again|gambl\w+|smok\w+|depress\w*|self harm\w*)\b/,
		lines: [
			'It is not. Nobody is made to drink or to use by another, least of all by a child or a partner; the reasons were there before any quarrel, and the stopping, where it comes, is their own work with help. You may love somebody in it without being its cause, and there are groups for just those who do.',
		],
	},
	{
		place: 'answer',
		asks: ['should'],
		told: /\b(text|ring|call|message|phone|write to|dm|email|contact|reply to|answer) (her|him|them|my ex|back|my \w+)\b/,
		lines: [
			'Send only what can stand without an answer. Three plain words can; a sentence that means “are you there” will have you looking at the screen every ten minutes, and is better left until tomorrow noon.',
		],
	},
	{
		place: 'answer',
		asks: ['why'],
		told: /\bwhy (am i|do i have to be) (like this|so|always|the way|such)\b/,
		lines: [
			'Mostly because it was once of use: to be quiet where quiet was safe, to please where pleasing was paid for, to be off before anybody could leave. A way of being outlives the house that it was made for.',
		],
	},
	{
		place: 'answer',
		asks: ['why'],
		told: /\bwhy (did|does|would|do) \w+ (\w+ )?(lie|lied|lying|cheat)\b/,
		lines: [
			'I can only tell you what such things are mostly made of: fear of a scene, a wish to keep two things at once, the hope that nobody would be hurt by what nobody knew. It explains a little, excuses nothing, and says less about you than about the one who did it.',
		],
	},
	{
		place: 'answer',
		asks: ['how'],
		told: /\bhow\b.*\b(start|begin) (again|over|afresh|anew)\b|\bhow\b.*\b(rebuild|pick myself up|go on|carry on)\b/,
		matters: ['change', 'open', 'separation', 'dismissal', 'work', 'weariness', 'leaving'],
		lines: [
			'With something so small that nobody would call it a new life: the same walk on four mornings, one drawer, one person rung back. A beginning is mostly noticed afterwards.',
		],
	},
	{
		place: 'answer',
		told: /\btoo late to (say|apologi[sz]e|tell|thank|ask|make (it )?up)\b.*\b(hospice|dying|coma|unconscious|palliative|last days)\b|\b(hospice|dying|coma|unconscious|palliative|last days)\b.*\btoo late to (say|apologi[sz]e|tell|thank|ask|make (it )?up)\b/,
		lines: [
			'Not while there is somebody to sit beside. It takes five words and a chair; nurses hold that hearing is the last to go, so it can be said to closed eyes as well.',
		],
	},
	{
		place: 'answer',
		told: /\btoo late to (say|apologi[sz]e|tell|thank|ask|make (it )?up)\b/,
		lines: [
			'It is too late when one of you can no longer hear it. Until then it takes five words, and the readiness to get no answer to them.',
		],
	},
	{
		place: 'answer',
		told: /\b(is|s|are|was)? ?(he|she|they|this|it|\w+)('s|'re)? (really )?the (one|right (one|man|woman|person))\b/,
		matters: ['love', 'unrequited', 'person', 'decision', 'open'],
		lines: [
			'Less is told by a beating heart than by a Tuesday: who is kind when tired, who can be wrong without a scene, with whom an hour in a car is rest. “The one” is mostly somebody of whom that can be said after an ordinary year.',
		],
	},
	{
		place: 'answer',
		people: ['god'],
		asks: ['feelings_of', 'will'],
		told: /\b(hear|hears|listen|listening|listens|answer|answers|there|care|cares|see|sees|know|knows)\b/,
		lines: [
			'I cannot speak for God. Rumi tells of a man who called the name through many nights and gave up, since nothing answered; in a dream he was told that the calling had been the answer.',
		],
	},
	{
		place: 'answer',
		asks: ['how'],
		told: /\b(tell|explain (it |this )?to) (my|the|our) (\w+ )?(kids|children|son|daughter|boys|girls|little ones?)\b.*\b(divorc\w*|separat\w*|split\w*|leaving|moving out)\b/,
		lines: [
			'Together, if you two can sit at one table for ten minutes, and in three sentences: we shall live apart, you have done nothing, and this is where you will sleep. The same questions will come back for weeks; the same answers are what is wanted.',
		],
	},
	{
		place: 'answer',
		asks: ['why', 'will'],
		told: /\bwhy (do|does) (people|everyone|everybody|they all|men|women|all of them) (always )?(leave|go)\b/,
		lines: [
			'Some leave because of something that you do, most because of something of their own; from the doorstep both look alike. Ask one of those who stayed what it is like to be near you, and believe the answer.',
		],
	},
	{
		place: 'answer',
		told: /\blaugh\w*\b.*\b(funeral|wake|grave|cremation)\b/,
		lines: [
			'Yes; there is hardly a good funeral without it. Such laughter is mostly about the one who is being buried, and those who loved them hear that.',
		],
	},
	// Ways of asking.
	{
		place: 'answer',
		asks: ['how'],
		told: /\bhow (do|can|should|would|could|will|to|am) ?(i|we)? ?(supposed to |going to |gonna |even |ever |best )?(tell|say it|say that|explain|admit|break (it|the news)|bring (it|this) up|confess|come out)\b/,
		lines: [
			'Say it in the first sentence, not in the fifth: what it is, from when, and what stays as it was. Then be quiet for a while; the other has had no rehearsal, and the first face is seldom the last.',
			'A walk or a car is better than a table, for there nobody has to be looked at. Begin with the plain fact, and leave the reasons until they are asked for.',
		],
	},
	{
		place: 'answer',
		asks: ['how'],
		told: /\bhow\b.*\b(apologi[sz]e|say (i'?m |i am )?sorry|make (it )?up|make amends|make it right|put it right)\b/,
		lines: [
			'Short, and without the word “but”: what you did, what it did to the other, what you will do now. Then leave the answer to them, and do not come round to collect it.',
		],
	},
	{
		place: 'answer',
		asks: ['how'],
		told: /\bhow\b.*\bforgive\b/,
		lines: [
			'In pieces, and not because anybody is waiting for it. First tell what it cost, to somebody who will not shorten it; whether the door is opened again is another matter, and it may stay shut.',
		],
	},
	{
		place: 'answer',
		asks: ['how'],
		matters: ['separation', 'unrequited', 'love', 'person', 'loneliness', 'open'],
		told: /\bhow\b.*\b(stop|get over|forget|move on|let (him|her|them|it|this)? ?go|unlove|get (him|her|them) out)\b/,
		lines: [
			'Not by a resolution made at midnight. Take the handles off the thing: the pictures, the chat at the top of the list, the street that need not be walked down; and give one evening in each of the next four weeks to a person who makes you laugh.',
		],
	},
	{
		place: 'answer',
		asks: ['should'],
		events: ['wedding'],
		told: /\b(go|come|attend|turn up|be there|show up)\b/,
		lines: [
			'A wedding is attended for the people and remembered by its photographs: ask whose face would look for you, and what an empty chair would say that you do not mean. One may also come for the hour that matters and be gone before the dancing.',
		],
	},
	// What another feels.
	{
		place: 'answer',
		asks: ['feelings_of'],
		matters: ['person', 'quarrel'],
		people: ['sibling'],
		lines: [
			'I cannot see into another heart from here. Between brothers and sisters dislike is mostly about a place: who was praised, who was let off, whose side was taken. Ask about one such scene, an early one, rather than about love.',
		],
	},
	{
		place: 'answer',
		asks: ['feelings_of'],
		matters: ['person', 'quarrel'],
		people: ['mother', 'father', 'grandparent'],
		lines: [
			'Parents learnt how to show it from people who may have shown nothing at all. So count what is done unasked as well, the lift to the station, the peeled orange, the question whether you have eaten, and not only what is said.',
		],
	},
	{
		place: 'answer',
		asks: ['feelings_of'],
		matters: ['person', 'quarrel'],
		people: ['child'],
		lines: [
			'A child, small or grown, shows it sideways: who is rung when something breaks, whose jokes are told again, who is trusted with the bad mood. Coldness at the table is a poor measure, for it is mostly spent where it is safe.',
		],
	},
	{
		place: 'answer',
		asks: ['feelings_of'],
		matters: ['person', 'quarrel', 'loneliness'],
		people: ['friend'],
		lines: [
			'Friendship shows in the diary: who proposes the day, who moves something for it, who asks back. Be the one who does not write for three weeks, and you will know more than I could tell you.',
		],
	},
	{
		place: 'answer',
		asks: ['feelings_of'],
		people: ['boss', 'colleague', 'teacher'],
		lines: [
			'It stands in what you are given to do, and in whether you are asked before or told afterwards. If it is to be asked outright, ten minutes and one sentence will do: what would you like to see more of?',
		],
	},
	{
		place: 'answer',
		asks: ['feelings_of'],
		people: ['former_partner'],
		lines: [
			'Somebody who has left may miss you and stay away, or write and mean little by it; both are common. What counts is what is offered by daylight, with a date.',
		],
	},
	{
		place: 'answer',
		asks: ['feelings_of'],
		matters: ['love', 'unrequited', 'person'],
		people: ['beloved'],
		lines: [
			'Before the words there is arithmetic: who writes first, who remembers the dull detail, who finds a reason to stay ten minutes longer. Count one fortnight honestly, the warm days and the others.',
		],
	},
	// Good news.
	{ place: 'joy', events: ['pregnancy'], lines: ['How good: somebody is expected.'] },
	{
		place: 'joy',
		events: ['birth'],
		lines: ['Welcome to the one who has just arrived, and honour to whoever did the work.'],
	},
	{ place: 'joy', events: ['wedding'], lines: ['So it is a yes. I am glad with you.'] },
	{ place: 'joy', events: ['exam'], lines: ['Passed, then. That was work, and now it may be an evening.'] },
	{ place: 'joy', events: ['new_job'], lines: ['Congratulations; somebody has read you rightly.'] },
	{ place: 'joy', events: ['home'], lines: ['So there is a door now that the key fits. I am glad with you.'] },
	{ place: 'joy', events: ['illness'], lines: ['What a piece of news. First of all, breathe out.'] },
	{ place: 'joy', events: ['quarrel', 'separation'], lines: ['That is good to hear; somebody had to speak first.'] },
	{
		place: 'joy',
		events: ['debt', 'money'],
		lines: ['Well done; that is a weight one only measures once it is gone.'],
	},
	{
		place: 'joyQuestion',
		events: ['pregnancy', 'birth'],
		lines: ['Who knows so far, and who must hear it from you?'],
	},
	{ place: 'joyQuestion', events: ['exam', 'success'], lines: ['Who has to hear it before tonight?'] },
	{ place: 'joyQuestion', events: ['new_job'], lines: ['Which sentence of theirs made you believe it?'] },
	{ place: 'joyQuestion', events: ['home'], lines: ['What is carried in first?'] },
	{ place: 'joyQuestion', events: ['illness'], lines: ['What will be done with the day that has come free?'] },
];
