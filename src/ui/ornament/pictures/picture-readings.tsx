import type { Point } from '../geometry.ts';
import { accent, cypressAt, dotAt, starAt, wash } from './picture-parts.tsx';

/** Three cards in a fan; on the foremost an arch, the star and its water. */
export function Tarot() {
	return (
		<>
			<g {...wash}>
				<rect x="40" y="24" width="40" height="68" rx="3" transform="rotate(-19 60 112)" />
				<rect x="40" y="24" width="40" height="68" rx="3" transform="rotate(19 60 112)" />
			</g>
			<rect x="37" y="18" width="46" height="80" rx="3.5" fill="var(--ground)" />
			<rect x="37" y="18" width="46" height="80" rx="3.5" {...wash} />
			<path d="M42 93V44C42 35 52 32 60 24C68 32 78 35 78 44V93Z" />
			<path d={starAt(60, 50, 12, 8, 4.4)} {...accent.turquoise} />
			<path
				d={starAt(49, 60, 3, 4, 1) + starAt(71, 62, 3, 4, 1) + starAt(60, 36.5, 2.6, 4, 0.9)}
				fill="currentColor"
				stroke="none"
			/>
			<path
				d="M42 74C48 70 54 70 60 74S72 78 78 74M42 81C48 77 54 77 60 81S72 85 78 81M46 88C51 85 55 85 60 88S69 91 74 88"
				strokeWidth="1.3"
			/>
		</>
	);
}

/** The Divan lies open, a ribbon between its leaves; behind it a cypress and a bird that listens. */
export function Hafez() {
	return (
		<>
			<path d={cypressAt(58, 74, 66)} {...wash} />
			<path
				d="M58 58C53 52 54 44 58 33M58 58C62 51 62.5 46 62 40M58 58C58 54 58 51 58.5 46"
				strokeWidth="1.1"
				opacity=".8"
			/>
			<path
				d="M60 74C50 66 34 64 18 68V98C34 94 50 96 60 104C70 96 86 94 102 98V68C86 64 70 66 60 74Z"
				fill="var(--ground)"
			/>
			<path
				d="M60 74C50 66 34 64 18 68V98C34 94 50 96 60 104C70 96 86 94 102 98V68C86 64 70 66 60 74ZM60 74V104"
				{...wash}
			/>
			<path d="M15 71.5V102C33 98 50 100 60 108C70 100 87 98 105 102V71.5" />
			<path
				d="M25 74.5C33 73.5 39 74 44 75.5M49 77C51 78 53 79 54.5 80.3M25 81.5C33 80.5 39 81 44 82.5M49 84C51 85 53 86 54.5 87.3M25 88.5C33 87.5 39 88 44 89.5M66 80.3C68 78.8 71 77.2 74 76.2M79 75C84 74 90 74 95 74.5M66 87.3C68 85.8 71 84.2 74 83.2M79 82C84 81 90 81 95 81.5M76 89.5C82 88 89 87.8 95 88.5"
				strokeWidth="1.3"
				opacity=".85"
			/>
			<path
				d="M60 74C64 86 56 94 60 104L58 116L62.5 112L66 117C68 110 64 106 60 104"
				{...accent.rubric}
				fillOpacity={0.7}
			/>
			<path
				d="M86 56C84 50 88 44.5 94 45L98.5 46.5L95 48.5C95.5 54 91 58 85 57.5L77 60.5C79 57.5 82 56 86 56ZM88 57.5V62.5M91.5 56V62.5"
				{...wash}
				strokeWidth="1.4"
			/>
			<path d={dotAt(93.2, 47.4, 0.9)} fill="currentColor" stroke="none" />
			<path d="M80 63.5C86 62 94 62 104 65" strokeWidth="1.3" />
		</>
	);
}

/** A sleeper under a window; the moon looks in. */
export function Dreams() {
	return (
		<>
			<path d="M32 76V40C32 27 48 22 60 8C72 22 88 27 88 40V76Z" {...wash} />
			<path d="M37 76V42C37 32 50 26 60 16C70 26 83 32 83 42V76" strokeWidth="1.1" opacity=".7" />
			<path d="M66 32A13.5 13.5 0 1 0 72.5 52A11 11 0 1 1 66 32Z" {...accent.turquoise} />
			<path
				d={
					starAt(74, 40, 4, 4, 1.2) +
					starAt(46, 60, 2.8, 4, 0.9) +
					starAt(73, 62, 2.4, 4, 0.8) +
					starAt(46, 40, 2, 4, 0.7)
				}
				fill="currentColor"
				stroke="none"
			/>
			<path d="M26 76H94M28 80H92" />
			<path d="M14 100C14 94 20 92 27 92C33 92 38 95 38 100" {...wash} />
			<path d="M22 95C21 88.5 26 85.5 30 86.5C34.5 87.6 36.5 91.5 35.5 95.5" fill="var(--ground)" />
			<path d="M25.5 91.2C26.8 92.2 28.2 92.2 29.4 91.4M31.5 94.5C32.5 95 33.2 95 34 94.6" strokeWidth="1.1" />
			<path d="M38 100C42 90 52 88 62 92C74 97 84 88 96 91C103 93 107 97 107 104V106H12V100H38Z" fill="var(--ground)" />
			<path
				d="M38 100C42 90 52 88 62 92C74 97 84 88 96 91C103 93 107 97 107 104V106H12V100ZM48 105C52 97 58 96 64 98.5M74 105C78 99 86 96 94 98"
				{...wash}
			/>
			<path d="M12 106V112M107 106V112" />
		</>
	);
}

