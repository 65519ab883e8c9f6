import { describe, expect, it } from 'vitest';
import { offeredPages, plainMessage, readOffer, writeOffer } from './offer-link.ts';
import { type ChatMessage, cutConversation } from './request.ts';

const turns = (...lengths: number[]): ChatMessage[] =>
	lengths.map((length, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content: 'x'.repeat(length) }));

describe('cutConversation', () => {
	it.each<[string, number[], { messages: number; characters: number }, number]>([
		['leaves what has room', [5, 5, 5], { messages: 3, characters: 15 }, 3],
		[
			'cuts the oldest beyond the characters, and begins with the visitor',
			[5, 5, 5, 5, 5],
			{ messages: 9, characters: 20 },
			3,
		],
		['cuts the oldest beyond the messages', [1, 1, 1, 1, 1], { messages: 3, characters: 99 }, 3],
		['keeps the newest, however long', [5, 5, 50], { messages: 9, characters: 20 }, 1],
	])('%s', (_what, lengths, most, left) => {
		const all = turns(...lengths);
		expect(cutConversation(all, most)).toEqual(all.slice(-left));
		expect(cutConversation(all, most)[0]?.role).toBe('user');
	});
});

describe('an offer', () => {
	it('is read as it was written', () => {
		for (const page of offeredPages)
			expect(readOffer(writeOffer('دیوان را باز کنیم؟', 'fa', page))).toEqual({
				line: 'دیوان را باز کنیم؟',
				address: `/fa/${page}`,
				page,
			});
	});

	it.each([
		'[a](https://example.org)',
		'[a](/en/admin)',
		'[a](//example.org/tarot)',
		'[a](/en/tarot/../auth)',
		'[a](javascript:alert(1))',
		'see [a](/en/tarot)',
	])('is nothing else: %s', (text) => {
		expect(readOffer(text)).toBeNull();
	});

	it('is a line and an address in plain text', () => {
		expect(plainMessage(`One.\n\n${writeOffer('Lay a card.', 'en', 'tarot')}`, 'https://hoopoe.example')).toBe(
			'One.\n\nLay a card. https://hoopoe.example/en/tarot',
		);
	});
});
