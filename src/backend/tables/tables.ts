import type { ServerResponse } from 'node:http';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Database } from '#src/platform/database/database.ts';
import { isProblem, Problem } from '#src/platform/http/problem.ts';
import type { DiskRoom } from '#src/platform/process/disk-room.ts';
import type { Log } from '#src/platform/process/log.ts';
import { withinTime } from '#src/platform/process/within-time.ts';
import type { Caller, ResolveCaller } from '../caller.ts';
import { planCall } from './call.ts';
import { createLanes, type RunInLane } from './limits/lanes.ts';
import { type RoleLimits, roleLimitsOf, type TableConfig } from './limits/role-limits.ts';
import type { Catalogue, Relation } from './names/catalogue.ts';
import { openCatalogue } from './names/open-catalogue.ts';
import { describeSchema } from './openapi/describe-schema.ts';
import { parseRows } from './parse/payload.ts';
import { createPerform } from './perform.ts';
import type { Answer } from './plan.ts';
import { unknownTable } from './problems.ts';
import { planRead } from './read.ts';
import { bodyOf, readRequest, type TablesEnvironment } from './table-request.ts';
import { wireErrorOf } from './wire-errors.ts';
import { planDelete, planInsert, planUpdate } from './write.ts';

/**
 * Table access as PostgREST speaks it: `/:table` and `/rpc/:function`, relative to where it is mounted. Each request is
 * one transaction as the caller's role, with its claims set, so that row-level security decides what it sees and does.
 * @param schema the schema whose tables, views and functions are served, beside those of TABLES_SCHEMAS
 * @param room is asked before rows are added or changed
 * @param inLane shared with other services that ask the same database; without it there is none
 */
export function createTables({
	database,
	resolveCaller,
	log,
	config,
	schema,
	room,
	inLane = createLanes(config),
}: {
	database: Database;
	resolveCaller: ResolveCaller;
	log: Log;
	config: TableConfig;
	schema: string;
	room?: DiskRoom | undefined;
	inLane?: RunInLane;
}): Hono<TablesEnvironment> {
	const app = new Hono<TablesEnvironment>();
	const names = [...new Set([schema, ...config.TABLES_SCHEMAS])];
	const catalogues = new Map(names.map((name) => [name, openCatalogue(database, name)]));
	const limitsOf = roleLimitsOf(config);
	const settings = { catalogues, limitsOf, config };
	const perform = createPerform(database, config, inLane);

	app.onError((error, c) => answerError(error, c, log));

	/**
	 * The caller is resolved before the request is read: a bad token is answered first. The time limit depends on the
	 * caller.
	 */
	async function asCaller(
		c: Context<TablesEnvironment>,
		work: (caller: Caller) => Promise<Response>,
	): Promise<Response> {
		const caller = await resolveCaller(c.req.raw);
		c.set('caller', caller);
		const milliseconds = config.REQUEST_TIMEOUT * 1000 + limitsOf[caller.role].statementMs;
		return withinTime(milliseconds, work(caller));
	}

	app.all('/rpc/:function', async (c) => {
		const { method } = c.req;
		if (method === 'OPTIONS') return allow('OPTIONS,GET,HEAD,POST');
		if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
			throw new Problem('PGRST101', 405, `Cannot use the ${method} method on RPC`);
		return asCaller(c, async (caller) => {
			const name = c.req.param('function');
			const asked = readRequest(c, caller, `/rpc/${name}`, true, settings);
			const contentType = c.req.header('content-type') ?? null;
			const body = method === 'POST' ? await bodyOf(c, contentType) : '';
			const request = {
				...asked,
				method,
				name,
				contentType,
				rangeHeader: c.req.header('range') ?? null,
				body,
			} as const;
			const plan = (catalogue: Catalogue, limits: RoleLimits) => planCall({ ...request, catalogue, limits });
			return responseOf(c, await perform(asked.catalogue, asked, plan));
		});
	});

	app.all('/:table', async (c) => {
		const { method } = c.req;
		const name = c.req.param('table');
		if (method === 'OPTIONS') return allow('OPTIONS,GET,HEAD,POST,PATCH,DELETE');
		const kind = KINDS[method];
		if (!kind) throw new Problem('PGRST117', 405, `Unsupported HTTP method: ${method}`);
		return asCaller(c, async (caller) => {
			const asked = readRequest(c, caller, `/${name}`, false, settings);
			const writes = kind === 'insert' || kind === 'update';
			const payload = writes
				? parseRows(c.req.header('content-type') ?? null, await c.req.text(), asked.query.columns !== undefined)
				: undefined;
			if (payload) room?.require();
			const rangeHeader = method === 'GET' ? (c.req.header('range') ?? null) : null;
			const answer = await perform(asked.catalogue, asked, (catalogue, limits) => {
				const request = { ...asked, catalogue, limits, relation: requireRelation(catalogue, name) };
				if (payload) return kind === 'insert' ? planInsert(request, payload) : planUpdate(request, payload);
				if (kind === 'delete') return planDelete(request);
				return planRead({ ...request, rangeHeader, headOnly: method === 'HEAD' });
			});
			return responseOf(c, answer);
		});
	});

	app.all('*', (c) => {
		if (!isRoot(c)) throw new Problem('PGRST125', 404, 'Invalid path specified in request URL');
		return asCaller(c, async (caller) => {
			if (caller.role !== 'service_role' || (c.req.method !== 'GET' && c.req.method !== 'HEAD'))
				throw new Problem('PGRST126', 404, 'Root endpoint metadata is disabled');
			const { catalogue, limits } = readRequest(c, caller, '/', false, settings);
			const body = JSON.stringify(describeSchema(await catalogue.reread(), new URL(c.req.url), limits.aggregates));
			const headers = { 'Content-Type': 'application/openapi+json; charset=utf-8' };
			return new Response(c.req.method === 'HEAD' ? null : body, { headers });
		});
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

function answerError(error: Error, c: Context<TablesEnvironment>, log: Log): Response {
	const { status, headers, body } = wireErrorOf(error, c.get('caller'));
	// Neither a statement that takes too long nor a lane or a queue that is full is a fault of the service.
	const isFault =
		status >= 500 && status !== 504 && body.code !== 'over_capacity' && !(status === 503 && isProblem(error));
	if (isFault) log.error({ requestId: c.get('requestId'), err: error }, 'table access failed');
	const hasBody = c.req.method !== 'HEAD' && status !== 204 && status !== 205;
	return new Response(hasBody ? JSON.stringify(body) : null, {
		status,
		headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
	});
}

function isRoot(c: Context): boolean {
	const root = routePath(c).replace(/\/\*$/, '');
	return c.req.path === root || c.req.path === `${root}/`;
}

function requireRelation(names: Catalogue, name: string): Relation {
	const relation = names.relations.get(name);
	if (!relation) throw unknownTable(names, name);
	return relation;
}

function responseOf(c: Context<TablesEnvironment>, { status, headers, body, sent }: Answer): Response {
	if (sent) onceSent(c.env?.outgoing, sent);
	return new Response(body, { status, headers });
}

/** Calls `sent` when the connection is done with its answer, at once where it is already, or there is none. */
function onceSent(outgoing: ServerResponse | undefined, sent: () => void): void {
	if (!outgoing || outgoing.destroyed) sent();
	else outgoing.once('close', sent);
}

function allow(methods: string): Response {
	return new Response(null, { status: 200, headers: { Allow: methods } });
}
