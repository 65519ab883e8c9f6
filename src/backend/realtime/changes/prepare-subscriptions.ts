import type { Database } from '#src/platform/database/database.ts';
import type { RequestedChange } from '../wire/join-options.ts';
import type { ChangeEvent } from './change.ts';
import { compileFilter, FilterError, parseFilter } from './filters.ts';
import { readRules, visibleColumns } from './rules.ts';
import type { Subscriber, Subscription } from './subscriptions.ts';

const EVENTS: readonly ChangeEvent[] = ['INSERT', 'UPDATE', 'DELETE'];

/** Gives tables that were added to the publication their triggers, and takes them from others. */
export async function followPublication(database: Database): Promise<void> {
	await database.batch([
		{ text: "select set_config('lock_timeout', '2000', true)" },
		{ text: 'select realtime.follow_publication()' },
	]);
}

/**
 * The subscriptions for the changes that a subscriber requests, one for each table. Nothing is subscribed to yet.
 * @throws FilterError where a request cannot be met; its message is for the client
 */
export async function prepareSubscriptions(
	database: Database,
	subscriber: Subscriber,
	requested: readonly (RequestedChange & { id: number })[],
): Promise<Subscription[]> {
	const { role } = subscriber.caller;
	const made: Subscription[] = [];
	for (const one of requested) {
		const wanted = { schema: nameOf(one.schema), table: nameOf(one.table) };
		const tables = (await readRules(database, wanted)).filter((rules) => visibleColumns(rules, role).length > 0);
		if (tables.length === 0) throw new FilterError(unknownTable(one));
		if (tables.some(({ hasTrigger }) => !hasTrigger)) await followPublication(database);
		const conditions = parseFilter(one.filter ?? '');
		for (const rules of tables) {
			for (const name of one.select ?? [])
				if (!visibleColumns(rules, role).some((column) => column.name === name))
					throw new FilterError(`invalid column for select ${name}`);
			made.push({
				subscriber,
				id: one.id,
				relation: rules.relation,
				events: one.event === '*' ? EVENTS : EVENTS.filter((event) => event === one.event.toUpperCase()),
				filter: await compileFilter(database, conditions, rules, role),
				select: one.select ?? null,
			});
		}
	}
	return made;
}

const nameOf = (name: string | undefined): string | null => (name === undefined || name === '*' ? null : name);

/** Realtime's own words. */
const unknownTable = ({ event, schema, table, filter }: RequestedChange): string =>
	`Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [event: ${event}, schema: ${schema ?? '*'}, table: ${table ?? '*'}, filter: ${filter ?? ''}]`;
