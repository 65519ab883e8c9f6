import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { CardBack } from './art/card-back.tsx';
import { burst } from './particle-burst.ts';
import type { TarotTexts } from './texts/en.ts';

/** On a narrow screen the arc of the trumps is laid as two, one before the other, so that each card can be hit. */
const ARCS = 2;
/** The whole deck is laid in rows of 13 cards on a narrow screen, and of 26 on a wide one. */
const ROWS = { narrow: 13, wide: 26 } as const;

/** Where a card lies, for the style sheet: in the whole arc, and in rows of each length. */
const placing = (place: number, inOne: number) =>
	({
		'--place': place,
		'--column': place % inOne,
		'--line': Math.floor(place / inOne),
		'--column-wide': place % ROWS.wide,
		'--line-wide': Math.floor(place / ROWS.wide),
	}) as CSSProperties;

type CardArcProps = {
	texts: TarotTexts;
	/** How many cards lie in the arc, and which of them have been taken. */
	size: number;
	taken: readonly number[];
	/** Whether the card was taken; `back` is its picture, where it lies. */
	onPick: (place: number, back: HTMLElement) => boolean;
};

/** The face-down cards in an arc: buttons, one of them in the order of tabs; arrow keys go among those that are left. */
export function CardArc({ texts, size, taken, onPick }: CardArcProps) {
	const { direction } = useLanguage();
	const t = useTexts(texts);
	const arc = useRef<HTMLDivElement>(null);
	const [current, setCurrent] = useState(0);
	const places = Array.from({ length: size }, (_, place) => place);
	const left = places.filter((place) => !taken.includes(place));
	const reachable = left.includes(current) ? current : left[0];
	const inRows = size > ROWS.wide;
	const inOne = inRows ? ROWS.narrow : Math.ceil(size / ARCS);

	const focus = (place: number | undefined) => {
		if (place === undefined) return;
		setCurrent(place);
		arc.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
	};

	const pick = (place: number, back: HTMLElement, x: number, y: number) => {
		if (!onPick(place, back)) return;
		burst(x, y);
		const rest = left.filter((other) => other !== place);
		focus(rest.find((other) => other > place) ?? rest.at(-1));
	};

	/** How many cards lie in one arc: the style sheet says so, by the width of the screen. */
	const columns = () => Number(getComputedStyle(arc.current ?? document.body).getPropertyValue('--columns')) || size;

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
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as freely in every browser.
		<div
			ref={arc}
			role="group"
			aria-label={t('deck')}
			className="tarot-arc"
			data-rows={inRows || undefined}
			style={{ '--size': size } as CSSProperties}
		>
			{places.map((place) => (
				<button
					key={place}
					type="button"
					className="tarot-back"
					data-place={place}
					data-row={inRows ? undefined : Math.floor(place / inOne)}
					data-last={place === size - 1 ? 'arc' : (place + 1) % inOne === 0 ? 'row' : undefined}
					data-last-wide={(inRows && (place + 1) % ROWS.wide === 0) || undefined}
					data-front={inRows && place >= size - ROWS.wide ? (place >= size - ROWS.narrow ? 'both' : 'wide') : undefined}
					data-taken={taken.includes(place) || undefined}
					disabled={taken.includes(place)}
					tabIndex={place === reachable ? 0 : -1}
					aria-label={t('faceDown', { number: place + 1 })}
					style={placing(place, inOne)}
					onFocus={() => setCurrent(place)}
					onKeyDown={(event) => onKeyDown(event, place)}
					onClick={(event) => {
						const back = event.currentTarget.querySelector('img') ?? event.currentTarget;
						const box = back.getBoundingClientRect();
						// A press of a key has no point of its own.
						const pointed = event.detail > 0;
						pick(
							place,
							back,
							pointed ? event.clientX : box.x + box.width / 2,
							pointed ? event.clientY : box.y + box.height / 2,
						);
					}}
				>
					<CardBack />
				</button>
			))}
		</div>
	);
}
