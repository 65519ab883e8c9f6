/**
 * Writes every path that occurs more than once only once, at the head of the drawing, and uses it in its places. Ids
 * begin with the name. Colours and widths that a path does not name itself still come from where it is used.
 */
export function sharePaths(svg: string, name: string): string {
	const known = new Map<string, { count: number; id: string }>();
	const path = /<path ([^>]*)\/>/g;
	const split = (attributes: string) => {
		const place = / ?transform="[^"]*"/.exec(attributes)?.[0] ?? '';
		return { place: place.trim(), drawn: attributes.replace(place, '').trim() };
	};
	for (const [, attributes = ''] of svg.matchAll(path)) {
		const { drawn } = split(attributes);
		const one = known.get(drawn) ?? { count: 0, id: '' };
		one.count++;
		known.set(drawn, one);
	}
	let definitions = '';
	let next = 0;
	for (const [drawn, one] of known) {
		const spared = (one.count - 1) * drawn.length - one.count * 22 - 20;
		if (one.count < 2 || spared <= 0) continue;
		one.id = `${name}-${(next++).toString(36)}`;
		definitions += `<path id="${one.id}" ${drawn}/>`;
	}
	return svg
		.replace(path, (whole, attributes: string) => {
			const { place, drawn } = split(attributes);
			const id = known.get(drawn)?.id;
			return id ? `<use href="#${id}"${place ? ` ${place}` : ''}/>` : whole;
		})
		.replace('<defs>', `<defs>${definitions}`);
}
