import type { ReactNode } from 'react';
import type { Language } from '#src/language/languages.ts';
import { VerseFolio } from '#src/ui/folio/verse-folio.tsx';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';
import { PrintedFoot } from '#src/ui/printed-foot.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { usePieces } from '../flow/use-pieces.ts';
import { ReadingWords } from '../reading-words.tsx';
import { grouped, type Labelled, type Leaf, type Part } from './leaf.ts';
import '../kept/kept-reading.css';
import './leaf.css';

type LeafViewProps = {
	leaf: Leaf;
	/** The language the words are written in. */
	language: Language;
	/** The moment the reading was given (RFC 3339), for the foot of the printed page. */
	given: string;
	/** Shows the question above the answer: on the page of a kept reading. */
	withQuestion?: boolean;
	/** More words are coming; the label of the spinner until the first are there. */
	growing?: string | null;
	/** The method's working, in the place of the bare figures. */
	working?: ReactNode;
	/** What stands below the prose. */
	below?: ReactNode;
	/** What is said where no words came. */
	failed?: ReactNode;
	/** What stands at the end. */
	end?: ReactNode;
	/** Comes onto the page piece by piece, from the top: where it follows an animation. */
	inPieces?: boolean;
};

/** A leaf on the page: heading, verse, figures, facts, and the prose as it arrives. */
export function LeafView({
	leaf,
	language,
	given,
	withQuestion,
	growing = null,
	working,
	below,
	failed,
	end,
	inPieces = false,
}: LeafViewProps) {
	const { verse, question, parts } = leaf;
	const groups = grouped(parts);
	// Heading and verse, the working, the facts and each group of parts, what stands below, the end.
	const shown = usePieces(groups.length + 4, !inPieces, Boolean(working));
	const newest = growing === null ? undefined : parts.findLast(({ text }) => text)?.id;
	const words = ({ id, text }: Part) => <ReadingWords text={text} language={language} growing={id === newest} />;
	return (
		<>
			{leaf.heading && (
				<h2 tabIndex={-1} className="leaf-heading">
					<Shamsa size={56} />
					<bdi>{leaf.heading}</bdi>
				</h2>
			)}
			{withQuestion && question && (
				<blockquote className="leaf-question">
					<p className="leaf-label">{question.label}</p>
					<p dir="auto">{question.text}</p>
				</blockquote>
			)}
			{leaf.date && <p className="leaf-date">{leaf.date}</p>}
			{verse && (
				<VerseFolio verse={verse.lines} place={verse.place} label={verse.label}>
					{verse.translation?.map((line) => (
						<p key={line}>{line}</p>
					))}
				</VerseFolio>
			)}
			{shown > 1 && (working ?? (withQuestion && leaf.figures && <Figures figures={leaf.figures} />))}
			{leaf.facts && <Facts facts={leaf.facts} />}
			<section className="reading-answer" aria-label={leaf.answer}>
				{leaf.answerShown && <h3 className="leaf-title">{leaf.answer}</h3>}
				{growing !== null && !newest && <Spinner label={growing} />}
				{groups.slice(0, Math.max(0, shown - 2)).map((group) =>
					group[0]?.group ? (
						<div key={group[0].id} className={`leaf-columns ${group[0].group}`}>
							{group.map((part) => (
								<article key={part.id} className="card">
									<h3>{part.title}</h3>
									{part.note && <p className="leaf-note">{part.note}</p>}
									{words(part)}
								</article>
							))}
						</div>
					) : (
						group.map((part) => (
							<section key={part.id} className="leaf-part" aria-label={part.title}>
								{part.title && (
									<h3 className="leaf-title">
										{part.kicker && <small>{part.kicker}</small>} {part.title}
									</h3>
								)}
								{words(part)}
							</section>
						))
					),
				)}
				{failed}
			</section>
			{shown > groups.length + 2 && below}
			<PrintedFoot moment={given} />
			{shown > groups.length + 3 && end}
		</>
	);
}

/** Figures side by side, each under its label. */
export function Figures({ figures }: { figures: readonly Labelled[] }) {
	return (
		<dl className="kept-figures">
			{figures.map(({ label, value }) => (
				<div key={label}>
					<dt dir="auto">{label}</dt>
					<dd dir="auto">
						<bdi>{value}</bdi>
					</dd>
				</div>
			))}
		</dl>
	);
}

/** Facts in a line, each after its label; one that is still to come is a dot and two more. */
export function Facts({ facts, label }: { facts: readonly Labelled[]; label?: string }) {
	return (
		<dl className="reading-facts" aria-label={label}>
			{facts.map((fact) => (
				<div key={fact.label} data-pending={fact.pending || undefined}>
					<dt>{fact.label}</dt>
					<dd>
						<bdi dir={fact.ltr ? 'ltr' : undefined}>{fact.pending ? '…' : fact.value}</bdi>
					</dd>
				</div>
			))}
		</dl>
	);
}
