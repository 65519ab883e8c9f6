import type { CSSProperties } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { percentFormat } from '#src/language/percent.ts';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';
import type { SlotProps } from '../../reading-page.ts';
import type { Marriage, MarriageLoaded } from '../contract.ts';

/**
 * The score as two shamsas, each a person, that cover each other by as much as it says (at nothing their rims touch); one
 * who is asked about alone has an open place beside them. And the method.
 */
export function MarriageScore({ given: { facts }, loaded: { texts } }: SlotProps<Marriage, MarriageLoaded>) {
	const { language } = useLanguage();
	if (!facts) return null;
	const { score, couple, working } = facts;
	return (
		<>
			<p className="marriage-score">
				<span
					aria-hidden
					className="marriage-shamsas"
					data-alone={couple ? undefined : true}
					style={{ '--apart': 1 - score / 100 } as CSSProperties}
				>
					<Shamsa size={150} />
					{couple ? <Shamsa size={150} /> : <span className="marriage-open" />}
				</span>
				<span className="marriage-score-label">{texts[couple ? 'score' : 'readiness']}</span>
				<strong>{percentFormat(language)(score / 100)}</strong>
			</p>
			<p className="marriage-method">{texts.fortuneTypes[working.type]}</p>
		</>
	);
}
