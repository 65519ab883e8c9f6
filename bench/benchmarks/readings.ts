import { startScriptedEndpoint } from '../../src/words/testing/scripted-endpoint.ts';
import { ask, percentile } from '../support/ask.ts';
import { PUBLISHABLE_KEY } from '../support/backend.ts';
import { startBareCopy } from '../support/bare.ts';
import type { Benchmark, Report } from '../support/figure.ts';
import { payloadOf } from '../support/hafez-questions.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { processorSeconds } from '../support/processes.ts';

const PATH = '/functions/v1/hafez-interpretation';
const WARM_UP = 200;
const BUILT_IN = 2400;
const BY_MODEL = 200;

const headersFor = (accept: string) => ({ accept, apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' });

/** A reading by the built-in writer, and what we add to the time of a model. */
export const readings: Benchmark = async ({ report }) => {
	await builtIn(report);
	await addedToModel(report);
};

/** Time of whole answers, one after the other, beside a bare server that answers one of them to all. */
async function builtIn(report: Report): Promise<void> {
	const hoopoe = await startHoopoe('Hoopoe');
	try {
		for (const accept of ['application/json', 'text/event-stream']) {
			const question = (number: number) => ({
				method: 'POST',
				headers: headersFor(accept),
				body: JSON.stringify(payloadOf(number)),
			});
			const bare = await startBareCopy(hoopoe.url + PATH, question(0));
			try {
				await times(hoopoe.url, question, WARM_UP);
				await times(bare.url, question, WARM_UP);
				const before = processorSeconds(hoopoe.pid);
				const ours = await times(hoopoe.url, question, BUILT_IN);
				const cost = ((processorSeconds(hoopoe.pid) - before) / BUILT_IN) * 1000;
				const limit = await times(bare.url, question, BUILT_IN);
				const name = `built-in reading, ${accept === 'application/json' ? 'JSON' : 'stream'}`;
				for (const { share, label, most } of [
					{ share: 0.5, label: 'p50', most: 5 },
					{ share: 0.99, label: 'p99', most: 25 },
				])
					report({
						name: `${name}, ${label}`,
						value: percentile(ours, share),
						unit: 'ms',
						limit: { name: bare.name, value: percentile(limit, share) },
						wanted: { of: 'value', most },
						note: `${BUILT_IN} readings, ${bare.answer.body.length} bytes, ${cost.toFixed(2)} ms of processor each`,
					});
			} finally {
				await bare.stop();
			}
		}
	} finally {
		await hoopoe.stop();
	}
}

type Question = (number: number) => { method: string; headers: Record<string, string>; body: string };

async function times(url: string, question: Question, count: number): Promise<number[]> {
	const milliseconds: number[] = [];
	for (let number = 0; number < count; number++) {
		const answer = await ask(url + PATH, question(number));
		if (answer.status !== 200) throw new Error(`a reading is answered ${answer.status}: ${answer.body}`);
		milliseconds.push(answer.milliseconds);
	}
	return milliseconds;
}

/**
 * From the request to the first `delta`, with an endpoint on this machine that sends its first token at once: all of it
 * is time that we add, but for what the endpoint itself takes, which is measured alone as the limit.
 */
async function addedToModel(report: Report): Promise<void> {
	const endpoint = await startScriptedEndpoint({ pieces: words.match(/\S+\s*/g) ?? [] });
	const hoopoe = await startHoopoe('Hoopoe', {
		AI_BASE_URL: endpoint.url,
		AI_MODEL: 'scripted',
		AI_DAILY_LIMIT: '1000000',
	});
	try {
		const alone = JSON.stringify({
			model: 'scripted',
			stream: true,
			messages: [{ role: 'user', content: 'a question' }],
		});
		const added: number[] = [];
		const limit: number[] = [];
		for (let number = 0; number < WARM_UP + BY_MODEL; number++) {
			const body = JSON.stringify({ ...payloadOf(number), language: 'en' });
			const answer = await ask(hoopoe.url + PATH, {
				method: 'POST',
				headers: headersFor('text/event-stream'),
				body,
				until: 'event: delta',
			});
			if (!answer.body.includes('"writer":{"model":"scripted"}'))
				throw new Error(`the model's words were not used: ${answer.body.subarray(-400)}`);
			const bare = await ask(`${endpoint.url}/chat/completions`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: alone,
				until: '"content"',
			});
			if (number < WARM_UP) continue;
			added.push(answer.seenAfter);
			limit.push(bare.seenAfter);
		}
		for (const { share, label, most } of [
			{ share: 0.5, label: 'p50', most: 20 },
			{ share: 0.99, label: 'p99' },
		])
			report({
				name: `until the first words of a model, ${label}`,
				value: percentile(added, share),
				unit: 'ms',
				limit: { name: 'the endpoint alone', value: percentile(limit, share) },
				...(most && { wanted: { of: 'value', most } as const }),
			});
	} finally {
		await hoopoe.stop();
		await endpoint.close();
	}
}

const words = `The verse you drew speaks to someone who stands at a door and does not yet knock. Look at what you have carried so far: the work is heavier than you say, and you have told nobody how heavy. The poet does not promise an easy road. He asks for company on it, and for a cup shared before the question is answered. Take that as it stands. Speak with the one person who has walked a stretch of this road, and tell them the part you leave out. Then wait a little, not idly, but as a gardener waits. What would you do today if the answer had already come? Write down one line of it tonight, and keep it where you will see it in the morning.`;
