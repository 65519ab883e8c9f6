/** How many particles float over Home (specification, 2.2). */
const count = 50;

/**
 * The plane is filled by the R2 sequence (Roberts 2018, steps of the plastic number): even like a scattered sky, without
 * the rows of a grid and without the clumps of chance. The seed of each particle decides the rest, so that server and
 * browser draw the same sky.
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
		'--rise': `${(-14 - 34 * other).toFixed(0)}px`,
		'--drift': `${((wander - 0.5) * 36).toFixed(0)}px`,
		'--light': (0.3 + 0.6 * other).toFixed(2),
		'--time': `${(11 + 13 * wander).toFixed(1)}s`,
		'--delay': `${(-24 * other).toFixed(1)}s`,
	};
});

/** Fifty floating motes of gold behind Home. Decoration; still where motion is unwelcome. */
export function Particles() {
	return (
		<div aria-hidden className="particles">
			{particles.map((style, index) => (
				<i
					key={`${style.insetInlineStart} ${style.insetBlockStart}`}
					className={index % 7 === 0 ? 'particle particle-star' : 'particle'}
					style={style}
				/>
			))}
		</div>
	);
}
