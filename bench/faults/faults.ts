import { setTimeout as pause } from 'node:timers/promises';
import { workersOf } from '../support/processes.ts';
import type { SmallDisk } from './disk.ts';
import type { Mood, Outside } from './outside.ts';
import type { Site } from './site.ts';

export type World = { site: Site; outside: Outside; disk: SmallDisk | null; embedded: boolean };

/** Something that goes wrong for so many milliseconds, and then is well again. */
export type Fault = { name: string; happen: (world: World, milliseconds: number) => Promise<void> };

const HOUR = 3_600_000;
/** The embedded server's guard keeps 96 MB free, of which it gives up 32; that of a server of one's own keeps nothing. */
const LEFT_EMBEDDED = 40 * 1024 * 1024;

const ofModel = (mood: Mood): Fault => ({
	name: `model ${mood}`,
	async happen({ outside }, milliseconds) {
		outside.setMood(mood);
		await pause(milliseconds);
		outside.setMood('well');
	},
});

const ofClock = (name: string, ahead: number): Fault => ({
	name,
	async happen({ site }, milliseconds) {
		site.moveClock(ahead);
		await pause(milliseconds);
		site.moveClock(0);
	},
});

/** By turns; workers are killed beside all of them. */
export const faults: readonly Fault[] = [
	ofModel('slow'),
	{ name: 'PostgreSQL stopped', happen: ({ site }, milliseconds) => site.stopDatabase(milliseconds) },
	ofModel('broken'),
	{
		name: 'disk full',
		async happen({ disk, embedded }, milliseconds) {
			disk?.fill(embedded ? LEFT_EMBEDDED : 0);
			await pause(milliseconds);
			disk?.free();
		},
	},
	ofModel('lying'),
	ofClock('clock two hours ahead', 2 * HOUR),
	{
		name: 'mail refused',
		async happen({ outside }, milliseconds) {
			outside.refuseMails(true);
			await pause(milliseconds);
			outside.refuseMails(false);
		},
	},
	ofClock('clock two hours behind', -2 * HOUR),
	{
		name: 'S3 away',
		async happen({ outside }, milliseconds) {
			outside.takeS3Away(true);
			await pause(milliseconds);
			outside.takeS3Away(false);
		},
	},
];

/** Kills a worker process or, where `primary` is set, the one that looks after them; answers what was killed. */
export function killOne({ site }: World, turn: number, primary: boolean): string {
	const workers = workersOf(site.pid());
	const victim = primary ? site.pid() : workers[turn % Math.max(1, workers.length)];
	try {
		if (victim) process.kill(victim, 'SIGKILL');
		return victim ? `${primary ? 'the primary' : 'a worker'} (${victim})` : 'nobody: there was no worker';
	} catch {
		return 'nobody: it had ended';
	}
}
