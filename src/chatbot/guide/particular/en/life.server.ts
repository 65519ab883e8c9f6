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
			/^(and |so |but |or |do you think )*(am|was) i (just |being |too |so |really |a bit |completely |totally )*(unreasonable|overreacting|petty|dramatic|oversensitive|sensitive|selfish|needy|ungrateful|unfair|harsh|mean|the bad guy|the problem|the unreasonable one)( here| of me| or what| or not| about (it|this|that))*$/,
		say: [
			{
				say: 'A feeling is no verdict, yours as little as anybody’s; it shows where something of yours was touched. What you do about it is a second question, and that one keeps until tomorrow.',
				ask: 'What would you say to a friend who told you just this?',
			},
		],
		as: 'told',
	},
	{
		asked:
			/^(and |so |but |or |do you think )*(am i (just |being |too |so |really |a bit |completely )*(paranoid|imagining (it|things|this)|seeing things that arent there|reading too much into (it|this|that))|is it (just |all )?in my head)( here| or what| or not| about (it|this|that))*$/,
		say: [
			{
				say: 'From here I cannot see what is so. Put into one sentence what you have seen, without what you made of it; that sentence can be asked aloud, calmly and in daylight.',
				ask: 'What have you seen, and what have you added to it?',
			},
		],
		as: 'told',
	},
	{
		asked:
			/^(and |so |but |or |do you think )*(is (that|this|it)|am i)( just| so| a bit| really| completely| totally| going)* (mad|crazy|weird|odd|strange|daft|silly|stupid|pathetic|normal|bonkers)( of me| or what| or not)*$/,
		say: [
			{
				say: 'More people do and feel just that than say so. If it is about the body, a pharmacist or a doctor can tell you what is usual; if it is about the heart, there is no measure to fall short of.',
				ask: 'What does it do for you, when you let it be?',
			},
		],
		as: 'told',
	},
	{
		asked:
			/\b(speak|say (something|a few words|some words)|give (the |a )?(eulogy|reading|speech)|do (the |a )(eulogy|reading)|read)\b.{0,40}\b(funeral|cremation|wake|memorial|burial|graveside)\b|\b(funeral|cremation|wake|memorial|burial)\b.{0,40}\b(have to|ive to|i've to|got to|asked me to|want me to|meant to|supposed to) (speak|say something|say a few words|give (the |a )?(eulogy|speech|reading)|do (the |a )(eulogy|reading|speech)|read)\b|\b(write|writing|give|giving|do|doing|my|the) (\w+ )?eulogy\b/,
		not: /\b(refused|wont|won't|not) (to )?(speak|let me)|\b(spoke|speaks?|speaking|spoken) to (me|him|her|each other|them)\b/,
		say: [
			{
				say: 'Three small true things are enough: a sentence that was always said, what the hands were always doing, one time the whole room laughed. Two minutes, written large, and somebody beside you who reads on if your voice goes.',
				ask: 'Which small thing would nobody else think to mention?',
			},
		],
		beside: true,
		as: 'told',
	},
	{
		asked:
			/^(nothing'?s (really )?wrong |nothing is wrong |no reason |for no reason |i (don't|dont) know why |dunno )*(but |really |its just |it's just )*(i'?m|im|i am|i've been|ive been|i feel|i just feel|feeling|just feeling|just)( just| so| really| a bit| very| feeling| quite)* (sad|low|down|blue|flat|tearful|melancholy)( today| tonight| lately| for no reason| again| these days)*$/,
		say: [
			{
				say: 'Sadness owes nobody a reason; some days it comes the way weather does. It may be told before it is explained.',
				ask: 'At which hour of the day is it lightest?',
			},
		],
		as: 'told',
	},
	{
		asked: /^(and |so |but |ok |well )*what would you do( here| then| now)*$/,
		say: [
			{
				say: 'I have never had rent, a family or a Monday, so my courage would cost nothing and be worth as much. What I can do is ask as a friend would: leave out what others expect, and see which of the ways is still standing.',
				ask: 'What would you tell somebody you are fond of, who came to you with just this?',
			},
		],
		as: 'told',
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
