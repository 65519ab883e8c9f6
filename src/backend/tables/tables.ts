import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Database } from '#src/platform/database/database.ts';
import type { DiskRoom } from '#src/platform/disk-room.ts';
import type { Log } from '#src/platform/log.ts';
import { isProblem, Problem } from '#src/platform/problem.ts';
import type { Caller, ResolveCaller } from '../caller.ts';
import { planCall } from './call.ts';
import { callerStatement } from './caller-settings.ts';
import { type Catalogue, openCatalogue, type Relation } from './catalogue.ts';
import { negotiate } from './media-type.ts';
import { parseRows } from './payload.ts';
import type { Answer, Plan } from './plan.ts';
import { type Preferences, parsePreferences } from './preferences.ts';
import { parseQuery } from './query.ts';
import { planRead } from './read.ts';
import { UNKNOWN_NAME_CODES, unknownTable, wireErrorOf } from './wire-errors.ts';
import { planDelete, planInsert, planUpdate } from './write.ts';

type Variables = { requestId: string };
type Environment = { Variables: Variables & { caller?: Caller } };

/**
 * Table access as PostgREST speaks it: `/:table` and `/rpc/:function`, relative to where it is mounted. Each request is
 * one transaction as the caller's role, with its claims set, so that row-level security decides what it sees and does.
 * @param schema the schema whose tables, views and functions are served
 * @param room is asked before rows are added or changed
 */
export function createTables({
	database,
	resolveCaller,
	log,
	schema,
	room,
}: {
	database: Database;
	resolveCaller: ResolveCaller;
	log: Log;
	schema: string;
	room?: DiskRoom | undefined;
}): Hono<Environment> {
	const app = new Hono<Environment>();
	const catalogue = openCatalogue(database, schema);

	app.onError((error, c) => {
		const { status, headers, body } = wireErrorOf(error, c.get('caller'));
		if (status >= 500) log.error({ requestId: c.get('requestId'), err: error }, 'table access failed');
		const hasBody = c.req.method !== 'HEAD' && status !== 204 && status !== 205;
		return new Response(hasBody ? JSON.stringify(body) : null, {
			status,
			headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
		});
	});

	/** Who asks is settled before what: a bad token is answered first. */
	async function identify(c: Context<Environment>): Promise<Caller> {
		const caller = await resolveCaller(c.req.raw);
		c.set('caller', caller);
		return caller;
	}

	/** Makes the plan with the names that are known; where one is not, once more with those there are now. */
	async function perform(
		caller: Caller,
		method: string,
		path: string,
		plan: (names: Catalogue) => Plan,
	): Promise<Response> {
		const names = await catalogue.current();
		let made: Plan;
		try {
			made = plan(names);
		} catch (error) {
			if (!isProblem(error) || !UNKNOWN_NAME_CODES.has(error.code)) throw error;
			const newer = await catalogue.reread();
			if (newer === names) throw error;
			made = plan(newer);
		}
		const [, ...results] = await database.batch([
			callerStatement(caller, method, path, made.readOnly),
			...made.statements,
		]);
		return responseOf(made.answer(results));
	}

	app.all('/rpc/:function', async (c) => {
		const { method } = c.req;
		if (method === 'OPTIONS') return allow('OPTIONS,GET,HEAD,POST');
		if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
			throw new Problem('PGRST101', 405, `Cannot use the ${method} method on RPC`);
		const caller = await identify(c);
		requireSchema(c, schema);
		const query = parseQuery(searchOf(c.req.url), method !== 'POST');
		const preferences = requirePreferences(c);
		const mediaType = negotiate(c.req.header('accept') ?? null);
		const body = method === 'POST' ? await c.req.text() : '';
		const name = c.req.param('function');
		const contentType = c.req.header('content-type') ?? null;
		const rangeHeader = c.req.header('range') ?? null;
		return perform(caller, method, `/rpc/${name}`, (names) =>
			planCall({ catalogue: names, name, method, query, preferences, mediaType, contentType, rangeHeader, body }),
		);
	});

	app.all('/:table', async (c) => {
		const { method } = c.req;
		const name = c.req.param('table');
		if (method === 'OPTIONS') return allow('OPTIONS,GET,HEAD,POST,PATCH,DELETE');
		const kind = KINDS[method];
		if (!kind) throw new Problem('PGRST117', 405, `Unsupported HTTP method: ${method}`);
		const caller = await identify(c);
		requireSchema(c, schema);
		const query = parseQuery(searchOf(c.req.url), false);
		const preferences = requirePreferences(c);
		const mediaType = negotiate(c.req.header('accept') ?? null);
		const payload =
			kind === 'insert' || kind === 'update'
				? parseRows(c.req.header('content-type') ?? null, await c.req.text(), query.columns !== undefined)
				: undefined;
		if (payload) room?.require();
		const rangeHeader = method === 'GET' ? (c.req.header('range') ?? null) : null;
		return perform(caller, method, `/${name}`, (names) => {
			const request = { schema, relation: requireRelation(names, name), query, preferences, mediaType };
			if (payload) return kind === 'insert' ? planInsert(request, payload) : planUpdate(request, payload);
			if (kind === 'delete') return planDelete(request);
			return planRead({ ...request, rangeHeader, headOnly: method === 'HEAD' });
		});
	});

	app.all('*', (c) => {
		const root = routePath(c).replace(/\/\*$/, '');
		if (c.req.path === root || c.req.path === `${root}/`)
			throw new Problem('PGRST126', 404, 'Root endpoint metadata is disabled');
		throw new Problem('PGRST125', 404, 'Invalid path specified in request URL');
	});
	return app;
}

const KINDS: Readonly<Record<string, 'read' | 'insert' | 'update' | 'delete'>> = {
	GET: 'read',
	HEAD: 'read',
	POST: 'insert',
	PATCH: 'update',
	DELETE: 'delete',
};

function requireRelation(names: Catalogue, name: string): Relation {
	const relation = names.relations.get(name);
	if (!relation) throw unknownTable(names, name);
	return relation;
}

/** One schema is served; asking for another is refused. */
function requireSchema(c: Context, schema: string): void {
	const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
	const profile = c.req.header(reads ? 'accept-profile' : 'content-profile');
	if (profile === undefined || profile === schema) return;
	throw new Problem('PGRST106', 406, `Invalid schema: ${profile}`, {
		hint: `Only the following schemas are exposed: ${schema}`,
	});
}

function requirePreferences(c: Context): Preferences {
	const preferences = parsePreferences(c.req.header('prefer') ?? null);
	if (preferences.handling === 'strict' && preferences.unknown.length > 0)
		throw new Problem('PGRST122', 400, 'Invalid preferences given with handling=strict', {
			details: `Invalid preferences: ${preferences.unknown.join(', ')}`,
		});
	return preferences;
}

function searchOf(url: string): string {
	const at = url.indexOf('?');
	if (at < 0) return '';
	const end = url.indexOf('#', at);
	return end < 0 ? url.slice(at + 1) : url.slice(at + 1, end);
}

function responseOf({ status, headers, body }: Answer): Response {
	return new Response(body, { status, headers });
}

function allow(methods: string): Response {
	return new Response(null, { status: 200, headers: { Allow: methods } });
}
