import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LabelledWords } from './labelled-words.tsx';

it.each([
	['en', 'ltr'],
	['fa', 'rtl'],
] as const)('words in %s run %s with their headings, on a page of any language', (language, direction) => {
	const page = renderToStaticMarkup(
		createElement(LabelledWords, { text: 'Warm.\n\nWhat it costs: Evenings.', labels: ['What it costs'], language }),
	);
	expect(page).toContain(`lang="${language}" dir="${direction}"`);
	expect(page).toContain('<h3>What it costs</h3>');
});
