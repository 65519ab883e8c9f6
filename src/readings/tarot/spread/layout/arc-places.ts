/** On a narrow screen the arc of the trumps is laid as two, one before the other, so that each card can be hit. */
const ARCS = 2;
/** The whole deck is laid in rows of 13 cards on a narrow screen, and of 26 on a wide one. */
const ROWS = { narrow: 13, wide: 26 } as const;

/** Whether so many cards lie in rows rather than in an arc. */
export const liesInRows = (size: number): boolean => size > ROWS.wide;

/** Where a face-down card lies among so many, for the style sheet. */
export function placeOnTable(place: number, size: number) {
	const inRows = liesInRows(size);
	/** How many cards lie in one arc or row of a narrow screen. */
	const inOne = inRows ? ROWS.narrow : Math.ceil(size / ARCS);
	const front = inRows && place >= size - ROWS.wide;
	return {
		data: {
			'data-place': place,
			'data-row': inRows ? undefined : Math.floor(place / inOne),
			'data-last': place === size - 1 ? 'arc' : (place + 1) % inOne === 0 ? 'row' : undefined,
			'data-last-wide': (inRows && (place + 1) % ROWS.wide === 0) || undefined,
			'data-front': front ? (place >= size - ROWS.narrow ? 'both' : 'wide') : undefined,
		},
		/** In the whole arc, and in rows of each length. */
		style: {
			'--place': place,
			'--column': place % inOne,
			'--line': Math.floor(place / inOne),
			'--column-wide': place % ROWS.wide,
			'--line-wide': Math.floor(place / ROWS.wide),
		},
	};
}

type Table = {
	/** The places whose cards have not been taken, in their order. */
	left: readonly number[];
	/** How many cards lie in one arc or row. */
	columns: number;
	direction: 'ltr' | 'rtl';
};

/** Where a key leads from a card: beyond those that were taken, or nowhere (`place` itself); null for any other key. */
export function placeByKey(key: string, place: number, { left, columns, direction }: Table): number | null {
	const along = direction === 'rtl' ? -1 : 1;
	if (key === 'Home') return left[0] ?? place;
	if (key === 'End') return left.at(-1) ?? place;
	const steps: Readonly<Record<string, number>> = {
		ArrowRight: along,
		ArrowLeft: -along,
		ArrowDown: columns,
		ArrowUp: -columns,
	};
	const step = steps[key];
	if (!step) return null;
	const last = left.at(-1) ?? -1;
	for (let to = place + step; to >= 0 && to <= last; to += step) if (left.includes(to)) return to;
	return place;
}

/** The card that is reached next when one is taken: the one after it, or the last that is left. */
export const placeAfter = (taken: number, left: readonly number[]): number | undefined => {
	const rest = left.filter((place) => place !== taken);
	return rest.find((place) => place > taken) ?? rest.at(-1);
};
