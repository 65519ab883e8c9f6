import type { MbtiRequest } from './request.ts';
import type { MbtiType } from './types.ts';

/** All that the letters say: which type they are. How clear each letter was stays in the browser that counted. */
export type MbtiFacts = { mbtiType: MbtiType };

/** The facts of four letters. */
export function mbtiFacts({ answers }: MbtiRequest): MbtiFacts {
	return { mbtiType: answers };
}
