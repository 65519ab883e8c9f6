// `node bench/soak-and-faults.ts [--minutes 15] [--clients 100] [--workers 2] [--embedded]`: a hundred visitors with the
// real client do a little of everything while, by turns, everything fails that can: processes are killed, PostgreSQL is
// stopped, its disk is full, the clock is moved, the model is slow, broken and lying, mails are refused, S3 is away. In the
// end what was acknowledged has to be there exactly once, no answer may have been wrong, memory has to be flat, and each
// failure that a visitor saw has to be one that is foreseen. Ends with 1 where any of it is not so. Needs built pages.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compare } from './faults/compare.ts';
import { enterOwnMounts, mountSmallDisk } from './faults/disk.ts';
import { faults, killOne, type World } from './faults/faults.ts';
import { openLedger } from './faults/ledger.ts';
import { startOutside } from './faults/outside.ts';
import { startSite, untilReady } from './faults/site.ts';
import { arrive, stay, type Visitor } from './faults/visitor.ts';
import { percentile } from './support/ask.ts';
import { addRows } from './support/backend.ts';
import { short } from './support/figure.ts';
import { residentMegabytes, workersOf } from './support/processes.ts';

const { values } = parseArgs({
	options: {
		minutes: { type: 'string', default: '15' },
		clients: { type: 'string', default: '100' },
		workers: { type: 'string', default: '2' },
		embedded: { type: 'boolean', default: false },
	},
});
const [minutes, clients, workers] = [Number(values.minutes), Number(values.clients), Number(values.workers)];
if (!(minutes >= 1 && minutes <= 600 && clients >= 1 && clients <= 1000 && workers >= 2 && workers <= 16)) {
	console.error('--minutes wants 1 to 600, --clients 1 to 1000, --workers 2 to 16.');
	process.exit(2);
}
enterOwnMounts();

/** Processes are killed so often in a quarter of an hour. */
const KILLS_IN_15 = 20;
const LEAST_KILLS = 5;
/** These kills are of the primary, and all its workers with it; early, so that its memory can be compared later. */
const OF_PRIMARY = [1, 3];
/** Milliseconds between two acts of a visitor on average, that a fault lasts, and that all is well in between. */
const PAUSE_MS = 1_500;
const FAULT_MS = 8_000;
const WELL_MS = 5_000;
/** Connections may end with a process that was killed, until so many milliseconds after all are there again. */
const EXCUSED_MS = 5_000;
/** Tokens of a moved clock are around for so long. */
const CLOCK_MS = 30_000;
/** The disk is looked at twice a second, and a mail may be under way. */
const LATELY_MS = 3_000;
const MOST_GROWTH = 1.15;

const disk = mountSmallDisk();
if (!disk) console.log('No disk can be mounted here (that wants root and unshare): it is not filled.');
const outside = await startOutside();
const { embedded } = values;
const site = await startSite({ workers, embedded, disk, environment: outside.settings });
const world: World = { site, outside, disk, embedded };
const ledger = openLedger();
const article = crypto.randomUUID();
await addRows({ name: 'Hoopoe', ...site, pid: 0 }, 'blog_articles', [
	{ id: article, slug: 'a', title_en: 'A', content_en: 'B', published: true },
]);

