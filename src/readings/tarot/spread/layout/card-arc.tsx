import { type CSSProperties, type KeyboardEvent, memo, useCallback, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { CardBack } from '../../art/card-back.tsx';
import { burst } from '../../cards/particle-burst.ts';
import type { TarotTexts } from '../../texts/en.ts';
import { liesInRows, placeAfter, placeByKey, placeOnTable } from './arc-places.ts';

type CardArcProps = {
	texts: TarotTexts;
	/** How many cards lie in the arc, and which of them have been taken. */
	size: number;
	taken: readonly number[];
	/** Whether the card was taken; `back` is its picture, where it lies. `atOnce`: before the next key is pressed. */
	onPick: (place: number, back: HTMLElement, atOnce: boolean) => boolean;
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

	const focus = (place: number | undefined) => {
		if (place === undefined) return;
		setCurrent(place);
		arc.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
	};

	const pick = (place: number, back: HTMLElement, point: { x: number; y: number } | null) => {
		if (!onPick(place, back, point === null)) return;
		const next = placeAfter(place, left);
		// A press of a key has no point of its own, and the next one may follow at once.
		if (!point) focus(next);
		else setTimeout(() => focus(next));
		// In tasks of their own: all in one would hold up a slow phone for longer than a frame or two of the flight.
		const { x, y } = point ?? middleOf(back);
		setTimeout(() => burst(x, y));
	};

	/** How many cards lie in one arc: the style sheet says so, by the width of the screen. */
	const columns = () => Number(getComputedStyle(arc.current ?? document.body).getPropertyValue('--columns')) || size;

	const onKeyDown = (event: KeyboardEvent, place: number) => {
		const to = placeByKey(event.key, place, { left, columns: columns(), direction });
		if (to === null) return;
		event.preventDefault();
		focus(to);
	};

	// What the backs call stays the same from one rendering to the next; what it does is that of the last.
	const latest = useRef({ pick, onKeyDown });
	latest.current = { pick, onKeyDown };
	const onTake = useCallback<BackProps['onTake']>((...taken) => latest.current.pick(...taken), []);
	const onKey = useCallback<BackProps['onKey']>((...pressed) => latest.current.onKeyDown(...pressed), []);

	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as freely in every browser.
		<div
			ref={arc}
			role="group"
			aria-label={t('deck')}
			className="tarot-arc"
			data-rows={liesInRows(size) || undefined}
			style={{ '--size': size } as CSSProperties}
		>
			{places.map((place) => (
				<Back
					key={place}
					place={place}
					size={size}
					taken={taken.includes(place)}
					reachable={place === reachable}
					label={t('faceDown', { number: place + 1 })}
					onReach={setCurrent}
					onTake={onTake}
					onKey={onKey}
				/>
			))}
		</div>
	);
}

type BackProps = {
	place: number;
	/** How many cards lie in the whole arc. */
	size: number;
	taken: boolean;
	reachable: boolean;
	label: string;
	onReach: (place: number) => void;
	/** Given its picture, where it lies, and the point that was touched; null where a key was pressed. */
	onTake: (place: number, back: HTMLElement, point: { x: number; y: number } | null) => void;
	onKey: (event: KeyboardEvent, place: number) => void;
};

function middleOf(element: HTMLElement): { x: number; y: number } {
	const { x, y, width, height } = element.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2 };
}

/** One card of the arc. It is drawn anew only when something of its own changes: the others lie still when one is taken. */
const Back = memo(function Back({ place, size, taken, reachable, label, onReach, onTake, onKey }: BackProps) {
	const { data, style } = placeOnTable(place, size);
	return (
		<button
			type="button"
			className="tarot-back"
			{...data}
			data-taken={taken || undefined}
			disabled={taken}
			tabIndex={reachable ? 0 : -1}
			aria-label={label}
			style={style as CSSProperties}
			onFocus={() => onReach(place)}
			onKeyDown={(event) => onKey(event, place)}
			onClick={(event) => {
				const back = event.currentTarget.querySelector('img') ?? event.currentTarget;
				onTake(place, back, event.detail > 0 ? { x: event.clientX, y: event.clientY } : null);
			}}
		>
			<CardBack />
		</button>
	);
});
