import type { Mail } from '#src/mail/mail.ts';
import type { Database, Queryable } from '#src/platform/database/database.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import type { Tally } from '#src/platform/limits/tally.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { Metrics } from '#src/platform/process/metrics.ts';
import { failureOf } from '#src/platform/telemetry/failure-of.ts';
import type { Telemetry } from '#src/platform/telemetry/telemetry.ts';
import type { Model } from '#src/words/model.server.ts';

/** Metrics, traces and log, which wrap the parts of the program. */
export type Observers = { metrics: Metrics; telemetry: Telemetry; log: Log };

/** A request to the database that takes longer is slow. */
const SLOW_MS = 1_000;

/**
 * The same database; how long each request to it took is counted and traced, by its first word. No text, no values.
 * @param slowMs what takes longer gets a line in the log, with the id of its request
 */
export function observedDatabase<D extends Database>(
	database: D,
	{ metrics, telemetry, log }: Observers,
	slowMs = SLOW_MS,
): D {
	async function observe<T>(operation: 'batch' | 'transaction', texts: readonly string[], work: () => Promise<T>) {
		const began = performance.now();
		const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operationOf(texts) ?? operation };
		let outcome = 'done';
		try {
			return await telemetry.span('postgresql', attributes, work);
		} catch (error) {
			outcome = failureOf(error);
			throw error;
		} finally {
			const ms = performance.now() - began;
			metrics.database(operation, outcome, ms);
			if (ms > slowMs)
				log.warn(
					{ operation: attributes['db.operation.name'], statements: texts.length, ms: Math.round(ms), outcome },
					'a slow request to the database',
				);
		}
	}
	return {
		...database,
		query: (text, values) => observe('batch', [text], () => database.query(text, values)),
		batch: (statements, ran) =>
			observe(
				'batch',
				statements.map(({ text }) => text),
				() => database.batch(statements, ran),
			),
		transaction: <T>(work: (tx: Queryable) => Promise<T>) =>
			observe('transaction', [], () => database.transaction(work)),
	};
}

const operationOf = (texts: readonly string[]) => /^\s*([a-z]+)/i.exec(texts.at(-1) ?? '')?.[1]?.toUpperCase();

/** The same model; each text it is asked for is counted, timed and traced. */
export function observedModel(model: Model | null, { metrics, telemetry }: Observers): Model | null {
	if (!model) return null;
	return {
		name: model.name,
		async *write(prompt, fields, signal) {
			const span = telemetry.start('model', { 'gen_ai.request.model': model.name });
			const began = performance.now();
			let failure: string | undefined = 'left';
			try {
				yield* model.write(prompt, fields, signal);
				failure = undefined;
			} catch (error) {
				failure = error instanceof Error && 'reason' in error ? String(error.reason) : failureOf(error);
				throw error;
			} finally {
				metrics.model(failure ?? 'done', performance.now() - began);
				span.end(failure);
			}
		},
	};
}

/** The same mail; each is counted by its kind. */
export function observedMail<M extends Mail>(mail: M, { metrics, telemetry }: Observers): M {
	return {
		...mail,
		send: async (message) => {
			try {
				await telemetry.span('mail', { 'hoopoe.mail.kind': message.kind }, () => mail.send(message));
				metrics.mail(message.kind, 'done');
			} catch (error) {
				metrics.mail(message.kind, failureOf(error));
				throw error;
			}
		},
	};
}

/** The same limits; each refusal is counted. */
export function observedLimits(limits: Limits, { metrics }: Observers): Limits {
	return {
		...limits,
		async take(kind, key) {
			try {
				await limits.take(kind, key);
			} catch (error) {
				metrics.limited(kind);
				throw error;
			}
		},
	};
}

/** The same tally; readings and tokens are counted for the operator too. */
export function observedTally(tally: Tally, { metrics }: Observers): Tally {
	return {
		...tally,
		gave(kind, writer = 'built-in') {
			metrics.reading(kind, writer);
			tally.gave(kind, writer);
		},
		spent(tokens) {
			metrics.tokens(tokens);
			tally.spent(tokens);
		},
	};
}

/** Work in the background, counted, timed and traced. */
export async function observedJob<T>(
	name: string,
	{ metrics, telemetry }: Observers,
	work: () => Promise<T>,
): Promise<T> {
	const began = performance.now();
	let outcome = 'done';
	try {
		return await telemetry.span(`job ${name}`, {}, work);
	} catch (error) {
		outcome = failureOf(error);
		throw error;
	} finally {
		metrics.job(name, outcome, performance.now() - began);
	}
}
