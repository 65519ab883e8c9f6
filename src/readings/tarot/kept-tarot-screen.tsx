import { useEffect, useState } from 'react';
import { guessLanguage } from '#src/language/guess-language.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/use-public-config.ts';
import { type FrameTexts, KeptReading, type KeptRow, type KeptView } from '#src/readings/kept-reading.tsx';
import { ReadingWords } from '#src/readings/reading-words.tsx';
import { CardFace } from './art/card-face.tsx';
import type { CardText } from './card-text.ts';
import type { TarotFacts } from './facts.ts';
import { FactsPanel } from './facts-panel.tsx';
import { type TarotRequest, tarotRequestSchema } from './request.ts';
import { spreads } from './spreads.ts';
import type { TarotTexts } from './texts/en.ts';
import './tarot.css';

type TarotRow = KeptRow & { cards: unknown; interpretation: string };

type KeptTarotProps = { frame: FrameTexts; texts: TarotTexts; deck: readonly CardText[] };

/** A spread as it lay, each card as it was turned, with what the method finds in it and its reading. */
export function KeptTarotScreen({ frame, texts, deck }: KeptTarotProps) {
	const { language, direction, t: chrome } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const t = useTexts(texts);

	const view = ({ cards: kept, interpretation }: TarotRow): KeptView => {
		const request = findSpread(kept, language);
		const places = spreads[(request?.spreadType ?? 1) as keyof typeof spreads];
		const cards = [...(request?.cards ?? [])]
			.sort((one, other) => one.position - other.position)
			.map(({ card: { id }, reversed = false }, position) => {
				const { name = '', meaning = '', reversed: turned = '' } = deck[id] ?? {};
				const place = places[position];
				return { id, reversed, name, meaning: reversed ? turned : meaning, label: place ? t(`places.${place}`) : '' };
			});
		return {
			page: 'tarot',
			newLabel: t('newReading'),
			pictureName: `tarot-${cards.map(({ id }) => id).join('-')}-${language}.png`,
			copyText: () =>
				[
					cards
						.map(({ label, name, reversed }) => `${label}: ${name}${reversed ? ` ${t('reversed')}` : ''}`)
						.join('\n'),
					interpretation,
					chrome('house'),
				].join('\n\n'),
			picture: async () => {
				const { drawSpreadPicture } = await import('./spread-picture.ts');
				return drawSpreadPicture({
					title: t('title'),
					cards,
					lines: interpretation.split('\n\n').slice(-2),
					house: chrome('house'),
					site: new URL(siteUrl).host,
					direction,
				});
			},
			children: (
				<>
					<h2 className="sr-only">{t('spread')}</h2>
					<ol className="tarot-spread" data-size={cards.length}>
						{cards.map(({ id, label, name, meaning, reversed }) => (
							<li key={id} className="tarot-position" data-filled>
								<p className="tarot-place">{label}</p>
								<div className="tarot-card" data-reversed={reversed || undefined}>
									<CardFace id={id} />
								</div>
								<div className="tarot-caption">
									<h3>
										{name}
										{reversed && <span className="tarot-reversed"> {t('reversed')}</span>}
									</h3>
									<p>{meaning}</p>
								</div>
							</li>
						))}
					</ol>
					<section className="reading-answer tarot-panel" aria-label={t('panel')}>
						{request && <KeptFacts request={request} texts={texts} />}
						<ReadingWords text={interpretation} language={guessLanguage(interpretation)} />
					</section>
				</>
			),
		};
	};
	return <KeptReading<TarotRow> frame={frame} table="tarot_readings" title={t('title')} view={view} />;
}

/** The spread of a row; null where a program kept something else in it. */
function findSpread(cards: unknown, language: string): TarotRequest | null {
	const spreadType = Array.isArray(cards) ? cards.length : 0;
	return tarotRequestSchema.safeParse({ cards, spreadType, language }).data ?? null;
}

/** What the method finds in the cards: computed again, as it is the same each time. */
function KeptFacts({ request, texts }: { request: TarotRequest; texts: TarotTexts }) {
	const [facts, setFacts] = useState<TarotFacts | null>(null);
	// One spread, however often the page around it is drawn.
	const spread = JSON.stringify(request);
	useEffect(() => {
		let gone = false;
		import('./facts.ts').then(
			({ tarotFacts }) => gone || setFacts(tarotFacts(JSON.parse(spread))),
			(error: unknown) => console.error(error),
		);
		return () => {
			gone = true;
		};
	}, [spread]);
	return facts && <FactsPanel facts={facts} texts={texts} />;
}
