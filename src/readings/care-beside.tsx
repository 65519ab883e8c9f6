import { useTexts } from '#src/language/language-provider.tsx';
import type { CrisisAnswer } from './ask-reading.ts';
import { HelpLinesList } from './help-lines-list.tsx';
import type { ReadingTexts } from './texts/en.ts';

/** What stands beside a reading for somebody who may be near a crisis; nothing for all others. */
export function CareBeside({ facts, texts }: { facts: object | null; texts: ReadingTexts }) {
	const t = useTexts(texts);
	const care = facts && 'care' in facts ? (facts.care as CrisisAnswer) : null;
	if (!care) return null;
	// Those near, and where to find all others: a long list is another weight.
	const near = care.lines.slice(0, care.lines.findIndex(({ country }) => country === 'international') + 1);
	return (
		<aside className="care-beside" aria-label={t('crisisLines')}>
			<p dir="auto">{care.message}</p>
			<HelpLinesList lines={near} texts={texts} />
		</aside>
	);
}
