import { type RefObject, useId } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { OpenBook } from '#src/ui/ornament/open-book.tsx';
import type { HafezTexts } from '../texts/en.ts';
import type { useHold } from './use-hold.ts';

/**
 * The closed Divan as a button: held down, the sixteen petals on its cover fill one after the other, and then it opens.
 * Released too early, it shows a hint, and that the button of the form does the same.
 */
export function HoldCover({
	texts,
	hold,
	book,
}: {
	texts: HafezTexts;
	hold: ReturnType<typeof useHold>;
	book: RefObject<HTMLButtonElement | null>;
}) {
	const t = useTexts(texts);
	const how = useId();
	return (
		<div className="hafez-book">
			<button
				ref={book}
				type="button"
				className="hafez-cover"
				aria-label={t('cover')}
				aria-describedby={how}
				data-state={hold.state}
				{...hold.handlers}
			>
				<OpenBook state="closed" petals={hold.state === 'holding' ? 'filling' : 'empty'} />
			</button>
			<p id={how} className="hafez-how">
				<span className="hafez-how-held">{t('hold')}</span>
				<span className="hafez-how-pressed">{t('press')}</span>
			</p>
			<p role="status" className="hafez-let-go">
				{hold.state === 'let-go' && t('letGo', { draw: texts.draw })}
			</p>
		</div>
	);
}
