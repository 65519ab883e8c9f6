import { setTimeout as pause } from 'node:timers/promises';
import type { Pages } from '#src/pages/serving/serve-pages.server.ts';
import type { Log } from '#src/platform/process/log.ts';

/** The first visitors' pages come before this work, which takes the processor for some seconds. */
const BEFORE_MS = 500;

/**
 * Prepares what visitors will ask for, in the order in which they miss it: the functions' code, the fixed pages, hearing in
 * all languages, the guide's knowledge. Requests are answered meanwhile. The code is loaded here and not with the server, so
 * that the server listens the sooner.
 */
export async function warmUp(pages: Pages | undefined, log: Log): Promise<void> {
	await pause(BEFORE_MS, undefined, { ref: false });
	await import('../functions.ts');
	await pages?.warmUp((error) => log.error({ err: error }, 'a page failed'));
	const { warmHearing } = await import('#src/listening/warm-hearing.server.ts');
	await warmHearing();
	const { warmKnowledge } = await import('#src/chatbot/knowledge/warm-knowledge.server.ts');
	await warmKnowledge();
}
