import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { addressOf, isInProcess, networkOf } from '#src/platform/address.ts';
import type { Config } from '#src/platform/config.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Limits } from '#src/platform/limits.ts';
import type { Log } from '#src/platform/log.ts';
import { isProblem } from '#src/platform/problem.ts';
import type { ResolveCaller } from '../caller.ts';
import { type Bus, openBus } from './between/bus.ts';
import { createChanges } from './changes/changes.ts';
import { accessIn } from './channels/access.ts';
import { createBroadcasts } from './channels/broadcasts.ts';
import { Connection } from './channels/connection.ts';
import { createPresences } from './channels/presences.ts';
import { resolveTokenBy } from './channels/tokens.ts';
import type { Realtime } from './parts.ts';

/** The realtime service of a process: sockets, and what requests have of it. */
export interface RealtimeService {
	/** Whether a request to upgrade is for it. */
	isOurs(request: IncomingMessage): boolean;
	/** Takes a connection whose request wants to upgrade, or answers why not. */
	upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
	/** What channels have in common; null where the database has no connection to listen on. */
	readonly parts: Realtime | null;
	/** Whether it takes sockets: the database is heard. */
	isLive(): boolean;
	/** Sockets that are open. */
	sockets(): number;
	/** Resolves once all that was heard and said so far is passed on. For tests and measurements. */
	settled(): Promise<void>;
	/** Closes the sockets: their clients come again, to another process or to the next one. */
	close(): Promise<void>;
}

type RealtimeConfig = Pick<
	Config,
	| 'REALTIME_SOCKETS'
	| 'REALTIME_ADDRESS_SOCKETS'
	| 'REALTIME_CHANNELS'
	| 'REALTIME_EVENTS'
	| 'REALTIME_MESSAGE_LIMIT'
	| 'REALTIME_BUFFER_LIMIT'
	| 'RATE_LIMITS'
	| 'TRUSTED_PROXIES'
	| 'WEB_CONCURRENCY'
>;

const PATH = '/realtime/v1/websocket';
/** Code of RFC 6455's registry: the service restarts, come again. */
const RESTART = 1012;
const CHECK_MS = 15_000;
/** Sockets get so long to answer that they are being closed. */
const CLOSING_MS = 500;

/**
 * Realtime as supabase-js speaks it, over the database's LISTEN and NOTIFY.
 * @param alone whether no other process serves on this database; then what clients say to each other does not cross it
 */
