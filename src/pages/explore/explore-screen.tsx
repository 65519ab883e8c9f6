import { entriesOf } from '#src/catalogue/catalogue.ts';
import { useTexts } from '#src/language/language-provider.tsx';
import { EntryCards } from '#src/pages/entry-card.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import type { ExploreTexts } from './texts/en.ts';

const sections = ['divination', 'tests', 'services'] as const;

/** The catalogue: three sections of cards. */
export function ExploreScreen({ texts }: { texts: ExploreTexts }) {
	const t = useTexts(texts);
	return (
		<>
			<PageHead title={t('title')} description={t('description')} />
			<PageHeading title={t('title')} subtitle={t('subtitle')} />
			{sections.map((section) => (
				<section key={section} className="page-part" aria-labelledby={section}>
					<SectionHeading id={section}>{t(section)}</SectionHeading>
					<EntryCards names={entriesOf(section)} />
				</section>
			))}
		</>
	);
}
