import { type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { CardBack } from './art/card-back.tsx';
import { burst } from './particle-burst.ts';
import type { TarotTexts } from './texts/en.ts';

type CardTableProps = {
	texts: TarotTexts;
	/** How many cards lie on the table, and which of them have been taken. */
	size: number;
	taken: readonly number[];
	/** Whether the card was taken. */
	onPick: (place: number) => boolean;
};

/** The face-down cards: buttons, one of them in the order of tabs; arrow keys go among those that are left. */
export function CardTable({ texts, size, taken, onPick }: CardTableProps) {
	const { direction } = useLanguage();
	const t = useTexts(texts);
	const table = useRef<HTMLDivElement>(null);
	const [current, setCurrent] = useState(0);
	const places = Array.from({ length: size }, (_, place) => place);
	const left = places.filter((place) => !taken.includes(place));
	const reachable = left.includes(current) ? current : left[0];

	const focus = (place: number | undefined) => {
		if (place === undefined) return;
		setCurrent(place);
		table.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
	};

	const pick = (place: number, x: number, y: number) => {
		if (!onPick(place)) return;
		burst(x, y);
		const rest = left.filter((other) => other !== place);
		focus(rest.find((other) => other > place) ?? rest.at(-1));
	};

	/** How many cards stand in a row: it follows the width of the page. */
	const columns = () => {
		const cards = [...(table.current?.children ?? [])] as HTMLElement[];
		const below = cards.findIndex((card) => card.offsetTop > (cards[0]?.offsetTop ?? 0));
		return below < 0 ? cards.length : below;
	};

	const onKeyDown = (event: KeyboardEvent, place: number) => {
		const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
		const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
		const step = { [forward]: 1, [back]: -1, ArrowDown: columns(), ArrowUp: -columns() }[event.key];
		if (event.key === 'Home') focus(left[0]);
		else if (event.key === 'End') focus(left.at(-1));
		else if (step) {
			let to = place + step;
			while (taken.includes(to)) to += step;
			if (left.includes(to)) focus(to);
		} else return;
		event.preventDefault();
	};

	return (
		<>
			<p className="tarot-keys">{t('keys')}</p>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser. */}
			<div ref={table} role="group" aria-label={t('deck')} className="tarot-table">
				{places.map((place) => (
					<button
						key={place}
						type="button"
						className="tarot-back"
						data-place={place}
						data-taken={taken.includes(place) || undefined}
						disabled={taken.includes(place)}
						tabIndex={place === reachable ? 0 : -1}
						aria-label={t('faceDown', { number: place + 1 })}
						onFocus={() => setCurrent(place)}
						onKeyDown={(event) => onKeyDown(event, place)}
						onClick={(event) => {
							const box = event.currentTarget.getBoundingClientRect();
							// A press of a key has no point of its own.
							const pointed = event.detail > 0;
							pick(
								place,
								pointed ? event.clientX : box.x + box.width / 2,
								pointed ? event.clientY : box.y + box.height / 2,
							);
						}}
					>
						<CardBack />
					</button>
				))}
			</div>
		</>
	);
}
