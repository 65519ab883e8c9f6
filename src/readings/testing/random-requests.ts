import { entries } from '#src/catalogue/catalogue.ts';
import type { Language } from '#src/language/languages.ts';
import { readings } from '../catalogue.server.ts';

/** A request as somebody may make it in that language; the same for the same random numbers. */
export type RandomRequest = (language: Language, random: () => number) => { language: Language };

/** Requests of all kinds for each reading, by its name, for tests and benchmarks: each folder has its own. */
export const randomRequests: Readonly<Record<string, RandomRequest>> = Object.fromEntries(
	await Promise.all(
		readings.map(async ({ name }) => {
			const folder = entries.find(({ answers }) => answers === name)?.name;
			const module: { randomRequest: RandomRequest } = await import(`../${folder}/testing/random-request.ts`);
			return [name, module.randomRequest] as const;
		}),
	),
);
