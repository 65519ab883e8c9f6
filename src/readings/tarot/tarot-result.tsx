import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/use-public-config.ts';
import { KeptLine, ReadingActions, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { ReadingWords } from '#src/readings/reading-words.tsx';
import type { Kept, ReadingState } from '#src/readings/use-reading.ts';
import { WrittenByLine } from '#src/readings/written-by.tsx';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { TarotFacts } from './facts.ts';
import { FactsPanel } from './facts-panel.tsx';
import { spreads } from './spreads.ts';
import type { TarotTexts } from './texts/en.ts';

/** What `tarot-interpretation` answers besides facts and writer. */
export type TarotFields = { interpretation: string };

type TarotResultProps = {
	texts: TarotTexts;
	common: ReadingTexts;
	/** The language the reading was asked in; the page may have changed since. */
	askedIn: string;
	/** Ids of the cards by position. */
	cards: readonly { id: number; name: string; reversed: boolean }[];
	reading: ReadingState<TarotFacts, TarotFields>;
	kept: Kept;
	onSaveAgain: () => Promise<void>;
	onAskAgain: () => void;
	onNew: () => void;
};

/** The panel of the full interpretation: facts at once, words as they are written, then the closing. */
export function TarotResult(props: TarotResultProps) {
	const { reading, texts, common, cards } = props;
	const { language, direction, t: chrome } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const t = useTexts(texts);
	const shared = useTexts(common);
	const facts = reading.step === 'asking' || reading.step === 'done' ? reading.facts : null;
	const words = reading.step === 'done' ? reading.fields : reading.step === 'asking' ? reading.texts : {};
	const text = words.interpretation ?? '';
	const places = spreads[cards.length as keyof typeof spreads];
	const named = cards.map(({ name, reversed }, position) => {
		const place = places[position];
		return { place: place ? t(`places.${place}`) : '', name: reversed ? `${name} ${t('reversed')}` : name };
	});

	const copyText = () =>
		[named.map(({ place, name }) => `${place}: ${name}`).join('\n'), text, chrome('house')].join('\n\n');

	const picture = async () => {
		const { drawSpreadPicture } = await import('./spread-picture.ts');
		return drawSpreadPicture({
			title: t('title'),
			cards: cards.map(({ id, reversed }, position) => ({
				id,
				reversed,
				label: named[position]?.place ?? '',
				name: cards[position]?.name ?? '',
			})),
			lines: text.split('\n\n').slice(-2),
			house: chrome('house'),
			site: new URL(siteUrl).host,
			direction,
		});
	};

	return (
		<section className="reading-answer tarot-panel" aria-labelledby="tarot-panel-title">
			<h2 id="tarot-panel-title" tabIndex={-1}>
				{t('panel')}
			</h2>
			{facts && <FactsPanel facts={facts} texts={texts} />}
			{reading.step === 'asking' && !text && <Spinner label={t('interpreting')} />}
			<ReadingWords text={text} language={props.askedIn} growing={reading.step === 'asking'} />
			{reading.step === 'failed' && (
				<div className="reading-failed">
					<p>{t('failedLine')}</p>
					<Button onClick={props.onAskAgain}>{shared('again')}</Button>
					<Button look="gold" onClick={props.onNew}>
						{t('newReading')}
					</Button>
				</div>
			)}
			{reading.step === 'done' && (
				<>
					<p className="tarot-closing">{t('closing')}</p>
					<footer className="reading-end">
						<WrittenByLine writer={reading.writer} texts={common} />
						<KeptLine kept={props.kept} onSaveAgain={props.onSaveAgain} texts={common} />
						<ReadingActions
							texts={common}
							copyText={copyText}
							picture={picture}
							pictureName={`tarot-${cards.map(({ id }) => id).join('-')}-${language}.png`}
							pictureTitle={t('title')}
							newLabel={t('newReading')}
							onNew={props.onNew}
						/>
					</footer>
				</>
			)}
		</section>
	);
}
