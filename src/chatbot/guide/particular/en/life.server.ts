import type { Particular } from '../shape.ts';

/** What people tell in English of their own life that wants an answer just to it. */
export const life: readonly Particular[] = [
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
