import { useRef } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { Subject } from '#src/methods/subject/subject.ts';
import { usePublicConfig } from '#src/platform/use-public-config.ts';
import { KeptLine, ReadingActions, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { ReadingWords } from '#src/readings/reading-words.tsx';
import type { Kept, ReadingState } from '#src/readings/use-reading.ts';
import { VerseFolio } from '#src/readings/verse-folio.tsx';
import { WrittenByLine } from '#src/readings/written-by.tsx';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { PoemTelling } from './poems/shape.ts';
import type { poems } from './poems.ts';
import type { HafezTexts } from './texts/en.ts';

/** What the screen reads of the facts; the poem it drew itself. */
export type HafezFacts = { subjects: readonly Subject[] };

/** What `hafez-interpretation` answers besides facts and writer. */
export type HafezFields = { interpretation: string };

type HafezResultProps = {
	texts: HafezTexts;
	common: ReadingTexts;
	telling: PoemTelling;
	poem: (typeof poems)[number];
	/** The language the reading was asked in; the page may have changed since. */
	askedIn: string;
	reading: ReadingState<HafezFacts, HafezFields>;
	kept: Kept;
	onSaveAgain: () => Promise<void>;
	onAskAgain: () => void;
	onNew: () => void;
};

/** The verse on its folio, what it is about, and the reading as it is written. */
export function HafezResult(props: HafezResultProps) {
	const { poem, telling, reading, texts, common } = props;
	const { language, direction, locale, t: chrome } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const t = useTexts(texts);
	const shared = useTexts(common);
	const self = useRef<HTMLDivElement>(null);
	const place = t('place', { ghazal: poem.ghazal });
	const facts = reading.step === 'asking' || reading.step === 'done' ? reading.facts : null;
	const words = reading.step === 'done' ? reading.fields : reading.step === 'asking' ? reading.texts : {};
	const text = words.interpretation ?? '';
	const list = new Intl.ListFormat(locale, { type: 'conjunction' });

	const copyText = () =>
		[poem.verse.join('\n'), telling.translation?.join('\n'), place, text, chrome('house')].filter(Boolean).join('\n\n');

	const picture = async () => {
		const { drawVersePicture } = await import('#src/readings/verse-picture.ts');
		return drawVersePicture({
			verse: poem.verse,
			translation: telling.translation ?? [],
			place,
			house: chrome('house'),
			site: new URL(siteUrl).host,
			direction,
			sarlowh: self.current?.querySelector<SVGSVGElement>('svg.sarlowh') ?? null,
		});
	};

	return (
		<div ref={self} className="hafez-result">
			<VerseFolio verse={poem.verse} place={place} label={t('verse')}>
				{telling.translation?.map((line) => (
					<p key={line}>{line}</p>
				))}
			</VerseFolio>
			<dl className="reading-facts">
				<div>
					<dt>{t('theme')}</dt>
					<dd>{telling.theme}</dd>
				</div>
				<div>
					<dt>{t('imagery')}</dt>
					<dd>{list.format(telling.imagery)}</dd>
				</div>
				<div data-pending={facts === null || undefined}>
					<dt>{t('about')}</dt>
					<dd>{facts ? list.format(facts.subjects.map((subject) => t(`subjects.${subject}`))) : '…'}</dd>
				</div>
			</dl>
			<section className="reading-answer" aria-label={t('reading')}>
				{reading.step === 'asking' && !text && <Spinner label={t('interpreting')} />}
				<ReadingWords text={text} language={props.askedIn} growing={reading.step === 'asking'} />
				{reading.step === 'failed' && (
					<div className="reading-failed">
						<p>{t('failedLine')}</p>
						<Button onClick={props.onAskAgain}>{shared('again')}</Button>
						<Button look="gold" onClick={props.onNew}>
							{t('newOracle')}
						</Button>
					</div>
				)}
			</section>
			{reading.step === 'done' && (
				<footer className="reading-end">
					<WrittenByLine writer={reading.writer} texts={common} />
					<KeptLine kept={props.kept} onSaveAgain={props.onSaveAgain} texts={common} />
					<ReadingActions
						texts={common}
						copyText={copyText}
						picture={picture}
						pictureName={`hafez-${poem.ghazal}-${language}.png`}
						pictureTitle={t('title')}
						newLabel={t('newOracle')}
						onNew={props.onNew}
					/>
				</footer>
			)}
		</div>
	);
}
