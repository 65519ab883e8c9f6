import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/button.tsx';
import type { ShownFacts } from './shown-facts.ts';
import { type SymbolId, symbolsByKind } from './symbols.ts';
import type { DreamTexts } from './texts/en.ts';

type FoundSymbolsProps = {
	texts: DreamTexts;
	names: Readonly<Record<SymbolId, string>>;
	/** The dream that was read, and what was found in it. */
	dream: string;
	facts: ShownFacts;
	/** The list as the visitor has put it right so far. */
	chosen: readonly SymbolId[];
	onChosen: (chosen: readonly SymbolId[]) => void;
	/** Where the list may be changed: not while a reading is on its way. */
	onReadAgain: (() => void) | null;
};

/** The symbols of a dream as chips that can be taken away and added to, and the places where they stand. */
export function FoundSymbols(props: FoundSymbolsProps) {
	const { texts, names, facts, chosen, onChosen } = props;
	const t = useTexts(texts);
	const add = useId();
	const changed = chosen.join() !== facts.symbols.map(({ id }) => id).join();
	const heard = [
		...facts.feelings.map((feeling) => t('heardFeeling', { name: t(`feelings.${feeling}`) })),
		...facts.elements.map((element) => t(`elements.${element}`)),
		...(facts.recurring ? [t('heardRecurring')] : []),
	];
	const spans = facts.symbols.flatMap(({ where }) => where);
	return (
		<section className="dream-found" aria-label={t('found')}>
			<h3>{t('found')}</h3>
			{chosen.length > 0 ? (
				<ul className="dream-chips">
					{chosen.map((id) => (
						<li key={id} className="dream-chip">
							{names[id]}
							<button
								type="button"
								aria-label={t('remove', { name: names[id] })}
								disabled={!props.onReadAgain}
								onClick={() => onChosen(chosen.filter((other) => other !== id))}
							>
								<X aria-hidden size={15} />
							</button>
						</li>
					))}
				</ul>
			) : (
				<p>{t('foundNone')}</p>
			)}
			<div className="dream-correct">
				<label htmlFor={add}>{t('add')}</label>
				<select
					id={add}
					className="field-control"
					value=""
					disabled={!props.onReadAgain}
					onChange={(event) => onChosen([...chosen, event.target.value as SymbolId])}
				>
					<option value="">{t('addChoose')}</option>
					{symbolsByKind.map(({ kind, symbols }) => (
						<optgroup key={kind} label={t(`kinds.${kind}`)}>
							{symbols
								.filter((id) => !chosen.includes(id))
								.map((id) => (
									<option key={id} value={id}>
										{names[id]}
									</option>
								))}
						</optgroup>
					))}
				</select>
				{changed && props.onReadAgain && <Button onClick={props.onReadAgain}>{t('readAgain')}</Button>}
			</div>
			<p className="dream-note">{t('foundHelp')}</p>
			{heard.length > 0 && (
				<p className="dream-heard">
					<span>{t('also')}</span> {heard.join(t('comma'))}
				</p>
			)}
			{spans.length > 0 && (
				<details className="dream-where">
					<summary>{t('where')}</summary>
					<blockquote dir="auto">{marked(props.dream, spans)}</blockquote>
				</details>
			)}
		</section>
	);
}

/** A text with the places marked; places may overlap. */
function marked(text: string, spans: readonly (readonly [number, number])[]): ReactNode[] {
	const parts: ReactNode[] = [];
	let at = 0;
	for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
		if (from < at) continue;
		parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
		at = to;
	}
	return [...parts, text.slice(at)];
}
