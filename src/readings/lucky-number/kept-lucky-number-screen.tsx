import { guessLanguage } from '#src/language/guess-language.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/use-public-config.ts';
import { type FrameTexts, KeptReading, type KeptRow, type KeptView } from '#src/readings/kept-reading.tsx';
import { ReadingWords } from '#src/readings/reading-words.tsx';
import type { LuckyNumberTexts } from './texts/en.ts';
import './lucky-number.css';

type LuckyNumberRow = KeptRow & {
	full_name: string;
	lucky_number: number;
	wealth_number: number;
	protection_number: number;
	love_number: number;
	lucky_day: string;
	analysis: string;
};

/** The four numbers and the day of a name, and what they said. */
export function KeptLuckyNumberScreen({ frame, texts }: { frame: FrameTexts; texts: LuckyNumberTexts }) {
	const { language, direction, locale, t: chrome } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const t = useTexts(texts);
	const number = new Intl.NumberFormat(locale);

	const view = (row: LuckyNumberRow): KeptView => {
		const figures = [
			{ label: t('luckyNumber'), value: number.format(row.lucky_number) },
			{ label: t('wealthNumber'), value: number.format(row.wealth_number) },
			{ label: t('protectionNumber'), value: number.format(row.protection_number) },
			{ label: t('loveNumber'), value: number.format(row.love_number) },
			{ label: t('luckyDay'), value: row.lucky_day },
		];
		return {
			page: 'lucky-number',
			newLabel: t('newReading'),
			pictureName: `lucky-number-${language}.png`,
			copyText: () =>
				[figures.map(({ label, value }) => `${label}: ${value}`).join('\n'), row.analysis, chrome('house')].join(
					'\n\n',
				),
			picture: async () => {
				const { drawResultPicture } = await import('#src/readings/result-picture.ts');
				return drawResultPicture({
					title: t('title'),
					figures,
					lines: row.analysis.split(/\n\s*\n/).slice(-1),
					house: chrome('house'),
					site: new URL(siteUrl).host,
					direction,
					ornament: null,
				});
			},
			children: (
				<>
					<h2 className="lucky-heading">
						<bdi>{row.full_name}</bdi>
					</h2>
					<dl className="kept-figures">
						{figures.map(({ label, value }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>
									<bdi>{value}</bdi>
								</dd>
							</div>
						))}
					</dl>
					<section className="reading-answer" aria-label={t('analysis')}>
						<ReadingWords text={row.analysis} language={guessLanguage(row.analysis)} />
					</section>
				</>
			),
		};
	};
	return <KeptReading<LuckyNumberRow> frame={frame} table="lucky_number_readings" title={t('title')} view={view} />;
}
