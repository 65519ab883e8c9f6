import { drawBack } from './back.ts';
import { cardCount, drawCard } from './draw-card.server.ts';

/** The files of `public/cards/` by name: a face for each card, `0.svg` to `77.svg`, and `back.svg`. */
export function cardFiles(): Map<string, string> {
	const faces = Array.from({ length: cardCount }, (_, id): [string, string] => [`${id}.svg`, drawCard(id)]);
	return new Map([...faces, ['back.svg', drawBack()]]);
}
