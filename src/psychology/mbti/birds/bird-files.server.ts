import { inRoundel } from '#src/ui/ornament/drawing/roundel.ts';
import { courtBirds } from './court-birds.ts';
import { songbirds } from './songbirds.ts';
import { waterBirds } from './water-birds.ts';

/** The files of `public/birds/` by name: a roundel for each of the sixteen birds. */
export const birdFiles = (): Map<string, string> =>
	new Map(
		Object.entries({ ...songbirds, ...waterBirds, ...courtBirds }).map(([name, scene]) => [
			`${name}.svg`,
			inRoundel(name, scene),
		]),
	);
