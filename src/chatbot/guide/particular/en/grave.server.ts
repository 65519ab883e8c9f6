import type { Particular } from '../shape.ts';

/** What people tell in English that weighs most, or that looks heavy and is a joy. */
export const grave: readonly Particular[] = [
	{
		asked:
			/^(?:and |but |so )*(?:could|should|might) (?:i|we) (?:not )?(?:have )(?:done (?:something|anything|more)|stopped|prevented|saved|helped|seen|noticed|known|been there)\b/,
		behind: ['death'],
		say: [
			{
				say: 'Almost everyone who is left asks that. Looking back one knows the end, and every detail looks like a sign; at the time they were days. To have wanted somebody to stay is not the same as to have held a life in one’s hand.',
				ask: 'To whom can you say this out loud?',
			},
		],
	},
	{
		asked:
			/\b(?:every ?one|everybody|people|they|(?:my )?(?:family|friends|husband|wife|mum|mom|dad)) (?:just )?(?:keep |keeps )?(?:says?|saying|tells? me|telling me|thinks?) (?:that )?(?:to |i should |i have to |i need to |i must |it.?s time to |you have to )?(?:move on|moving on|get over (?:it|him|her)|let (?:it|him|her) go|be strong|time heals)/,
		behind: ['death'],
		say: [
			{
				say: 'They would like to see you out of it, and that is easier for them than for you. There is no date for it; what is called moving on is mostly taking it along.',
				ask: 'Who can bear to hear the name?',
			},
		],
	},
	{
		asked:
			/\b(?:i|i've|ive|i'm|im) (?:\w+ )?(?:weigh(?:ing)? myself|stopped eating|not eating|can't eat|starv(?:e|ing) myself|mak(?:e|ing) myself (?:sick|throw up|vomit)|bing(?:e|ed|ing)\b(?! watch)|purg(?:e|ed|ing)|count(?:ing)? (?:every |all )?(?:the )?calories|hate my body)\b|\bmy (?:eating disorder|anorexia|bulimia)\b|\b(?:i have|i've got|i had) (?:an eating disorder|anorexia|bulimia)\b/,
		not: /\b(?:meat|sugar|bread|gluten|dairy|died|death|cancer|chemo)\b/,
		say: [
			{
				say: 'This is about more than food, and you are not alone with it. The sooner somebody looks at it with you, the easier it is to loosen: a doctor to whom you can speak plainly, or a helpline for eating disorders. It does not have to get worse first.',
				ask: 'Who has guessed already, and could come along?',
			},
		],
	},
	{
		asked:
			/\b(?:said|called|spoke|walked|smiled|laughed|hugged|slept|ate|looked|asked|answered|waved)\b.*\bfor the first time\b|\bfor the first time\b.*\b(?:said|called|spoke|walked|smiled|laughed|hugged|slept|looked)\b/,
		not: /\b(?:died|hit|cried|never|drunk|ill|hospital)\b/,
		only: ({ heard }) => heard.people.includes('child'),
		say: [
			{
				say: 'Then today has a date worth writing down. What comes late has walked a long way to reach you.',
				ask: 'What exactly did you see and hear in that moment?',
			},
		],
	},
];
