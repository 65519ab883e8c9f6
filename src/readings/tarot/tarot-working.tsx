import { Blocks } from '#src/readings/flow/working/working-view.tsx';
import { useLeafTools } from '#src/readings/leaf/use-leaf-tools.ts';
import type { SlotProps } from '#src/readings/reading-page.ts';
import { CardFace } from './art/card-face.tsx';
import type { Tarot, TarotLoaded } from './contract.ts';
import { SpreadPlace } from './spread/layout/spread-place.tsx';
import { spreadFacts } from './spread/spread-facts.ts';
import { spreadOf } from './spread/spread-of.ts';
import { useSpreadFacts } from './spread/use-spread-facts.ts';

type Slot = SlotProps<Tarot, TarotLoaded>;

/** What the method finds in a spread: closed below the words. */
export function TarotWorking({ given, loaded }: Slot) {
	const tools = useLeafTools(loaded);
	const facts = useSpreadFacts(given, loaded);
	return facts && <Blocks blocks={spreadFacts(facts, tools)} />;
}

/** The cards of a spread that was kept, as they lay. */
export function KeptSpread({ given: { kept, request }, loaded }: Slot) {
	const tools = useLeafTools(loaded);
	if (!kept) return null;
	return (
		<div className="tarot-room">
			<ol className="tarot-spread" data-size={request.cards.length}>
				{spreadOf({ request }, tools).map((card) => (
					<SpreadPlace key={card.id} texts={loaded.texts} label={card.label} shown={card} heading="h3" filled>
						<div className="tarot-card" data-reversed={card.reversed || undefined}>
							<CardFace id={card.id} />
						</div>
					</SpreadPlace>
				))}
			</ol>
		</div>
	);
}
