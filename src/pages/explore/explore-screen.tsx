import { Link } from 'react-router';
import { entriesOf } from '#src/catalogue/catalogue.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { EntryCards } from '#src/pages/entry-card.tsx';
import { allBirdFiles } from '#src/psychology/results/birds.ts';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { PageHeading } from '#src/ui/headings/page-heading.tsx';
import { SectionHeading } from '#src/ui/headings/section-heading.tsx';
import type { ExploreTexts } from './texts/en.ts';
import './explore.css';

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
					{section === 'tests' && <Flock words={t('birds')} />}
					<EntryCards names={entriesOf(section)} />
				</section>
			))}
		</>
	);
}

/** The birds of the sixteen types, as a link to the test that finds the visitor's. */
function Flock({ words }: { words: string }) {
	const { to } = useLanguage();
	return (
		<Link viewTransition to={to('mbti')} className="flock">
			<span className="flock-birds" aria-hidden>
				{allBirdFiles.map((file) => (
					<img key={file} src={file} alt="" width={400} height={400} loading="lazy" decoding="async" />
				))}
			</span>
			<span>{words}</span>
		</Link>
	);
}
