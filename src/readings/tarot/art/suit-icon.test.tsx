import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SuitIcon } from './suit-icon.tsx';

it('draws a different icon for each suit, in the colour of the text, hidden from screen readers', () => {
	const icons = (['wands', 'cups', 'swords', 'pentacles'] as const).map((suit) =>
		renderToStaticMarkup(<SuitIcon suit={suit} size={16} />),
	);
	expect(new Set(icons).size).toBe(4);
	for (const icon of icons)
		expect(icon).toMatch(/^<svg aria-hidden="true" width="16" height="16".*currentColor.* d="M/);
});
