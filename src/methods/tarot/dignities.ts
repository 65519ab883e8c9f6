import type { Element } from './arcana.ts';

/**
 * How two cards side by side act on each other (Golden Dawn, Book T): of the same element they are strong, for good or
 * ill; fire with air and water with earth are friends; fire with water and air with earth are enemies and weaken each
 * other; fire with earth and air with water are neutral, and support.
 */
export type Dignity = 'same' | 'friendly' | 'inimical' | 'neutral';

const friends = ['fire air', 'water earth'];
const enemies = ['fire water', 'air earth'];

/** The dignity of two elements, whichever comes first. */
export function dignityOf(one: Element, other: Element): Dignity {
	if (one === other) return 'same';
	const are = (pairs: readonly string[]) => pairs.includes(`${one} ${other}`) || pairs.includes(`${other} ${one}`);
	if (are(friends)) return 'friendly';
	return are(enemies) ? 'inimical' : 'neutral';
}

/**
 * What the two outer cards do to the one between them: `alone` when they are enemies and cancel each other; else by its
 * neighbours `strong` (both the same as it, or one the same and one a friend), `supported` (a friend or one of its own
 * kind, and no enemy), `weakened` (an enemy on both sides, or an enemy and a neutral one), `torn` (one friend, one foe),
 * `quiet` (neutral on both sides).
 */
export type TriadEffect = 'alone' | 'strong' | 'supported' | 'torn' | 'weakened' | 'quiet';

export type Triad = { outer: Dignity; first: Dignity; last: Dignity; effect: TriadEffect };

/** Weighs three cards: the outer two against each other first, then each against the centre. */
export function weighTriad(before: Element, centre: Element, after: Element): Triad {
	const [outer, first, last] = [dignityOf(before, after), dignityOf(before, centre), dignityOf(centre, after)];
	return { outer, first, last, effect: effectOf(outer, [first, last]) };
}

function effectOf(outer: Dignity, sides: readonly Dignity[]): TriadEffect {
	if (outer === 'inimical') return 'alone';
	const foes = sides.filter((side) => side === 'inimical').length;
	const friendly = sides.filter((side) => side === 'friendly' || side === 'same').length;
	if (foes > 0) return friendly > 0 ? 'torn' : 'weakened';
	if (sides.includes('same') && friendly === 2) return 'strong';
	return friendly > 0 ? 'supported' : 'quiet';
}
