import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/use-public-config.ts';
import { ConsultLink } from '#src/readings/person/consult-link.tsx';
import { NameChoice } from '#src/readings/person/name-choice.tsx';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import { KeptLine, ReadingActions, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { ReadingWords } from '#src/readings/reading-words.tsx';
import type { Kept, ReadingState } from '#src/readings/use-reading.ts';
import { WrittenByLine } from '#src/readings/written-by.tsx';
import { Button } from '#src/ui/button.tsx';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { LuckyNumberCards, type ShownFacts } from './lucky-number-cards.tsx';
import type { LuckyNumberTexts } from './texts/en.ts';

export type { ShownFacts };

/** What `lucky-number` answers besides facts and writer. */
export type LuckyNumberFields = {
	luckyNumber: number;
	wealthNumber: number;
	protectionNumber: number;
	loveNumber: number;
	luckyDay: string;
	analysis: string;
};

type LuckyNumberResultProps = {
	texts: LuckyNumberTexts;
	common: ReadingTexts;
	person: PersonTexts;
	name: string;
	motherName: string;
	facts: ShownFacts | null;
	/** The language the numbers were asked for in; the page may have changed since. */
	askedIn: string;
	reading: ReadingState<ShownFacts, LuckyNumberFields>;
	kept: Kept;
	onSaveAgain: () => Promise<void>;
	onAskAgain: () => void;
	onNew: () => void;
};

/** The four numbers and the day, each with its working, and the analysis as it is written. */
export function LuckyNumberResult(props: LuckyNumberResultProps) {
	const { texts, common, person, facts, reading } = props;
	const { language, direction, locale, t: chrome } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const t = useTexts(texts);
	const shared = useTexts(common);
	const [withName, setWithName] = useState(false);
	const self = useRef<HTMLDivElement>(null);
	const words = reading.step === 'done' ? reading.fields : reading.step === 'asking' ? reading.texts : {};
	const text = words.analysis ?? '';
	const number = new Intl.NumberFormat(locale);
	const figures = facts
		? [
				{ label: t('luckyNumber'), value: number.format(facts.luckyNumber.value) },
				{ label: t('wealthNumber'), value: number.format(facts.wealthNumber.value) },
				{ label: t('protectionNumber'), value: number.format(facts.protectionNumber.value) },
				{ label: t('loveNumber'), value: number.format(facts.loveNumber.value) },
				{ label: t('luckyDay'), value: person.weekdays[facts.luckyDay.weekday] },
			]
		: [];

	const copyText = () =>
		[figures.map(({ label, value }) => `${label}: ${value}`).join('\n'), text, chrome('house')].join('\n\n');

	const picture = async () => {
		const { drawResultPicture } = await import('#src/readings/result-picture.ts');
		return drawResultPicture({
			title: t('title'),
			name: withName ? props.name : undefined,
			figures,
			lines: text.split(/\n\s*\n/).slice(-1),
			house: chrome('house'),
			site: new URL(siteUrl).host,
			direction,
			ornament: self.current?.querySelector<SVGSVGElement>('svg.shamsa') ?? null,
		});
	};

	return (
		<div ref={self} className="lucky-result">
			<h2 tabIndex={-1} className="lucky-heading">
				<Shamsa size={56} />
				{t('result')}
			</h2>
			{facts && <LuckyNumberCards texts={texts} person={person} facts={facts} />}
			<section className="reading-answer" aria-label={t('analysis')}>
				<h3 className="person-subhead">{t('analysis')}</h3>
				{reading.step === 'asking' && !text && <Spinner label={t('writing')} />}
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
			</section>
			{reading.step === 'done' && (
				<footer className="reading-end">
					<p className="person-note">{t('notForGames')}</p>
					<WrittenByLine writer={reading.writer} texts={common} />
					<KeptLine kept={props.kept} onSaveAgain={props.onSaveAgain} texts={common} />
					<ConsultLink
						message={t('contactMessage', {
							lucky: reading.fields.luckyNumber,
							wealth: reading.fields.wealthNumber,
							protection: reading.fields.protectionNumber,
							love: reading.fields.loveNumber,
							day: reading.fields.luckyDay,
						})}
					>
						{t('contact')}
					</ConsultLink>
					<NameChoice label={t('nameOnPicture')} checked={withName} onChange={setWithName} />
					<ReadingActions
						texts={common}
						copyText={copyText}
						picture={picture}
						pictureName={`lucky-number-${language}.png`}
						pictureTitle={t('title')}
						newLabel={t('newReading')}
						onNew={props.onNew}
					/>
				</footer>
			)}
		</div>
	);
}
