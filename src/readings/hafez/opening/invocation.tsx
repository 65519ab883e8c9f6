import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { invocation } from '#src/methods/divan/invocation.ts';
import { OpenBook } from '#src/ui/ornament/open-book.tsx';
import type { HafezTexts } from '../texts/en.ts';
import { comeFromCover } from './cover-place.ts';

/** The old words as they come one line after the other while the cover is held; the page has them to be read elsewhere. */
export function SaidWords() {
	return (
		<div aria-hidden lang="fa" dir="rtl" className="hafez-said">
			{invocation.map((line) => (
				<p key={line}>{line}</p>
			))}
		</div>
	);
}

/** The old words said over the closed book: folk text, shown as such. Within the ritual without its note. */
export function Invocation({ texts, bare = false }: { texts: HafezTexts; bare?: boolean }) {
	const t = useTexts(texts);
	return (
		<div className={`invocation${bare ? ' invocation-bare' : ''}`}>
			{!bare && <h2>{t('invocationTitle')}</h2>}
			<blockquote lang="fa" dir="rtl">
				{invocation.map((line) => (
					<p key={line}>{line}</p>
				))}
			</blockquote>
			{texts.invocation && <p className="invocation-translation">{texts.invocation}</p>}
			{!bare && <p className="invocation-note">{t('invocationNote')}</p>}
		</div>
	);
}

/** The book opens while the old words are said, and the light draws together around it. */
export function Ritual({ loaded }: { loaded: { texts: HafezTexts } }) {
	const [begun, setBegun] = useState(false);
	const book = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (book.current) comeFromCover(book.current);
	}, []);
	useEffect(() => {
		const frame = requestAnimationFrame(() => requestAnimationFrame(() => setBegun(true)));
		return () => cancelAnimationFrame(frame);
	}, []);
	return (
		<div className="hafez-ritual">
			<div ref={book} className="hafez-ritual-book">
				<OpenBook state={begun ? 'opening' : 'closed'} petals="full" />
			</div>
			<Invocation texts={loaded.texts} bare />
		</div>
	);
}
