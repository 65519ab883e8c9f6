import type { KnownVerse } from '#src/words/knowledge.ts';
import { tellings as ar } from './poems/ar.ts';
import { tellings as en } from './poems/en.ts';
import { tellings as es } from './poems/es.ts';
import { tellings as fa } from './poems/fa.ts';
import type { PoemTelling } from './poems/shape.ts';
import { poems } from './poems.ts';

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
	words: { en: tell(en[id]), fa: tell(fa[id]), ar: tell(ar[id]), es: tell(es[id]) },
}));
