import { setTimeout as pause } from 'node:timers/promises';
import { headersOf, PASSWORD, type Person, publicHeaders, signUpAll } from '../support/backend.ts';
import type { Benchmark } from '../support/figure.ts';
import { rowOf, TABLE } from '../support/hafez-rows.ts';
import { asUsual, startHoopoe } from '../support/hoopoe.ts';
import { residentMegabytes } from '../support/processes.ts';

const CLIENTS = 10;
/** Ten minutes at three seconds a case, the usual. */
const TIMES_SECONDS = 200;

/** Resident memory of all processes (shared pages counted once) under mixed load: whether it stays flat, and where. */
export const memory: Benchmark = async ({ seconds, report }) => {
	const hoopoe = await startHoopoe('Hoopoe', asUsual);
	try {
		const people = await signUpAll(hoopoe, 'person', CLIENTS);
		const until = performance.now() + seconds * TIMES_SECONDS * 1000;
		const began = performance.now();
		const samples: number[] = [];
		let requests = 0;
		const clients = people.map(async (person) => {
			for (let turn = 0; performance.now() < until; turn++) {
				await mixed(hoopoe.url, person, turn);
				requests++;
			}
		});
		while (performance.now() < until) {
			await pause(1000);
			samples.push(residentMegabytes(hoopoe.pid));
		}
		await Promise.all(clients);
		const average = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
		const fifth = Math.max(1, Math.floor(samples.length / 5));
		const minutes = ((performance.now() - began) / 60_000).toFixed(1);
		report({
			name: `memory of all processes after ${minutes} minutes of mixed load (${requests} requests)`,
			value: average(samples.slice(-fifth)),
			unit: 'MB',
			limit: { name: 'a fifth of the time in', value: average(samples.slice(fifth, 2 * fifth)) },
			wanted: { of: 'value', most: 450 },
			note: `at most ${Math.round(Math.max(...samples))} MB`,
		});
	} finally {
		await hoopoe.stop();
	}
};

/** One request of many kinds: pages, readings, rows, the session; now and then a sign-in. */
async function mixed(url: string, person: Person, turn: number): Promise<void> {
	const own = { ...headersOf(person), 'content-type': 'application/json' };
	const post = (path: string, headers: Record<string, string>, body: unknown) =>
		fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
	const kinds = [
		() => fetch(`${url}/en`),
		() => fetch(`${url}/fa/blog?turn=${turn}`),
		() => fetch(`${url}/rest/v1/${TABLE}?select=*&order=created_at.desc&limit=10`, { headers: own }),
		() => post(`/rest/v1/${TABLE}`, own, rowOf(person.id, turn)),
		() => fetch(`${url}/auth/v1/user`, { headers: own }),
		() =>
			post('/functions/v1/dream-interpretation', own, {
				dream: `I dreamt of a snake and of water, ${turn}`,
				language: 'en',
			}),
		() => fetch(`${url}/rest/v1/blog_articles?select=*&limit=20`, { headers: own }),
		() =>
			fetch(`${url}/rest/v1/${TABLE}?user_id=eq.${person.id}&question=like.none`, { method: 'DELETE', headers: own }),
	];
	const signIn = () =>
		post('/auth/v1/token?grant_type=password', publicHeaders, { email: person.email, password: PASSWORD });
	const ask = turn % 50 === 49 ? signIn : (kinds[turn % kinds.length] as () => Promise<Response>);
	await (await ask()).arrayBuffer();
}
