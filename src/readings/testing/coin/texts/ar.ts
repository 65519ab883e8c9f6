import type { CoinTexts } from './en.ts';

/** The sentences of the coin. */
export const texts: CoinTexts = {
	entry: { name: 'عملة', line: 'وجه أم ظهر لسؤال واحد.', kept: { heading: 'العملات', tab: 'عملة', asked: 'سألتم' } },
	title: 'عملة',
	description: 'وجه أم ظهر لسؤال واحد.',
	lead: 'وجه أم ظهر لسؤال واحد.',
	label: 'سؤالكم',
	toss: 'ارموا',
	tossing: 'العملة في الهواء',
	again: 'ارموا من جديد',
	sides: { heads: 'وجه', tails: 'ظهر' },
	told: { heads: 'وجه: بماذا تبدؤون؟', tails: 'ظهر: ماذا تتركون للغد؟' },
	failed: 'ضاعت العملة',
	failedLine: 'لم تسقط العملة. ارموها من جديد.',
	messages: { question_invalid: 'اسألوا في ٥ إلى ٢٠٠ حرف' },
};
