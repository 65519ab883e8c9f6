// `npm run bench [name …] [-- --seconds N]`: measures, prints each figure with its ratio to a limit measured in the same
// run, and ends in a table. Never a test: what is missed is shown, not failed.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { auth } from './benchmarks/auth.ts';
import { blog } from './benchmarks/blog.ts';
import { firstLoad } from './benchmarks/first-load.ts';
import { history } from './benchmarks/history.ts';
import { hostileRequests } from './benchmarks/hostile.ts';
import { joins } from './benchmarks/joins.ts';
import { lighthouseScores } from './benchmarks/lighthouse.ts';
import { listening } from './benchmarks/listening.ts';
import { memory } from './benchmarks/memory.ts';
import { motion } from './benchmarks/motion.ts';
import { pages } from './benchmarks/pages.ts';
import { readings } from './benchmarks/readings.ts';
import { realtime } from './benchmarks/realtime.ts';
import { recovery } from './benchmarks/recovery.ts';
import { renders } from './benchmarks/renders.ts';
import { start } from './benchmarks/start.ts';
import { storage } from './benchmarks/storage.ts';
import { tables } from './benchmarks/tables.ts';
import { workers } from './benchmarks/workers.ts';
import { type Benchmark, describe, type Figure, tableOf } from './support/figure.ts';

const benchmarks: Readonly<Record<string, Benchmark>> = {
	pages,
	tables,
	joins,
	storage,
	workers,
	auth,
	readings,
	history,
	blog,
	renders,
	realtime,
	listening,
	start,
	recovery,
	hostile: hostileRequests,
	memory,
	'first-load': firstLoad,
	motion,
	lighthouse: lighthouseScores,
};

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { seconds: { type: 'string', default: '3' } },
});
const seconds = Number(values.seconds);
const unknown = positionals.find((name) => !Object.hasOwn(benchmarks, name));
if (unknown || !(seconds >= 0.5 && seconds <= 60)) {
	console.error(
		unknown
			? `There is no benchmark ${unknown}. There are: ${Object.keys(benchmarks).join(', ')}.`
			: '--seconds wants a number from 0.5 to 60.',
	);
	process.exit(2);
}

const load = () =>
	loadavg()
		.map((value) => value.toFixed(2))
		.join(' ');
console.log(`Node ${process.versions.node}, ${cpus().length} processors, load average ${load()}`);

const figures: (Figure & { benchmark: string })[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(benchmarks)) {
	console.log(`\n== ${name}`);
	try {
		await benchmarks[name]?.({
			seconds,
			report: (figure) => {
				figures.push({ benchmark: name, ...figure });
				console.log(describe(figure));
			},
		});
	} catch (error) {
		console.log(`!! ${name} could not be measured: ${error instanceof Error ? error.message : error}`);
		process.exitCode = 1;
	}
}
console.log(`\n${tableOf(figures)}\n\nload average ${load()}`);
process.exit();
