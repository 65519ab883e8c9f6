import type { Config } from '#src/platform/settings/config.ts';

/** Tells the person who started the program where it serves. */
export function sayWhere({ HOST }: Pick<Config, 'HOST'>, port: number): void {
	console.log(`Hoopoe serves on http://${HOST === '0.0.0.0' ? 'localhost' : HOST}:${port}`);
}
