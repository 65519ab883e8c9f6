import type { Database, Queryable, Result, Statement } from '#src/platform/database/database.ts';
import type { Caller } from '../caller.ts';
import { callerStatement } from './caller-settings.ts';
import { explained, requireExplainAllowed } from './explain.ts';
import type { RunInLane, Turn } from './limits/lanes.ts';
import type { RoleLimits, TableConfig } from './limits/role-limits.ts';
import type { Catalogue } from './names/catalogue.ts';
import type { CatalogueReader } from './names/open-catalogue.ts';
import type { MediaType } from './parse/media-type.ts';
import type { Answer, Plan } from './plan.ts';
import { noRoomForAnswer } from './problems.ts';
import { isTooLarge, UNKNOWN_NAME_CODES } from './wire-errors.ts';

/** What is to be done for a request, beside its plan. */
export type Work = {
	readonly caller: Caller;
	readonly method: string;
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly address: string;
	/** The schema it is for; names are looked up there first where it is not the usual one. */
	readonly searched: string | undefined;
	/** Whether it looks for patterns, searches text, or looks into JSON often. */
	readonly searches: boolean;
	/** Whether it calls a function. */
	readonly calls: boolean;
	/** Whether nothing of it is to stay. */
	readonly undone: boolean;
	readonly mediaType: MediaType;
	readonly limits: RoleLimits;
};

/** Makes a plan with the names of a schema, within limits, and runs it. */
export type Perform = (catalogue: CatalogueReader, work: Work, plan: MakePlan) => Promise<Answer>;
type MakePlan = (names: Catalogue, limits: RoleLimits) => Plan;

export function createPerform(database: Database, config: TableConfig, inLane: RunInLane): Perform {
	/** The plan is made when its turn has come: how large an answer may be depends on what waits to be sent then. */
	const run = (work: Work, plan: MakePlan, names: Catalogue) =>
		inLane(work, async (turn) => {
			const answerBytes = Math.min(work.limits.answerBytes, turn.room);
			try {
				const answer = await runNow(work, plan(names, { ...work.limits, answerBytes }), turn);
				const sent = turn.answers(answer.body?.length ?? 0);
				return sent ? { ...answer, sent } : answer;
			} catch (error) {
				if (answerBytes < work.limits.answerBytes && isTooLarge(error)) throw noRoomForAnswer(turn.retryAfter());
				throw error;
			}
		});

	async function runNow(work: Work, plan: Plan, { ran }: Turn): Promise<Answer> {
		const { caller, method, path, headers, searched, undone, limits } = work;
		const { readOnly, statements, answer } = plan;
		const request = { method, path, headers, readOnly, searched, timeoutMs: limits.statementMs };
		const all = [callerStatement(caller, request), ...statements];
		const [, ...results] = await (undone ? undoneBatch(database, all, ran) : database.batch(all, ran));
		if (!undone) return answer(results);
		const given = answer(results);
		const applied = [given.headers['Preference-Applied'], 'tx=rollback'].filter(Boolean).join(', ');
		return { ...given, headers: { ...given.headers, 'Preference-Applied': applied } };
	}

	/**
	 * Runs a plan made with the names that are known; where it, or PostgreSQL, misses one of them, once more with those
	 * there are now. Nothing of the first try has happened then: it was one transaction.
	 */
	return async (catalogue, work, plan) => {
		const { explain } = work.mediaType;
		requireExplainAllowed(work.mediaType, config.TABLES_EXPLAIN);
		const made: MakePlan = explain
			? (names, limits) => explained(plan(names, limits), { ...work.mediaType, explain })
			: plan;
		const names = await catalogue.current();
		try {
			return await run(work, made, names);
		} catch (error) {
			if (!missesName(error)) throw error;
			const newer = await catalogue.reread();
			if (newer === names) throw error;
			return run(work, made, newer);
		}
	};
}

function missesName(error: unknown): boolean {
	return error instanceof Error && UNKNOWN_NAME_CODES.has((error as { code?: string }).code ?? '');
}

/** Ends a transaction without a trace; never seen outside. */
class Undone extends Error {}

/** What a batch answers, undone once its constraints, those that are checked last included, were found to hold. */
async function undoneBatch(
	database: Database,
	statements: readonly Statement[],
	ran: (milliseconds: number) => void,
): Promise<Result[]> {
	const results: Result[] = [];
	const began = performance.now();
	try {
		await database.transaction(async (tx: Queryable) => {
			for (const { text, values } of statements) results.push(await tx.query(text, values));
			await tx.query('set constraints all immediate');
			throw new Undone('undone');
		});
	} catch (error) {
		if (!(error instanceof Undone)) throw error;
	} finally {
		ran(performance.now() - began);
	}
	return results;
}
