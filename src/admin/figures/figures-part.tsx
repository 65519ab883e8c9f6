import { useCallback, useState } from 'react';
import { SelectBox } from '#src/account/profile/select-box.tsx';
import { findEntryAnsweredBy } from '#src/catalogue/catalogue.ts';
import { formatDate, formatNumber } from '#src/language/format-date.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { percentFormat } from '#src/language/percent.ts';
import type { AdminFigures } from '#src/platform/public-schema/json-values.ts';
import { useAnswer } from '#src/session/use-answer.ts';
import { useLive } from '#src/session/use-live.ts';
import { Answered } from '../answered.tsx';
import type { AdminTexts } from '../texts/en.ts';
import { daysOf, readingsByKind, textsByOutcome } from './figures.ts';

/** The private channel that notifies administrators of new figures. */
const FIGURES = { channel: 'figures' };

const spans = [1, 7, 14, 30, 90] as const;

/** How many readings are given, and how their words are written; numbers only. */
export function FiguresPart({ texts }: { texts: AdminTexts }) {
	const t = useTexts(texts);
	const [days, setDays] = useState(14);
	const { answer, again } = useAnswer(
		useCallback(
			async (client, signal): Promise<AdminFigures> => {
				const { data, error } = await client.rpc('admin_figures', { days }).abortSignal(signal);
				if (error) throw error;
				return data;
			},
			[days],
		),
	);
	useLive(FIGURES, again);
	return (
		<section aria-labelledby="admin-figures" className="admin-figures">
			<div className="admin-head">
				<h2 id="admin-figures">{t('figures.title')}</h2>
				<SelectBox
					label={t('figures.days')}
					name="days"
					value={String(days)}
					onChange={(value) => setDays(Number(value))}
					options={spans.map((span) => ({ value: String(span), label: t('figures.lastDays', { count: span }) }))}
				/>
			</div>
			<p className="admin-note">{t('figures.counted')}</p>
			<Answered answer={answer} again={again} texts={texts}>
				{(figures) => (
					<>
						<Totals figures={figures} texts={texts} />
						<Readings figures={figures} texts={texts} />
						<Writing figures={figures} texts={texts} />
					</>
				)}
			</Answered>
		</section>
	);
}

type PartProps = { figures: AdminFigures; texts: AdminTexts };

function Totals({ figures: { people, articles }, texts }: PartProps) {
	const t = useTexts(texts);
	const { language } = useLanguage();
	const totals = [
		[t('figures.people'), people.total],
		[t('figures.newPeople'), people.new],
		[t('figures.articles'), articles.published],
		[t('figures.drafts'), articles.drafts],
		[t('figures.views'), articles.views],
	] as const;
	return (
		<dl className="admin-totals">
			{totals.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{formatNumber(value, language)}</dd>
				</div>
			))}
		</dl>
	);
}

function Readings({ figures, texts }: PartProps) {
	const t = useTexts(texts);
	const { language, entry } = useLanguage();
	const days = daysOf(figures);
	const rows = readingsByKind(figures, days);
	const most = Math.max(1, ...rows.flatMap(({ byDay }) => byDay));
	const nameOf = (kind: string) => {
		const name = findEntryAnsweredBy(kind);
		return name ? entry(name).name : kind;
	};
	return (
		<section aria-labelledby="admin-readings">
			<h3 id="admin-readings">{t('figures.readings')}</h3>
			{rows.length === 0 ? (
				<p>{t('figures.noReadings')}</p>
			) : (
				<>
					<table className="admin-table">
						<thead>
							<tr>
								<th scope="col">{t('figures.kind')}</th>
								<th scope="col">{t('figures.total')}</th>
								<th scope="col">{t('figures.byDay')}</th>
							</tr>
						</thead>
						<tbody>
							{rows.map(({ kind, total, byDay }) => (
								<tr key={kind}>
									<th scope="row">{nameOf(kind)}</th>
									<td>{formatNumber(total, language)}</td>
									<td>
										<div className="admin-bars" aria-hidden>
											{byDay.map((count, index) => (
												<i key={days[index]} style={{ blockSize: `${(count / most) * 100}%` }} />
											))}
										</div>
									</td>
								</tr>
							))}
						</tbody>
					</table>
					<details className="admin-days">
						<summary>{t('figures.byDay')}</summary>
						{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
						<section className="admin-scroll" tabIndex={0} aria-label={t('figures.byDay')}>
							<table className="admin-table">
								<thead>
									<tr>
										<th scope="col">{t('figures.day')}</th>
										{rows.map(({ kind }) => (
											<th key={kind} scope="col">
												{nameOf(kind)}
											</th>
										))}
									</tr>
								</thead>
								<tbody>
									{days.toReversed().map((day) => (
										<tr key={day}>
											<th scope="row">{formatDate(`${day}T12:00:00Z`, language, 'card')}</th>
											{rows.map(({ kind, byDay }) => (
												<td key={kind}>{formatNumber(byDay[days.indexOf(day)] ?? 0, language)}</td>
											))}
										</tr>
									))}
								</tbody>
							</table>
						</section>
					</details>
				</>
			)}
		</section>
	);
}

function Writing({ figures, texts }: PartProps) {
	const t = useTexts(texts);
	const { language } = useLanguage();
	const { outcomes, input, output, fellBack } = textsByOutcome(figures);
	const known = texts.figures.outcomes;
	const nameOf = (outcome: string) =>
		outcome in known ? known[outcome as keyof typeof known] : t('figures.other', { reason: outcome });
	const share = percentFormat(language, 1);
	return (
		<section aria-labelledby="admin-texts">
			<h3 id="admin-texts">{t('figures.texts')}</h3>
			{outcomes.length === 0 ? (
				<p>{t('figures.noTexts')}</p>
			) : (
				<table className="admin-table">
					<thead>
						<tr>
							<th scope="col">{t('figures.outcome')}</th>
							<th scope="col">{t('figures.amount')}</th>
						</tr>
					</thead>
					<tbody>
						{outcomes.map((row) => (
							<tr key={row.outcome}>
								<th scope="row">{nameOf(row.outcome)}</th>
								<td>{formatNumber(row.texts, language)}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			{fellBack !== null && <p>{t('figures.share', { share: share(fellBack) })}</p>}
			<h3>{t('figures.spending')}</h3>
			<dl className="admin-totals">
				<div>
					<dt>{t('figures.input')}</dt>
					<dd>{formatNumber(input, language)}</dd>
				</div>
				<div>
					<dt>{t('figures.output')}</dt>
					<dd>{formatNumber(output, language)}</dd>
				</div>
			</dl>
		</section>
	);
}