/** A writing tablet with the first four letters of the abjad, and the pen that wrote them. */
export function Sarketab() {
	return (
		<>
			<path d="M30 102V42C30 32 44 28 56 16C68 28 82 32 82 42V102Z" {...wash} />
			<path d="M35 97V45C35 37 46 33 56 24C66 33 77 37 77 45V97Z" strokeWidth="1.1" opacity=".75" />
			<path d="M35 54H77M35 75.5H77M56 54V97" strokeWidth="1.1" />
			<path d={starAt(56, 42, 7, 8, 3.4)} {...accent.turquoise} />
			<g strokeWidth="2.6">
				<path d="M66.5 58V71M41 63.5C41 69.5 51 69.5 51 63.5M71.5 82C66 79.5 62.5 80.5 61 82.5C65 82 69 82.5 71 83.5C65 84.5 61.5 88 63 91.5C64.5 94 68.5 94 71 92.5M42.5 81C46.5 82.5 49.5 86 49 89.5C46.5 90.5 44 90.5 41.5 90" />
			</g>
			<path d={dotAt(46, 71.5, 1.4) + dotAt(67.5, 88.3, 1.3)} fill="currentColor" stroke="none" />
			<path d="M101 26L88 84L84 104L93.5 86L106.5 28Z" fill="var(--ground)" />
			<path d="M101 26L88 84L84 104L93.5 86L106.5 28ZM88 84L93.5 86M86.5 98L88.5 95" {...wash} />
			<path d="M20 102H98" />
		</>
	);
}

/** The reed flute, still in sight of the reed bed it was cut from; its breath becomes a turning. */
export function Moulana() {
	const whirl = 'M74 47C70 41 73 33 81 32C90 31 96 38 94 46C92 55 82 59 73 55C62 50 60 36 68 27C77 17 94 18 101 29';
	return (
		<>
			<path d="M14 108V62M22 108V50M30 108V70" />
			<path
				d="M14 84C9 80 8 74 8.5 68C13 72 14.5 78 14 84ZM22 78C28 73 30 67 29.5 60C24 65 22 71 22 78ZM22 92C17 88 16.5 84 17 80C20.5 83 22 87 22 92ZM30 94C35 90 36.5 85 36 80C32 84 30 88 30 94Z"
				{...wash}
				strokeWidth="1.3"
			/>
			<path
				d="M14 62C12.5 58 13 54 14 51C15.5 54 15.5 58 14 62ZM22 50C20.5 46 21 41 22 37C23.5 41 23.5 46 22 50Z"
				{...wash}
				strokeWidth="1.3"
			/>
			<path d="M33 108L69.5 54.5L75 58.3L38.5 111.8Z" fill="var(--ground)" />
			<path d="M33 108L69.5 54.5L75 58.3L38.5 111.8ZM41 96.3L46.5 100M55.5 75L61 78.7M64.5 61.8L70 65.5" {...wash} />
			<path
				d={
					dotAt(52, 84.3, 1.3) +
					dotAt(55, 80, 0.1) +
					dotAt(48.5, 89.6, 1.3) +
					dotAt(61.3, 70.6, 1.3) +
					dotAt(58, 75.5, 0.1) +
					dotAt(65, 65.3, 0.1)
				}
				fill="currentColor"
				stroke="none"
			/>
			<path d={whirl} stroke="var(--turquoise)" />
			<path
				d="M80 45C79 41.5 82 39 85 40.5M104 40C107 46 106 53 102 58M88 66C94 65 99 62.5 102.5 59"
				stroke="var(--turquoise)"
				strokeWidth="1.3"
			/>
			<path
				d={starAt(108, 30, 3, 4, 1) + starAt(60, 22, 2.4, 4, 0.8) + starAt(52, 40, 1.8, 4, 0.6)}
				fill="currentColor"
				stroke="none"
			/>
			<path d="M6 112H110" strokeWidth="1.3" />
		</>
	);
}

