import type { Database } from '#src/platform/database/database.ts';
import type { RealtimeMetrics } from '#src/platform/process/metrics.ts';
import { authorizeChanges, type Case, RulesChanged } from './authorize-changes.ts';
import { type Change, writeChange } from './change.ts';
import { type Rules, readRules } from './rules.ts';
import type { Subscriber, Subscription, Subscriptions } from './subscriptions.ts';

/** Sends changes to the subscribers that may see them, in their order. */
export type TellChanges = (changes: readonly Change[]) => Promise<void>;

export function createTellChanges({
	database,
	subscriptions,
	metrics,
	clock,
}: {
	database: Database;
	subscriptions: Subscriptions;
	metrics: Pick<RealtimeMetrics, 'told'>;
	clock: () => Date;
}): TellChanges {
	/** Rules of tables, by the table's OID. */
	const known = new Map<number, Rules>();

	/** Makes the rules of tables known; of those that are not published any more there are none. */
	async function learn(relations: readonly number[]): Promise<void> {
		const missing = [...new Set(relations)].filter((relation) => !known.has(relation));
		if (missing.length === 0) return;
		for (const rules of await readRules(database, { relations: missing })) known.set(rules.relation, rules);
	}

	/** @returns for each change the subscriptions that may see it */
	async function authorized(changes: readonly Change[], tries = 3): Promise<Map<Change, Subscription[]>> {
		await learn(changes.map(({ relation }) => relation));
		const cases = [...casesOf(changes, known, subscriptions).values()];
		if (cases.length === 0) return new Map();
		try {
			const seenByCase = await authorizeChanges(
				database,
				cases.map(({ asked }) => asked),
			);
			return grantedBy(cases, seenByCase);
		} catch (error) {
			if (!(error instanceof RulesChanged) || tries === 0) throw error;
			for (const { relation } of changes) known.delete(relation);
			return authorized(changes, tries - 1);
		}
	}

	return async (changes) => {
		const granted = await authorized(changes);
		for (const change of changes) {
			const rules = known.get(change.relation);
			const list = granted.get(change) ?? [];
			if (!rules || list.length === 0) continue;
			const subscribers = deliver(change, rules, list);
			metrics.told(subscribers, clock().getTime() - Date.parse(change.at));
		}
	};
}

type Asked = { readonly asked: Case & { changes: Change[] }; readonly wants: Map<Change, Subscription[]> };

/** Subscriptions of the same caller with the same filter are one case. */
function casesOf(
	changes: readonly Change[],
	known: ReadonlyMap<number, Rules>,
	subscriptions: Subscriptions,
): Map<string, Asked> {
	const cases = new Map<string, Asked>();
	for (const change of changes) {
		const rules = known.get(change.relation);
		if (!rules?.events.includes(change.event)) continue;
		for (const subscription of subscriptions.wanting(change)) {
			const { filter, subscriber } = subscription;
			const { caller } = subscriber;
			const key = `${rules.relation} ${caller.role} ${claimsOf(caller)} ${filter.sql} ${JSON.stringify(filter.values)}`;
			const found: Asked = cases.get(key) ?? { asked: { caller, rules, filter, changes: [] }, wants: new Map() };
			cases.set(key, found);
			const wants = found.wants.get(change);
			if (wants) wants.push(subscription);
			else {
				found.asked.changes.push(change);
				found.wants.set(change, [subscription]);
			}
		}
	}
	return cases;
}

/** The subscriptions of each change that its case may see. A subscriber whose case failed is closed. */
function grantedBy(
	cases: readonly Asked[],
	seenByCase: Awaited<ReturnType<typeof authorizeChanges>>,
): Map<Change, Subscription[]> {
	const granted = new Map<Change, Subscription[]>();
	for (const [index, { wants }] of cases.entries()) {
		const seen = seenByCase[index];
		if (!seen) {
			for (const list of wants.values())
				for (const { subscriber } of list) subscriber.shutDown('The rules or the filter of a subscription failed');
			continue;
		}
		for (const change of seen) {
			const list = granted.get(change);
			if (list) list.push(...(wants.get(change) ?? []));
			else granted.set(change, [...(wants.get(change) ?? [])]);
		}
	}
	return granted;
}

/** One message for each subscriber, with the ids of all its subscriptions that the change matches; returns their number. */
function deliver(change: Change, rules: Rules, list: readonly Subscription[]): number {
	const texts = new Map<string, string>();
	const perSubscriber = new Map<Subscriber, Map<string, number[]>>();
	for (const { subscriber, select, id } of list) {
		const { role } = subscriber.caller;
		const key = select ? `${role} ${select.join()}` : role;
		if (!texts.has(key)) texts.set(key, writeChange(change, rules, role, select));
		const ids = perSubscriber.get(subscriber) ?? new Map<string, number[]>();
		ids.set(key, [...(ids.get(key) ?? []), id]);
		perSubscriber.set(subscriber, ids);
	}
	for (const [subscriber, byText] of perSubscriber)
		for (const [key, ids] of byText) subscriber.push('postgres_changes', `{"ids":[${ids}],"data":${texts.get(key)}}`);
	return perSubscriber.size;
}

/** Claims as JSON; the same token comes with the same object. */
const claims = new WeakMap<object, string>();
function claimsOf(caller: Subscriber['caller']): string {
	let json = claims.get(caller.claims);
	if (json === undefined) {
		json = JSON.stringify(caller.claims);
		claims.set(caller.claims, json);
	}
	return json;
}
