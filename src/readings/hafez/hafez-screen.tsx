import { poems } from '#src/methods/divan/poems.ts';
import type { ReadingPage } from '#src/readings/reading-page.ts';
import type { Hafez, HafezLoaded } from './contract.ts';
import { HafezForm } from './hafez-form.tsx';
import { Ritual } from './invocation.tsx';
import { poemOf, verseText } from './request.ts';
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
			poem_id: poemOf(request).id,
			question: request.question,
			interpretation,
		}),
		matter: ({ matter }) => matter,
	},
	read: ({ poem_id, question, interpretation }, language) => {
		const poem = poems.find(({ id }) => id === poem_id) ?? poems[0];
		const request = { poem: verseText(poem), question: question ?? '', language };
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
	leaf: ({ request, facts, fields, kept }, { t, loaded, locale }) => {
		const poem = poemOf(request);
		const { translation, theme, imagery } = loaded.tellings[poem.id];
		const list = new Intl.ListFormat(locale, { type: 'conjunction' });
		return {
			className: 'hafez-result',
			title: t('title'),
			pictureName: `hafez-${poem.ghazal}`,
			...(kept && request.question && { question: { label: loaded.kept.youAsked, text: request.question } }),
			verse: { lines: poem.verse, translation, place: t('place', { ghazal: poem.ghazal }), label: t('verse') },
			facts: [
				{ label: t('theme'), value: theme },
				{ label: t('imagery'), value: list.format(imagery) },
				...(kept
					? []
					: [{ label: t('about'), value: facts ? t(`matters.${facts.matter}`) : '', pending: facts === null }]),
			],
			answer: t('reading'),
			parts: [{ id: 'interpretation', text: fields.interpretation ?? '' }],
		};
	},
};
