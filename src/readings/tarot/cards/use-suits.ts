import { useCallback, useRef, useState } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import type { CardText } from './card-text.ts';

/**
 * The cards of the page with those of the suits, which are fetched when they are first wanted.
 * @param trumps the cards that the page came with
 */
export function useSuits(trumps: readonly CardText[]) {
	const { to } = useLanguage();
	const [suits, setSuits] = useState<readonly CardText[]>([]);
	const running = useRef<Promise<void> | null>(null);
	const address = to('tarot/suits');

	/** Resolves when the suits are there. Rejects when they cannot be had; the next call tries again. */
	const fetchSuits = useCallback((): Promise<void> => {
		running.current ??= fetch(address)
			.then(async (answer) => {
				if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
				setSuits((await answer.json()) as CardText[]);
			})
			.catch((error: unknown) => {
				running.current = null;
				throw error;
			});
		return running.current;
	}, [address]);

	return { deck: [...trumps, ...suits], fetchSuits };
}
