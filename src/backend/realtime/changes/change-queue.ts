import type { Change } from './change.ts';

/** Changes that are sent together. */
const AT_ONCE = 500;
/** Changes that wait, and the characters of their rows, at most. */
const MOST_WAITING = 50_000;
const MOST_CHARACTERS = 64_000_000;

/** Changes that wait to be sent, in their order. */
export interface ChangeQueue {
	/** @returns whether there is room for it; where there is none, the queue is empty afterwards */
	add(change: Change): boolean;
	clear(): void;
	/** Resolves once everything added was sent. */
	settled(): Promise<void>;
}

/**
 * Sends changes one batch after the other, each with all that came meanwhile.
 * @param failed is called where `tell` throws; the next batch is sent all the same
 */
export function createChangeQueue(
	tell: (changes: readonly Change[]) => Promise<void>,
	failed: (error: unknown, changes: number) => void,
): ChangeQueue {
	let waiting: Change[] = [];
	let characters = 0;
	let telling: Promise<void> | undefined;

	function clear(): void {
		waiting = [];
		characters = 0;
	}

	async function tellAll(): Promise<void> {
		while (waiting.length > 0) {
			const some = waiting.splice(0, AT_ONCE);
			for (const change of some) characters -= lengthOf(change);
			try {
				await tell(some);
			} catch (error) {
				failed(error, some.length);
			}
		}
		telling = undefined;
	}

	return {
		add(change) {
			waiting.push(change);
			characters += lengthOf(change);
			if (waiting.length > MOST_WAITING || characters > MOST_CHARACTERS) {
				clear();
				return false;
			}
			telling ??= tellAll();
			return true;
		},
		clear,
		settled: async () => telling,
	};
}

const lengthOf = ({ row, before }: Change) => (row?.length ?? 0) + (before?.length ?? 0);
