import * as z from 'zod/mini';
import { languageSchema, personalProfileSchema } from '#src/readings/person/schemas.ts';

/** The payload of `sarketab-reading`: the fields of the specification's personal profile and a language. */
export const sarketabRequestSchema = z.extend(personalProfileSchema, { language: languageSchema });
export type SarketabRequest = z.infer<typeof sarketabRequestSchema>;
