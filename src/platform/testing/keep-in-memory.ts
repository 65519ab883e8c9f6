import type { KeepSecret } from '../settings/secrets.ts';

/** Secrets kept for the length of a test. */
export function keepInMemory(): KeepSecret {
	const kept = new Map<string, string>();
	const keep = async (name: string, make: () => string | Promise<string>) => {
		const value = kept.get(name) ?? (await make());
		kept.set(name, value);
		return value;
	};
	const replace = async (name: string, old: string, value: string) => {
		if (kept.get(name) !== old) return false;
		kept.set(name, value);
		return true;
	};
	return Object.assign(keep, { replace });
}
