import type { Particular } from '../shape.ts';

/** What people tell in English of those near them, and ask about them. */
export const near: readonly Particular[] = [
	{
		asked:
			/\b(?:dad|father|mum|mom|mother|husband|wife|brother|sister|son|daughter|boyfriend|girlfriend|partner|stepdad|he|she)(?:'s)? (?:[\w']+ ){0,3}(?:drinking again|back (?:on|to) (?:the )?(?:drink|bottle|booze|drinking)|drinks? (?:every (?:day|night|evening)|too much|all day)|drunk (?:again|every)|relapsed|using again|an alcoholic)\b/,
		not: /\bi(?:'ve|'m|ve|m)? (?:\w+ )?(?:relapsed|started|drink|drank|been)\b|\b(?:died|dream\w*|coffee|water)\b/,
		say: [
			{
				say: 'Nobody drinks because of you, and nobody stops because you found the right sentence; that is hard, and it also takes something off your shoulders. Speak once, in a sober hour, of what you saw and of what you will no longer do. For those who live beside it there are groups of their own, Al-Anon and, for the young, Alateen.',
				ask: 'Where can you sleep in peace when the evening turns?',
			},
		],
	},
	{
		asked:
			/\b(?:asked (?:me )?for|wants?|needs?|wanted|needed|taking|having|on) (?:a break(?: from (?:me|us)| in our relationship)?$|(?:some |more )?space\b|(?:some |a bit of )?time (?:apart|away from (?:me|us)))/,
		not: /\b(?:work|job|coffee|lunch|wardrobe|parking|storage|garden|kitchen|office|flat|house|i (?:need|want))\b/,
		say: [
			{
				say: 'A pause without a date is a long corridor. You may ask two things, once and kindly: what is it for, and until when? After that the days are yours again, and it does no harm to fill them as if they were.',
				ask: 'What did you love doing before there were two of you?',
			},
		],
	},
	{
		asked: /^(?:so |and |but )*how long (?:do|should|must|can|will) i (?:have to )?wait\b/,
		behind: ['separation'],
		say: [
			{
				say: 'As long as you decide, and not as long as you are left waiting. Choose a day three or four weeks off and tell it to a friend, not to the phone; on that day you ask, or you answer for yourself.',
				ask: 'Which day is it?',
			},
		],
	},
	{
		asked:
			/^(?:and |but |so )*what if (?:he|she|they)(?:'s)? (?:meets?|finds?|sees?|seeing|falls?|is with|with)\b.*\b(?:some(?:one|body)|any(?:one|body)|another)/,
		behind: ['separation'],
		say: [
			{
				say: 'Then you would know something that you do not know now, and it would hurt; the pause would not be to blame. What you can look after is this side of it: sleep, food, and one person a day with whom you do not speak of it.',
				ask: 'Whom will you see tomorrow?',
			},
		],
	},
	{
		asked: /\b(?:trying for a baby|trying to (?:conceive|get pregnant|have a (?:baby|child)))\b/,
		not: /\b(?:died|miscarr\w+|finally|worked|positive|pregnant now|dream\w*|should (?:we|i)|will (?:we|i))\b/,
		say: [
			{
				say: 'Month after month a verdict comes that nobody sees outside the house. A month that brought nothing is a loss without cards or flowers, and it may be mourned as one.',
				ask: 'Who else knows the dates?',
			},
		],
	},
	{
		asked: /^(?:so |and |but )*(?:is|was) (?:it|this|that) (?:all )?(?:my fault|because of me)\b/,
		behind: ['pregnancy'],
		say: [
			{
				say: 'It is not. Bodies decide this without asking anybody, and neither a thought nor a coffee nor a suitcase carried upstairs has a vote. What can be found out, a doctor finds out, and mostly in two people.',
				ask: 'Who let you think that it was yours?',
			},
		],
	},
	{
		asked:
			/\b(?:locked|shut|barricaded) (?:him|her)self (?:in|into|away)\b|\b(?:won'?t|wont|refuses to|hasn'?t|hasnt) (?:come out of|leave|left) (?:his|her) (?:bed)?room\b/,
		not: /\b(?:knife|pills|blade|rope|blood|gam(?:e|ing)|bathroom|toilet|dog|cat|dream\w*)\b/,
		say: [
			{
				say: 'A closed door after such a day is mostly a bandage, and no verdict on you. Put something warm outside it, knock once, say “I am glad you are there, whatever happened”, and go away again; do the same at supper. If you fear more than sadness, go in and ask.',
				ask: 'Who else does that door open for?',
			},
		],
	},
	{
		asked:
			/^(?:please |ok |okay |just )*(?:give|tell|find|suggest) me (?:something|one thing|a thing|a (?:small |little )?task)(?: small| little| easy)? (?:(?:that )?i can do|to do)(?: now| right now| today| tonight)?(?: please)?$/,
		say: [
			{
				say: 'Take one drawer, no more, and empty it onto the floor. Throw out what is broken, put the rest back by size, and stop when the drawer shuts.',
				ask: 'Which drawer?',
			},
		],
	},
	{
		asked: /^(?=.*\bmy ex\b)(?=.*\bdream\w*)(?=.*\b(?:married|husband|wife|sin|cheating|unfaithful|guilty)\b).*/,
		ofDreams: true,
		say: [
			{
				say: 'Nobody answers for what comes at night; sins are done awake. An old love mostly visits when something of that time is missing, a way of laughing or a street, and seldom because of the person.',
				ask: 'What of those years would you like back, and what would you leave there?',
			},
		],
	},
	{
		asked: /^(?:so |and |but )*(?:does|do) (?:it|that|this) mean (?:that )?i (?:still |really )?(?:love|miss|want)\b/,
		only: ({ before }) => before.some(({ people }) => people.includes('former_partner')),
		say: [
			{
				say: 'Not by itself. Dreams keep old furniture and move it about at night; whether you love somebody shows by day, in what you do without being asked.',
				ask: 'And by day, who comes to mind first?',
			},
		],
	},
	{
		asked:
			/^(?:so |and |but )*should i (?:tell|confess it to|say it to) (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|fianc\w+))\b/,
		only: ({ before }) => before.some(({ people }) => people.includes('former_partner')),
		say: [
			{
				say: 'A dream is no deed and needs no confession. Tell it if the telling brings you nearer, over coffee, as a curious thing; keep it if you would only be handing over a stone.',
				ask: 'What do you hope to hear back?',
			},
		],
	},
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
