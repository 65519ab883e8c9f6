import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Database } from '#src/platform/database/database.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { RealtimeMetrics } from '#src/platform/process/metrics.ts';
import type { ResolveCaller } from '../caller.ts';
import { type Bus, openBus } from './between/bus.ts';
import { createChanges } from './changes/changes.ts';
import { accessIn } from './channels/access.ts';
import { createBroadcasts } from './channels/broadcasts.ts';
import { createPresences } from './channels/presences.ts';
import { replayFrom } from './channels/replay.ts';
import { resolveTokenBy } from './channels/tokens.ts';
import type { Realtime } from './parts.ts';
import { openSockets, type RealtimeConfig } from './sockets.ts';

/** The realtime service of a process: its sockets, and the parts that endpoints use. */
export interface RealtimeService {
	/** Whether a request to upgrade is for it. */
	isOurs(request: IncomingMessage): boolean;
	/** Takes a connection whose request wants to upgrade, or answers why not. */
	upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
	/** What channels have in common; null where the database has no connection to listen on. */
	readonly parts: Realtime | null;
	/** Whether it accepts sockets: it is listening to the database. */
	isLive(): boolean;
	/** Sockets that are open. */
	sockets(): number;
	/** Resolves once all messages so far are passed on. For tests and measurements. */
	settled(): Promise<void>;
	/** Closes the sockets: their clients come again, to another process or to the next one. */
	close(): Promise<void>;
}

const PATH = '/realtime/v1/websocket';
/** Realtime's own limit. */
const JOINS_PER_SECOND = 100;
/**
 * Realtime as supabase-js speaks it, over the database's LISTEN and NOTIFY.
 * @param alone whether no other process serves on this database; then messages between clients do not go through it
 */
export function createRealtime({
	database,
	resolveCaller,
	limits,
	config,
	log,
	metrics,
	clock = () => new Date(),
	alone = false,
}: {
	database: Database;
	resolveCaller: ResolveCaller;
	limits: Limits;
	config: RealtimeConfig;
	log: Log;
	metrics: RealtimeMetrics;
	clock?: () => Date;
	alone?: boolean;
}): RealtimeService {
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
			// Messages until it is opened again are lost; clients that reconnect read anew.
			log.warn({ sockets: sockets.count() }, 'realtime: the connection for LISTEN is lost; sockets are closed');
			sockets.closeAll();
			changes.lost();
			presences.forgetOthers();
		},
	});
	const node = () => bus?.node() ?? null;
	const changes = createChanges({ database, log, metrics, clock, node });
	const broadcasts = createBroadcasts(bus && !alone ? bus.tell : null, node);
	const presences = createPresences(bus && !alone ? { tell: bus.tell, database } : null, node);
	const limited = config.RATE_LIMITS;
	const parts: Realtime = {
		limits: {
			channels: config.REALTIME_CHANNELS,
			joinsPerSecond: limited ? JOINS_PER_SECOND : Number.POSITIVE_INFINITY,
			eventsPerSecond: limited ? config.REALTIME_EVENTS : Number.POSITIVE_INFINITY,
			messageBytes: config.REALTIME_MESSAGE_LIMIT,
			bufferedBytes: config.REALTIME_BUFFER_LIMIT,
		},
		log,
		metrics,
		clock,
		resolveToken: resolveTokenBy(resolveCaller),
		readAccess: accessIn(database),
		replay: replayFrom(database),
		broadcasts,
		presences,
		changes,
	};

	const sockets = openSockets({ parts, limits, config, isOn: bus !== null, isLive: () => node() !== null });

	metrics.watch(() => ({ sockets: sockets.count(), channels: sockets.channels() }));

	return {
		isOurs: (request) => request.url?.split('?', 1)[0] === PATH,
		upgrade: sockets.upgrade,
		parts: bus ? parts : null,
		isLive: () => node() !== null,
		sockets: sockets.count,
		async settled() {
			await bus?.settled();
			await changes.settled();
		},
		async close() {
			await sockets.close();
			await bus?.close();
		},
	};
}
