import { polar, xy } from '../geometry.ts';
import { accent, cypressAt, dotAt, starAt, wash } from './picture-parts.tsx';

const head =
	'M78 108C77 99 79 95 86 95C93 95 96 92 95 86L94 80L99 77.5L92 64C93 38 78 20 54 20C30 20 16 38 18 58C19 74 28 84 30 96L29 108';

/** A head in profile, and in it a tree that grows. */
export function Psychology() {
	return (
		<>
			<path d={head} {...wash} />
			<path
				d="M54 92V54M54 76C46 74 41 68 40 61M54 70C62 68 67 62 68 55M54 61C49 58 47 54 46.5 49"
				stroke="var(--turquoise)"
			/>
			<path
				d="M40 61C34 59 32 54 33 48C39 50 41.5 55 40 61ZM68 55C74 53 77 48 76 41C70 44 67 49 68 55ZM46.5 49C41 46 40 41 42 35C47 39 48.5 44 46.5 49ZM54 54C49 47 50 38 55 31C60 38 60 47 54 54ZM44 73C38 74 34 72 31 67C37 66 41.5 68 44 73ZM63 66C69 68 74 66.5 77.5 62C71.5 60 66.5 61.5 63 66Z"
				{...accent.turquoise}
				strokeWidth="1.4"
			/>
			<path d="M44 93C50 90 58 90 64 93M24 108H86" strokeWidth="1.4" />
			<path
				d={starAt(100, 34, 4, 4, 1.2) + starAt(108, 52, 2.6, 4, 0.8) + starAt(94, 20, 2.4, 4, 0.8)}
				fill="currentColor"
				stroke="none"
			/>
		</>
	);
}

/** A reckoning frame of four rods; on each the beads have gone to one side or the other. */
export function Mbti() {
	const rods = [
		[34, 42, 86],
		[34, 78, 86],
		[34, 42, 50],
		[70, 78, 86],
	];
	return (
		<>
			<path d="M20 104V34C34 32 50 26 60 12C70 26 86 32 100 34V104Z" {...wash} />
			<path d="M26 98V40H94V98Z" fill="var(--ground)" />
			<path d={starAt(60, 28, 5.5, 8, 2.6)} {...accent.turquoise} />
			<path d="M26 49H94M26 62.5H94M26 76H94M26 89.5H94" strokeWidth="1.3" />
			{rods.map((beads, i) =>
				beads.map((x, j) => {
					const y = 49 + i * 13.5;
					const lone = i % 2 ? j === 0 : j === 2;
					return (
						<path
							key={`${x}-${y}`}
							d={`M${xy([x - 4, y])}C${xy([x - 3, y - 6.5])} ${xy([x + 3, y - 6.5])} ${xy([x + 4, y])}C${xy([x + 3, y + 6.5])} ${xy([x - 3, y + 6.5])} ${xy([x - 4, y])}Z`}
							{...(lone ? accent.turquoise : wash)}
							fillOpacity={lone ? 0.6 : 0.25}
						/>
					);
				}),
			)}
			<path d="M14 104H106M24 104V110M96 104V110" />
		</>
	);
}

