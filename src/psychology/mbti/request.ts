import * as z from 'zod/mini';
import { languages } from '#src/language/languages.ts';
import { isMbtiType, type MbtiType } from '#src/psychology/mbti-types.ts';

/** Four letters, one a dimension, as a list or as one word; small letters count as well. */
const answersSchema = z.pipe(
	z.union([z.array(z.string()), z.string()], 'answers_incomplete'),
	z.transform((answers: string | string[], context): MbtiType => {
		const type = (typeof answers === 'string' ? answers : answers.join('')).trim().toUpperCase();
		if (isMbtiType(type)) return type;
		context.issues.push({ code: 'custom', message: 'answers_incomplete', input: answers });
		return z.NEVER;
	}),
);

/** The payload of `mbti-analysis`. A language that is unknown counts as Persian, the fallback of most texts. */
export const mbtiRequestSchema = z.object({
	answers: answersSchema,
	language: z.catch(z.enum(languages), 'fa'),
});
export type MbtiRequest = z.infer<typeof mbtiRequestSchema>;
