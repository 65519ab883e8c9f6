import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { percentFormat } from '#src/language/percent.ts';
import type { SlotProps } from '#src/readings/reading-page.ts';
import type { Marriage, MarriageLoaded } from './contract.ts';
import { WorkingTable } from './working-table.tsx';

/** The score as a ring that is as full as it says, and the method. */
export function MarriageScore({ given: { facts }, loaded }: SlotProps<Marriage, MarriageLoaded>) {
	const { language } = useLanguage();
	const t = useTexts(loaded.texts);
	if (!facts) return null;
	const { score, couple, working } = facts;
	return (
		<>
			<p className="marriage-score">
				<svg viewBox="0 0 120 120" aria-hidden className="marriage-ring">
					<circle cx="60" cy="60" r="52" pathLength="100" />
					<circle cx="60" cy="60" r="52" pathLength="100" strokeDasharray={`${score} ${100 - score}`} />
				</svg>
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