/** A bowl of water; a heart-shaped leaf has just touched it. */
export function EqTest() {
	return (
		<>
			<path
				d="M60 50C45 40 38 31 42 22C45.5 15 56 16 60 25C64 16 74.5 15 78 22C82 31 75 40 60 50Z"
				{...accent.rubric}
			/>
			<path
				d="M60 25V46M60 33L51 27M60 33L69 27M60 39.5L54 35M60 39.5L66 35M60 50C60 54 59 57 57 59"
				stroke="var(--rubric)"
				strokeWidth="1.3"
			/>
			<path d="M16 64C16 58 36 54 60 54S104 58 104 64S84 74 60 74S16 70 16 64Z" {...wash} />
			<path
				d="M40 63.5C40 61 49 59.5 59 59.5S78 61 78 63.5S69 67.5 59 67.5S40 66 40 63.5ZM28 64C28 60.5 42 57 60 57S92 60.5 92 64S78 71 60 71S28 67.5 28 64Z"
				stroke="var(--turquoise)"
				strokeWidth="1.3"
			/>
			<path d="M16 64C17 84 30 100 48 103H72C90 100 103 84 104 64" {...wash} />
			<path d="M48 103L45 110H75L72 103" {...wash} />
			<path d="M22 82C30 88 44 91 60 91S90 88 98 82M27 89.5C36 95 48 97.5 60 97.5S84 95 93 89.5" strokeWidth="1.2" />
			<path
				d={[28, 38, 49, 60, 71, 82, 92]
					.map((x, i) => starAt(x, 82.5 - Math.abs(i - 3) * 1.9 + 0.6, 3, 4, 1.1))
					.join('')}
				fill="currentColor"
				stroke="none"
			/>
		</>
	);
}

/** Four arches, one of them lit, and the road that goes there. */
export function CareerTest() {
	const arch = (x: number) => `M${x} 72V46C${x} 40 ${x + 6} 38 ${x + 9} 32C${x + 12} 38 ${x + 18} 40 ${x + 18} 46V72`;
	return (
		<>
			<path d="M10 72V24H110V72" {...wash} />
			<path d="M10 24L14 19H106L110 24M10 28.5H110" />
			<g fill="var(--ground)">
				<path d={arch(15)} />
				<path d={arch(39)} />
				<path d={arch(87)} />
			</g>
			<path d={arch(63)} {...accent.turquoise} fillOpacity={0.45} />
			<path d={starAt(72, 50, 6, 8, 2.8)} fill="var(--turquoise)" stroke="none" />
			<path d="M4 72H116" />
			<path d="M66 72C62 78 44 80 42 88C40 97 54 100 48 112M78 72C78 80 64 83 64 90C64 98 78 101 76 112" />
			<path d={cypressAt(20, 110, 30) + cypressAt(98, 110, 34)} {...wash} strokeWidth="1.4" />
			<path d="M8 110H34M86 110H112" strokeWidth="1.3" />
		</>
	);
}

/** One flower of eight petals, each with a mark of its own. */
export function GardnerTest() {
	const marks = [
		'M0 -38V-29M-3 -35.5L0 -38L3 -35.5',
		'M-3 -30V-37L3.5 -38.5V-31.5',
		'M-4 -33C-2 -36.5 2 -29.5 4 -33M-4 -37C-2 -40.5 2 -33.5 4 -37',
		'M-3.5 -37.5H3.5V-30.5H-3.5Z',
		dotAt(-2.8, -34, 1.9) + dotAt(2.8, -34, 1.9),
		'M0 -29C-5 -32 -4 -37 0 -40C4 -37 5 -32 0 -29Z',
		'M-3.5 -30.5L0 -38L3.5 -30.5Z',
		dotAt(0, -34, 3.6) + dotAt(0, -34, 0.6),
	];
	const petalPath = 'M0 -13C-9 -20 -16 -31 -11.5 -41C-9 -46 -3.5 -47 0 -53C3.5 -47 9 -46 11.5 -41C16 -31 9 -20 0 -13Z';
	return (
		<g transform="translate(60 60)">
			{marks.map((mark, i) => (
				<g key={mark} transform={`rotate(${i * 45})`}>
					<path d={petalPath} {...wash} />
					<path d={mark} stroke={i % 2 ? 'var(--turquoise)' : undefined} strokeWidth="1.5" />
				</g>
			))}
			<circle r="12.5" fill="var(--ground)" />
			<path d={starAt(0, 0, 10, 8, 5)} {...accent.turquoise} />
			<path d={dotAt(0, 0, 2)} fill="currentColor" stroke="none" />
			<path
				d={Array.from({ length: 8 }, (_, i) => polar(51, i * 45 + 22.5))
					.map(([x, y]) => dotAt(x, y, 1.3))
					.join('')}
				fill="currentColor"
				stroke="none"
			/>
		</g>
	);
}

