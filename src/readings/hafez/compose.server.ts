import { readingOf } from './facts.server.ts';
import type { HafezRequest } from './request.ts';

/** The built-in writer's reading, in three paragraphs. */
export function compose(request: HafezRequest): string {
	return readingOf(request).paragraphs.join('\n\n');
}
