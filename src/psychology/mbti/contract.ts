import type { MbtiType } from '#src/psychology/mbti-types.ts';
import type { ResultRow } from '#src/psychology/test.ts';
import type { MbtiFacts } from './facts.server.ts';
import type { MbtiRequest } from './request.ts';

/** What the analysis of a type exchanges. */
export type Mbti = {
	name: 'mbti-analysis';
	Request: MbtiRequest;
	Facts: MbtiFacts;
	Fields: { mbtiType: MbtiType; analysis: string };
	Row: ResultRow;
};
