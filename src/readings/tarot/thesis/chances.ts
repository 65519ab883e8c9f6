/** In how many ways so many can be taken from a number of things. */
function choose(from: number, count: number): number {
	let ways = 1;
	for (let step = 1; step <= count; step++) ways = (ways * (from - count + step)) / step;
	return ways;
}

/** How often at least `least` of `drawn` cards are of a kind that is a share `of` of the deck. */
export function atLeast(least: number, drawn: number, of: number): number {
	let sum = 0;
	for (let count = least; count <= drawn; count++)
		sum += choose(drawn, count) * of ** count * (1 - of) ** (drawn - count);
	return sum;
}

/** How often at least `least` of `drawn` cards, none put back, are among `of` of a deck of `size`. */
export function atLeastAmong(least: number, drawn: number, of: number, size: number): number {
	let sum = 0;
	for (let count = least; count <= Math.min(drawn, of); count++)
		sum += (choose(of, count) * choose(size - of, drawn - count)) / choose(size, drawn);
	return sum;
}

/** How often none of `drawn` cards is among `of` of a deck of `size`. */
export const noneAmong = (drawn: number, of: number, size: number): number =>
	choose(size - of, drawn) / choose(size, drawn);

/** The chance that at least one of several independent events happens, each with that chance. */
export const anyOf = (many: number, chance: number): number => 1 - (1 - chance) ** many;
