import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Database } from '#src/platform/database/database.ts';
import type { DiskRoom } from '#src/platform/disk-room.ts';
import type { Log } from '#src/platform/log.ts';
import { isProblem, Problem } from '#src/platform/problem.ts';
import { withinTime } from '#src/platform/within-time.ts';
import type { Caller, ResolveCaller } from '../caller.ts';
import { planCall } from './call.ts';
import { callerStatement } from './caller-settings.ts';
import { type Catalogue, openCatalogue, type Relation } from './catalogue.ts';
import { createLanes } from './lanes.ts';
import { negotiate } from './media-type.ts';
import { parseRows } from './payload.ts';
import type { Answer, Plan } from './plan.ts';
import { type Preferences, parsePreferences } from './preferences.ts';
import { parseQuery, type Query } from './query.ts';
import { planRead } from './read.ts';
import { roleLimitsOf, type TableConfig } from './role-limits.ts';
import { UNKNOWN_NAME_CODES, unknownTable, wireErrorOf } from './wire-errors.ts';
import { planDelete, planInsert, planUpdate } from './write.ts';

type Environment = { Variables: { requestId: string; address: string; caller?: Caller } };

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
	config,
	schema,
	room,
}: {
	database: Database;
	resolveCaller: ResolveCaller;
	log: Log;
	config: TableConfig;
	schema: string;
	room?: DiskRoom | undefined;
}): Hono<Environment> {
	const app = new Hono<Environment>();
	const catalogue = openCatalogue(database, schema);
	const limitsOf = roleLimitsOf(config);
	const inLane = createLanes(config.DATABASE_CONNECTIONS, config.RATE_LIMITS, config.WEB_CONCURRENCY);

	app.onError((error, c) => {
		const { status, headers, body } = wireErrorOf(error, c.get('caller'));
		// Neither a statement that takes too long nor a lane that is full is a fault of the service.
		const isFault = status >= 500 && status !== 504 && !(status === 503 && isProblem(error));
		if (isFault) log.error({ requestId: c.get('requestId'), err: error }, 'table access failed');
		const hasBody = c.req.method !== 'HEAD' && status !== 204 && status !== 205;
		return new Response(hasBody ? JSON.stringify(body) : null, {
			status,
			headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
		});
	});

	/** Who asks is settled before what: a bad token is answered first. How long it may take follows from who asks. */
	async function asCaller(c: Context<Environment>, work: (caller: Caller) => Promise<Response>): Promise<Response> {
		const caller = await resolveCaller(c.req.raw);
		c.set('caller', caller);
		const milliseconds = config.REQUEST_TIMEOUT * 1000 + limitsOf[caller.role].statementMs;
		return withinTime(milliseconds, work(caller));
	}

	/**
	 * Runs a plan made with the names that are known; where it, or PostgreSQL, misses one of them, once more with those
	 * there are now. Nothing of the first try has happened then: it was one transaction.
	 */
	async function perform(
		c: Context<Environment>,
		request: { caller: Caller; path: string; query: Query; calls: boolean },
		plan: (names: Catalogue) => Plan,
	): Promise<Response> {
		const names = await catalogue.current();
		try {
			return await run(c, request, plan(names));
		} catch (error) {
			if (!missesName(error)) throw error;
			const newer = await catalogue.reread();
			if (newer === names) throw error;
			return run(c, request, plan(newer));
		}
	}

	async function run(
		c: Context<Environment>,
		{ caller, path, query, calls }: { caller: Caller; path: string; query: Query; calls: boolean },
		{ readOnly, statements, answer }: Plan,
	): Promise<Response> {
		const settings = callerStatement(caller, c.req.method, path, readOnly, limitsOf[caller.role].statementMs);
		const searches = query.patterns > 0;
		const [, ...results] = await inLane({ caller, address: c.get('address'), searches, calls }, (ran) =>
			database.batch([settings, ...statements], ran),
		);
		return responseOf(answer(results));
	}

	app.all('/rpc/:function', async (c) => {
		const { method } = c.req;
		if (method === 'OPTIONS') return allow('OPTIONS,GET,HEAD,POST');
		if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
			throw new Problem('PGRST101', 405, `Cannot use the ${method} method on RPC`);
		return asCaller(c, async (caller) => {
			requireSchema(c, schema);
			const query = parseQuery(searchOf(c.req.url), method !== 'POST');
			const preferences = requirePreferences(c);
			const mediaType = negotiate(c.req.header('accept') ?? null);
			const body = method === 'POST' ? await c.req.text() : '';
			const name = c.req.param('function');
			const contentType = c.req.header('content-type') ?? null;
			const rangeHeader = c.req.header('range') ?? null;
			const limits = limitsOf[caller.role];
			const request = { name, query, preferences, mediaType, limits, contentType, rangeHeader, body };
			const plan = (catalogue: Catalogue) => planCall({ ...request, method, catalogue });
			return perform(c, { caller, path: `/rpc/${name}`, query, calls: true }, plan);
		});
	});

	app.all('/:table', async (c) => {
		const { method } = c.req;
		const name = c.req.param('table');
		if (method === 'OPTIONS') return allow('OPTIONS,GET,HEAD,POST,PATCH,DELETE');
		const kind = KINDS[method];
		if (!kind) throw new Problem('PGRST117', 405, `Unsupported HTTP method: ${method}`);
		return asCaller(c, async (caller) => {
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
			const limits = limitsOf[caller.role];
			return perform(c, { caller, path: `/${name}`, query, calls: false }, (names) => {
				const request = {
					catalogue: names,
					relation: requireRelation(names, name),
					query,
					preferences,
					mediaType,
					limits,
				};
				if (payload) return kind === 'insert' ? planInsert(request, payload) : planUpdate(request, payload);
				if (kind === 'delete') return planDelete(request);
				return planRead({ ...request, rangeHeader, headOnly: method === 'HEAD' });
			});
		});
	});

	app.all('*', refusePath);
	return app;
}

function refusePath(c: Context): never {
	const root = routePath(c).replace(/\/\*$/, '');
	if (c.req.path === root || c.req.path === `${root}/`)
		throw new Problem('PGRST126', 404, 'Root endpoint metadata is disabled');
	throw new Problem('PGRST125', 404, 'Invalid path specified in request URL');
}

const KINDS: Readonly<Record<string, 'read' | 'insert' | 'update' | 'delete'>> = {
	GET: 'read',
	HEAD: 'read',
	POST: 'insert',
	PATCH: 'update',
	DELETE: 'delete',
};

function missesName(error: unknown): boolean {
	return error instanceof Error && UNKNOWN_NAME_CODES.has((error as { code?: string }).code ?? '');
}

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
