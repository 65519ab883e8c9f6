import type { MbtiType } from '#src/psychology/mbti-types.ts';
import type { MbtiRequest } from './request.ts';

/** The type of four letters. How clear each letter was stays in the browser. */
export type MbtiFacts = { mbtiType: MbtiType };

/** The facts of four letters. */
export function mbtiFacts({ answers }: MbtiRequest): MbtiFacts {
	return { mbtiType: answers };
}
