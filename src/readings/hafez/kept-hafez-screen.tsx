import { guessLanguage } from '#src/language/guess-language.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/use-public-config.ts';
import {
	type FrameTexts,
	KeptQuestion,
	KeptReading,
	type KeptRow,
	type KeptView,
} from '#src/readings/kept-reading.tsx';
import { ReadingWords } from '#src/readings/reading-words.tsx';
import { VerseFolio } from '#src/readings/verse-folio.tsx';
import type { PoemTelling } from './poems/shape.ts';
import { type PoemId, poems } from './poems.ts';
import type { HafezTexts } from './texts/en.ts';
import './hafez.css';

type HafezRow = KeptRow & { poem_id: number; question: string | null; interpretation: string };

type KeptHafezProps = {
	frame: FrameTexts;
	texts: HafezTexts;
	tellings: Readonly<Record<PoemId, PoemTelling>>;
};

/** A verse that was drawn, with its question and its reading. */
export function KeptHafezScreen({ frame, texts, tellings }: KeptHafezProps) {
	const { language, direction, locale, t: chrome } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const t = useTexts(texts);
	const list = new Intl.ListFormat(locale, { type: 'conjunction' });

	const view = ({ poem_id, question, interpretation }: HafezRow): KeptView => {
		const poem = poems.find(({ id }) => id === poem_id) ?? poems[0];
		const { theme, imagery, translation } = tellings[poem.id];
		const place = t('place', { ghazal: poem.ghazal });
		return {
			page: 'hafez',
			newLabel: t('newOracle'),
			pictureName: `hafez-${poem.ghazal}-${language}.png`,
			copyText: () =>
				[question, poem.verse.join('\n'), translation?.join('\n'), place, interpretation, chrome('house')]
					.filter(Boolean)
					.join('\n\n'),
			picture: async () => {
				const { drawVersePicture } = await import('#src/readings/verse-picture.ts');
				return drawVersePicture({
					verse: poem.verse,
					translation: translation ?? [],
					place,
					house: chrome('house'),
					site: new URL(siteUrl).host,
					direction,
					sarlowh: document.querySelector<SVGSVGElement>('svg.sarlowh'),
				});
			},
			children: (
				<>
					{question && <KeptQuestion label={frame.kept.youAsked} text={question} />}
					<VerseFolio verse={poem.verse} place={place} label={t('verse')}>
						{translation?.map((line) => (
							<p key={line}>{line}</p>
						))}
					</VerseFolio>
					<dl className="reading-facts">
						<div>
							<dt>{t('theme')}</dt>
							<dd>{theme}</dd>
						</div>
						<div>
							<dt>{t('imagery')}</dt>
							<dd>{list.format(imagery)}</dd>
						</div>
					</dl>
					<section className="reading-answer" aria-label={t('reading')}>
						<ReadingWords text={interpretation} language={guessLanguage(interpretation)} />
					</section>
				</>
			),
		};
	};
	return <KeptReading<HafezRow> frame={frame} table="hafez_readings" title={t('title')} view={view} />;
}
