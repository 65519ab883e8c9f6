import type { Database } from '#src/platform/database/database.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { RealtimeMetrics } from '#src/platform/process/metrics.ts';
import type { RequestedChange } from '../wire/join-options.ts';
import { readChange } from './change.ts';
import { createChangeQueue } from './change-queue.ts';
import { FilterError } from './filters.ts';
import { followPublication, prepareSubscriptions } from './prepare-subscriptions.ts';
import { createSubscribedTables } from './subscribed-tables.ts';
import { type Subscriber, Subscriptions } from './subscriptions.ts';
import { createTellChanges } from './tell-changes.ts';

/** Changes of rows, told to the subscribers that may see them. */
export interface Changes {
	/** @returns what is wrong with the requested changes; null once every change from now on is sent */
	subscribe(subscriber: Subscriber, requested: readonly (RequestedChange & { id: number })[]): Promise<string | null>;
	unsubscribe(subscriber: Subscriber): void;
	/** Takes a change from the bus: a text that begins with `C`. */
	hear(text: string): void;
	/** The process listens to the database, from now on, under a new number. */
	entered(): void;
	/** It does not listen any more. */
	lost(): void;
	/** Resolves once all received changes are sent. For measurements. */
	settled(): Promise<void>;
}

const FELL_BEHIND = 'Changes came faster than they could be sent; join again and read anew';
const NO_DATABASE = 'Realtime was unable to connect to the project database';

export function createChanges({
	database,
	log,
	metrics,
	clock,
	node,
}: {
	database: Database;
	log: Log;
	metrics: Pick<RealtimeMetrics, 'told'>;
	clock: () => Date;
	/** The number of this process among those that listen. */
	node: () => number | null;
}): Changes {
	const subscriptions = new Subscriptions();
	const subscribed = createSubscribedTables(database, node);
	const tell = createTellChanges({ database, subscriptions, metrics, clock });
	const queue = createChangeQueue(tell, (error, changes) => {
		log.error({ err: error, changes }, 'realtime: changes could not be sent');
		sendAway(NO_DATABASE);
	});

	function sendAway(message: string): void {
		queue.clear();
		for (const subscriber of subscriptions.subscribers()) subscriber.shutDown(message);
	}

	return {
		async subscribe(subscriber, requested) {
			try {
				const made = await prepareSubscriptions(database, subscriber, requested);
				for (const subscription of made) subscriptions.add(subscription);
				await Promise.all(made.map(({ relation, events }) => subscribed.add(relation, events)));
				return null;
			} catch (error) {
				if (error instanceof FilterError) return error.message;
				log.warn({ err: error }, 'realtime: changes could not be subscribed to');
				return NO_DATABASE;
			}
		},
		unsubscribe(subscriber) {
			for (const { relation, events } of subscriptions.remove(subscriber)) subscribed.remove(relation, events);
		},
		hear(text) {
			if (!queue.add(readChange(text))) sendAway(FELL_BEHIND);
		},
		entered() {
			void followPublication(database).catch((error) =>
				log.warn({ err: error }, 'realtime: the publication was not followed'),
			);
		},
		lost() {
			queue.clear();
			subscribed.forget();
		},
		settled: queue.settled,
	};
}
