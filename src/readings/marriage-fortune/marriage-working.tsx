import type { CSSProperties } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { percentFormat } from '#src/language/percent.ts';
import type { SlotProps } from '#src/readings/reading-page.ts';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';
import type { Marriage, MarriageLoaded } from './contract.ts';
import { WorkingTable } from './working-table.tsx';

/**
 * The score as two shamsas, each a person, that cover each other by as much as it says (at nothing their rims touch); one
 * who is asked about alone has an open place beside them. And the method.
 */
export function MarriageScore({ given: { facts }, loaded }: SlotProps<Marriage, MarriageLoaded>) {
	const { language } = useLanguage();
	const t = useTexts(loaded.texts);
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
				<span className="marriage-score-label">{t(couple ? 'score' : 'readiness')}</span>
				<strong>{percentFormat(language)(score / 100)}</strong>
			</p>
			<p className="marriage-method">{t(`fortuneTypes.${working.type}`)}</p>
		</>
	);
}

/** How the score came about: closed below the words. */
export function MarriageWorking({ given: { request, facts }, loaded }: SlotProps<Marriage, MarriageLoaded>) {
	if (!facts) return null;
	const names = [request.person1.name, request.person2?.name ?? null] as const;
	return (
		<details className="working marriage-working">
			<summary>{loaded.texts.workingTitle}</summary>
			<WorkingTable texts={loaded.texts} cards={loaded.cards} names={names} facts={facts} />
		</details>
	);
}
