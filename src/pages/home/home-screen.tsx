import { Link } from 'react-router';
import { featuredEntries } from '#src/catalogue/catalogue.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { EntryCards } from '#src/pages/entry-card.tsx';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { SectionHeading } from '#src/ui/headings/section-heading.tsx';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';
import { DayVerse, type ShownVerse } from './day-verse.tsx';
import { Frontispiece } from './frontispiece.tsx';
import { Particles } from './particles.tsx';
import { Remembered } from './remembered.tsx';
import type { HomeTexts } from './texts/en.ts';
import './home.css';

const steps = ['lot', 'words', 'rest'] as const;

type HomeScreenProps = {
	texts: HomeTexts;
	verses: readonly ShownVerse[];
	/** The couplet of the day on which the page was made. */
	served: number;
};

/** Home: today's couplet in the arch and the readings in niches beside it, how a reading is made, and what else there is. */
export function HomeScreen({ texts, verses, served }: HomeScreenProps) {
	const t = useTexts(texts);
	const { to } = useLanguage();
	return (
		<>
			<PageHead />
			<Particles />
			<Frontispiece
				beside={
					<section className="home-readings" aria-labelledby="features">
						<SectionHeading id="features">{t('features')}</SectionHeading>
						<EntryCards names={featuredEntries} />
					</section>
				}
			>
				<Shamsa size={170} breathing className="home-shamsa" />
				<h1 tabIndex={-1} className="home-title">
					{t('title')}
				</h1>
				<Remembered texts={texts} />
				<DayVerse verses={verses} served={served} texts={texts} />
				<ButtonLink look="gold" to={to('hafez')}>
					{t('ask')}
				</ButtonLink>
				<Link viewTransition to={to('tarot')} prefetch="intent" className="day-card">
					<img src="/cards/back.svg" alt="" width={200} height={340} loading="lazy" />
					<span>{t('dayCard')}</span>
				</Link>
				<div className="home-also">
					<p className="free-banner">{t('free')}</p>
					<ButtonLink look="quiet" to={to('explore')}>
						{t('begin')}
					</ButtonLink>
				</div>
			</Frontispiece>
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
