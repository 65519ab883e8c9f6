import { openS3Server } from '../../src/backend/storage/testing/s3-server.ts';
import { plainArticle } from '../../src/blog/generation/testing/plain-prose.ts';
import { languages } from '../../src/language/languages.ts';
import { startMailServer } from '../../src/mail/testing/mail-server.ts';
import { type Script, type Seen, startScriptedEndpoint } from '../../src/words/testing/scripted-endpoint.ts';
import { voicePrompt } from '../../src/words/voice-prompt.server.ts';

export type Mood = 'well' | 'slow' | 'broken' | 'lying';

/** A marker in every false text of the model; no visitor may ever read it. */
export const LIE = '4711';

/** Longer than the model is waited for (`SETTINGS`). */
const SLOW_MS = 4_000;
/** Bytes of prose, and words at a time. */
const AT_ONCE = 12;

/** The external services of the program, each of which can fail. */
export async function startOutside() {
	let mood: Mood = 'well';
	let broken = 0;
	let mailsRefused = false;
	const model = await startScriptedEndpoint((body): Script => {
		const text = answerTo(body, mood === 'lying');
		if (mood === 'slow') return { pieces: [text], firstAfter: SLOW_MS };
		if (mood !== 'broken') return { pieces: inPieces(text) };
		return [{ status: 500 }, { pieces: inPieces(text), breakAfter: 1 }, { garbage: true }][broken++ % 3] as Script;
	});
	// Its record of requests is not used here, and would grow for as long as this runs.
	const forgetting = setInterval(() => model.seen.splice(0), 1_000);
	const mail = await startMailServer({
		refuse: () => (mailsRefused ? { code: 450, text: 'come again later' } : null),
	});
	const s3 = await openS3Server();
	const forgettingS3 = setInterval(() => s3.asked.splice(0), 1_000);
	return {
		settings: {
			AI_BASE_URL: model.url,
			AI_MODEL: 'scripted',
			AI_FIRST_TOKEN_TIMEOUT: '2',
			AI_TIMEOUT: '6',
			AI_DAILY_LIMIT: '10000000',
			SMTP_URL: mail.url,
			...s3.settings,
		},
		setMood: (next: Mood) => {
			mood = next;
		},
		refuseMails: (refuse: boolean) => {
			mailsRefused = refuse;
		},
		takeS3Away: (away: boolean) => {
			s3.state.failing = away;
		},
		mailsTo: (addresses: ReadonlySet<string>) =>
			mail.received.filter(({ recipients }) => recipients.some((to) => addresses.has(to))).length,
		async stop() {
			clearInterval(forgetting);
			clearInterval(forgettingS3);
			await Promise.all([model.close(), mail.close(), s3.close()]);
		},
	};
}
export type Outside = Awaited<ReturnType<typeof startOutside>>;

/** Prose in the requested language, in every field of the schema; optionally with a number that is not in the facts. */
function answerTo(body: Seen['body'], lying: boolean): string {
	const system = body.messages.find(({ role }) => role === 'system')?.content ?? '';
	const language = languages.find((one) => system.includes(voicePrompt(one))) ?? 'en';
	const { content } = plainArticle(language, 0, 5);
	const text = lying ? `${content} ${LIE} «${content.slice(0, 40)} ${LIE}»` : content;
	const { json_schema: wanted } = (body.response_format ?? {}) as {
		json_schema?: { schema: { properties: Record<string, unknown> } };
	};
	return wanted
		? JSON.stringify(Object.fromEntries(Object.keys(wanted.schema.properties).map((field) => [field, text])))
		: text;
}

function inPieces(text: string): string[] {
	const words = text.split(/(?<= )/);
	return Array.from({ length: Math.ceil(words.length / AT_ONCE) }, (_, index) =>
		words.slice(index * AT_ONCE, (index + 1) * AT_ONCE).join(''),
	);
}
