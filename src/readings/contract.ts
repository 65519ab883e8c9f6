import type { Language } from '#src/language/languages.ts';

/** What one reading exchanges, the same for its server half (`Reading`) and its half in the browser (`ReadingPage`). */
export type Contract = {
	/** The function's name, as clients invoke it. */
	name: string;
	/** The payload once it is checked. */
	Request: { language: Language };
	/** What the method yields. */
	Facts: object;
	/** The fields of the answer besides facts and writer. */
	Fields: object;
	/** The row that is kept, without `id` and `user_id`; null where nothing is kept. */
	Row: object | null;
};
