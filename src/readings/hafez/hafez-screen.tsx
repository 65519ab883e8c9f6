import { poems } from '#src/methods/divan/poems.ts';
import type { ReadingPage } from '#src/readings/reading-page.ts';
import type { Hafez, HafezLoaded } from './contract.ts';
import { UnfoldGhazal } from './divan/unfold-ghazal.tsx';
import { HafezForm } from './hafez-form.tsx';
import { Ritual } from './invocation.tsx';
import { findPoem, type HafezRequest, verseText } from './request.ts';
import { shownVerse } from './shown-verse.ts';
import './hafez.css';

/** The Hafez oracle: a question, the opening of the Divan, a verse and its reading. */
export const hafezPage: ReadingPage<Hafez, HafezLoaded, string> = {
	name: 'hafez-interpretation',
	page: 'hafez',
	// From the wish to draw until the verse is seen (specification, 5.3).
	waitMs: 1500,
	// The verse waits for the first word of the answer, so that it is not shown to someone who cries for help; no longer.
	holdMs: 800,
	keep: {
		table: 'hafez_readings',
		row: (request, { interpretation }) => ({
			poem_id: poemIdOf(request),
			question: request.question,
			interpretation,
		}),
		matter: ({ matter }) => matter,
	},
	read: ({ poem_id, question, interpretation, couplet }, language) => {
		const poem = poems.find(({ id }) => id === poem_id) ?? poems[0];
		const request = couplet
			? { poem: couplet.verse.join('\n'), question: question ?? '', language, found: couplet }
			: { poem: verseText(poem), question: question ?? '', language };
		return { request, facts: null, fields: { interpretation } };
	},
	empty: '',
	draft: { of: (question) => question, into: (_, question) => question },
	unreadable: 'question_invalid',
	says: ({ drawing, interpreting, newOracle }) => ({ busy: drawing, writing: interpreting, anew: newOracle }),
	Form: HafezForm,
	Ritual,
	Above: ({ request, loaded }) => (
		<p className="hafez-asked">
			<span>{loaded.texts.yourQuestion}</span> <bdi>{request.question}</bdi>
		</p>
	),
	Below: ({ given, loaded }) => loaded.divan && <UnfoldGhazal texts={loaded.texts} verse={given.request.poem} />,
	leaf: ({ request, facts, fields, kept }, { t, loaded, locale }) => {
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
	},
};

/** One of the twelve by its id; another couplet by its place in the site's Divan, as `0038_divan.sql` reads it. */
function poemIdOf(request: HafezRequest): number {
	const { place } = request;
	return findPoem(request)?.id ?? (place ? place.ghazal * 1000 + place.couplet : poems[0].id);
}
