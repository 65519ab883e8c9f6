import * as z from 'zod/mini';
import { languages } from '#src/language/languages.ts';
import { paths } from './paths.ts';

/**
 * The payload of `moulana-wisdom`. `date` is the visitor's own day (`YYYY-MM-DD`), which chooses among the entries of
 * the path; clients that send none get the server's. An unknown language counts as Persian. Issues carry keys of
 * the messages.
 */
export const moulanaRequestSchema = z.object({
	path: z.enum(paths, 'path_unknown'),
	language: z.catch(z.enum(languages), 'fa'),
	date: z.optional(z.iso.date('date_invalid')),
});

/** A request whose day is known. */
export type MoulanaRequest = z.infer<typeof moulanaRequestSchema> & { date: string };
