import { Plus, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { type SymbolId, symbolsByKind } from '#src/listening/symbols.ts';
import type { SlotProps } from '#src/readings/reading-page.ts';
import { Button } from '#src/ui/controls/button.tsx';
import type { Dreams, DreamsLoaded } from '../contract.ts';
import { markedParts } from './marked-parts.ts';

/** The symbols of a dream as chips that can be taken away and added to, those told as absent, and where they stand. */
export function FoundSymbols({ given, loaded, onAsk }: SlotProps<Dreams, DreamsLoaded>) {
	const { names } = loaded;
	const { request, facts } = given;
	const t = useTexts(loaded.texts);
	const add = useId();
	const absentLabel = useId();
	const [chosen, onChosen] = useState<readonly SymbolId[]>([]);

	/** The chips begin as what was found. */
	useEffect(() => {
		if (facts) onChosen(facts.symbols.map(({ id }) => id));
	}, [facts]);

	if (!facts) return null;
	const changed = chosen.join() !== facts.symbols.map(({ id }) => id).join();
	const heard = [
		facts.elements.map((element) => t(`elements.${element}`)).join(t('comma')),
		...(facts.recurring ? [t('heardRecurring')] : []),
		...facts.feelings.map((feeling) => t('heardFeeling', { name: t(`feelings.${feeling}`) })),
	].filter(Boolean);
	const { waking } = facts;
	const absent = facts.scene.absent.filter((id) => !chosen.includes(id));
	const spans = facts.symbols.flatMap(({ where }) => where);
	return (
		<section className={waking ? 'dream-found below' : 'dream-found'} aria-label={t(waking ? 'wasDream' : 'found')}>
			<h3>{t(waking ? 'wasDream' : 'found')}</h3>
			{chosen.length > 0 ? (
				<ul className="dream-chips">
					{chosen.map((id) => (
						<li key={id} className="dream-chip">
							{names[id]}
							<button
								type="button"
								aria-label={t('remove', { name: names[id] })}
								disabled={!onAsk}
								onClick={() => onChosen(chosen.filter((other) => other !== id))}
							>
								<X aria-hidden size={15} />
							</button>
						</li>
					))}
				</ul>
			) : (
				<p>{t(waking ? 'wasDreamHelp' : 'foundNone')}</p>
			)}
			{absent.length > 0 && (
				// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row with its legend.
				<div role="group" aria-labelledby={absentLabel} className="dream-absent">
					<p id={absentLabel}>{t('absent')}</p>
					{absent.map((id) => (
						<button
							key={id}
							type="button"
							className="dream-chip"
							aria-label={t('wasThere', { name: names[id] })}
							disabled={!onAsk}
							onClick={() => onChosen([...chosen, id])}
						>
							{names[id]}
							<Plus aria-hidden size={15} />
						</button>
					))}
				</div>
			)}
			<div className="dream-correct">
				<label htmlFor={add}>{t('add')}</label>
				<select
					id={add}
					className="field-control"
					value=""
					disabled={!onAsk}
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
				{changed && onAsk && (
					<Button onClick={() => onAsk({ ...request, symbols: [...chosen] })}>{t('readAgain')}</Button>
				)}
			</div>
			{!waking && <p className="dream-note">{t('foundHelp')}</p>}
			{!waking && heard.length > 0 && (
				<p className="dream-heard">
					<span>{t('also')}</span> {heard.join(' · ')}
				</p>
			)}
			{spans.length > 0 && (
				<details className="dream-where">
					<summary>{t('where')}</summary>
					<blockquote dir="auto">
						{markedParts(request.dream, spans).map(({ at, text, marked }) =>
							marked ? <mark key={at}>{text}</mark> : text,
						)}
					</blockquote>
				</details>
			)}
		</section>
	);
}
