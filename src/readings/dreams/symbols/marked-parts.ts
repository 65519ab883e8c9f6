/** A part of a text, from where it begins; `marked` where a symbol stands. */
type Part = { at: number; text: string; marked: boolean };

/** A text cut at some places in it (from, to), which may overlap: of those that do the first is marked. */
export function markedParts(text: string, places: readonly (readonly [from: number, to: number])[]): Part[] {
	const parts: Part[] = [];
	let at = 0;
	const add = (to: number, marked: boolean) => {
		if (to > at) parts.push({ at, text: text.slice(at, to), marked });
		at = to;
	};
	for (const [from, to] of places.toSorted(([one], [other]) => one - other)) {
		if (from < at) continue;
		add(from, false);
		add(to, true);
	}
	add(text.length, false);
	return parts;
}
