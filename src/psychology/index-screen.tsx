import { Link } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { PageHeading } from '#src/ui/headings/page-heading.tsx';
import { OgeeFrame } from '#src/ui/ornament/ogee-frame.tsx';
import { Picture } from '#src/ui/ornament/pictures/pictures.tsx';
import type { IndexTexts } from './index-texts/en.ts';
import '#src/ui/entry-card.css';
import './psychology.css';

/** The cards of the index and where they lead; one that is `soon` is shown without a link (specification, 2.5). */
const cards = [
	{ key: 'mbti', page: 'mbti', soon: false },
	{ key: 'eq', page: 'eq-test', soon: false },
	{ key: 'love', page: 'marriage-fortune', soon: false },
	{ key: 'career', page: 'career-test', soon: false },
	{ key: 'gardner', page: 'gardner-test', soon: false },
	{ key: 'bigFive', page: 'big-five', soon: false },
] as const;

/** The index of the psychology tests: the five cards of the specification, and the Big Five. */
export function IndexScreen({ texts }: { texts: IndexTexts }) {
	const { to } = useLanguage();
	const t = useTexts(texts);
	return (
		<>
			<PageHeading title={t('title')} subtitle={t('lead')} />
			<section className="page-part">
				<ul className="entry-cards tests-cards">
					{cards.map(({ key, page, soon }) => {
						const card = (
							<OgeeFrame className="entry-card-frame">
								<Picture name={page} />
								<span className="entry-card-words">
									<h2>{t(`tests.${key}.name`)}</h2>
									<span className="entry-card-line">{soon ? t('soon') : t(`tests.${key}.line`)}</span>
								</span>
							</OgeeFrame>
						);
						return (
							<li key={key}>
								{soon ? (
									<div className="entry-card">{card}</div>
								) : (
									<Link viewTransition to={to(page)} prefetch="intent" className="entry-card">
										{card}
									</Link>
								)}
							</li>
						);
					})}
				</ul>
				<p className="tests-note">{t('note')}</p>
			</section>
		</>
	);
}
