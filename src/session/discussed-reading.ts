/** A kept reading that a visitor takes to the guide: its name and its whole text. */
export type DiscussedReading = { title: string; text: string };

const KEY = 'hoopoe.chat.reading';

/** Takes a reading along to the guide, in this tab only. */
export function takeToGuide(reading: DiscussedReading): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(reading));
	} catch {
		// Storage may be forbidden or full; then the guide asks which reading is meant.
	}
}

/** The reading that was taken along, or null. */
export function findDiscussed(): DiscussedReading | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
		if (isReading(kept)) return kept;
	} catch {
		// Storage may be blocked, or contain other data.
	}
	return null;
}

/** Removes it: a new conversation begins without a reading. */
export function forgetDiscussed(): void {
	try {
		sessionStorage.removeItem(KEY);
	} catch {
		// Nothing was kept there either.
	}
}

function isReading(value: unknown): value is DiscussedReading {
	const { title, text } = (value ?? {}) as Partial<Record<keyof DiscussedReading, unknown>>;
	return typeof title === 'string' && typeof text === 'string';
}
