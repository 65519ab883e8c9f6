import type { PoemTelling } from '#src/methods/divan/poems/shape.ts';
import { poems } from '#src/methods/divan/poems.ts';
import { tellings } from '#src/methods/divan/tellings.server.ts';
import type { KnownVerse } from '#src/words/knowledge.ts';

const tell = ({ translation, theme, imagery }: PoemTelling) => ({
	translation,
	about: [theme, ...imagery].join(' '),
});

/** The twelve verses of the oracle, for whoever asks the guide for one. */
export const hafezVerses: readonly KnownVerse[] = poems.map(({ id, ghazal, verse }) => ({
	id: `hafez-${id}`,
	poet: 'hafez',
	lines: verse,
	place: { book: 'hafez', ghazal },
	words: {
		en: tell(tellings.en[id]),
		fa: tell(tellings.fa[id]),
		ar: tell(tellings.ar[id]),
		es: tell(tellings.es[id]),
	},
}));
