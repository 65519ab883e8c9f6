import { parseArgs } from 'node:util';
import { type Language, languages } from '../../src/language/languages.ts';
import { desktop, phone } from '../support/fixtures.ts';

export const widths = { phone, desktop } as const;
export const themes = ['dark', 'light'] as const;
export type Width = keyof typeof widths;
export type Theme = (typeof themes)[number];

/** What to draw: every combination of these, and where the sheets go. */
export type Wanted = {
	languages: readonly Language[];
	widths: readonly Width[];
	themes: readonly Theme[];
	screens: readonly string[];
	/** A folder for the contact sheets. */
	out: string;
	/** A site that runs already; without one, a fresh one is started on the build. */
	site: string | undefined;
};

/** One value of a list, or all of it. */
function chosen<Value extends string>(name: string, given: string | undefined, all: readonly Value[]): Value[] {
	if (!given) return [...all];
	return given.split(',').map((one) => {
		const known = all.find((value) => value === one);
		if (!known) throw new Error(`--${name}: there is no ${one}; there are ${all.join(', ')}`);
		return known;
	});
}

/**
 * Reads the command line: `--languages fa,en --widths phone --themes dark --screens home,tarot --out DIR --site URL`.
 * What is not given is drawn in all its values.
 * @throws Error where a value is unknown
 */
export function readArguments(line: readonly string[], screens: readonly string[]): Wanted {
	const text = { type: 'string' } as const;
	const { values } = parseArgs({
		args: [...line],
		options: { languages: text, widths: text, themes: text, screens: text, out: text, site: text },
	});
	return {
		languages: chosen('languages', values.languages, languages),
		widths: chosen('widths', values.widths, Object.keys(widths) as Width[]),
		themes: chosen('themes', values.themes, themes),
		screens: chosen('screens', values.screens, screens),
		out: values.out ?? 'test-results/shots',
		site: values.site,
	};
}
