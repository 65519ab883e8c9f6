import type { HafezFacts } from './facts.server.ts';
import { planReading } from './plan-reading.server.ts';
import type { HafezRequest } from './request.ts';

/** The built-in writer's reading, in three paragraphs. */
export function compose(request: HafezRequest, { heard }: Pick<HafezFacts, 'heard'>): string {
	return planReading(request, heard).paragraphs.join('\n\n');
}
