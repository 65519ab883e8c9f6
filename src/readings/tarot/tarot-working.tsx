import { useEffect, useState } from 'react';
import type { SlotProps } from '#src/readings/reading-page.ts';
import { useLeafTools } from '#src/readings/use-leaf-tools.ts';
import { CardFace } from './art/card-face.tsx';
import type { Tarot, TarotLoaded } from './contract.ts';
import type { TarotFacts } from './facts.ts';
import { FactsPanel } from './facts-panel.tsx';
import { spreadOf } from './spread-of.ts';

type Slot = SlotProps<Tarot, TarotLoaded>;

/** What the method finds in a spread: closed below the words. */
export function TarotWorking({ given: { facts, kept, request }, loaded }: Slot) {
	if (facts) return <FactsPanel facts={facts} texts={loaded.texts} />;
	return kept && request.cards.length > 0 && <KeptFacts request={request} loaded={loaded} />;
}

/** The cards of a spread that was kept, as they lay. */
export function KeptSpread({ given: { kept, request }, loaded }: Slot) {
	return kept && <Spread request={request} loaded={loaded} />;
}

type Part = { request: Tarot['Request']; loaded: TarotLoaded };

function Spread({ request, loaded }: Part) {
	const tools = useLeafTools(loaded);
	return (
		<div className="tarot-room">
			<ol className="tarot-spread" data-size={request.cards.length}>
				{spreadOf({ request }, tools).map(({ id, label, name, meaning, reversed }) => (
					<li key={id} className="tarot-position" data-filled>
						<p className="tarot-place">{label}</p>
						<div className="tarot-card" data-reversed={reversed || undefined}>
							<CardFace id={id} />
						</div>
						<div className="tarot-caption">
							<p className="tarot-caption-place" aria-hidden>
								{label}
							</p>
							<h3>
								{name}
								{reversed && <span className="tarot-reversed"> {tools.t('reversed')}</span>}
							</h3>
							<p>{meaning}</p>
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}

/** What the method finds in the cards: computed again, as it is the same each time. */
function KeptFacts({ request, loaded }: Part) {
	const [facts, setFacts] = useState<TarotFacts | null>(null);
	// One spread, however often the page around it is drawn.
	const spread = JSON.stringify(request);
	useEffect(() => {
		let gone = false;
		import('./facts.ts').then(
			({ factsOf }) => gone || setFacts(factsOf(JSON.parse(spread), loaded.deck)),
			(error: unknown) => console.error(error),
		);
		return () => {
			gone = true;
		};
	}, [spread, loaded.deck]);
	return facts && <FactsPanel facts={facts} texts={loaded.texts} />;
}
