/** What the `Prefer` headers ask for (RFC 7240); of two that contradict each other the first counts. */
export type Preferences = {
	readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
	readonly missing: 'default' | 'null' | undefined;
	readonly returns: 'representation' | 'minimal' | 'headers-only' | undefined;
	readonly count: 'exact' | 'planned' | 'estimated' | undefined;
	readonly handling: 'strict' | 'lenient' | undefined;
	readonly maxAffected: number | undefined;
	/** How the transaction is to end. */
	readonly tx: 'commit' | 'rollback' | undefined;
	/** Unknown preferences; an error where handling is strict. */
	readonly unknown: readonly string[];
};

const KNOWN: Readonly<Record<string, readonly string[]>> = {
	resolution: ['merge-duplicates', 'ignore-duplicates'],
	missing: ['default', 'null'],
	return: ['representation', 'minimal', 'headers-only'],
	count: ['exact', 'planned', 'estimated'],
	handling: ['strict', 'lenient'],
	tx: ['commit', 'rollback'],
};

const NONE = parse('');

export function parsePreferences(header: string | null): Preferences {
	return header ? parse(header) : NONE;
}

function parse(header: string): Preferences {
	const found = new Map<string, string>();
	const unknown: string[] = [];
	for (const part of header.split(',')) {
		const preference = part.trim();
		if (preference === '') continue;
		const at = preference.indexOf('=');
		const name = preference.slice(0, at);
		const value = preference.slice(at + 1);
		const values = at > 0 && Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
		const valid = name === 'max-affected' ? /^\d{1,15}$/.test(value) : values?.includes(value);
		if (!valid) {
			if (name !== 'max-affected') unknown.push(preference);
		} else if (!found.has(name)) found.set(name, value);
	}
	const affected = found.get('max-affected');
	return {
		resolution: found.get('resolution') as Preferences['resolution'],
		missing: found.get('missing') as Preferences['missing'],
		returns: found.get('return') as Preferences['returns'],
		count: found.get('count') as Preferences['count'],
		handling: found.get('handling') as Preferences['handling'],
		tx: found.get('tx') as Preferences['tx'],
		maxAffected: affected === undefined ? undefined : Number(affected),
		unknown,
	};
}

/** Preferences that only some requests can honour. */
export type Appliable = 'resolution' | 'missing' | 'return' | 'count' | 'max-affected';

/** The `Preference-Applied` header: those of `names` that were asked for, in PostgREST's order. */
export function appliedPreferences(preferences: Preferences, names: readonly Appliable[]): string | undefined {
	const { resolution, missing, returns, count, handling, maxAffected } = preferences;
	const applied = [
		names.includes('resolution') && resolution && `resolution=${resolution}`,
		names.includes('missing') && missing && `missing=${missing}`,
		names.includes('return') && returns && `return=${returns}`,
		names.includes('count') && count && `count=${count}`,
		handling && `handling=${handling}`,
		names.includes('max-affected') &&
			handling === 'strict' &&
			maxAffected !== undefined &&
			`max-affected=${maxAffected}`,
	].filter(Boolean);
	return applied.length > 0 ? applied.join(', ') : undefined;
}
