import { palmette } from './arabesque.ts';
import './ornament.css';

/** Where the book is in the ritual. */
export type BookState = 'closed' | 'opening' | 'open';

const lotus = palmette(15);
const corner = 'M8 8H30C30 14 25 16 24 20C20 21 18 26 16 30H8Z';
const turanj =
	'M60 44C52 52 41 57 38 70C34 76 34 84 38 90C41 103 52 108 60 116C68 108 79 103 82 90C86 84 86 76 82 70C79 57 68 52 60 44Z';
const turanjInner =
	'M60 52C54 58 46 62 43.5 72C40.5 77 40.5 83 43.5 88C46 98 54 102 60 108C66 102 74 98 76.5 88C79.5 83 79.5 77 76.5 72C74 62 66 58 60 52Z';

function Cover() {
	return (
		<svg aria-hidden viewBox="0 0 120 160" className="book-face book-cover" fill="none" strokeLinejoin="round">
			<rect x="4" y="4" width="112" height="152" rx="1" strokeWidth="1.4" />
			<rect x="7" y="7" width="106" height="146" strokeWidth=".6" />
			{['', 'translate(120 0)scale(-1 1)', 'translate(0 160)scale(1 -1)', 'translate(120 160)scale(-1 -1)'].map((t) => (
				<path key={t} d={corner} transform={t || undefined} className="book-gilt" strokeWidth=".8" />
			))}
			<path d={turanj} className="book-gilt" strokeWidth="1" />
			<path d={turanjInner} className="book-lapis" strokeWidth=".7" />
			<g strokeWidth=".6" className="book-gilt">
				<path d={lotus.fans[0]} transform="translate(60 82)" />
				<path d={lotus.fans[1]} transform="translate(60 82)" />
				<path d={lotus.fans[1]} transform="translate(60 79)rotate(180)" />
				<path d="M60 44V34M57 38L60 34L63 38L60 42ZM60 116V126M57 122L60 126L63 122L60 118Z" />
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
 * The Divan of the ritual: closed, opening (its cover and three leaves turn, 1.5 seconds), open. A Persian book has its
 * back at the right, in every language of the page. With reduced motion it is simply closed or open. Decoration.
 */
export function OpenBook({ state, className = '' }: { state: BookState; className?: string }) {
	return (
		<div aria-hidden className={`open-book ${className}`} data-state={state}>
			<div className="book-spread">
				<div className="book-block" />
				<div className="book-leaf book-still">
					<Page first />
				</div>
				{[3, 2, 1].map((n) => (
					<div key={n} className={`book-leaf book-turning book-leaf-${n}`}>
						<Page />
						<Page back />
					</div>
				))}
				<div className="book-leaf book-turning book-leaf-cover">
					<Cover />
					<div className="book-face book-back book-doublure" />
				</div>
			</div>
		</div>
	);
}
