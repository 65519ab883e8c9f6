const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/**
 * Path data in its shortest common form: relative commands, one decimal, no needless signs between numbers. Places are
 * counted from the rounded ones, so that nothing drifts.
 */
export function compactPath(d: string): string {
	let [x, y, startX, startY] = [0, 0, 0, 0];
	let out = '';
	let last = '';
	for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
		const upper = letter.toUpperCase();
		const relative = letter !== upper;
		const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
		const size = sizes[upper] ?? 0;
		if (upper === 'Z') {
			out += 'z';
			last = 'z';
			[x, y] = [startX, startY];
			continue;
		}
		for (let i = 0; i < numbers.length; i += size) {
			const part = numbers.slice(i, i + size).map((n, k) => {
				const axis = axisOf(upper, k);
				if (axis === null) return n;
				const [whole, from] = axis === 'x' ? [relative ? n + x : n, x] : [relative ? n + y : n, y];
				return tenth(tenth(whole) - from);
			});
			const command = upper === 'M' && i > 0 ? 'l' : upper.toLowerCase();
			out += (command === last && command !== 'm' ? '' : command) + joined(part, command === last && command !== 'm');
			last = command;
			const [dx, dy] = upper === 'H' ? [part[0], 0] : upper === 'V' ? [0, part[0]] : part.slice(-2);
			x = tenth(x + (dx ?? 0));
			y = tenth(y + (dy ?? 0));
			if (command === 'm') [startX, startY] = [x, y];
		}
	}

	return out.replace(/^m/, 'M');
}

/** Which coordinate the k-th number of a command is; null for an arc's radii, turn and flags. */
function axisOf(command: string, k: number): 'x' | 'y' | null {
	if (command === 'A') return k < 5 ? null : k === 5 ? 'x' : 'y';
	if (command === 'H') return 'x';
	if (command === 'V') return 'y';
	return k % 2 === 0 ? 'x' : 'y';
}

function tenth(n: number): number {
	return Math.round(n * 10) / 10 + 0;
}

function joined(numbers: readonly number[], following: boolean): string {
	let text = '';
	numbers.forEach((n, i) => {
		const written = String(n).replace(/^(-?)0\./, '$1.');
		const first = i === 0 && !following;
		const clear = first || written.startsWith('-') || (written.startsWith('.') && /\.\d+$/.test(text));
		text += clear ? written : ` ${written}`;
	});
	return text;
}
