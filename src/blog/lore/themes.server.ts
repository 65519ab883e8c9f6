import { existsSync, readdirSync } from 'node:fs';
import { type Family, families, type Theme } from './theme.ts';

/** Where a theme is: its folder and its file's name. */
export type ThemePlace = { family: Family; name: string };

const folder = new URL('./themes/', import.meta.url);

/** Every theme the built-in writer knows: a file below `themes/` is one. */
export function listThemes(): ThemePlace[] {
	const there = families.filter((family) => existsSync(new URL(`${family}/`, folder)));
	return there.flatMap((family) =>
		readdirSync(new URL(`${family}/`, folder))
			.filter((file) => file.endsWith('.server.ts'))
			.sort()
			.map((file) => ({ family, name: file.slice(0, -'.server.ts'.length) })),
	);
}

/** One theme with its words. They are read when they are needed: together they are some megabytes. */
export async function loadTheme({ family, name }: ThemePlace): Promise<Theme> {
	const { theme } = (await import(new URL(`${family}/${name}.server.ts`, folder).href)) as { theme: Theme };
	return theme;
}
