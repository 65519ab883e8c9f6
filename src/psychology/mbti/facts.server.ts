import type { MbtiRequest } from './request.ts';
import type { MbtiType } from './types.ts';

/** The type of four letters. How clear each letter was stays in the browser. */
export type MbtiFacts = { mbtiType: MbtiType };

/** The facts of four letters. */
export function mbtiFacts({ answers }: MbtiRequest): MbtiFacts {
	return { mbtiType: answers };
}
