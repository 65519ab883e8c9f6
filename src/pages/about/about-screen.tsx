import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { PageHeading } from '#src/ui/headings/page-heading.tsx';
import { SectionHeading } from '#src/ui/headings/section-heading.tsx';
import { Mark } from '#src/ui/ornament/mark.tsx';
import { RubricStart } from '#src/ui/prose.tsx';
import type { AboutTexts } from './texts/en.ts';
import './about.css';

const features = ['readings', 'languages', 'path', 'tests'] as const;
const parts = ['computed', 'written', 'cannot'] as const;

/** About: what Hoopoe is for, the story of its bird, what is found here, and where a reading ends. */
export function AboutScreen({ texts }: { texts: AboutTexts }) {
	const { language } = useLanguage();
	const t = useTexts(texts);
	return (
		<>
			<PageHead title={t('title')} description={t('description')} />
			<PageHeading title={t('title')} />
			<section className="page-part about-mission" aria-labelledby="mission">
				<h2 id="mission">{t('mission.title')}</h2>
				<p>
					<RubricStart text={t('mission.text')} language={language} />
				</p>
			</section>
			<section className="page-part about-story" aria-labelledby="story">
				<Mark size={180} className="about-bird" />
				<div>
					<h2 id="story">{t('story.title')}</h2>
					<p>{t('story.first')}</p>
					<p>{t('story.second')}</p>
					<p>{t('story.third')}</p>
				</div>
			</section>
			<section className="page-part" aria-labelledby="features">
				<SectionHeading id="features">{t('features.title')}</SectionHeading>
				<ul className="about-features">
					{features.map((feature) => (
						<li key={feature} className="card">
							<h3>{t(`features.${feature}.title`)}</h3>
							<p>{t(`features.${feature}.text`)}</p>
						</li>
					))}
				</ul>
			</section>
			<section className="page-part" aria-labelledby="made">
				<SectionHeading id="made">{t('made.title')}</SectionHeading>
				<dl className="about-made">
					{parts.map((part) => (
						<div key={part}>
							<dt>{t(`made.${part}.title`)}</dt>
							<dd>{t(`made.${part}.text`)}</dd>
						</div>
					))}
				</dl>
			</section>
		</>
	);
}
