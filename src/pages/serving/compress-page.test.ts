import { expect, it } from 'vitest';
import { plainPage } from './compress-page.server.ts';

it.each([
	['nothing', []],
	['ASCII', ['<p>', 'a page', '</p>']],
	['several scripts', ['<p>آنچه می‌جویی · «هدهد»</p>', '', '<i>🐦</i>', 'é'.repeat(100_000)]],
	['half a character', ['\ud83d', 'a']],
])('a page of %s is kept as UTF-8', async (_, pieces) => {
	const { bodies } = await plainPage({ status: 200, headers: new Headers(), body: pieces });
	expect(bodies.identity.equals(Buffer.from(pieces.join('')))).toBe(true);
});
