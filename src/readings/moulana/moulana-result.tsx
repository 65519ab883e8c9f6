import { useRef } from 'react';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/use-public-config.ts';
import { ConsultLink } from '#src/readings/person/consult-link.tsx';
import { ReadingActions, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { ReadingWords } from '#src/readings/reading-words.tsx';
import type { ReadingState } from '#src/readings/use-reading.ts';
import { VerseFolio } from '#src/readings/verse-folio.tsx';
import { WrittenByLine } from '#src/readings/written-by.tsx';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { MoulanaFacts, Place } from './facts.ts';
import type { MoulanaTexts } from './texts/en.ts';

/** What `moulana-wisdom` answers besides facts and writer. */
export type MoulanaFields = { story: string; message: string; practice: string; quote: string };

type MoulanaResultProps = {
	texts: MoulanaTexts;
	common: ReadingTexts;
	/** The visitor's day, `YYYY-MM-DD`. */
	date: string;
	/** The language the story was asked in; the page may have changed since. */
	askedIn: string;
	reading: ReadingState<MoulanaFacts, MoulanaFields>;
	onAskAgain: () => void;
	onNew: () => void;
};

const sections = ['story', 'message', 'practice'] as const;

/** The verse of the day on its folio, then the story, its message and the practice as they are told. */
export function MoulanaResult(props: MoulanaResultProps) {
	const { reading, texts, common } = props;
	const { language, direction, locale, t: chrome } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const t = useTexts(texts);
	const shared = useTexts(common);
	const self = useRef<HTMLDivElement>(null);
	const facts = reading.step === 'asking' || reading.step === 'done' ? reading.facts : null;
	const words: Partial<MoulanaFields> =
		reading.step === 'done' ? reading.fields : reading.step === 'asking' ? reading.texts : {};
	const growing = reading.step === 'asking';

	const numeral = new Intl.NumberFormat(locale, { useGrouping: false });
	const placeLine = (place: Place) =>
		place.book === 'masnavi'
			? t('places.masnavi', { daftar: numeral.format(place.daftar), section: numeral.format(place.section) })
			: t('places.shams', { ghazal: numeral.format(place.ghazal) });
	const place = facts ? placeLine(facts.place) : '';

	const copyText = () =>
		[
			facts?.title,
			words.story,
			`${t('message')}\n${words.message}`,
			`${t('practice')}\n${words.practice}`,
			facts?.original.join('\n'),
			facts?.translation?.join('\n'),
			place,
			chrome('house'),
		]
			.filter(Boolean)
			.join('\n\n');

	const picture = async () => {
		if (!facts) throw new Error('a picture of nothing');
		const { drawVersePicture } = await import('#src/readings/verse-picture.ts');
		return drawVersePicture({
			verse: facts.original,
			translation: facts.translation ?? [],
			place,
			house: chrome('house'),
			site: new URL(siteUrl).host,
			direction,
			sarlowh: self.current?.querySelector<SVGSVGElement>('svg.sarlowh') ?? null,
		});
	};

	return (
		<div ref={self} className="moulana-result">
			{facts && (
				<>
					<p className="moulana-day">{t('ofDay', { date: formatDate(`${props.date}T12:00`, language, 'article') })}</p>
					<VerseFolio verse={facts.original} place={place} label={t('quote')}>
						{facts.translation?.map((line) => (
							<p key={line}>{line}</p>
						))}
					</VerseFolio>
				</>
			)}
			<section className="reading-answer moulana-answer" aria-label={t('answer')}>
				{growing && !words.story && <Spinner label={t('writing')} />}
				{sections.map((section) => {
					const text = words[section];
					if (!text) return null;
					return (
						<section key={section} className="moulana-part" aria-labelledby={`moulana-${section}`}>
							<h2 id={`moulana-${section}`}>
								{section === 'story' && facts ? (
									<>
										<small>{t('story')}</small> {facts.title}
									</>
								) : (
									t(section)
								)}
							</h2>
							<ReadingWords text={text} language={props.askedIn} growing={growing} />
						</section>
					);
				})}
				{reading.step === 'failed' && (
					<div className="reading-failed">
						<p>{t('failedLine')}</p>
						<Button onClick={props.onAskAgain}>{shared('again')}</Button>
						<Button look="gold" onClick={props.onNew}>
							{t('newPath')}
						</Button>
					</div>
				)}
			</section>
			{reading.step === 'done' && (
				<footer className="reading-end">
					<WrittenByLine writer={reading.writer} texts={common} />
					<ConsultLink message={t('contactMessage')}>{t('contact')}</ConsultLink>
					<ReadingActions
						texts={common}
						copyText={copyText}
						picture={picture}
						pictureName={`moulana-${facts?.entry}-${language}.png`}
						pictureTitle={t('title')}
						newLabel={t('newPath')}
						onNew={props.onNew}
					/>
				</footer>
			)}
		</div>
	);
}
