import * as z from 'zod/mini';
import { fortuneRequestSchema, languageSchema } from '#src/readings/person/schemas.ts';

/** The payload of `lucky-number`: the specification's fortune request and a language. */
export const luckyNumberRequestSchema = z.extend(fortuneRequestSchema, { language: languageSchema });
export type LuckyNumberRequest = z.infer<typeof luckyNumberRequestSchema>;
