import autocannon, { type Request, type Result } from 'autocannon';
import { processorSeconds } from './processes.ts';

export type Call = { method: string; path: string; headers: Record<string, string>; body?: string };

/** What one connection sends, one request after the other; `answered` sees each body. */
export type Client = { call: Call } | { next: () => Call; answered?: (body: string) => void };

/** Something under load. */
export type Contender = {
	name: string;
	/** The process that does the work, where its processor time is asked for. */
	pid?: number;
	/** Has `amount` pieces of work done, so many at a time, and returns the seconds until the last is done. */
	work(clients: number, amount: number): Promise<number>;
};

/** Something that can also be asked for so many seconds; it returns how many pieces were done in one. */
export type TimedContender = Contender & { workFor(clients: number, seconds: number): Promise<number> };

/** A server under load: where it is, and what each client sends. */
export function underLoad(
	server: { name: string; url: string; pid?: number },
	client: (index: number) => Client,
): TimedContender {
	const { name, url, pid } = server;
	return {
		name,
		...(pid !== undefined && { pid }),
		work: async (clients, amount) => (await send(name, url, client, clients, { amount })).seconds,
		workFor: async (clients, duration) => {
			const { answers, seconds } = await send(name, url, client, clients, { duration });
			return answers / seconds;
		},
	};
}

/** `cost` is milliseconds of the server's processor time per request; NaN where it is not known. */
export type Rate = { perSecond: number; cost: number };

const ROUNDS = 3;
/** A contender is warm when a turn was faster than the best before it by no more than this, or after so many turns. */
const STEADY = 1.05;
const WARM_UP_TURNS = 6;

/**
 * Has work done until it becomes no faster: code that is run often is optimized while it runs, and until then its rate is
 * that of the compiler. What takes more code needs more of it.
 * @returns pieces of work per second
 */
async function warmUp(contender: Contender, clients: number, seconds: number): Promise<number> {
	// How long a turn is to be is known once the rate is, at least roughly.
	let rate = clients / (await contender.work(clients, clients));
	rate = await workAbout(contender, clients, rate, seconds / 8);
	for (let turn = 0, best = 0; turn < WARM_UP_TURNS; turn++) {
		rate = await workAbout(contender, clients, rate, seconds / 2);
		if (rate <= best * STEADY) break;
		best = rate;
	}
	return rate;
}

/** Has a contender work for about so many seconds, told by its rate. @returns pieces of work per second */
async function workAbout(contender: Contender, clients: number, rate: number, seconds: number): Promise<number> {
	const amount = Math.max(clients, Math.ceil(rate * seconds));
	return amount / (await contender.work(clients, amount));
}

/**
 * Pieces of work per second of each contender with so many clients. They take turns, so that what else the machine does falls
 * on all alike; each is warmed up first. All that is sent is answered before the next one's turn.
 * @throws Error where an answer is not 2xx
 */
export async function race(
	contenders: readonly Contender[],
	clients: number,
	seconds: number,
): Promise<Map<string, Rate>> {
	const scores = contenders.map((contender) => ({ contender, requests: 0, elapsed: 0, processor: 0, perSecond: 0 }));
	for (const score of scores) score.perSecond = await warmUp(score.contender, clients, seconds);
	for (let round = 0; round < ROUNDS; round++) {
		for (const score of scores) {
			const amount = Math.max(clients, Math.ceil((score.perSecond * seconds) / ROUNDS));
			const before = processorSeconds(score.contender.pid ?? 0);
			score.elapsed += await score.contender.work(clients, amount);
			score.processor += processorSeconds(score.contender.pid ?? 0) - before;
			score.requests += amount;
			score.perSecond = score.requests / score.elapsed;
		}
	}
	return new Map(
		scores.map(({ contender, requests, processor, perSecond }) => [
			contender.name,
			{ perSecond, cost: (processor / requests) * 1000 },
		]),
	);
}

/**
 * Pieces of work per second of each contender while so many clients ask for `seconds`, the contenders by turns. Unlike in
 * `race`, a client that is served faster asks more often, and none waits for another at the end.
 * @throws Error where an answer is not 2xx
 */
export async function raceForTime(
	contenders: readonly TimedContender[],
	clients: number,
	seconds: number,
): Promise<Map<string, Rate>> {
	const scores = contenders.map((contender) => ({ contender, rates: [] as number[], processor: 0 }));
	for (const { contender } of scores) await contender.workFor(clients, seconds / 2);
	for (let round = 0; round < ROUNDS; round++)
		for (const score of scores) {
			const before = processorSeconds(score.contender.pid ?? 0);
			score.rates.push(await score.contender.workFor(clients, seconds));
			score.processor += processorSeconds(score.contender.pid ?? 0) - before;
		}
	return new Map(
		scores.map(({ contender, rates, processor }) => {
			const sum = rates.reduce((total, rate) => total + rate, 0);
			return [contender.name, { perSecond: sum / ROUNDS, cost: (processor / (sum * seconds)) * 1000 }];
		}),
	);
}

/** Sends so many requests, or as many as are answered in `duration` seconds. */
async function send(
	name: string,
	url: string,
	client: (index: number) => Client,
	clients: number,
	bound: { amount: number } | { duration: number },
): Promise<{ answers: number; seconds: number }> {
	let began = performance.now();
	let answered = began;
	let index = 0;
	const result = await new Promise<Result>((resolve, reject) => {
		const instance = autocannon(
			{
				url,
				connections: clients,
				...bound,
				timeout: 60,
				sampleInt: 20,
				setupClient: (connection) => connection.setRequests([requestOf(client(index++))]),
			},
			(error, done) => (error ? reject(error) : resolve(done)),
		);
		instance.on('start', () => {
			began = performance.now();
		});
		instance.on('response', () => {
			answered = performance.now();
		});
	});
	const good = result['2xx'];
	if (result.non2xx > 0 || result.errors > 0 || ('amount' in bound ? good !== bound.amount : good === 0))
		throw new Error(
			`${name}: ${result.errors} requests failed and the rest answered ${JSON.stringify(result.statusCodeStats)}`,
		);
	return { answers: good, seconds: (answered - began) / 1000 };
}

function requestOf(client: Client): Request {
	if ('call' in client) return { ...client.call };
	const { next, answered } = client;
	return {
		method: 'GET',
		path: '/',
		headers: {},
		// The request as given holds the address; the one that is sent is built anew each time, because lengths are written into it.
		setupRequest: (request) => {
			const call = next();
			return { ...request, ...call, headers: { ...call.headers } };
		},
		onResponse: answered && ((_, body) => answered(body)),
	};
}
