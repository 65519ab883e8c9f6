import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';

const side = z.coerce.number().int().min(1).max(2500).optional();

/** How a picture is wanted, in the words of Supabase Storage; sides are pixels. */
export const transformOptions = z.object({
	width: side,
	height: side,
	resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
	quality: z.coerce.number().int().min(20).max(100).default(80),
	/** `origin` keeps the format; without it the browser gets WebP where it takes that. */
	format: z.enum(['origin', 'webp', 'avif']).optional(),
});
export type TransformOptions = z.infer<typeof transformOptions>;

/** The options that a query string may have, each of them refused where pictures are served as they were kept. */
export const OPTION_NAMES = Object.keys(transformOptions.shape);

/**
 * Reads options from a query string or a body.
 * @throws Problem `InvalidRequest` 400
 */
export function requireOptions(given: unknown): TransformOptions {
	const parsed = transformOptions.safeParse(given);
	if (parsed.success) return parsed.data;
	const name = parsed.error.issues[0]?.path.join('.');
	throw new Problem('InvalidRequest', 400, name ? `${name} has a value that cannot be used` : 'Invalid transformation');
}
