import { useEffect, useState } from 'react';
import type { Given } from '../../reading-page.ts';
import type { Tarot, TarotLoaded } from '../contract.ts';
import type { TarotFacts } from '../facts.ts';

/** What the method finds in a spread; of one that was kept it is computed again, as it is the same each time. */
export function useSpreadFacts({ facts, kept, request }: Given<Tarot>, { deck }: TarotLoaded): TarotFacts | null {
	const [computed, setComputed] = useState<TarotFacts | null>(null);
	// One spread, however often the page around it is drawn.
	const spread = kept && !facts && request.cards.length > 0 ? JSON.stringify(request) : null;
	useEffect(() => {
		if (!spread) return;
		let gone = false;
		import('../facts.ts').then(
			({ factsOf }) => gone || setComputed(factsOf(JSON.parse(spread), deck)),
			(error: unknown) => console.error(error),
		);
		return () => {
			gone = true;
		};
	}, [spread, deck]);
	return facts ?? computed;
}
