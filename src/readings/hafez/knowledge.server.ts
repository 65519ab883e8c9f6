import type { PoemTelling } from '#src/methods/divan/poems/shape.ts';
import { poems } from '#src/methods/divan/poems.ts';
import { tellings } from '#src/methods/divan/tellings.server.ts';
import type { KnownVerse } from '#src/words/knowledge.ts';
import { meanings as ar } from './meanings/ar.server.ts';
import { meanings as en } from './meanings/en.server.ts';
import { meanings as es } from './meanings/es.server.ts';
import { meanings as fa } from './meanings/fa.server.ts';

const tell = ({ translation, theme, imagery, wantedFor = [] }: PoemTelling, meaning: string) => ({
	translation,
	about: [theme, ...imagery, ...wantedFor].join(' '),
	meaning,
});

/** The twelve verses of the oracle, for visitors who ask the guide for one. */
export const hafezVerses: readonly KnownVerse[] = poems.map(({ id, ghazal, verse }) => ({
	id: `hafez-${id}`,
	poet: 'hafez',
	lines: verse,
	place: { book: 'hafez', ghazal },
	words: {
		en: tell(tellings.en[id], en[id]),
		fa: tell(tellings.fa[id], fa[id]),
		ar: tell(tellings.ar[id], ar[id]),
		es: tell(tellings.es[id], es[id]),
	},
}));
