import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { Deck } from '#src/methods/tarot/deck/shape.ts';
import { usePublicConfig } from '#src/platform/use-public-config.ts';
import { ConsultLink } from '#src/readings/person/consult-link.tsx';
import { NameChoice } from '#src/readings/person/name-choice.tsx';
import { ReadingActions, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { ReadingWords } from '#src/readings/reading-words.tsx';
import type { ReadingState } from '#src/readings/use-reading.ts';
import { WrittenByLine } from '#src/readings/written-by.tsx';
import { Button } from '#src/ui/button.tsx';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { MarriageFacts } from './facts.ts';
import type { MarriageTexts } from './texts/en.ts';
import { WorkingTable } from './working-table.tsx';

const fields = ['loveEnergy', 'compatibility', 'opportunities', 'challenges', 'inspiringMessage'] as const;

/** What `marriage-fortune` answers besides facts and writer. */
export type MarriageFields = Record<(typeof fields)[number], string> & { compatibilityScore: number };

type MarriageResultProps = {
	texts: MarriageTexts;
	common: ReadingTexts;
	cards: Deck;
	names: readonly [string, string | null];
	facts: MarriageFacts | null;
	/** The language it was asked in; the page may have changed since. */
	askedIn: string;
	reading: ReadingState<MarriageFacts, MarriageFields>;
	onAskAgain: () => void;
	/** Back to the form as it was filled in. */
	onChange: () => void;
	onNew: () => void;
};

/** The score with its working, and the five texts as they are written. */
export function MarriageResult(props: MarriageResultProps) {
	const { texts, common, cards, names, facts, reading } = props;
	const { language, direction, t: chrome } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const t = useTexts(texts);
	const shared = useTexts(common);
	const [withNames, setWithNames] = useState(false);
	const self = useRef<HTMLDivElement>(null);
	const words: Partial<Record<string, unknown>> =
		reading.step === 'done' ? reading.fields : reading.step === 'asking' ? reading.texts : {};
	const textOf = (field: (typeof fields)[number]) => String(words[field] ?? '');
	const titleOf = (field: (typeof fields)[number]) =>
		field === 'compatibility' && facts && !facts.couple ? t('readinessTitle') : t(field);
	const together = names[1] ? t('and', { one: names[0], other: names[1] }) : names[0];
	const scoreLabel = facts?.couple ? t('score') : t('readiness');
	const begun = fields.filter((field) => textOf(field));

	const copyText = () =>
		[
			facts &&
				`${together}\n${t(`fortuneTypes.${facts.working.type}`)}\n${scoreLabel}: ${t('percent', { score: facts.score })}`,
			...begun.map((field) => `${titleOf(field)}\n${textOf(field)}`),
			chrome('house'),
		]
			.filter(Boolean)
			.join('\n\n');

	const picture = async () => {
		const { drawResultPicture } = await import('#src/readings/result-picture.ts');
		return drawResultPicture({
			title: t('title'),
			name: withNames ? together : undefined,
			figures: facts ? [{ label: scoreLabel, value: t('percent', { score: facts.score }) }] : [],
			lines: facts ? [t(`fortuneTypes.${facts.working.type}`), textOf('inspiringMessage')] : [],
			house: chrome('house'),
			site: new URL(siteUrl).host,
			direction,
			ornament: self.current?.querySelector<SVGSVGElement>('svg.shamsa') ?? null,
		});
	};

	return (
		<div ref={self} className="marriage-result">
			<h2 tabIndex={-1} className="marriage-names">
				<Shamsa size={56} />
				<bdi>{together}</bdi>
			</h2>
			{facts && (
				<>
					<Score label={scoreLabel} score={facts.score} told={t('percent', { score: facts.score })} />
					<p className="marriage-method">{t(`fortuneTypes.${facts.working.type}`)}</p>
					<details className="working marriage-working" open>
						<summary>{t('workingTitle')}</summary>
						<WorkingTable texts={texts} cards={cards} names={names} facts={facts} />
					</details>
				</>
			)}
			<div className="reading-answer">
				{reading.step === 'asking' && begun.length === 0 && <Spinner label={t('writing')} />}
				{begun.map((field, index) => (
					<section key={field} className="marriage-part" aria-label={titleOf(field)}>
						<h3 className="person-subhead">{titleOf(field)}</h3>
						<ReadingWords
							text={textOf(field)}
							language={props.askedIn}
							growing={reading.step === 'asking' && index === begun.length - 1}
						/>
					</section>
				))}
				{reading.step === 'failed' && (
					<div className="reading-failed">
						<p>{t('failedLine')}</p>
						<Button onClick={props.onAskAgain}>{shared('again')}</Button>
						<Button onClick={props.onChange}>{t('change')}</Button>
						<Button look="gold" onClick={props.onNew}>
							{t('newReading')}
						</Button>
					</div>
				)}
			</div>
			{reading.step === 'done' && (
				<footer className="reading-end">
					<WrittenByLine writer={reading.writer} texts={common} />
					<ConsultLink
						message={t('contactText', {
							type: t(`fortuneTypes.${reading.facts.working.type}`),
							score: reading.facts.score,
						})}
					>
						{t('contact')}
					</ConsultLink>
					<NameChoice label={t('pictureName')} checked={withNames} onChange={setWithNames} />
					<ReadingActions
						texts={common}
						copyText={copyText}
						picture={picture}
						pictureName={`marriage-fortune-${language}.png`}
						pictureTitle={t('title')}
						newLabel={t('newReading')}
						onNew={props.onNew}
					/>
				</footer>
			)}
		</div>
	);
}

/** The score as a ring that is as full as it says. */
function Score({ label, score, told }: { label: string; score: number; told: string }) {
	return (
		<p className="marriage-score">
			<svg viewBox="0 0 120 120" aria-hidden className="marriage-ring">
				<circle cx="60" cy="60" r="52" pathLength="100" />
				<circle cx="60" cy="60" r="52" pathLength="100" strokeDasharray={`${score} ${100 - score}`} />
			</svg>
			<span className="marriage-score-label">{label}</span>
			<strong>{told}</strong>
		</p>
	);
}
