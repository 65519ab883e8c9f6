import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createKeptHtml } from './kept-html.server.ts';
import { KeptPart, KeptParts } from './kept-part.tsx';

let rendered = 0;

function Links({ name }: { name: string }) {
	rendered++;
	return (
		<>
			<div>
				{name} & {name}
			</div>
			<KeptPart as="div" of={() => `inner ${name}`} className="inner">
				<div />
				{name}
			</KeptPart>
		</>
	);
}

const Part = ({ name }: { name: string }) => (
	<KeptPart as="div" of={() => `links "${name}" & <more>`} className="links" aria-label={`<a> ${name}`}>
		<Links name={name} />
	</KeptPart>
);

const page = (words: string) => (
	<main>
		<p title={words}>{words}</p>
		<Part name="moon" />
		<Part name={'<div data-kept="0">'} />
	</main>
);

it('a part that was rendered once is the same HTML as one that is rendered anew, and is not rendered again', () => {
	const kept = createKeptHtml();
	const withParts = (words: string) => {
		const { keeper, finish } = kept.begin();
		return finish(renderToString(<KeptParts value={keeper}>{page(words)}</KeptParts>));
	};
	for (const words of ['<div data-kept="1">', 'other words']) {
		const plain = renderToString(page(words));
		rendered = 0;
		expect(withParts(words)).toBe(plain);
		expect(rendered).toBe(words === 'other words' ? 0 : 2);
	}
});
