import { hash, verify } from '@node-rs/bcrypt';
import { type Backend, headersOf, PASSWORD, type Person, publicHeaders, signUpAll } from '../support/backend.ts';
import type { Benchmark, Figure, Run } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { startLite } from '../support/lite.ts';
import { type Call, type Client, type Contender, type Rate, race, underLoad } from '../support/load.ts';
import { type Answered, sendAtRate } from '../support/open-loop.ts';

const FEW_AND_MANY = [1, 50];
const OURS = 'Hoopoe, embedded';
const LITE = 'lite on SQLite';
const HASH = 'the hash alone';
/** bcrypt's cost in our server, and in lite. */
const COST = 10;

/** How many times the sign-ins come that the hash alone could serve, and for how many seconds before it counts. */
const CROWD = 3;
const WARM_UP = 4;
const ROUNDS = 3;

/** Sign-up, sign-in, refresh and GET /user, beside what the password hash alone allows and beside `@supabase/lite`. */
export const auth: Benchmark = async ({ seconds, report }) => {
	const backends = [await startHoopoe(OURS), await startLite(LITE, 'sqlite-postgres')];
	try {
		const hashAlone = await hashContender();
		const sides: { backend: Backend; people: Person[] }[] = [];
		for (const backend of backends)
			sides.push({ backend, people: await signUpAll(backend, 'person', Math.max(...FEW_AND_MANY)) });
		await crowdOfSignIns({ seconds, report, hashAlone });
		const all = (client: Operation) =>
			sides.map(({ backend, people }) => underLoad(backend, (index) => client(people[index] as Person)));

		const show = (name: string, rates: Map<string, Rate>, limitName: string, wanted?: Figure['wanted']) => {
			const [ours, limit] = [rates.get(OURS), rates.get(limitName)];
			if (!ours || !limit) return;
			report({
				name,
				value: ours.perSecond,
				unit: '/s',
				limit: { name: limitName, value: limit.perSecond },
				...(wanted && { wanted }),
			});
		};

		const [ours] = all(signIn);
		if (ours)
			show('password sign-in, 10 clients', await race([ours, hashAlone], 10, seconds * 2), HASH, {
				of: 'ratio',
				least: 0.85,
			});
		for (const clients of FEW_AND_MANY) {
			const at = `${clients} client${clients > 1 ? 's' : ''}`;
			for (const { name, client } of [
				{ name: 'password sign-in', client: signIn },
				{ name: 'sign-up', client: newcomer },
			]) {
				const rates = await race([...all(client), hashAlone], clients, seconds);
				show(`${name}, ${at}`, rates, HASH);
				show(`${name}, ${at}`, rates, LITE);
			}
			show(`refresh, ${at}`, await race(all(refresh), clients, seconds), LITE, { of: 'ratio', least: 2 });
			show(`GET /user, ${at}`, await race(all(user), clients, seconds), LITE);
		}
	} finally {
		for (const backend of backends) await backend.stop();
	}
};

/**
 * Sign-ins that come at three times the rate that can be served, each from a client that waits for its own answer: how
 * many are served, and how soon the others are refused.
 */
async function crowdOfSignIns({ seconds, report, hashAlone }: Run & { hashAlone: Contender }): Promise<void> {
	const server = await startHoopoe('Hoopoe in a crowd', { REQUEST_TIMEOUT: '10' });
	try {
		const people = await signUpAll(server, 'crowd', 50);
		const crowd: Answered[] = [];
		let limit = 0;
		for (let round = 0; round < ROUNDS; round++) {
			const alone = (await race([hashAlone], 10, seconds)).get(HASH)?.perSecond ?? 0;
			limit += alone / ROUNDS;
			const call = (index: number) => callOf(people[index % people.length] as Person);
			crowd.push(...(await sendAtRate(server.url, call, { perSecond: alone * CROWD, warmUp: WARM_UP, seconds })));
		}
		const served = crowd.filter(({ status }) => status === 200);
		const refused = crowd.filter(({ status }) => status === 503);
		const others = crowd.length - served.length - refused.length;
		if (others > 0) throw new Error(`${others} of ${crowd.length} sign-ins were neither served nor refused`);
		const timesOf = (answers: Answered[]) => answers.map(({ ms }) => ms).sort((a, b) => a - b);
		report({
			name: `password sign-in, ${CROWD} times as many as can be served`,
			value: served.length / (seconds * ROUNDS),
			unit: '/s',
			limit: { name: HASH, value: limit },
			wanted: { of: 'ratio', least: 0.85 },
			note: `${served.length} served, the slowest in ${Math.round(timesOf(served).at(-1) ?? 0)} ms; ${refused.length} refused`,
		});
		const times = timesOf(refused);
		report({
			name: 'refusal of a sign-in there, p95',
			value: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
			unit: 'ms',
			limit: { name: 'one hash', value: 1000 / limit },
		});
	} finally {
		await server.stop();
	}
}

type Operation = (person: Person) => Client;

const callOf = ({ email }: Person): Call => ({
	method: 'POST',
	path: '/auth/v1/token?grant_type=password',
	headers: publicHeaders,
	body: JSON.stringify({ email, password: PASSWORD }),
});
const signIn: Operation = (person) => ({ call: callOf(person) });

let newcomers = 0;
const newcomer: Operation = () => ({
	next: () => ({
		method: 'POST',
		path: '/auth/v1/signup',
		headers: publicHeaders,
		body: JSON.stringify({ email: `newcomer-${newcomers++}@example.org`, password: PASSWORD }),
	}),
});

/** Each client hands in the token of its last answer, as a browser does. */
const refresh: Operation = (person) => ({
	next: () => ({
		method: 'POST',
		path: '/auth/v1/token?grant_type=refresh_token',
		headers: publicHeaders,
		body: JSON.stringify({ refresh_token: person.refreshToken }),
	}),
	answered: (body) => {
		person.refreshToken = (JSON.parse(body) as { refresh_token: string }).refresh_token;
	},
});

const user: Operation = (person) => ({ call: { method: 'GET', path: '/auth/v1/user', headers: headersOf(person) } });

/** Password checks and nothing else, in the threads of this process. */
async function hashContender(): Promise<Contender> {
	const encoded = await hash(PASSWORD, { cost: COST });
	return {
		name: HASH,
		async work(clients, amount) {
			const began = performance.now();
			let left = amount;
			const client = async () => {
				while (left-- > 0) await verify(PASSWORD, encoded);
			};
			await Promise.all(Array.from({ length: clients }, client));
			return (performance.now() - began) / 1000;
		},
	};
}
