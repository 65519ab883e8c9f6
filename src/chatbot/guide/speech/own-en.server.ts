import type { Person } from '#src/listening/heard.ts';
import type { OwnSpeech } from './own-shape.ts';

const kin: readonly Person[] = ['mother', 'father', 'child', 'sibling', 'grandparent', 'relative'];

/** What is said in English to one matter, one person or one way of asking only. */
export const own: OwnSpeech = {
	before: /(?:my|our|the(?= (?:old |poor )?(?:dog|cat|rabbit|horse|pony)))/,
	your: 'your {word}',
	and: ' and ',
	does: "(?:'s|s)? (?:is|are|has|have|was|were|had|got|gets|lost|needs?|may|might|can'?t|cannot|won'?t|keeps?|started|been|just|in|slept|cheated|lied|betrayed|told|stole|kissed|emptied|took|spread|sold|collapsed|fell|found|went|had|diagnosed|made|being)|'s ",
	called: {
		mother: 'mum|mam|mom|mummy|mommy|mother|mama|ma|stepmum|stepmother|amma|ammi',
		father: 'dad|daddy|father|papa|pa|stepdad|stepfather|baba|abba',
		partner: 'husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|fella|hubby|missus|other half',
		former_partner: 'ex husband|ex wife|ex boyfriend|ex girlfriend|ex',
		child: 'son|daughter|boy|girl|baby|little one|lad|toddler|kid|teenager|eldest|youngest|stepson|stepdaughter',
		sibling: 'brother|sister|twin|little brother|little sister|big brother|big sister|half brother|half sister',
		grandparent:
			'nan|nana|nanna|nanny|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|gramps|dadi|nani',
		relative:
			'aunt|auntie|aunty|uncle|cousin|niece|nephew|mother in law|father in law|sister in law|brother in law|khala',
		friend: 'best friend|best mate|oldest friend|friend|mate|bestie|flatmate|housemate',
		boss: 'boss|manager|line manager|supervisor|gaffer',
		colleague: 'colleague|coworker|workmate',
		teacher: 'teacher|tutor|professor|supervisor',
		neighbour: 'neighbour|neighbor|upstairs neighbour|next door neighbour',
		animal: 'dog|cat|rabbit|hamster|horse|pony|budgie|parrot|guinea pig|puppy|kitten|tortoise|pet',
	},
	lines: [
		{
			place: 'receive',
			matters: ['bereavement'],
			people: ['animal'],
			told: /\b(put(ting)? .*\b(down|to sleep)|put down|euthani[sz]ed)\b/,
			lines: ['I am so sorry about {who}. It was done so that nothing would have to be borne for longer.'],
		},
		{
			place: 'question',
			matters: ['bereavement'],
			people: ['animal'],
			asks: ['speak'],
			told: /\b(put(ting)? .*\b(down|to sleep)|put down|euthani[sz]ed)\b/,
			lines: ['What was {who} called, and where in the house did the day begin for you two?'],
		},
		// Heavy news is received in one plain sentence, by the name that the visitor has for them.
		{
			place: 'receive',
			matters: ['bereavement'],
			people: ['partner'],
			lines: [
				{
					say: 'I am so sorry about {who}. It is the very person one would have told it to.',
					when: ['person_dead'],
				},
			],
		},
		{
			place: 'receive',
			matters: ['bereavement'],
			people: ['child'],
			lines: [
				{
					say: 'I am so sorry about {who}. It is out of all order, and nothing said here makes it smaller.',
					when: ['person_dead'],
				},
			],
		},
		{
			place: 'receive',
			matters: ['bereavement'],
			lines: [
				{ say: 'I am so sorry about {who}.', when: ['person_dead'] },
				{ say: 'I am sorry that {who} has died; nothing said here makes that smaller.', when: ['person_dead'] },
			],
		},
		{
			place: 'question',
			matters: ['bereavement'],
			people: ['partner'],
			asks: ['speak'],
			lines: [{ say: 'Which hour of the day is the emptiest, and who could ring in it?', when: ['person_dead'] }],
		},
		{
			place: 'question',
			matters: ['bereavement'],
			people: ['animal'],
			asks: ['speak'],
			lines: [
				{
					say: 'What was {who} called, and where in the house do you still step around the place?',
					when: ['person_dead'],
				},
			],
		},
		{
			place: 'question',
			matters: ['bereavement'],
			people: ['child'],
			asks: ['speak'],
			lines: [{ say: 'Would you like to write the name here?', when: ['person_dead'] }],
		},
		{
			place: 'question',
			matters: ['bereavement'],
			people: ['grandparent'],
			asks: ['speak'],
			lines: [
				{ say: 'What do you do to this day the way {who} did it?', when: ['person_dead'] },
				{ say: 'Which sentence of theirs can you still hear?', when: ['person_dead'] },
			],
		},
		{
			place: 'question',
			matters: ['bereavement'],
			people: ['mother', 'father'],
			asks: ['speak'],
			lines: [
				{ say: 'What of theirs is lying where it was left?', when: ['person_dead'] },
				{ say: 'Which sentence of theirs do you catch yourself saying?', when: ['person_dead'] },
			],
		},
		{
			place: 'question',
			matters: ['bereavement'],
			people: ['sibling', 'friend'],
			asks: ['speak'],
			lines: [{ say: 'What did only the two of you find funny?', when: ['person_dead'] }],
		},
		{
			place: 'receive',
			matters: ['illness'],
			people: [...kin, 'partner', 'friend', 'animal'],
			ofThem: true,
			lines: ['I am sorry about {who}.', 'I am sorry to hear it of {who}; one listens at doors in such weeks.'],
		},
		{
			place: 'question',
			matters: ['illness'],
			people: [...kin, 'partner', 'friend'],
			asks: ['speak'],
			ofThem: true,
			lines: ['What does {who} need most at present, and what do you?', 'Who shares it with you?'],
		},
		{
			place: 'receive',
			matters: ['dismissal'],
			people: ['partner'],
			ofThem: true,
			lines: ['I am sorry, for {who} and for you; two people lie awake over one letter.'],
		},
		{
			place: 'question',
			matters: ['dismissal'],
			people: [...kin, 'partner', 'friend'],
			ofThem: true,
			lines: ['What does {who} need at present, to be helped or to be left in peace?'],
		},
		{
			place: 'receive',
			matters: ['betrayal'],
			people: [...kin, 'partner', 'friend'],
			ofThem: true,
			told: /^(?!.*\bi('ve| have)? (cheated|lied|slept|betrayed|kissed)\b)/,
			lines: ['I am sorry. From {who} one does not expect it, and that is half of the hurt.'],
		},
		// Of somebody, without news.
		{
			place: 'receive',
			matters: ['love', 'unrequited', 'loneliness'],
			people: ['former_partner'],
			lines: ['So it is about {who}, who is gone and not gone.'],
		},
		{
			place: 'receive',
			matters: ['work'],
			people: ['boss', 'colleague'],
			lines: ['So it is about {who}.'],
		},
		{
			place: 'receive',
			matters: ['person', 'quarrel'],
			lines: ['So it is about {who}.', 'It is {who}, then, whom you are thinking of.'],
		},
		{
			place: 'receive',
			matters: ['love'],
			events: ['wedding'],
			people: [...kin, 'friend', 'former_partner', 'colleague'],
			lines: ['So it is about {who} and a wedding.'],
		},
		{
			place: 'receive',
			matters: ['weariness'],
			told: /\b(can'?t|cannot|couldn'?t|not|haven'?t|don'?t) (been )?(sleep|slept|sleeping)\b|\binsomnia\b|\bawake (at|since|all|every)\b/,
			lines: ['Then the nights are long, and everything in them looks larger than it is.'],
		},
		{
			place: 'question',
			matters: ['weariness'],
			told: /\b(can'?t|cannot|couldn'?t|not|haven'?t|don'?t) (been )?(sleep|slept|sleeping)\b|\binsomnia\b|\bawake (at|since|all|every)\b/,
			lines: ['What begins to talk when the light is off?'],
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
	],
};
