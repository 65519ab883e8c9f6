import { hash, verify } from '@node-rs/bcrypt';
import { type Backend, headersOf, PASSWORD, type Person, publicHeaders, signUpAll } from '../support/backend.ts';
import type { Benchmark, Figure } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { startLite } from '../support/lite.ts';
import { type Client, type Contender, type Rate, race, underLoad } from '../support/load.ts';

const FEW_AND_MANY = [1, 50];
const OURS = 'Hoopoe, embedded';
const LITE = 'lite on SQLite';
const HASH = 'the hash alone';
/** bcrypt's cost in our server, and in lite. */
const COST = 10;

/** Sign-up, sign-in, refresh and GET /user, beside what the password hash alone allows and beside `@supabase/lite`. */
export const auth: Benchmark = async ({ seconds, report }) => {
	const backends = [await startHoopoe(OURS), await startLite(LITE, 'sqlite-postgres')];
	try {
		const hashAlone = await hashContender();
		const sides: { backend: Backend; people: Person[] }[] = [];
		for (const backend of backends)
			sides.push({ backend, people: await signUpAll(backend, 'person', Math.max(...FEW_AND_MANY)) });
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

type Operation = (person: Person) => Client;

const signIn: Operation = ({ email }) => ({
	call: {
		method: 'POST',
		path: '/auth/v1/token?grant_type=password',
		headers: publicHeaders,
		body: JSON.stringify({ email, password: PASSWORD }),
	},
});

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
