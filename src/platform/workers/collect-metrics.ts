import type { ChildProcess } from 'node:child_process';
import type { MetricsJson } from '../process/metrics.ts';
import { withinTime } from '../process/within-time.ts';
import type { ToPrimary, ToWorker } from './messages.ts';

/** Messages of workers about metrics. */
export type MetricsMessage = Extract<ToPrimary, { hoopoe: 'ask-metrics' | 'collected' }>;

/** Sums up what the worker processes have counted, in the primary. */
export interface MetricsCollector {
	hear(worker: ChildProcess, message: MetricsMessage): void;
	/** A worker has ended: what it had counted when it was asked last stays in the sums. */
	ended(worker: ChildProcess): void;
}

/** The last counts of a worker are used when it is too busy to answer. */
const ANSWER_MS = 3000;

/** @param workers those that can be asked */
export function collectMetrics(workers: () => ChildProcess[]): MetricsCollector {
	const last = new Map<ChildProcess, MetricsJson>();
	let gone: MetricsJson[] = [];
	let asked = 0;
	const waiting = new Map<number, Map<ChildProcess, () => void>>();

	async function sum(): Promise<string> {
		// Loaded at the first use: the primary needs it for nothing else.
		const { sumOfMetrics } = await import('../process/metrics.ts');
		const id = asked++;
		const answers = new Map<ChildProcess, () => void>();
		waiting.set(id, answers);
		const answered = workers().map(
			(worker) =>
				new Promise<void>((done) => {
					answers.set(worker, done);
					worker.send({ hoopoe: 'collect', id } satisfies ToWorker, (error) => error && done());
				}),
		);
		await withinTime(ANSWER_MS, Promise.all(answered)).catch(() => undefined);
		waiting.delete(id);
		return (await sumOfMetrics([...last.values(), ...gone])).text;
	}

	return {
		hear(worker, message) {
			if (message.hoopoe === 'collected') {
				last.set(worker, message.metrics);
				waiting.get(message.id)?.get(worker)?.();
				return;
			}
			const { id } = message;
			void sum().then((text) => {
				if (worker.connected) worker.send({ hoopoe: 'metrics', id, text } satisfies ToWorker);
			});
		},
		ended(worker) {
			for (const answers of waiting.values()) answers.get(worker)?.();
			const counted = (last.get(worker) ?? []).filter(({ type }) => isSum(type));
			last.delete(worker);
			if (counted.length === 0) return;
			void import('../process/metrics.ts').then(async ({ sumOfMetrics }) => {
				const before = gone;
				gone = [...before, counted];
				const { json } = await sumOfMetrics(gone);
				// Others may have ended meanwhile.
				gone = [json, ...gone.slice(before.length + 1)];
			});
		},
	};
}

/** Whether values of this kind only grow, so that those of a process that has ended still count. */
const isSum = (type: unknown): boolean => type === 'counter' || type === 'histogram';
