import type { ReactNode } from 'react';
import type { TarotTexts } from '../../texts/en.ts';

type SpreadPlaceProps = {
	texts: TarotTexts;
	/** What the place is called. */
	label: string;
	/** The card, where it lies face up. */
	shown: { name: string; reversed: boolean; meaning: string; sight?: string } | null;
	/** The element of the card's name. */
	heading: 'h2' | 'h3';
	/** A card lies there; the next one will. */
	filled?: boolean;
	next?: boolean;
	/** The card itself, or where it will lie. */
	children: ReactNode;
};

/** A place of a spread: its label, its card, and below it the name, the meaning and what is seen on the card. */
export function SpreadPlace({ texts, label, shown, heading: Heading, filled, next, children }: SpreadPlaceProps) {
	return (
		<li className="tarot-position" data-filled={filled || undefined} data-next={next || undefined}>
			<p className="tarot-place">{label}</p>
			{children}
			{shown && (
				<div className="tarot-caption">
					<p className="tarot-caption-place" aria-hidden>
						{label}
					</p>
					<Heading>
						{shown.name}
						{shown.reversed && <span className="tarot-reversed"> {texts.reversed}</span>}
					</Heading>
					<p>{shown.meaning}</p>
					{shown.sight && <p className="tarot-sight">{shown.sight}</p>}
				</div>
			)}
		</li>
	);
}
