import { expect, it } from 'vitest';
import { grouped, type Leaf, leafText } from './leaf.ts';

const plain: Leaf = { className: '', title: 'The oracle', pictureName: 'oracle', answer: 'The reading', parts: [] };

it.each<[string, Partial<Leaf>, string]>([
	[
		'a verse with its place',
		{ verse: { lines: ['a', 'b'], translation: ['c'], place: 'd', label: '' } },
		'a\nb\n\nc\n\nd',
	],
	[
		'a verse without translation',
		{ verse: { lines: ['a', 'b'], translation: null, place: 'd', label: '' } },
		'a\nb\n\nd',
	],
	[
		'the question first',
		{ question: { label: 'You asked', text: 'Why?' }, figures: [{ label: 'n', value: '7' }] },
		'Why?\n\nn: 7',
	],
	[
		'cards under their places',
		{ cards: [{ id: 0, reversed: true, label: 'Past', name: 'The Fool', shownName: 'The Fool (reversed)' }] },
		'Past: The Fool (reversed)',
	],
	['a summary in the place of the figures', { summary: 'A and B', figures: [{ label: 'n', value: '7' }] }, 'A and B'],
	[
		'parts under their titles, empty ones left out',
		{
			parts: [
				{ id: 'a', text: 'one' },
				{ id: 'b', title: 'Two', text: 'two' },
				{ id: 'c', title: 'Three', text: '' },
			],
		},
		'one\n\nTwo\ntwo',
	],
])('is copied as plain text: %s', (_what, more, text) => {
	expect(leafText({ ...plain, ...more }, 'Hoopoe')).toBe(`${text}\n\nHoopoe`);
});

it('puts parts of one group beside each other as long as they follow one another', () => {
	const part = (id: string, group?: string) => ({ id, text: id, ...(group && { group }) });
	const groups = grouped([part('a'), part('b'), part('c', 'g'), part('d', 'g'), part('e')]);
	expect(groups.map((group) => group.map(({ id }) => id).join(''))).toEqual(['ab', 'cd', 'e']);
});
