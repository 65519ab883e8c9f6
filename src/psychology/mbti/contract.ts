import type { MbtiFacts } from './facts.server.ts';
import type { MbtiRequest } from './request.ts';
import type { MbtiType } from './types.ts';

/** What the analysis of a type exchanges. The row holds the answers, which the request does not; the page writes it. */
export type Mbti = {
	name: 'mbti-analysis';
	Request: MbtiRequest;
	Facts: MbtiFacts;
	Fields: { mbtiType: MbtiType; analysis: string };
	Row: null;
};
