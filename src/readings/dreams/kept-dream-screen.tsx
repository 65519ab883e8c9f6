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
import type { DreamTexts } from './texts/en.ts';
import './dreams.css';

type DreamRow = KeptRow & { dream_text: string; interpretation: string };

const lenses = ['tradition', 'jung', 'everyday'] as const;

/** A dream and its reading: the three lenses side by side where the text has them. */
export function KeptDreamScreen({ frame, texts }: { frame: FrameTexts; texts: DreamTexts }) {
	const { language, direction, t: chrome } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const t = useTexts(texts);

	const view = ({ dream_text, interpretation }: DreamRow): KeptView => {
		const paragraphs = interpretation.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
		const writtenIn = guessLanguage(interpretation);
		const words = (text: string | undefined) => <ReadingWords text={text ?? ''} language={writtenIn} />;
		// Opening, three lenses, closing; a model may have divided its text otherwise.
		const apart = paragraphs.length === lenses.length + 2;
		return {
			page: 'dreams',
			newLabel: t('another'),
			pictureName: `dream-${language}.png`,
			copyText: () => [dream_text, interpretation, chrome('house')].join('\n\n'),
			picture: async () => {
				const { drawResultPicture } = await import('#src/readings/result-picture.ts');
				return drawResultPicture({
					title: t('title'),
					figures: [],
					lines: [paragraphs[0] ?? '', paragraphs.at(-1) ?? ''],
					house: chrome('house'),
					site: new URL(siteUrl).host,
					direction,
					ornament: null,
				});
			},
			children: (
				<>
					<KeptQuestion label={frame.kept.youDreamt} text={dream_text} />
					<section className="dream-reading" aria-labelledby="kept-dream">
						<h2 id="kept-dream" className="sr-only">
							{t('result')}
						</h2>
						{apart ? (
							<>
								{words(paragraphs[0])}
								<div className="dream-lenses">
									{lenses.map((lens, index) => (
										<article key={lens} className="card">
											<h3>{t(`lenses.${lens}`)}</h3>
											<p className="dream-note">{t(`lensNotes.${lens}`)}</p>
											{words(paragraphs[index + 1])}
										</article>
									))}
								</div>
								<h3 className="dream-closing">{t('closing')}</h3>
								{words(paragraphs.at(-1))}
							</>
						) : (
							words(interpretation)
						)}
					</section>
				</>
			),
		};
	};
	return <KeptReading<DreamRow> frame={frame} table="dream_interpretations" title={t('title')} view={view} />;
}
