import type { Particular } from '../shape.ts';

/** What people tell in English of those near them, and ask about them. */
export const near: readonly Particular[] = [
	{
		asked:
			/\b(?:care home|nursing home|old (?:people'?s|folks'?|age) home|retirement home|assisted living|residential home|(?:put|putting|move|moving) (?:her|him|them|mum|mom|dad|nan|gran|my (?:mum|mom|mother|dad|father|nan|gran|grandma|grandad|husband|wife|parents)) (?:in|into) (?:a )?(?:home|care))\b/,
		not: /\b(?:died|passed away|dream\w*|work (?:in|at)|job|smell)\b/,
		say: [
			{
				say: 'There comes a point where love alone cannot do the nights any more, and to see it is no betrayal. Visit two places unannounced, once at supper, and ask who is there at three in the morning and how long they have worked there.',
				ask: 'What would stay yours to do, whoever does the washing and the nights?',
			},
		],
	},
	{
		asked:
			/\bask (?:her |him |them |my \w+ )?(?:for )?(?:it|the money|my money|the cash|what (?:she|he) owes)(?: back)?\b.*\bback\b|\bask (?:her|him|them) to pay (?:me|it|us) back\b/,
		say: [
			{
				say: 'Yes, and soon: a debt that is not spoken of grows faster than one with interest. Name the sum and a date, once, kindly and in writing: “Could you let me have the first part by the tenth?”',
				ask: 'Which would be harder to lose, the sum or the person?',
			},
		],
	},
	{
		asked:
			/\b(?:i|we) (?:once |had |have |'ve )?(?:lent|loaned|borrowed|gave) (?:her|him|them|my (?:best )?(?:friend|mate|sister|brother|cousin|son|daughter|mum|mom|dad|uncle|aunt|nephew|niece|flatmate|colleague)|a (?:friend|mate|colleague|cousin)) .*(?:money|cash|savings|loan|\d|grand|quid|pounds|dollars|euros|rupees|naira)|\b(?:friend|mate|sister|brother|cousin|colleague|uncle|aunt|flatmate|nephew|niece) (?:still )?(?:owes me|won't pay me back|wont pay me back|hasn't paid me back|hasnt paid me back|never paid me back)\b/,
		not: /\b(?:bank|boss|scam\w*|died|owe)\b/,
		say: [
			{
				say: 'Money between two people first goes quiet, and then it sits between them at every table. A date is easier to answer than a reproach; it is better asked for once than hinted at all year.',
				ask: 'What was said about paying it back, when you gave it?',
			},
		],
	},
	{
		asked:
			/\b(?:throw|kick|chuck|turf|put|throwing|kicking) (?:him|her|them|my (?:\w+ )?(?:son|daughter|kid|brother|sister|stepson|stepdaughter)) out\b/,
		not: /\b(?:husband|wife|cheat\w*|affair|tenant|lodger|dream\w*)\b/,
		say: [
			{
				say: 'A door can be a limit without being a verdict. Say what has to change and by which day, and have ready, before you speak, where else there is a bed and who helps; a family advice line has seen many such doors and thinks it through with you.',
				ask: 'What would have to be different for the door to stay open?',
			},
		],
	},
	{
		asked:
			/\b(?:say|tell me|give me) something (?:to (?:calm|soothe|comfort|cheer)\b|that (?:calms|soothes|comforts)|calming|comforting|soothing|(?:to make|that makes) me feel better)|\b(?:calm|soothe) me(?: down)?(?: please)?$|^(?:please )?(?:can|could|help) (?:you )?(?:me )?(?:to )?calm (?:me )?down/,
		say: [
			{
				say: 'Put both feet on the floor and breathe out longer than you breathe in, six times; I will wait. Then find five things in the room that are older than you, and say their names.',
				ask: 'What warm thing is near enough to hold?',
			},
		],
	},
	{
		asked:
			/^(?:so |and |but |maybe )*(?:did i|have i|what did i|was it something i) (?:do|done|say|said|did)(?: something| anything)?(?: wrong)?(?: to (?:her|him|them|deserve (?:this|it)))?$/,
		behind: ['awaiting', 'quarrel', 'loneliness'],
		say: [
			{
				say: 'From here nobody can see it; silence seldom says what it is about, and often it is about the other one’s own week. One short message, without a reproach and without an apology in advance, finds out more than ten evenings of going over it.',
				ask: 'If you could ask only one thing, what would it be?',
			},
		],
	},
	{
		asked:
			/^(?:so |and |but )*how (?:can|do|could|should) (?:i|we) (?:best )?(?:help|support|be there for) (?:him|her|them)(?: through (?:this|it)| now| then| best)?$/,
		say: [
			{
				say: 'Ask once what would help, and do one thing without asking: a meal, a form, a lift. And leave some of it undone; who is helped all day long has nothing left to be good at.',
				ask: 'What did they last ask for, in words or otherwise?',
			},
		],
	},
];
