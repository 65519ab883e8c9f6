import type { Person } from '#src/listening/heard.ts';
import type { OwnLines } from './own-shape.ts';

const kin: readonly Person[] = ['mother', 'father', 'child', 'sibling', 'grandparent', 'relative'];

/** How one matter or one person is received in English, and what is asked back. */
export const received: readonly OwnLines[] = [
	{
		place: 'receive',
		matters: ['bereavement'],
		told: /\b(advertis\w+|posted|filled|replaced|given away|reallocated)\b.{0,20}\b(job|post|role|desk|position|him|her|them)\b|\b(job|post|role|desk) (was|had been|is) (already )?(advertised|filled|gone|given)\b/,
		lines: ['I am sorry about {who}. A few days is a quick time in which to call a chair empty.'],
	},
	{
		place: 'receive',
		told: /\bmiss (who|the (person|woman|man|girl|boy|me)) i (was|used to be|am not)\b|\bmiss (the old me|my old self)\b/,
		lines: [
			'One can love what came and still miss the one who was there before; neither takes anything from the other.',
		],
	},
	{
		place: 'question',
		told: /\bmiss (who|the (person|woman|man|girl|boy|me)) i (was|used to be|am not)\b|\bmiss (the old me|my old self)\b/,
		asks: ['speak'],
		lines: ['What did that person do on an ordinary evening?'],
	},
	{
		place: 'receive',
		matters: ['money', 'betrayal'],
		told: /^(?!.*\bi('ve| have)? (gambled|spent|lost|blew|drank|emptied)).*\b(gambl\w+|spent|blew|blown|drank|emptied|drained|frittered|lost) (away )?(all )?(of )?(our|my) (deposit|savings|rent|mortgage|money|inheritance|wages|pension|house|holiday money)\b/,
		lines: ['It was yours as well, and nobody asked you.'],
	},
	{
		place: 'question',
		matters: ['money', 'betrayal'],
		asks: ['speak'],
		told: /^(?!.*\bi('ve| have)? (gambled|spent|lost|blew|drank|emptied)).*\b(gambl\w+|spent|blew|blown|drank|emptied|drained|frittered|lost) (away )?(all )?(of )?(our|my) (deposit|savings|rent|mortgage|money|inheritance|wages|pension|house|holiday money)\b/,
		lines: ['Is it the money that hurts more, or how you came to know of it?'],
	},
	{
		place: 'receive',
		matters: ['money'],
		people: ['sibling', 'relative', 'friend', 'child', 'mother', 'father'],
		told: /^(?!.*\b(i|we) (owe|borrowed|am in debt|are in debt|lent|loaned)\b).*\b(in|into) debt\b|\bowes\b (?!me|us)/,
		lines: ['A sum in another house, then, and you stand near enough to hear it counted.'],
	},
	{
		place: 'question',
		matters: ['money'],
		people: ['sibling', 'relative', 'friend', 'child', 'mother', 'father'],
		asks: ['speak'],
		told: /^(?!.*\b(i|we) (owe|borrowed|am in debt|are in debt|lent|loaned)\b).*\b(in|into) debt\b|\bowes\b (?!me|us)/,
		lines: ['What have you been asked for, and what would you give unasked?'],
	},
	{
		place: 'receive',
		told: /^(well |so |today )?(it'?s|it is|today is|tomorrow is|today'?s|tomorrow'?s) (the|our|my|his|her|their|mum'?s|dad'?s)? ?(\w+(st|nd|rd|th) |first |one year |second |third )?anniversary\b(?! (of our wedding|party|card))/,
		lines: ['A date, then, that comes round whether one invites it or not.'],
	},
	{
		place: 'question',
		told: /^(well |so |today )?(it'?s|it is|today is|tomorrow is|today'?s|tomorrow'?s) (the|our|my|his|her|their|mum'?s|dad'?s)? ?(\w+(st|nd|rd|th) |first |one year |second |third )?anniversary\b(?! (of our wedding|party|card))/,
		lines: ['What happened on it, and who else remembers?'],
	},
	{
		place: 'receive',
		matters: ['anger', 'quarrel', 'person', 'love'],
		asks: ['feelings_of'],
		told: /\b(angry|mad|cross|annoyed|upset|disappointed) (with|at|by) me\b/,
		lines: ['So you are reading a face for signs.'],
	},
	{
		place: 'receive',
		matters: ['leaving'],
		asks: ['which'],
		lines: ['Two places, then.'],
	},
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
	{
		place: 'receive',
		matters: ['betrayal', 'love', 'separation', 'study', 'work', 'guilt'],
		told: /\bi('ve| have)? (just |once |drunkenly )?(kissed|cheated|slept with|had an affair|been having an affair|betrayed|plagiari[sz]ed|lied (on|in|to|about))\b/,
		lines: ['That was not easy to write, and it is good that it stands there so plainly.'],
	},
	{
		place: 'question',
		matters: ['betrayal', 'love', 'separation', 'study', 'work', 'guilt'],
		asks: ['speak'],
		told: /\bi('ve| have)? (just |once |drunkenly )?(kissed|cheated|slept with|had an affair|been having an affair|betrayed|plagiari[sz]ed|lied (on|in|to|about))\b/,
		lines: ['What do you want to be true a year from now, and who would have to know of it for that?'],
	},
	{
		place: 'receive',
		told: /\bi('ve| have)? (just )?(shouted|yelled|screamed|snapped|swore|lost my temper) (at|with) (my|the|our) (\w+ )?(son|daughter|kids?|child|children|toddler|boy|girl|baby|little one|lad)\b/,
		lines: ['Nearly everybody who has brought up a child knows that minute, and few say so.'],
	},
	{
		place: 'question',
		asks: ['speak'],
		told: /\bi('ve| have)? (just )?(shouted|yelled|screamed|snapped|swore|lost my temper) (at|with) (my|the|our) (\w+ )?(son|daughter|kids?|child|children|toddler|boy|girl|baby|little one|lad)\b/,
		lines: ['What should be heard from you about it before bedtime?'],
	},
	{
		place: 'question',
		people: ['former_partner'],
		events: ['wedding'],
		asks: ['speak'],
		lines: ['What had you still half expected, until you heard of it?'],
	},
	{
		place: 'receive',
		matters: ['separation'],
		told: /\b(we('re| are)|me and my \w+ are|my \w+ and i are) (divorcing|separating|splitting up|getting divorced|breaking up)\b/,
		lines: ['I am sorry; nobody rehearses that sentence gladly.'],
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
		lines: ['I am sorry about {who}.', 'I am sorry to hear this about {who}; in such weeks one listens at doors.'],
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
		lines: ['So it is about {who}.', 'It is about {who}, then.'],
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
];
