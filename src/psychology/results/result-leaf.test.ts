import { expect, it } from 'vitest';
import { leafText } from '#src/readings/leaf/leaf.ts';
import { resultLeaf } from './result-leaf.ts';

const figures = Array.from({ length: 9 }, (_, place) => ({ label: `Kind ${place}`, value: `${place} of 5` }));
const taken = {
	title: 'Career',
	heading: 'Technology',
	figures,
	words: 'One.\n\nTwo.\n\nThree.\n\nFour.',
	pictureName: 'c',
};

it('copies the test, what came of it, every figure and all words', () => {
	const text = leafText(resultLeaf({ ...taken, figures: figures.slice(0, 2) }), 'Hoopoe');
	expect(text).toBe(
		'Career: Technology\n\nKind 0: 0 of 5\nKind 1: 1 of 5\n\nOne.\n\nTwo.\n\nThree.\n\nFour.\n\nHoopoe',
	);
	expect(leafText(resultLeaf(taken), 'Hoopoe')).toContain('Kind 8: 8 of 5');
});

it('is called after the test where the result has no name', () => {
	const leaf = resultLeaf({ ...taken, heading: null, figures: [] });
	expect([leaf.title, leafText(leaf, 'Hoopoe').split('\n')[0]]).toEqual(['Career', 'Career']);
});

it('shows on its picture what has room there', () => {
	const { title, figures: shown, excerpt } = resultLeaf(taken);
	expect([title, shown?.length, excerpt]).toEqual(['Technology', 8, ['One.', 'Two.', 'Three.']]);
});
