import type { Log } from '#src/platform/process/log.ts';
import type { RealtimeMetrics } from '#src/platform/process/metrics.ts';
import type { Changes } from './changes/changes.ts';
import type { ReadAccess } from './channels/access.ts';
import type { Broadcasts } from './channels/broadcasts.ts';
import type { Presences } from './channels/presences.ts';
import type { Replay } from './channels/replay.ts';
import type { ResolveToken } from './channels/tokens.ts';

/** How much one socket may ask of realtime. */
export type RealtimeLimits = {
	/** Topics joined at a time. */
	readonly channels: number;
	readonly joinsPerSecond: number;
	/** Broadcasts and other messages; joins and heartbeats are counted apart. */
	readonly eventsPerSecond: number;
	/** Bytes of one broadcast or presence. */
	readonly messageBytes: number;
	/** Bytes that may wait for a slow reader. */
	readonly bufferedBytes: number;
};

/** What the channels of one process have in common. */
export type Realtime = {
	readonly limits: RealtimeLimits;
	readonly log: Log;
	readonly metrics: RealtimeMetrics;
	readonly clock: () => Date;
	readonly resolveToken: ResolveToken;
	readonly readAccess: ReadAccess;
	readonly replay: Replay;
	readonly broadcasts: Broadcasts;
	readonly presences: Presences;
	readonly changes: Changes;
};
