import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { texts as kept } from '../kept-texts/en.ts';
import type { LeafTools } from '../reading-page.ts';
import { texts as common } from '../texts/en.ts';
import type { DreamsLoaded } from './contract.ts';
import { dreamLeaf } from './dream-leaf.ts';
import { messages } from './messages.ts';
import { names } from './names/en.ts';
import { texts } from './texts/en.ts';

const tools: LeafTools<DreamsLoaded> = {
	t: createTranslator({ locale: 'en', messages: texts }),
	loaded: { texts, common, kept, messages: messages.en, names },
	language: 'en',
	locale: 'en',
};

/** The ids of the parts that a text of so many paragraphs is divided into. */
function partsOf(count: number, isKept = false) {
	const interpretation = Array.from({ length: count }, (_, place) => `Paragraph ${place}.`).join('\n\n');
	const given = { request: { dream: 'A snake.', language: 'en' }, facts: null, fields: { interpretation } } as const;
	return dreamLeaf({ ...given, kept: isKept }, tools).parts.map(({ id }) => id);
}

const divided = ['opening', 'tradition', 'jung', 'everyday', 'closing'];

it('an opening, three lenses and a closing stand apart, also while they arrive', () => {
	expect(partsOf(5)).toEqual(divided);
	expect(partsOf(2)).toEqual(divided);
	expect(partsOf(5, true)).toEqual(divided);
});

it('a text that was divided otherwise is shown as it is', () => {
	expect(partsOf(6)).toEqual(['whole']);
	expect(partsOf(4, true)).toEqual(['whole']);
	expect(partsOf(0)).toEqual(['whole']);
});

it('its picture shows how it begins and how it ends', () => {
	const fields = { interpretation: 'First.\n\nSecond.\n\nLast.' };
	const leaf = dreamLeaf({ request: { dream: 'A snake.', language: 'en' }, facts: null, fields }, tools);
	expect(leaf.excerpt).toEqual(['First.', 'Last.']);
	expect(leaf.question).toEqual({ label: kept.youDreamt, text: 'A snake.' });
});
