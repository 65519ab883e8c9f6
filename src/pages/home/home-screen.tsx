import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { EntryCards } from '#src/pages/entry-card.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Frontispiece } from './frontispiece.tsx';
import { Particles } from './particles.tsx';
import type { HomeTexts } from './texts/en.ts';
import './home.css';

const steps = ['lot', 'words', 'rest'] as const;

/** Home: the frontispiece, where to begin, how a reading is made, and what there is besides. */
export function HomeScreen({ texts }: { texts: HomeTexts }) {
	const t = useTexts(texts);
	const { to } = useLanguage();
	return (
		<>
			<PageHead />
			<Particles />
			<Frontispiece>
				<Shamsa size={340} breathing className="home-shamsa" />
				<p className="free-banner">{t('free')}</p>
				<h1 tabIndex={-1} className="home-title">
					{t('title')}
				</h1>
				<p className="home-subtitle">{t('subtitle')}</p>
				<ButtonLink look="gold" to={to('explore')}>
					{t('begin')}
				</ButtonLink>
			</Frontispiece>
			<section className="page-part" aria-labelledby="features">
				<SectionHeading id="features">{t('features')}</SectionHeading>
				<EntryCards names={['tarot', 'hafez', 'dreams', 'chatbot']} />
			</section>
			<section className="page-part" aria-labelledby="how">
				<SectionHeading id="how">{t('how')}</SectionHeading>
				<ol className="steps">
					{steps.map((step) => (
						<li key={step}>
							<h3>{t(`steps.${step}.title`)}</h3>
							<p>{t(`steps.${step}.text`)}</p>
						</li>
					))}
				</ol>
			</section>
			<section className="page-part" aria-labelledby="more">
				<SectionHeading id="more">{t('more')}</SectionHeading>
				<EntryCards names={['blog', 'about']} />
			</section>
		</>
	);
}
