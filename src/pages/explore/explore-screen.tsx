import { useTexts } from '#src/language/language-provider.tsx';
import { shownEntries } from '#src/pages/catalogue.ts';
import { EntryCards } from '#src/pages/entry-card.tsx';
import { usePublicConfig } from '#src/platform/use-public-config.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import type { ExploreTexts } from './texts/en.ts';

const sections = ['divination', 'tests', 'services'] as const;

/** The catalogue: three sections of cards, of which those that hold nothing yet are left out. */
export function ExploreScreen({ texts }: { texts: ExploreTexts }) {
	const t = useTexts(texts);
	const { listed } = usePublicConfig();
	return (
		<>
			<PageHead title={t('title')} description={t('description')} />
			<PageHeading title={t('title')} subtitle={t('subtitle')} />
			{sections.map((section) => {
				const names = shownEntries(listed, section);
				return names.length > 0 ? (
					<section key={section} className="page-part" aria-labelledby={section}>
						<SectionHeading id={section}>{t(section)}</SectionHeading>
						<EntryCards names={names} />
					</section>
				) : null;
			})}
		</>
	);
}
