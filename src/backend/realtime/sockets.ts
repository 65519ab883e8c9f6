import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { addressOf, isInProcess, networkOf } from '#src/platform/http/address.ts';
import { hasUsableHost } from '#src/platform/http/request-listener.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { Connection } from './channels/connection.ts';
import { headerOf, readHandshake, refuse } from './handshake.ts';
import { NetworkCounts } from './network-counts.ts';
import type { Realtime } from './parts.ts';

export type RealtimeConfig = Pick<
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

/** The sockets of a process. */
export interface Sockets {
	/** Takes over a connection for an upgrade request, or refuses it. */
	upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
	count(): number;
	/** Channels joined on them. */
	channels(): number;
	/** Closes those that are open; their clients reconnect. */
	closeAll(): void;
	/** Closes them, and takes no more. */
	close(): Promise<void>;
}

/** Code of RFC 6455's registry: the service restarts, come again. */
const RESTART = 1012;
const CHECK_MS = 15_000;
/** How long a new socket waits for LISTEN before it is refused. */
const LIVE_MS = 5000;
/** Sockets get so long to answer that they are being closed. */
const CLOSING_MS = 500;

/**
 * @param isOn whether this database supports LISTEN at all; where it does not, sockets are refused
 * @param isLive whether it is listened to; while it is not, sockets wait for a moment and are then refused
 */
export function openSockets({
	parts,
	limits,
	config,
	isOn,
	isLive,
}: {
	parts: Realtime;
	limits: Limits;
	config: RealtimeConfig;
	isOn: boolean;
	isLive: () => boolean;
}): Sockets {
	const connections = new Set<Connection>();
	const perNetwork = new NetworkCounts(config.RATE_LIMITS ? config.REALTIME_ADDRESS_SOCKETS : Number.POSITIVE_INFINITY);
	const most = Math.ceil(config.REALTIME_SOCKETS / config.WEB_CONCURRENCY);
	let waiting = 0;
	let isClosing = false;
	const server = new WebSocketServer({
		noServer: true,
		clientTracking: false,
		perMessageDeflate: false,
		// A frame holds the names of topic and event beside the message.
		maxPayload: config.REALTIME_MESSAGE_LIMIT + 8192,
	});
	const timer = setInterval(() => {
		const now = performance.now();
		for (const connection of connections) connection.checkSilence(now);
	}, CHECK_MS);
	timer.unref();

	function closeAll(): void {
		for (const connection of connections) connection.close(RESTART, 'service restart');
	}

	/** Waits for LISTEN, which is ready soon after a start or an outage; false where it takes longer. */
	async function untilLive(socket: Duplex): Promise<boolean> {
		waiting++;
		for (const began = performance.now(); !isLive(); await pause(50))
			if (isClosing || socket.destroyed || performance.now() - began > LIVE_MS) break;
		waiting--;
		return isLive() && !isClosing;
	}

	async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
		if (!hasUsableHost(request)) return refuse(socket, 400);
		if (!isOn || isClosing || connections.size + waiting >= most) return refuse(socket, 503);
		const address = addressOf(requestOf(request), { socket: request.socket }, config.TRUSTED_PROXIES);
		const network = networkOf(address);
		if (!isInProcess(network)) {
			if (!perNetwork.add(network)) return refuse(socket, 429);
			socket.once('close', () => perNetwork.remove(network));
		}
		if (!(await untilLive(socket))) return refuse(socket, 503);
		const countJoin = () => limits.take('request', address);
		const handshake = await readHandshake(request, async (token) => {
			await countJoin();
			await parts.resolveToken(token);
		});
		if (typeof handshake === 'number') return refuse(socket, handshake);
		server.handleUpgrade(request, socket, head, (webSocket) => {
			const connection = new Connection(parts, webSocket, socket, { ...handshake, countJoin });
			connections.add(connection);
			webSocket.once('close', () => connections.delete(connection));
			if (isClosing || !isLive()) connection.close(RESTART, 'service restart');
		});
	}

	return {
		upgrade(request, socket, head) {
			socket.on('error', () => socket.destroy());
			upgrade(request, socket, head).catch((error) => {
				parts.log.error({ err: error }, 'realtime: a socket could not be opened');
				refuse(socket, 500);
			});
		},
		count: () => connections.size,
		channels: () => [...connections].reduce((sum, { channels }) => sum + channels, 0),
		closeAll,
		async close() {
			isClosing = true;
			clearInterval(timer);
			closeAll();
			for (const began = performance.now(); connections.size > 0 && performance.now() - began < CLOSING_MS; )
				await pause(10);
			for (const connection of connections) connection.terminate();
		},
	};
}

/** What `addressOf` reads of a request. */
const requestOf = (request: IncomingMessage): Request =>
	new Request('http://realtime', { headers: { 'x-forwarded-for': headerOf(request, 'x-forwarded-for') ?? '' } });
