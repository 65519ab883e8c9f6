import { useRef } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/use-public-config.ts';
import { KeptLine, ReadingActions, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { ReadingWords } from '#src/readings/reading-words.tsx';
import type { Kept, ReadingState } from '#src/readings/use-reading.ts';
import { WrittenByLine } from '#src/readings/written-by.tsx';
import { Button } from '#src/ui/button.tsx';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { FoundSymbols } from './found-symbols.tsx';
import type { DreamFields, ShownFacts } from './shown-facts.ts';
import type { SymbolId } from './symbols.ts';
import type { DreamTexts } from './texts/en.ts';

const lenses = ['tradition', 'jung', 'everyday'] as const;
/** Opening, three lenses, closing. */
const PARAGRAPHS = 5;

type DreamResultProps = {
	texts: DreamTexts;
	common: ReadingTexts;
	names: Readonly<Record<SymbolId, string>>;
	/** The dream as it was sent, and the language it was asked in; the page may have changed since. */
	dream: string;
	askedIn: string;
	reading: ReadingState<ShownFacts, DreamFields>;
	chosen: readonly SymbolId[];
	onChosen: (chosen: readonly SymbolId[]) => void;
	kept: Kept;
	onSaveAgain: () => Promise<void>;
	/** Asks once more, with the symbols as they were put right or, without any, as they are found. */
	onAskAgain: (symbols?: readonly SymbolId[]) => void;
	onNew: () => void;
};

/** What was found, and the reading: an opening, three lenses side by side, a closing. */
export function DreamResult(props: DreamResultProps) {
	const { reading, texts, common, names } = props;
	const { language, direction, t: chrome } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const t = useTexts(texts);
	const shared = useTexts(common);
	const self = useRef<HTMLDivElement>(null);
	const facts = reading.step === 'asking' || reading.step === 'done' ? reading.facts : null;
	const words = reading.step === 'done' ? reading.fields : reading.step === 'asking' ? reading.texts : {};
	const text = words.interpretation ?? '';
	const growing = reading.step === 'asking';
	const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
	// A model may have divided its text otherwise: then it is shown as it is.
	const apart = growing ? paragraphs.length <= PARAGRAPHS : paragraphs.length === PARAGRAPHS;
	const part = (index: number) => (
		<ReadingWords
			text={paragraphs[index] ?? ''}
			language={props.askedIn}
			growing={growing && index === paragraphs.length - 1}
		/>
	);

	const copyText = () => {
		const headed = apart
			? paragraphs.map((paragraph, index) => {
					const lens = lenses[index - 1];
					return lens ? `${t(`lenses.${lens}`)}\n${paragraph}` : paragraph;
				})
			: paragraphs;
		return [props.dream, ...headed, chrome('house')].join('\n\n');
	};

	const picture = async () => {
		const { drawResultPicture } = await import('#src/readings/result-picture.ts');
		return drawResultPicture({
			title: t('title'),
			figures: [],
			lines: [paragraphs[0] ?? '', paragraphs.at(-1) ?? ''],
			house: chrome('house'),
			site: new URL(siteUrl).host,
			direction,
			ornament: self.current?.querySelector<SVGSVGElement>('svg.shamsa') ?? null,
		});
	};

	return (
		<div ref={self} className="dream-result">
			<h2 tabIndex={-1} className="dream-heading">
				<Shamsa size={56} />
				{t('result')}
			</h2>
			{facts && (
				<FoundSymbols
					texts={texts}
					names={names}
					dream={props.dream}
					facts={facts}
					chosen={props.chosen}
					onChosen={props.onChosen}
					onReadAgain={growing ? null : () => props.onAskAgain(props.chosen)}
				/>
			)}
			{growing && !text && <Spinner label={t('interpreting')} />}
			{text && (
				<section className="dream-reading" aria-label={t('result')}>
					{apart ? (
						<>
							{part(0)}
							<div className="dream-lenses">
								{lenses.map((lens, index) => (
									<article key={lens} className="card">
										<h3>{t(`lenses.${lens}`)}</h3>
										<p className="dream-note">{t(`lensNotes.${lens}`)}</p>
										{part(index + 1)}
									</article>
								))}
							</div>
							<h3 className="dream-closing">{t('closing')}</h3>
							{part(PARAGRAPHS - 1)}
						</>
					) : (
						<ReadingWords text={text} language={props.askedIn} growing={growing} />
					)}
				</section>
			)}
			{reading.step === 'failed' && (
				<div className="reading-failed">
					<p>{t('failedLine')}</p>
					<Button onClick={() => props.onAskAgain()}>{shared('again')}</Button>
				</div>
			)}
			{reading.step === 'done' && (
				<footer className="reading-end">
					<WrittenByLine writer={reading.writer} texts={common} />
					<KeptLine kept={props.kept} onSaveAgain={props.onSaveAgain} texts={common} />
					<ReadingActions
						texts={common}
						copyText={copyText}
						picture={picture}
						pictureName={`dream-${language}.png`}
						pictureTitle={t('title')}
						newLabel={t('another')}
						onNew={props.onNew}
					/>
				</footer>
			)}
		</div>
	);
}
