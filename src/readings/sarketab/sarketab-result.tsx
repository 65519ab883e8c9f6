import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/use-public-config.ts';
import { ConsultLink } from '#src/readings/person/consult-link.tsx';
import { NameChoice } from '#src/readings/person/name-choice.tsx';
import type { PersonalProfile } from '#src/readings/person/schemas.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import { ReadingActions, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { ReadingWords } from '#src/readings/reading-words.tsx';
import type { ReadingState } from '#src/readings/use-reading.ts';
import { WrittenByLine } from '#src/readings/written-by.tsx';
import { Button } from '#src/ui/button.tsx';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { SarketabSums, type ShownFacts } from './sarketab-sums.tsx';
import type { SarketabTexts } from './texts/en.ts';

/** What `sarketab-reading` answers besides facts and writer. */
export type SarketabFields = { reading: string };

type SarketabResultProps = {
	texts: SarketabTexts;
	common: ReadingTexts;
	person: PersonTexts;
	asked: PersonalProfile;
	facts: ShownFacts | null;
	/** The language the reading was asked in; the page may have changed since. */
	askedIn: string;
	reading: ReadingState<ShownFacts, SarketabFields>;
	onAskAgain: () => void;
	onClear: () => void;
};

/** What was entered, the taleh, the reading as it is written, and the sums letter by letter. */
export function SarketabResult(props: SarketabResultProps) {
	const { texts, common, person, asked, facts, reading } = props;
	const { language, direction, locale, t: chrome } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const t = useTexts(texts);
	const p = useTexts(person);
	const shared = useTexts(common);
	const [withName, setWithName] = useState(false);
	const self = useRef<HTMLDivElement>(null);
	const words = reading.step === 'done' ? reading.fields : reading.step === 'asking' ? reading.texts : {};
	const text = words.reading ?? '';
	const number = new Intl.NumberFormat(locale, { useGrouping: false });
	const date = asked.birthDate.replace(/\d/g, (digit) => number.format(Number(digit)));

	const talehLine = facts
		? t('talehLine', {
				sign: t(`signs.${facts.taleh.sign.id}`),
				ruler: t(`planets.${facts.taleh.sign.ruler}`),
				element: t(`elements.${facts.taleh.sign.element}`),
			})
		: '';

	const copyText = () => [`${t('taleh')}: ${talehLine}`, text, chrome('house')].join('\n\n');

	const picture = async () => {
		const { drawResultPicture } = await import('#src/readings/result-picture.ts');
		return drawResultPicture({
			title: t('title'),
			name: withName ? asked.name : undefined,
			figures: facts
				? [
						{ label: t('taleh'), value: t(`signs.${facts.taleh.sign.id}`) },
						{ label: t('elementsOf'), value: t(`elements.${facts.strongest}`) },
						{ label: t('sun'), value: t(`signs.${facts.sunSign}`) },
						{ label: t('moon'), value: t(`signs.${facts.moon.sign}`) },
					]
				: [],
			lines: text.split(/\n\s*\n/).slice(-1),
			house: chrome('house'),
			site: new URL(siteUrl).host,
			direction,
			ornament: self.current?.querySelector<SVGSVGElement>('svg.shamsa') ?? null,
		});
	};

	return (
		<div ref={self} className="sarketab-result">
			<section className="card sarketab-card" aria-label={t('result')}>
				<h2 tabIndex={-1} className="sarketab-heading">
					<Shamsa size={56} />
					{t('result')}
				</h2>
				{facts && (
					<>
						<p className="sarketab-sign">{t(`signs.${facts.taleh.sign.id}`)}</p>
						<p className="sarketab-taleh">{talehLine}</p>
					</>
				)}
				<dl className="reading-facts" aria-label={t('entered')}>
					<div>
						<dt>{p('name')}</dt>
						<dd>
							<bdi>{asked.name}</bdi>
						</dd>
					</div>
					<div>
						<dt>{p('religion')}</dt>
						<dd>{p(`religions.${asked.religion}`)}</dd>
					</div>
					<div>
						<dt>{p('birthDate')}</dt>
						<dd>
							<bdi dir="ltr">{date}</bdi>
						</dd>
					</div>
					<div>
						<dt>{p('calendar')}</dt>
						<dd>{p(`calendars.${asked.calendarType}`)}</dd>
					</div>
				</dl>
			</section>
			<section className="reading-answer" aria-label={t('reading')}>
				{reading.step === 'asking' && !text && <Spinner label={t('writing')} />}
				<ReadingWords text={text} language={props.askedIn} growing={reading.step === 'asking'} />
				{reading.step === 'failed' && (
					<div className="reading-failed">
						<p>{t('failedLine')}</p>
						<Button onClick={props.onAskAgain}>{shared('again')}</Button>
						<Button look="gold" onClick={props.onClear}>
							{t('clear')}
						</Button>
					</div>
				)}
			</section>
			{facts && <SarketabSums texts={texts} person={person} facts={facts} />}
			{reading.step === 'done' && (
				<footer className="reading-end">
					<p className="person-note">{t('nothingKept')}</p>
					<WrittenByLine writer={reading.writer} texts={common} />
					<ConsultLink message={t('contactMessage')}>{t('contact')}</ConsultLink>
					<NameChoice label={t('nameOnPicture')} checked={withName} onChange={setWithName} />
					<ReadingActions
						texts={common}
						copyText={copyText}
						picture={picture}
						pictureName={`sarketab-${language}.png`}
						pictureTitle={t('title')}
						newLabel={t('clear')}
						onNew={props.onClear}
					/>
				</footer>
			)}
		</div>
	);
}
