import type { Language } from '#src/language/languages.ts';

const parts: Readonly<
	Record<Language, { things: readonly string[]; sentence: (one: string, other: string) => string }>
> = {
	en: {
		things: ['lamp', 'well', 'gate', 'stone', 'river', 'table', 'letter', 'garden'],
		sentence: (one, other) =>
			`The ${one} stands for a while beside the ${other}, and nobody in the house has asked it to.`,
	},
	fa: {
		things: ['چراغ', 'چاه', 'سنگ', 'میز', 'نامه', 'باغ', 'پنجره', 'سبو'],
		sentence: (one, other) => `آن ${one} را که کنار ${other} گذاشته‌اند هر روز می‌بینی و با تو از این خانه چیزی نمی‌گوید.`,
	},
	ar: {
		things: ['المصباح', 'البئر', 'الحجر', 'النهر', 'الباب', 'الرسالة', 'البستان', 'النافذة'],
		sentence: (one, other) => `يبقى ${one} قريبًا من ${other} في هذا البيت، وما من أحد سأل عن ذلك إلى اليوم.`,
	},
	es: {
		things: ['farol', 'pozo', 'portal', 'banco', 'camino', 'libro', 'espejo', 'jardín'],
		sentence: (one, other) =>
			`El ${one} se queda un rato junto al ${other}, y en la casa no lo ha pedido nadie todavía.`,
	},
};

/** An article as a good model may write it: plain sentences, no two of them the same. Four have titles of their own. */
export function plainArticle(language: Language, which = 0, count = 40) {
	const { things, sentence } = parts[language];
	const sentences = things
		.flatMap((one) => things.filter((other) => other !== one).map((other) => sentence(one, other)))
		.slice(0, count);
	const paragraphs = Array.from({ length: 5 }, (_, index) =>
		sentences.slice((index * count) / 5, ((index + 1) * count) / 5).join(' '),
	);
	const [one = '', other = ''] = things.slice((which % 4) * 2);
	return {
		title: language === 'en' ? `Scripted ${one} ${other}` : `${one} ${other}`,
		excerpt: sentence(one, other),
		content: paragraphs.join('\n\n'),
	};
}
