/** How many particles float over Home (specification, 2.2). */
const count = 50;

/**
 * The plane is filled by the R2 sequence (Roberts 2018, steps of the plastic number): evenly spread, without the rows
 * of a grid and the clusters of random points. The seed of each particle decides the rest, so that server and browser
 * draw the same sky.
 */
const plastic = 1.324717957244746;

function fraction(value: number): number {
	return value - Math.floor(value);
}

const particles = Array.from({ length: count }, (_, index) => {
	const wander = fraction(Math.sin((index + 1) * 12.9898) * 43758.5453);
	const other = fraction(Math.sin((index + 1) * 78.233) * 12543.1231);
	const x = fraction(0.5 + (index + 1) / plastic + (wander - 0.5) * 0.09);
	const y = fraction(0.5 + (index + 1) / plastic ** 2 + (other - 0.5) * 0.09);
	const size = 1.5 + 3.5 * wander ** 3;
	return {
		insetInlineStart: `${(x * 100).toFixed(2)}%`,
		insetBlockStart: `${(y * 100).toFixed(2)}%`,
		'--size': `${size.toFixed(1)}px`,
		'--light': (0.25 + 0.55 * other).toFixed(2),
	};
});

/**
 * The particles float in five layers, each with a path and a time of its own. A layer for each particle would keep the
 * main thread of a slow phone busy (Lighthouse, simulated phone: 1.4 s of blocked time). They set out one after the other
 * when the page has settled: their frames would hold up what is still to come.
 */
const layers = [
	{ '--rise': '-26px', '--drift': '12px', animationDuration: '13s', animationDelay: '4s' },
	{ '--rise': '-40px', '--drift': '-16px', animationDuration: '17s', animationDelay: '5s' },
	{ '--rise': '-18px', '--drift': '18px', animationDuration: '11s', animationDelay: '4.4s' },
	{ '--rise': '-46px', '--drift': '-8px', animationDuration: '23s', animationDelay: '5.6s' },
	{ '--rise': '-32px', '--drift': '6px', animationDuration: '19s', animationDelay: '4.8s' },
];

/** Fifty floating motes of gold behind Home. Decoration; still where motion is unwelcome. */
export function Particles() {
	return (
		<div aria-hidden className="particles">
			{layers.map((path, layer) => (
				<div key={path.animationDuration} className="particle-layer" style={path}>
					{particles.map(
						(style, index) =>
							index % layers.length === layer && (
								<i
									key={`${style.insetInlineStart} ${style.insetBlockStart}`}
									className={index % 7 === 0 ? 'particle particle-star' : 'particle'}
									style={style}
								/>
							),
					)}
				</div>
			))}
		</div>
	);
}
