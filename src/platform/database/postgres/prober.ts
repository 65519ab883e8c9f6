import pg from 'pg';
import { withinTime } from '../../process/within-time.ts';

/** A server that does not answer `select 1` for so long is taken for gone. */
const PROBE_MS = 1000;
const TOO_MANY_CONNECTIONS = '53300';

/** Asks the server `select 1` on a connection of its own, which is kept. */
export function createProber(settings: pg.ClientConfig): { probe: () => Promise<void>; close: () => Promise<void> } {
	let kept: pg.Client | undefined;

	async function probe(): Promise<void> {
		const client = kept ?? new pg.Client(settings);
		try {
			if (!kept) {
				client.on('error', () => {});
				await withinTime(PROBE_MS, client.connect(), { twiceIfBusy: true });
				kept = client;
			}
			await withinTime(PROBE_MS, client.query('select 1'), { twiceIfBusy: true });
		} catch (error) {
			kept = undefined;
			client.connection.stream.destroy();
			// It answers, though it accepts no more connections.
			if ((error as { code?: string }).code === TOO_MANY_CONNECTIONS) return;
			throw error;
		}
	}
	return { probe, close: async () => kept?.end() };
}
