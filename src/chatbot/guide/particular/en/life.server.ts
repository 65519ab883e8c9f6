import type { Particular } from '../shape.ts';

/** What people tell in English of their own life that wants an answer just to it. */
export const life: readonly Particular[] = [
	{
		// A child, a brother, a friend has told whom they love, or who they are.
		asked:
			/\b(?:my|our) (?:\S+ )?(?:son|daughter|kid|child|brother|sister|friend|nephew|niece|cousin|grandson|granddaughter)(?:'s| is| told (?:me|us)| came out| has told (?:me|us)| just told (?:me|us)| just came out).{0,30}?(?:\b(?:gay|lesbian|bi|bisexual|trans|transgender|queer|nonbinary)\b|came out (?:to|as)\b)|\b(?:son|daughter|child|brother|sister|friend) came out (?:to (?:me|us)|as)\b/,
		as: 'told',
		say: [
			{
				say: 'What was put into your hands there took courage, and you were chosen for it. Nothing has to be understood tonight; “I am glad you told me” is a whole answer, and who else is to know is theirs to say.',
				ask: 'What would you like them to hear from you next?',
			},
		],
	},
	{
		asked:
			/^(and |it was |just |only |he did it |she did it |they did it |all )*(by|over|via|in a|with a) (text|texts|whatsapp|email|message|voice ?note|dm|snapchat|letter|post.?it|phone call)( message)?( as well| too)?$/,
		say: [
			{
				say: 'Then it was said with a thumb. That tells something of what the sender could face that day, and nothing of what you are worth.',
				ask: 'Have you answered it, or does it still stand there alone?',
			},
		],
		as: 'told',
	},
	{
		asked:
			/^(and |but |because )?(my|our) (mum|mam|mom|mother|sister|nan|gran|grandmother|aunt|auntie|dad|father|brother)( and my \w+)? (had|has|died of|died from|went through) (it|that|this|the same|the same thing)( too| as well)?$/,
		say: [
			{
				say: 'Then you have stood on the other side of this door before, and know what the waiting room looks like. Tell it early to whoever examines you; it is the first thing they will want to know, and what could be done then is not what can be done now.',
				ask: 'Who goes with you to the next appointment?',
			},
		],
		as: 'told',
	},
	{
		asked:
			/\bi('ve)? (just |once |have )*(hit|smacked|slapped|shook|beat|struck|kicked|shoved|belted|hurt) my (own |little |youngest |eldest |\w+ year old |baby |step ?)*(son|daughter|kid|kids|child|children|baby|boy|girl|toddler|little one|lad|girls|boys)\b(?! (at|in|by accident|with (a|the|my) (ball|car|bike|door|news|trolley|pram)|accidentally|for sponsorship))/,
		say: [
			{
				say: 'That was hard to write, and it was right to write it. A child who has been hit needs to hear from the one who did it, today and in short words: that was wrong, and it was not your fault. Then see to it that you are not alone with the next bad hour: leave the room while the child is safe, ring somebody, and tell a doctor or a parents’ helpline what happened, as you told me. Whom could you ring tonight?',
			},
		],
	},
	{
		asked:
			/\b(hide|hiding|keep|keeping|conceal)\b.{0,40}\b(from|secret from) (him|her|them|my (husband|wife|partner|boyfriend|girlfriend|fianc\S+|family|parents|mum|mom|dad|mother|father|sister|brother))\b/,
		not: /\b(kids?|children|son|daughter|surprise|birthday|present|gift|violent|hits?|beats?|abus\w*|danger\w*|stalk\w*|scared|afraid of)\b/,
		asks: ['should', 'which', 'how', 'speak', 'knowledge'],
		light: true,
		say: [
			{
				say: 'What is hidden is paid for twice, once for the hiding and once on the day it is found; and that day the quarrel is about the hiding. Try something smaller first: say what is yours to decide without asking, and leave the other the same.',
				ask: 'What are you afraid would follow if it were said?',
			},
		],
		as: 'told',
	},
];
