// `node bench/soak-realtime.ts [--minutes 5] [--sockets 200] [--workers 2]`: sockets of several people come and go while
// rows are written and worker processes are killed. Counts what was lost to a subscriber that stayed, what was shown to
// whom rules forbid it, and memory; ends with 1 where any of it is not as wanted. Needs built pages (`npm run build`).
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Backend, headersOf, type Person, signUpAll } from './support/backend.ts';
import { rowOf, TABLE } from './support/hafez-rows.ts';
import { startHoopoe } from './support/hoopoe.ts';
import { residentMegabytes, workersOf } from './support/processes.ts';
import { type Subscriber, subscribe } from './support/subscriber.ts';

const { values } = parseArgs({
	options: {
		minutes: { type: 'string', default: '5' },
		sockets: { type: 'string', default: '200' },
		workers: { type: 'string', default: '2' },
	},
});
const [minutes, sockets] = [Number(values.minutes), Number(values.sockets)];
if (!(minutes > 0 && minutes <= 120 && sockets >= 10 && sockets <= 2000)) {
	console.error('--minutes wants a number up to 120, --sockets one from 10 to 2000.');
	process.exit(2);
}

const PEOPLE = 20;
/** Milliseconds between inserts, between sockets that leave, and after which a change must have arrived. */
const WRITE_EVERY = 25;
const LEAVE_EVERY = 200;
const ARRIVES_WITHIN = 5_000;
/** A worker is killed so often while the soak runs. */
const KILLS = 4;
/** How much the memory of all processes may grow from the second fifth to the last. */
const MOST_GROWTH = 1.15;

/** One socket's life: what it heard between the moment it had subscribed and its end. */
type Life = { person: Person; from: number; to: number; heard: Set<string> };
type Write = { id: string; owner: string; began: number; acknowledged: number };

const lives: Life[] = [];
const writes: Write[] = [];
const failures: Record<string, number> = {};
let forbidden = 0;
let over = false;

/** Keeps a place for a socket: when it ends, the next one comes. */
async function keepSocket(server: Backend, person: Person, leaveAfter: () => number): Promise<void> {
	while (!over) {
		const life: Life = { person, from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY, heard: new Set() };
		const subscriber: Subscriber = subscribe(server, person.token, { table: TABLE, event: 'INSERT' }, (text) => {
			const id = /"id": ?"([0-9a-f-]{36})"/.exec(text)?.[1];
			if (!text.includes(person.id)) forbidden++;
			else if (id) life.heard.add(id);
		});
		try {
			await subscriber.subscribed;
			life.from = performance.now();
			lives.push(life);
			const leaving = setTimeout(() => {
				life.to = performance.now();
				subscriber.close();
			}, leaveAfter());
			await subscriber.closed;
			clearTimeout(leaving);
			// One that was cut off ended when the worker did, which is a little before it was told.
			if (life.to === Number.POSITIVE_INFINITY) life.to = performance.now() - ARRIVES_WITHIN;
		} catch {
			subscriber.close();
			await pause(100);
		}
	}
}

async function write(server: Backend, people: readonly Person[]): Promise<void> {
	for (let count = 0; !over; count++) {
		const person = people[count % people.length] as Person;
		const id = crypto.randomUUID();
		const began = performance.now();
		try {
			const response = await fetch(`${server.url}/rest/v1/${TABLE}`, {
				method: 'POST',
				headers: { ...headersOf(person), 'content-type': 'application/json', prefer: 'return=minimal' },
				body: JSON.stringify({ id, ...rowOf(person.id, count) }),
			});
			await response.arrayBuffer();
			if (response.status === 201) writes.push({ id, owner: person.id, began, acknowledged: performance.now() });
			else failures[response.status] = (failures[response.status] ?? 0) + 1;
		} catch {
			failures['cut off'] = (failures['cut off'] ?? 0) + 1;
		}
		await pause(WRITE_EVERY);
	}
}

const server = await startHoopoe('Hoopoe, embedded', { WEB_CONCURRENCY: String(values.workers), QUOTA_ROWS: '0' });
const people = await signUpAll(server, 'soak', PEOPLE);
const end = performance.now() + minutes * 60_000;
const lifetime = (sockets / 4) * LEAVE_EVERY;
const running = Array.from({ length: sockets }, (_, index) =>
	// Three of four stay as long as their worker lives.
	keepSocket(server, people[index % PEOPLE] as Person, () =>
		index % 4 === 0 ? lifetime * (0.5 + Math.random()) : minutes * 60_000 + 60_000,
	),
);
running.push(write(server, people), write(server, people.toReversed()));
const memory: number[] = [];
let killed = 0;
const began = performance.now();
while (performance.now() < end) {
	await pause(Math.min(5_000, Math.max(500, minutes * 1_000)));
	memory.push(residentMegabytes(server.pid));
	const share = (performance.now() - began) / (end - began);
	if (killed < KILLS && share > (killed + 0.5) / KILLS) {
		const worker = workersOf(server.pid)[killed % Number(values.workers)];
		if (worker) process.kill(worker, 'SIGKILL');
		killed++;
		console.log(
			`${Math.round(share * 100)} %: worker ${worker} killed, ${writes.length} rows written, ${Math.round(memory.at(-1) ?? 0)} MB`,
		);
	}
}
const stop = performance.now();
over = true;
await pause(ARRIVES_WITHIN);

let expected = 0;
let lost = 0;
for (const { id, owner, began: from, acknowledged } of writes) {
	if (acknowledged > stop - 1_000) continue;
	for (const life of lives) {
		if (life.person.id !== owner || life.from > from || life.to < acknowledged + ARRIVES_WITHIN) continue;
		expected++;
		if (!life.heard.has(id)) lost++;
	}
}
const fifth = Math.floor(memory.length / 5) || 1;
const mean = (part: number[]) => part.reduce((sum, value) => sum + value, 0) / part.length;
const [early, late] = [mean(memory.slice(fifth, 2 * fifth)), mean(memory.slice(-fifth))];
console.log(
	`${minutes} minutes, ${sockets} sockets at a time, ${lives.length} in all, ${killed} workers killed; ${writes.length} rows acknowledged, not: ${JSON.stringify(failures)}`,
);
console.log(
	`to subscribers that stayed: ${expected} changes, ${lost} lost; shown to whom rules forbid it: ${forbidden}`,
);
console.log(`memory of all processes: ${Math.round(early)} MB in the second fifth, ${Math.round(late)} MB in the last`);
await server.stop();
process.exit(lost > 0 || forbidden > 0 || expected === 0 || late > early * MOST_GROWTH ? 1 : 0);
