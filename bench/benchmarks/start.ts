import { spawnSync } from 'node:child_process';
import type { Benchmark } from '../support/figure.ts';
import { asUsual, settings } from '../support/hoopoe.ts';
import { freePort, serve, temporaryFolder } from '../support/processes.ts';

/** Seconds of `npm start`, on what is built, until it answers: with a new database, and with one that is there. */
export const start: Benchmark = async ({ report }) => {
	const folder = temporaryFolder();
	const npmStart = async () => {
		const port = await freePort();
		const served = await serve('npm', ['start'], {
			port,
			path: '/en',
			environment: { ...settings(port), ...asUsual, DATA_DIR: folder },
		});
		await served.stop();
		return served.milliseconds / 1000;
	};
	const first = await npmStart();
	// The best of three: what else the machine does can only make it longer.
	const second = Math.min(await npmStart(), await npmStart(), await npmStart());
	const limit = { name: 'npm and Node doing nothing', value: nothing() };
	report({
		name: 'first start on an existing build',
		value: first,
		unit: 's',
		limit,
		wanted: { of: 'value', most: 3 },
	});
	report({ name: 'second start', value: second, unit: 's', limit, wanted: { of: 'value', most: 1.5 } });
};

/** Seconds that npm and the two Nodes it starts take to do nothing. */
function nothing(): number {
	const began = performance.now();
	spawnSync('npm', [
		'exec',
		'--offline',
		'--',
		'node',
		'-e',
		"require('node:child_process').spawnSync('node', ['-e', '0'])",
	]);
	return (performance.now() - began) / 1000;
}