let [over, fault, lastKill, lastClock] = [false, 'all well', Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
const past: { fault: string; until: number }[] = [];
const visit = {
	url: site.url,
	ledger,
	article,
	random: Math.random,
	isOver: () => over,
	watched: {
		ledger,
		fault: () => fault,
		going: (since: number) => ({
			faults: new Set([fault, ...past.filter(({ until }) => until > since - LATELY_MS).map((one) => one.fault)]),
			clockMoved: performance.now() - lastClock < CLOCK_MS,
		}),
		isExcused: () => performance.now() - lastKill < EXCUSED_MS,
	},
};
const visitors: Visitor[] = [];
for (let number = 0; visitors.length < clients; number += 4)
	for (const visitor of await Promise.all(
		[0, 1, 2, 3].map((offset) => arrive(visit, `visitor-${number + offset}@example.org`)),
	))
		if (visitor && visitors.length < clients) visitors.push(visitor);
console.log(
	`${clients} visitors, ${workers} workers, ${embedded ? 'the embedded PostgreSQL' : 'PostgreSQL by DATABASE_URL'}, ${minutes} minutes`,
);

const began = performance.now();
const end = began + minutes * 60_000;
const share = () => (performance.now() - began) / (end - began);
const staying = visitors.map((visitor) => stay(visit, visitor, PAUSE_MS));
const memory: number[] = [];

let kills = 0;

async function watchMemory(): Promise<void> {
	// Only while all processes run: the memory of a missing one would be missing too.
	for (; !over; await pause(5_000))
		if (workersOf(site.pid()).length === workers && !visit.watched.isExcused())
			memory.push(residentMegabytes(site.pid()));
}

async function haveFaults(): Promise<number> {
	let turn = 0;
	for (; performance.now() + FAULT_MS + WELL_MS < end; turn++) {
		await pause(WELL_MS);
		const next = faults[turn % faults.length];
		if (!next) break;
		fault = next.name;
		if (fault.startsWith('clock')) lastClock = Number.POSITIVE_INFINITY;
		await next.happen(world, FAULT_MS);
		const now = performance.now();
		if (lastClock > now) lastClock = now;
		past.push({ fault, until: now });
		fault = 'all well';
	}
	return turn;
}

/** Waits until all processes serve again, and ends the excuse if none was killed meanwhile. */
async function untilWhole(kill: number): Promise<void> {
	await untilReady(site.url, site.logFile);
	while (workersOf(site.pid()).length < workers) await pause(500);
	await untilReady(site.url, site.logFile);
	if (kill === kills) lastKill = performance.now();
}

async function killProcesses(): Promise<string[]> {
	const wanted = Math.max(LEAST_KILLS, Math.round((KILLS_IN_15 * minutes) / 15));
	const killed: string[] = [];
	while (!over && killed.length < wanted) {
		await pause(500);
		if (share() < (killed.length + 0.7) / (wanted + 1)) continue;
		killed.push(killOne(world, killed.length, OF_PRIMARY.includes(killed.length)));
		lastKill = Number.POSITIVE_INFINITY;
		void untilWhole(++kills);
		const requests = [...ledger.served.values()].reduce((sum, { length }) => sum + length, 0);
		console.log(
			`${Math.round(share() * 100)} %, ${fault}: ${killed.at(-1)} killed; ${requests} requests served, ${ledger.rows.size} rows, ${Math.round(memory.at(-1) ?? 0)} MB, ${ledger.unforeseen.size} unforeseen, ${ledger.wrong.length} wrong`,
		);
	}
	return killed;
}

const watching = watchMemory();
const [turns, killed] = await Promise.all([haveFaults(), killProcesses(), pause(end - performance.now())]);
over = true;
await Promise.all([...staying, watching]);
await untilReady(site.url, site.logFile);
const verdict = await compare(ledger, { url: site.url, superuser: site.database().superuser, outside, article });

console.log('\nwhat was served: requests, and milliseconds p50 and p99, faults included');
for (const [act, times] of ledger.served)
	console.log(`  ${act}: ${times.length}, ${short(percentile(times, 0.5))}, ${short(percentile(times, 0.99))}`);
console.log('what visitors were told instead');
for (const [what, times] of [...ledger.told].sort()) console.log(`  ${times} times, ${what}`);
const fifth = Math.max(1, Math.floor(memory.length / 5));
const mean = (part: number[]) => part.reduce((sum, value) => sum + value, 0) / part.length;
const [early, late] = [mean(memory.slice(fifth, 2 * fifth)), mean(memory.slice(-fifth))];
console.log(`${turns} faults, ${killed.length} processes killed, the program was started ${site.starts()} times`);
for (const figure of verdict.figures) console.log(figure);
console.log(`answers compared: ${ledger.compared}, wrong: ${ledger.wrong.length}`);
console.log(`connections cut off: ${ledger.cutOff.excused} with a process, ${ledger.cutOff.unexcused} without`);
console.log(`memory of all processes: ${Math.round(early)} MB in the second fifth, ${Math.round(late)} MB in the last`);
const faulty = [
	...verdict.wrong,
	...ledger.wrong.slice(0, 10),
	...[...ledger.unforeseen].map(([what, { count, said }]) => `unforeseen, ${count} times, ${what}: ${said}`),
	...(ledger.cutOff.unexcused > 0 ? [`${ledger.cutOff.unexcused} connections cut off though nothing was killed`] : []),
	...(late > early * MOST_GROWTH ? ['memory grows'] : []),
	...(ledger.compared === 0 ? ['nothing was compared'] : []),
];
for (const one of faulty) console.log(`NOT AS WANTED: ${one}`);
if (faulty.length === 0) console.log('Everything is as wanted.');
await site.stop();
await outside.stop();
process.exit(faulty.length > 0 ? 1 : 0);
