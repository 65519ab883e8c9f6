import { languages } from '../../src/language/languages.ts';
import { randomRequests as ofTests } from '../../src/psychology/testing/random-requests.ts';
import { randomRequest as randomHafez } from '../../src/readings/hafez/testing/random-request.ts';
import { randomRequests as ofReadings, type RandomRequest } from '../../src/readings/testing/random-requests.ts';
import { seededRandom } from '../../src/words/testing/random.ts';
import { startScriptedEndpoint } from '../../src/words/testing/scripted-endpoint.ts';
import { ask, percentile } from '../support/ask.ts';
import { type Backend, PUBLISHABLE_KEY } from '../support/backend.ts';
import { startBareCopy } from '../support/bare.ts';
import type { Benchmark, Report } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { race, underLoad } from '../support/load.ts';
import { processorSeconds } from '../support/processes.ts';

const randomRequests: Readonly<Record<string, RandomRequest>> = { ...ofReadings, ...ofTests };
const pathOf = (name: string) => `/functions/v1/${name}`;
const WARM_UP = 200;
const BUILT_IN = 600;
const BY_MODEL = 300;
const CLIENTS = 20;
/** Most milliseconds that are wanted of half the readings; other readings may take a little longer. */
const MOST_P50: Readonly<Record<string, number>> = { 'hafez-interpretation': 5 };
const MOST_P50_OTHERS = 8;
const MOST_P99 = 25;

const headersFor = (accept: string) => ({ accept, apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' });

/** Requests of all kinds, languages in turn, the same ones in each run. */
function questionsOf(name: string, accept: string): Question {
	const random = seededRandom(BUILT_IN);
	const bodies = Array.from({ length: BUILT_IN }, (_, number) =>
		JSON.stringify(randomRequests[name]?.(languages[number % languages.length] ?? 'en', random)),
	);
	return (number) => ({
		method: 'POST',
		headers: headersFor(accept),
		body: bodies[number % bodies.length] ?? '',
	});
}

/** Each reading by the built-in writer, and what we add to the time of a model. */
export const readings: Benchmark = async ({ seconds, report }) => {
	await builtIn(seconds, report);
	await addedToModel(report);
};

async function builtIn(seconds: number, report: Report): Promise<void> {
	const hoopoe = await startHoopoe('Hoopoe');
	try {
		for (const name of Object.keys(randomRequests)) {
			await oneByOne(hoopoe, name, 'application/json', report);
			await oneByOne(hoopoe, name, 'text/event-stream', report);
			await manyAtOnce(hoopoe, name, seconds, report);
		}
	} finally {
		await hoopoe.stop();
	}
}

/** Time of whole answers, one after the other, beside a bare server that answers one of them to all. */
async function oneByOne(hoopoe: Backend, name: string, accept: string, report: Report): Promise<void> {
	const path = pathOf(name);
	const question = questionsOf(name, accept);
	const bare = await startBareCopy(hoopoe.url + path, question(0));
	try {
		await times(hoopoe.url + path, question, WARM_UP);
		await times(bare.url + path, question, WARM_UP);
		const before = processorSeconds(hoopoe.pid);
		const ours = await times(hoopoe.url + path, question, BUILT_IN);
		const cost = ((processorSeconds(hoopoe.pid) - before) / BUILT_IN) * 1000;
		const limit = await times(bare.url + path, question, BUILT_IN);
		for (const { share, label, most } of [
			{ share: 0.5, label: 'p50', most: MOST_P50[name] ?? MOST_P50_OTHERS },
			{ share: 0.99, label: 'p99', most: MOST_P99 },
		])
			report({
				name: `${name}, ${accept === 'application/json' ? 'JSON' : 'stream'}, ${label}`,
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

/** Readings a second under load, beside the same bare server. */
async function manyAtOnce(hoopoe: Backend, name: string, seconds: number, report: Report): Promise<void> {
	const path = pathOf(name);
	const question = questionsOf(name, 'application/json');
	const bare = await startBareCopy(hoopoe.url + path, question(0));
	try {
		let asked = 0;
		const client = () => ({ next: () => ({ path, ...question(asked++) }) });
		const rates = await race([underLoad(hoopoe, client), underLoad(bare, client)], CLIENTS, seconds);
		const [ours, limit] = [rates.get(hoopoe.name), rates.get(bare.name)];
		if (ours && limit)
			report({
				name: `${name}, ${CLIENTS} clients`,
				value: ours.perSecond,
				unit: '/s',
				limit: { name: bare.name, value: limit.perSecond },
				note: `${ours.cost.toFixed(2)} ms of processor each`,
			});
	} finally {
		await bare.stop();
	}
}

type Question = (number: number) => { method: string; headers: Record<string, string>; body: string };

async function times(url: string, question: Question, count: number): Promise<number[]> {
	const milliseconds: number[] = [];
	for (let number = 0; number < count; number++) {
		const answer = await ask(url, question(number));
		if (answer.status !== 200) throw new Error(`a reading is answered ${answer.status}: ${answer.body}`);
		milliseconds.push(answer.milliseconds);
	}
	return milliseconds;
}

/**
 * From the request to the first `delta`, with an endpoint on this machine that sends its whole text at once, less what
 * the same endpoint takes when it is asked directly, which stands beside it.
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
		const random = seededRandom(BY_MODEL);
		const added: number[] = [];
		const limit: number[] = [];
		for (let number = 0; number < WARM_UP + BY_MODEL; number++) {
			// Each is asked for the first time: the same one again would not reach the model.
			const request = randomHafez('en', random);
			const body = JSON.stringify({ ...request, question: `${request.question} (${number})` });
			const answer = await ask(hoopoe.url + pathOf('hafez-interpretation'), {
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
			added.push(answer.seenAfter - bare.seenAfter);
			limit.push(bare.seenAfter);
		}
		for (const { share, label, most } of [
			{ share: 0.5, label: 'p50', most: 20 },
			{ share: 0.99, label: 'p99' },
		])
			report({
				name: `added before the first words of a model, ${label}`,
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
