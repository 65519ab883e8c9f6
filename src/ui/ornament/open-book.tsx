import type { CSSProperties } from 'react';
import { palmette } from './arabesque.ts';
import { petal, turns } from './geometry.ts';
import './ornament.css';

/** Where the book is in the ritual. */
export type BookState = 'closed' | 'opening' | 'open';

const PETALS = 16;
const PETAL_MS = 140;
/** How long the petals on the cover take to fill, in milliseconds; the style sheet keeps the same time. */
export const PETALS_FILL_MS = (PETALS + 1) * PETAL_MS;

const lotus = palmette(15);
const corner = 'M8 8H30C30 14 25 16 24 20C20 21 18 26 16 30H8Z';
const medallion = { petal: petal(17.5, 45, 7.4), vein: petal(22, 38, 3.2) };

/** The cover: our shamsa, whose petals can be filled with gold one after the other. */
function Cover() {
	return (
		<svg aria-hidden viewBox="0 0 120 160" className="book-face book-cover" fill="none" strokeLinejoin="round">
			<rect x="4" y="4" width="112" height="152" rx="1" strokeWidth="1.4" />
			<rect x="7" y="7" width="106" height="146" strokeWidth=".6" />
			{['', 'translate(120 0)scale(-1 1)', 'translate(0 160)scale(1 -1)', 'translate(120 160)scale(-1 -1)'].map((t) => (
				<path key={t} d={corner} transform={t || undefined} className="book-gilt" strokeWidth=".8" />
			))}
			<path
				d="M60 35V20M56.5 25L60 20.5L63.5 25L60 29.5ZM60 125V140M56.5 135L60 130.5L63.5 135L60 139.5Z"
				className="book-gilt"
				strokeWidth=".6"
			/>
			<g transform="translate(60 80)">
				{turns(PETALS).map((angle, place) => (
					<g key={angle} transform={`rotate(${angle})`}>
						<path d={medallion.petal} className="book-lapis" strokeWidth=".7" />
						<g className="book-petal" style={{ '--petal': place } as CSSProperties}>
							<path d={medallion.petal} className="book-gilt" strokeWidth=".7" />
							<path d={medallion.vein} className="book-vein" />
						</g>
					</g>
				))}
				<circle r="19" className="book-lapis" strokeWidth="1" />
				<g strokeWidth=".6" className="book-gilt" transform="translate(0 2)">
					<path d={lotus.fans[0]} />
					<path d={lotus.fans[1]} />
					<path d={lotus.fans[1]} transform="translate(0 -3)rotate(180)" />
				</g>
			</g>
		</svg>
	);
}

/** A page of verse seen from too far to be read: two columns of lines; the first page has its headpiece. */
function Page({ first = false, back = false }: { first?: boolean; back?: boolean }) {
	const from = first ? 62 : 26;
	const rows = Array.from({ length: Math.floor((142 - from) / 12) + 1 }, (_, i) => from + i * 12);
	const line = (x: number, y: number, w: number) => `M${x} ${y}q${w / 4} -1.6 ${w / 2} 0t${w / 2} -.4`;
	return (
		<svg aria-hidden viewBox="0 0 120 160" className={`book-face book-page${back ? ' book-back' : ''}`} fill="none">
			<rect x="9" y="9" width="102" height="142" className="book-rule" strokeWidth="1.3" />
			<rect x="12" y="12" width="96" height="136" className="book-thin" strokeWidth=".6" />
			{first && (
				<>
					<path
						className="book-head"
						d="M12 48C30 48 44 40 50 30C54 26 58 22 60 16C62 22 66 26 70 30C76 40 90 48 108 48Z"
						strokeWidth=".8"
					/>
					<path className="book-gilt" d={lotus.fans[0]} transform="translate(60 44)" strokeWidth=".4" />
				</>
			)}
			<path
				className="book-ink"
				strokeWidth="1.5"
				strokeLinecap="round"
				d={rows.map((y, i) => line(18, y, 34 + (i % 3) * 2) + line(64 + (i % 2) * 2, y, 36)).join('')}
			/>
		</svg>
	);
}

/**
 * The Divan of the ritual: closed, opening (its cover and five leaves turn, 1.5 seconds), open. A Persian book has its
 * back at the right, in every language of the page. With reduced motion it is simply closed or open. Decoration.
 */
export function OpenBook({
	state,
	petals = 'empty',
	className = '',
}: {
	state: BookState;
	/** Of the sixteen petals on the cover: none is gold, they become so one by one, or all are. */
	petals?: 'empty' | 'filling' | 'full';
	className?: string;
}) {
	return (
		<div aria-hidden className={`open-book ${className}`} data-state={state} data-petals={petals}>
			<div className="book-spread">
				<div className="book-block" />
				<div className="book-leaf book-still">
					<Page first />
				</div>
				{[5, 4, 3, 2, 1].map((n) => (
					<div key={n} className="book-leaf book-turning" style={{ '--leaf': n } as CSSProperties}>
						<Page />
						<Page back />
					</div>
				))}
				<div className="book-leaf book-turning" style={{ '--leaf': 0 } as CSSProperties}>
					<Cover />
					<div className="book-face book-back book-doublure" />
				</div>
			</div>
		</div>
	);
}
