import type { Leaf } from '#src/readings/leaf/leaf.ts';
import type { Given, LeafTools } from '#src/readings/reading-page.ts';
import type { Hafez, HafezLoaded } from './contract.ts';
import { shownVerse } from './couplet/shown-verse.ts';

/** The couplet with its place, what it is about, and its reading. */
export function hafezLeaf(given: Given<Hafez>, { t, loaded, locale }: LeafTools<HafezLoaded>): Leaf {
	const { request, facts, fields, kept } = given;
	const { lines, ghazal, telling, place } = shownVerse(request, facts, { t, loaded });
	const list = new Intl.ListFormat(locale, { type: 'conjunction' });
	const imagery = telling?.imagery ?? facts?.poem.imagery ?? [];
	return {
		className: 'hafez-result',
		title: t('title'),
		pictureName: `hafez-${ghazal}`,
		...(kept && request.question && { question: { label: loaded.kept.youAsked, text: request.question } }),
		verse: { lines, translation: telling?.translation ?? null, place, label: t('verse') },
		facts: [
			...(telling ? [{ label: t('theme'), value: telling.theme }] : []),
			...(imagery.length > 0 ? [{ label: t('imagery'), value: list.format(imagery) }] : []),
			...(kept
				? []
				: [{ label: t('about'), value: facts ? t(`matters.${facts.matter}`) : '', pending: facts === null }]),
		],
		answer: t('reading'),
		parts: [{ id: 'interpretation', text: fields.interpretation ?? '' }],
	};
}