const bird =
	'M18 58C18 50 25 45 32 47.5C36 49 38 53 42 55C47 57.5 50 60 51 64C44 70 36 72 29 69C22 66 18 63 18 58ZM18 57L12.5 59.5L18.5 61.5M33 57C38 58 42 61 44 65C38 67.5 33 65.5 31 61.5M50 64.5L60 74L48 69.5M29 69V77M34 70.5V77';

/** Two birds on one bough, and the pomegranate between them. */
export function MarriageFortune() {
	return (
		<>
			<g {...wash}>
				<path d={bird} transform="translate(71 0)scale(-1 1)translate(3 4)" />
				<path d={bird} transform="translate(49 0)translate(3 4)" />
			</g>
			<path d={dotAt(44.5, 58, 1.1) + dotAt(75.5, 58, 1.1)} fill="currentColor" stroke="none" />
			<path d="M6 86C26 78 40 82 60 81S96 76 114 84" />
			<path d="M60 81V85" />
			<path
				d="M60 85C71 85 78 91.5 78 100C78 108.5 70 114 60 114S42 108.5 42 100C42 91.5 49 85 60 85Z"
				{...accent.rubric}
			/>
			<path d="M54 113L52 119L57 116.5L60 119.5L63 116.5L68 119L66 113" {...accent.rubric} />
			<path
				d="M56 91C50 96 50 104 55 109C62 106 64 96 56 91Z"
				stroke="var(--rubric)"
				fill="var(--ground)"
				strokeWidth="1.3"
			/>
			<path
				d={dotAt(55.6, 96, 1.3) + dotAt(57.6, 99.5, 1.3) + dotAt(54.5, 101, 1.3) + dotAt(56.7, 104.3, 1.3)}
				fill="var(--rubric)"
				stroke="none"
			/>
			<path
				d="M22 81.5C20 90 14 93 8 93C10 86 15 82.5 22 81.5ZM98 79.5C100 88 106 91 112 91.5C110.5 84.5 105 80.5 98 79.5ZM34 81C36 89 33 94 28 98C26 91 28 85 34 81ZM86 79.5C84 87 87 92 92 96C94 89 91.5 83 86 79.5Z"
				{...wash}
				strokeWidth="1.3"
			/>
			<path d="M12 72C6 40 44 36 60 10C76 36 114 40 108 72" />
			<path
				d="M14 54C8 52 6 47 7 42C12 44 14.5 48 14 54ZM27 40.5C22 38 20.5 33.5 22 29C26.5 31 28.5 35 27 40.5ZM45 29.5C40 28 38 24 38.5 19.5C43.5 21 46 25 45 29.5ZM106 54C112 52 114 47 113 42C108 44 105.5 48 106 54ZM93 40.5C98 38 99.5 33.5 98 29C93.5 31 91.5 35 93 40.5ZM75 29.5C80 28 82 24 81.5 19.5C76.5 21 74 25 75 29.5Z"
				{...wash}
				strokeWidth="1.3"
			/>
			<path d={starAt(60, 31, 5.5, 8, 2.4)} {...accent.rubric} strokeWidth="1.3" />
		</>
	);
}

/** The square of nine whose every line makes fifteen, told in dots. */
export function LuckyNumber() {
	const square = [4, 9, 2, 3, 5, 7, 8, 1, 6];
	const dots = (n: number): Point[] => {
		const columns = n > 4 ? 3 : n === 1 ? 1 : 2;
		const rows = Math.ceil(n / columns);
		return Array.from({ length: n }, (_, i) => {
			const row = Math.floor(i / columns);
			const inRow = Math.min(columns, n - row * columns);
			return [((i % columns) - (inRow - 1) / 2) * 5.4, (row - (rows - 1) / 2) * 5.4];
		});
	};
	return (
		<>
			<path d="M26 34C40 33 52 24 60 12C68 24 80 33 94 34V108H26Z" {...wash} />
			<path d="M60 19.5V27M54 24.5L57 29M66 24.5L63 29" strokeWidth="1.3" />
			<path d="M30 40H90V104H30ZM50 40V104M70 40V104M30 61.3H90M30 82.6H90" strokeWidth="1.3" />
			<rect x="50" y="61.3" width="20" height="21.3" {...accent.turquoise} />
			<path
				fill="currentColor"
				stroke="none"
				d={square
					.map((n, i) =>
						dots(n)
							.map(([x, y]) => dotAt(40 + (i % 3) * 20 + x, 50.7 + Math.floor(i / 3) * 21.3 + y, 1.7))
							.join(''),
					)
					.join('')}
			/>
			<path d="M20 108H100" />
			<path d="M100 44C106 58 106 88 100 102M103.5 96.5L100 102L95.5 98" stroke="var(--turquoise)" strokeWidth="1.4" />
		</>
	);
}