/** Five cypresses of five heights along one stream. */
export function BigFive() {
	const heights = [52, 74, 40, 86, 60];
	return (
		<>
			{heights.map((height, i) => (
				<path
					key={height}
					d={cypressAt(18 + i * 20, 98, height)}
					{...(i % 2 ? accent.turquoise : wash)}
					strokeWidth="1.5"
				/>
			))}
			<path d="M8 98H112" />
			<path
				d="M10 105C20 101 26 109 36 105C46 101 52 109 62 105C72 101 78 109 88 105C96 102 102 107 110 105"
				stroke="var(--turquoise)"
				strokeWidth="1.4"
			/>
			<path d={starAt(42, 10, 4, 8, 1.8)} fill="currentColor" stroke="none" />
		</>
	);
}

const glass =
	'M-11 -26C-11 -18 -7 -15 -7 -9C-7 -4 -9.5 -2 -9.5 2C-9.5 6 -6 8 0 8S9.5 6 9.5 2C9.5 -2 7 -4 7 -9C7 -15 11 -18 11 -26Z';

/** Two glasses of tea; the steam of one answers the other's. */
export function Chatbot() {
	return (
		<>
			{[36, 84].map((x) => (
				<g key={x} transform={`translate(${x} 92)`}>
					<path
						d="M-9.8 -20C-8.5 -15 -7 -13 -7 -9C-7 -4 -9.5 -2 -9.5 2C-9.5 6 -6 8 0 8S9.5 6 9.5 2C9.5 -2 7 -4 7 -9C7 -13 8.5 -15 9.8 -20Z"
						{...accent.rubric}
						stroke="none"
						fillOpacity={0.5}
					/>
					<path d={glass} {...wash} />
					<path d="M-19 9.5C-14 15 14 15 19 9.5Z" {...wash} />
					<path d="M-3.5 -6V-10M-4 2.5C-4 .5 -3.5 -1 -3.2 -2.5" strokeWidth="1.2" />
				</g>
			))}
			<path d="M36 60C28 50 44 44 38 34C34 27 40 18 48 18C56 18 58 26 54 30C50 33.5 46 30 47.5 27" />
			<path d="M84 60C92 50 76 44 82 34C86 27 80 18 72 18C64 18 62 26 66 30C70 33.5 74 30 72.5 27" />
			<path d={starAt(60, 44, 6, 8, 2.6)} {...accent.turquoise} />
			<path d="M8 106H112" />
		</>
	);
}

/** A sheet, a reed pen at its last word, and the ink. */
export function Blog() {
	return (
		<>
			<path d="M22 18H74L84 28V102H22Z" {...wash} />
			<path d="M74 18V28H84M27 23H68V32" strokeWidth="1.2" opacity=".8" />
			<path d="M44 38H76M32 48H76M32 58H70M32 68H76M32 78H56" strokeWidth="1.4" />
			<path d="M31 34H39V42H31Z" {...accent.rubric} fillOpacity={0.7} />
			<path d="M106 20L66 72L60 84L71 76.5L111 24.5Z" fill="var(--ground)" />
			<path d="M106 20L66 72L60 84L71 76.5L111 24.5ZM66 72L71 76.5M62.5 80L65 78" {...wash} />
			<path d="M90 88H108V92C112 95 113 102 110 108H88C85 102 86 95 90 92Z" fill="var(--ground)" />
			<path d="M90 88H108V92C112 95 113 102 110 108H88C85 102 86 95 90 92ZM87 98.5H111" {...wash} />
			<path d="M88 88H110V84.5H88Z" {...wash} />
			<path d="M14 108H114" />
		</>
	);
}

