import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { apartAt, TwoShamsas } from './two-shamsas.tsx';

it.each([
	[0, 320],
	[50, 160],
	[100, 0],
	[-5, 320],
	[140, 0],
])('at %i of a hundred the middles of the shamsas lie %i apart', (score, apart) => {
	expect(apartAt(score)).toBe(apart);
});

it('draws two of a couple, and an open place beside one who is asked about alone', () => {
	const drawn = (couple: boolean) => renderToStaticMarkup(createElement(TwoShamsas, { score: 50, couple }));
	const shamsas = (markup: string) => markup.split('class="shamsa').length - 1;
	expect([shamsas(drawn(true)), shamsas(drawn(false))]).toEqual([2, 1]);
	expect(drawn(true)).toContain('translate(-80 0)');
	expect(drawn(true)).not.toContain('stroke-dasharray="14');
	expect(drawn(false)).toContain('stroke-dasharray="14');
});
