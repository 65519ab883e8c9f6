// `npm run fonts`: writes the subsets of the faces that pages are set in (src/ui/fonts/*.woff2) from the packages that
// bring the whole faces, and the ranges of their characters into src/ui/fonts/subsets.css.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { charactersOf, coupletLines, type Face, faces } from '../src/ui/fonts/characters.ts';
import { keepShaped } from './fonts/keep-shaped.ts';

type Source = {
	/** The whole face, below node_modules. */
	file: string;
	family: string;
	style?: 'italic';
	/** The weights it can be set in, and those of a variable face that the style sheets use. */
	weight: string;
	axes?: Record<string, number | { min: number; max: number }>;
	display: 'optional' | 'swap';
	/** Lines of text: only the glyphs that they are shaped into are kept, and nothing else can be set in the face. */
	lines?: readonly string[];
};

const folder = 'src/ui/fonts';
const variable = '@fontsource-variable';
const used = { wght: { min: 400, max: 700 } };

const sources: Readonly<Record<Face, Source>> = {
	alegreya: {
		file: `${variable}/alegreya/files/alegreya-latin-wght-normal.woff2`,
		family: 'Alegreya',
		weight: '400 700',
		axes: used,
		display: 'optional',
	},
	'alegreya-italic': {
		file: `${variable}/alegreya/files/alegreya-latin-wght-italic.woff2`,
		family: 'Alegreya',
		style: 'italic',
		weight: '400 700',
		axes: { wght: 400 },
		display: 'optional',
	},
	'alegreya-sans': {
		file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2',
		family: 'Alegreya Sans',
		weight: '400',
		display: 'optional',
	},
	'alegreya-sans-bold': {
		file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
		family: 'Alegreya Sans',
		weight: '700',
		display: 'optional',
	},
	markazi: {
		file: `${variable}/markazi-text/files/markazi-text-arabic-wght-normal.woff2`,
		family: 'Markazi Text',
		weight: '400 700',
		// Titles have one weight; the file is little more than half as large without the others.
		axes: { wght: 500 },
		display: 'optional',
	},
	vazirmatn: {
		file: `${variable}/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2`,
		family: 'Vazirmatn',
		weight: '400 700',
		axes: used,
		display: 'optional',
	},
	naskh: {
		file: `${variable}/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2`,
		family: 'Noto Naskh Arabic',
		weight: '400 700',
		display: 'optional',
	},
	nastaliq: {
		file: `${variable}/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2`,
		family: 'Noto Nastaliq Urdu',
		weight: '400 700',
		axes: { wght: 400 },
		display: 'swap',
	},
	couplets: {
		file: `${variable}/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2`,
		family: 'Nastaliq of couplets',
		weight: '400',
		axes: { wght: 400 },
		display: 'swap',
		lines: coupletLines,
	},
	'vazirmatn-signs': {
		file: `${variable}/vazirmatn/files/vazirmatn-latin-wght-normal.woff2`,
		family: 'Vazirmatn',
		weight: '400 700',
		axes: used,
		display: 'optional',
	},
	'naskh-signs': {
		file: `${variable}/noto-naskh-arabic/files/noto-naskh-arabic-latin-wght-normal.woff2`,
		family: 'Noto Naskh Arabic',
		weight: '400 700',
		display: 'optional',
	},
	'markazi-letters': {
		file: `${variable}/markazi-text/files/markazi-text-latin-wght-normal.woff2`,
		family: 'Markazi Text',
		weight: '400 700',
		// Latin letters look heavier beside the others.
		axes: { wght: 400 },
		display: 'swap',
	},
};

/** Characters as a `unicode-range`: their code points, neighbours put together. */
function rangeOf(characters: string): string {
	const points = [...new Set(characters)].map((one) => one.codePointAt(0) ?? 0).sort((one, other) => one - other);
	const runs: [number, number][] = [];
	for (const point of points) {
		const last = runs.at(-1);
		if (last && last[1] === point - 1) last[1] = point;
		else runs.push([point, point]);
	}
	const name = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
	return runs
		.map(([first, last]) => (first === last ? `U+${name(first)}` : `U+${name(first)}-${name(last)}`))
		.join(', ');
}

const rules: string[] = [];
for (const face of faces) {
	const { file, family, style, weight, axes, display, lines } = sources[face];
	const whole = readFileSync(`node_modules/${file}`);
	const characters = charactersOf[face];
	const options = axes && { variationAxes: axes };
	const subset = lines
		? await keepShaped(await subsetFont(whole, characters, { targetFormat: 'truetype', ...options }), lines)
		: await subsetFont(whole, characters, { targetFormat: 'woff2', ...options });
	writeFileSync(`${folder}/${face}.woff2`, subset);
	console.log(`${face}: ${whole.length} → ${subset.length} bytes`);
	rules.push(`@font-face {
	font-family: "${family}";
	font-style: ${style ?? 'normal'};
	font-weight: ${weight};
	font-display: ${display};
	src: url("./${face}.woff2") format("woff2");
	unicode-range:
		${rangeOf(characters)};
}`);
}
writeFileSync(
	`${folder}/subsets.css`,
	`/* Written by \`npm run fonts\`. Those of fonts.css hold all other characters. */\n${rules.join('\n')}\n`,
);
