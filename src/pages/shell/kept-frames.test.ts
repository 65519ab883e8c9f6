import { expect, it } from 'vitest';
import { createKeptFrames, type RenderPart } from './kept-frames.server.ts';

/** A page as `page-part.tsx` has it rendered; `path` names it in the frame. */
function renderer(own: string, path: string, rendered: string[], different = ''): RenderPart {
	return (part, segment) => {
		rendered.push(part);
		const image = (name: string) => `<link rel="preload" as="image" href="${name}"/>`;
		const frame = (preload: string, head: string, main: string, last: string) =>
			`<html><head>${preload}<i>${head}</head><body><a href="/en/${path}${segment ?? ''}"><main id="main">${main}</main></a>${last}</body></html>`;
		if (part === 'all') return frame(image(own), `<title>${own}</title>`, own, different);
		if (part === 'frame')
			return frame(image('own-part'), '<meta name="own-part"/>', '<img src="own-part" alt=""/>', '');
		return `<html><head>${image(own)}<meta name="own-part"/><title>${own}</title></head><body><main id="main">${own}</main></body></html>`;
	};
}

it('renders the frame once for pages that have it in common', () => {
	const frames = createKeptFrames();
	const rendered: string[] = [];
	for (const segment of ['one', 'two', 'three']) {
		const page = frames.render({ name: 'article', segment }, '[data]', renderer(segment, 'blog/', rendered));
		expect(page?.join('')).toBe(
			`<html><head><link rel="preload" as="image" href="${segment}"/><i><title>${segment}</title></head><body>` +
				`<a href="/en/blog/${segment}"><main id="main">${segment}</main></a>[data]</body></html>`,
		);
	}
	expect(rendered).toEqual(['frame', 'own', 'all', 'own', 'own', 'own']);
});

it('leaves a page whole which would not be the same, and one whose address has to be written in another way', () => {
	const frames = createKeptFrames();
	const rendered: string[] = [];
	const place = { name: 'article', segment: 'one' };
	expect(frames.render(place, '', renderer('one', 'blog/', rendered, 'more'))).toBeNull();
	expect(frames.render(place, '', renderer('one', 'blog/', rendered))).toBeNull();
	expect(rendered).toHaveLength(3);
	expect(frames.render({ name: 'other', segment: 'a%20b' }, '', renderer('one', 'blog/', rendered))).toBeNull();
	expect(rendered).toHaveLength(3);
});