/** Birds fly after one that wears a crest, over seven valleys, towards the light behind the mountain. */
export function About() {
	const wing = (x: number, y: number, s: number) =>
		`M${xy([x - 8 * s, y - 3 * s])}C${xy([x - 4 * s, y - 5.5 * s])} ${xy([x - 1.5 * s, y - 3 * s])} ${xy([x, y])}C${xy([x + 1.5 * s, y - 3 * s])} ${xy([x + 4 * s, y - 5.5 * s])} ${xy([x + 8 * s, y - 3 * s])}`;
	const rays = Array.from({ length: 9 }, (_, i) => -80 + i * 20).map((a) => {
		const [p, q] = [polar(20, a), polar((a / 20) % 2 === 0 ? 28 : 25, a)];
		return `M${xy([78 + p[0], 62 + p[1]])}L${xy([78 + q[0], 62 + q[1]])}`;
	});
	return (
		<>
			<path d="M62.5 62A15.5 15.5 0 0 1 93.5 62" {...accent.turquoise} />
			<path d={rays.join('')} stroke="var(--turquoise)" strokeWidth="1.4" />
			<path d="M6 98L24 76L33 84L52 58L62 70L78 46L98 74L104 68L114 80V108H6Z" fill="var(--ground)" />
			<path d="M6 98L24 76L33 84L52 58L62 70L78 46L98 74L104 68L114 80V108H6Z" {...wash} />
			<path d="M78 46L73 62L79 68L76 78M52 58L49 70L54 76M24 76L22 86M98 74L95 84" strokeWidth="1.2" />
			<path d="M6 108C16 100 26 100 34 104S54 110 64 103S92 98 114 104" strokeWidth="1.3" />
			<path
				d="M24 33L35 29.5C40 25.5 47 23.5 53 24.5C56 22.5 60 23.5 61 26L70 30.5L60 28.5C56 33 44 34.5 35 29.5M45 25C41 17 34 12.5 26 12C28 19 33 25 39 28M49 24.3C50 18 48 13 44 9.5M55 23.5L50.5 18.5M57 22.8L55 16.5M59.5 23.6L60 17.5"
				{...wash}
				strokeWidth="1.5"
			/>
			<path
				d={wing(32, 46, 0.85) + wing(13, 40, 0.75) + wing(12, 24, 0.6) + wing(14, 60, 0.7) + wing(49, 43, 0.6)}
				strokeWidth="1.5"
			/>
		</>
	);
}

/** The sand glass: what has run stays. */
export function History() {
	return (
		<>
			<path d="M32 18H88M32 102H88M36 12H84V18H36ZM36 102H84V108H36Z" {...wash} />
			<path d="M40 18V102M80 18V102" strokeWidth="1.3" />
			<path
				d="M46 18C46 40 56 50 58.5 60C56 70 46 80 46 102H74C74 80 64 70 61.5 60C64 50 74 40 74 18"
				fill="var(--ground)"
			/>
			<path d="M46 18C46 40 56 50 58.5 60C56 70 46 80 46 102H74C74 80 64 70 61.5 60C64 50 74 40 74 18" {...wash} />
			<path d="M50.3 36C54 34.5 66 34.5 69.7 36C66 46 62 51 60 57C58 51 54 46 50.3 36Z" {...accent.turquoise} />
			<path d="M47.5 102C48 94 54 88 60 84C66 88 72 94 72.5 102Z" {...accent.turquoise} />
			<path d="M60 58V82" stroke="var(--turquoise)" strokeDasharray="0 3" strokeWidth="1.8" />
			<path
				d={
					starAt(24, 40, 3.5, 4, 1.1) +
					starAt(97, 66, 3.5, 4, 1.1) +
					starAt(22, 78, 2.2, 4, 0.7) +
					starAt(99, 34, 2.2, 4, 0.7)
				}
				fill="currentColor"
				stroke="none"
			/>
		</>
	);
}
