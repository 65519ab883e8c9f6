import { isInProcess, networkOf } from '#src/platform/http/address.ts';
import { CostShare } from '#src/platform/limits/cost-share.ts';
import { Lane } from '#src/platform/limits/lane.ts';
import type { Rendered } from './render-picture.ts';

/** Bytes that are kept in memory in this process; the least recently used are dropped first. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Gives a rendering: the kept one, the one that is being made, or a new one. */
export type KeepRendering = (key: string, address: string, make: () => Promise<Rendered>) => Promise<Rendered>;

/**
 * Keeps renderings in memory, and lets few be made at once: two, one for each address, which besides has a share of a
 * processor for them. Requests of this process to itself are not queued.
 * @param limited whether that share is counted
 */
export function createKeptRenderings(limited: boolean): KeepRendering {
	const kept = new Map<string, Rendered>();
	const making = new Map<string, Promise<Rendered>>();
	const lane = new Lane({ atOnce: 2, atOncePerKey: 1, waiting: 50, waitingPerKey: 10, waitMs: 5000 });
	const costs = limited ? new CostShare({ freeMs: 5, perSecondMs: 250, burstMs: 5000 }) : undefined;
	let size = 0;

	function keep(key: string, rendering: Rendered): void {
		if (rendering.bytes.length > MOST_BYTES / 8) return;
		kept.set(key, rendering);
		size += rendering.bytes.length;
		for (const [oldest, { bytes }] of kept) {
			if (size <= MOST_BYTES) break;
			kept.delete(oldest);
			size -= bytes.length;
		}
	}

	async function made(address: string, make: () => Promise<Rendered>): Promise<Rendered> {
		const timed = async () => {
			const began = performance.now();
			try {
				return await make();
			} finally {
				costs?.add(networkOf(address), performance.now() - began);
			}
		};
		if (isInProcess(address)) return make();
		costs?.require(networkOf(address));
		return lane.run(networkOf(address), timed);
	}

	async function madeAndKept(key: string, address: string, make: () => Promise<Rendered>): Promise<Rendered> {
		try {
			const rendering = await made(address, make);
			keep(key, rendering);
			return rendering;
		} finally {
			making.delete(key);
		}
	}

	return (key, address, make) => {
		const found = kept.get(key);
		if (found) {
			kept.delete(key);
			kept.set(key, found);
			return Promise.resolve(found);
		}
		const running = making.get(key) ?? madeAndKept(key, address, make);
		making.set(key, running);
		return running;
	};
}
