import { whole } from './setting-kinds.ts';

/** Every setting of the realtime service. */
export const realtimeSettings = {
	REALTIME_SOCKETS: whole(4000, 1, 1_000_000).describe(
		'Sockets that may be open at `/realtime/v1` at most, in all worker processes together; more are answered 503.',
	),
	REALTIME_ADDRESS_SOCKETS: whole(100, 1, 1_000_000).describe(
		'Sockets of one address in one worker process at most; more are answered 429.',
	),
	REALTIME_CHANNELS: whole(100, 1, 10_000).describe('Channels that one socket may have joined at a time.'),
	REALTIME_EVENTS: whole(100, 1, 100_000).describe(
		'Messages that one socket may send in a second; a channel that sends more is closed.',
	),
	REALTIME_MESSAGE_LIMIT: whole(262_144, 1024, 16_777_216).describe('Bytes of one broadcast at most.'),
	REALTIME_BUFFER_LIMIT: whole(4_194_304, 65_536, 268_435_456).describe(
		'Bytes that may wait for a client which reads too slowly; then its socket is closed. Four times as many may be said to it at once.',
	),
} as const;