export function createRealtime({
	database,
	resolveCaller,
	limits,
	config,
	log,
	clock = () => new Date(),
	alone = false,
}: {
	database: Database;
	resolveCaller: ResolveCaller;
	limits: Limits;
	config: RealtimeConfig;
	log: Log;
	clock?: () => Date;
	alone?: boolean;
}): RealtimeService {
	const connections = new Set<Connection>();
	const perAddress = new Map<string, number>();
	let isClosing = false;
	const closeAll = () => {
		for (const connection of connections) connection.close(RESTART, 'service restart');
	};

	const bus: Bus | null = openBus({
		database,
		log,
		hear(text) {
			if (text.startsWith('C')) changes.hear(text);
			else if (text.startsWith('B')) broadcasts.hear(text);
			else if (text.startsWith('P')) presences.hear(text);
		},
		entered: () => changes.entered(),
		lost() {
			// What is said until it is opened again is missed; clients that come again read anew.
			log.warn({ sockets: connections.size }, 'realtime: the database is not heard any more; sockets are closed');
			closeAll();
			changes.lost();
			presences.forgetOthers();
		},
	});
	const node = () => bus?.node() ?? null;
	const changes = createChanges({ database, log, node });
	const broadcasts = createBroadcasts(bus && !alone ? bus.tell : null, node);
	const presences = createPresences(bus && !alone ? { tell: bus.tell, database } : null, node);
	const limited = config.RATE_LIMITS;
	const parts: Realtime = {
		limits: {
			channels: config.REALTIME_CHANNELS,
			joinsPerSecond: limited ? config.REALTIME_CHANNELS : Number.POSITIVE_INFINITY,
			eventsPerSecond: limited ? config.REALTIME_EVENTS : Number.POSITIVE_INFINITY,
			messageBytes: config.REALTIME_MESSAGE_LIMIT,
			bufferedBytes: config.REALTIME_BUFFER_LIMIT,
		},
		log,
		clock,
		resolveToken: resolveTokenBy(resolveCaller),
		readAccess: accessIn(database),
		broadcasts,
		presences,
		changes,
	};

	const server = new WebSocketServer({
		noServer: true,
		clientTracking: false,
		perMessageDeflate: false,
		// A frame holds the names of topic and event beside the message.
		maxPayload: config.REALTIME_MESSAGE_LIMIT + 8192,
	});
	const most = Math.ceil(config.REALTIME_SOCKETS / config.WEB_CONCURRENCY);
	const timer = setInterval(() => {
		const now = performance.now();
		for (const connection of connections) connection.checkSilence(now);
	}, CHECK_MS);
	timer.unref();

	/** Who asks, or the status that refuses them. */
	async function admit(request: IncomingMessage, address: string) {
		const { searchParams } = new URL(request.url ?? '/', 'http://realtime');
		const token = headerOf(request, 'x-api-key') ?? searchParams.get('apikey');
		if (!token) return 401;
		const version = searchParams.get('vsn') ?? '1.0.0';
		if (version !== '1.0.0' && version !== '2.0.0') return 400;
		try {
			await limits.take('request', address);
			await parts.resolveToken(token);
		} catch (error) {
			if (isProblem(error)) return error.status;
			throw error;
		}
		return { token, version } as const;
	}

	async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
		const address = addressOf(requestOf(request), { socket: request.socket }, config.TRUSTED_PROXIES);
		const network = networkOf(address);
		if (isClosing || node() === null) return refuse(socket, 503);
		if (connections.size >= most) return refuse(socket, 503);
		const ofAddress = perAddress.get(network) ?? 0;
		if (limited && !isInProcess(address) && ofAddress >= config.REALTIME_ADDRESS_SOCKETS) return refuse(socket, 429);
		perAddress.set(network, ofAddress + 1);
		const leave = () => {
			const left = (perAddress.get(network) ?? 1) - 1;
			if (left > 0) perAddress.set(network, left);
			else perAddress.delete(network);
		};
		socket.once('close', leave);
		const admitted = await admit(request, address);
		if (typeof admitted === 'number') return refuse(socket, admitted);
		server.handleUpgrade(request, socket, head, (webSocket) => {
			const connection = new Connection(parts, webSocket, admitted);
			connections.add(connection);
			webSocket.once('close', () => connections.delete(connection));
			if (isClosing || node() === null) connection.close(RESTART, 'service restart');
		});
	}

	return {
		isOurs: (request) => request.url?.split('?', 1)[0] === PATH,
		upgrade(request, socket, head) {
			socket.on('error', () => socket.destroy());
			upgrade(request, socket, head).catch((error) => {
				log.error({ err: error }, 'realtime: a socket could not be opened');
				refuse(socket, 500);
			});
		},
		parts: bus ? parts : null,
		isLive: () => node() !== null,
		sockets: () => connections.size,
		async settled() {
			await bus?.settled();
			await changes.settled();
		},
		async close() {
			isClosing = true;
			clearInterval(timer);
			closeAll();
			for (const began = performance.now(); connections.size > 0 && performance.now() - began < CLOSING_MS; )
				await new Promise((done) => setTimeout(done, 10));
			for (const connection of connections) connection.terminate();
			await bus?.close();
		},
	};
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
	const value = headers[name];
	return typeof value === 'string' ? value : null;
};

/** What `addressOf` reads of a request. */
const requestOf = (request: IncomingMessage): Request =>
	new Request('http://realtime', { headers: { 'x-forwarded-for': headerOf(request, 'x-forwarded-for') ?? '' } });

const REASONS: Readonly<Record<number, string>> = {
	400: 'Bad Request',
	401: 'Unauthorized',
	403: 'Forbidden',
	429: 'Too Many Requests',
	503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number): void {
	const retry = status === 503 || status === 429 ? 'Retry-After: 2\r\n' : '';
	const reason = REASONS[status] ?? 'Internal Server Error';
	socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n${retry}\r\n`);
}
