import { Problem } from '#src/platform/http/problem.ts';

/** Where parsing a text failed, and what was expected there. */
class ParseFailure extends Error {
	readonly at: number;
	readonly expecting: readonly string[];

	constructor(at: number, expecting: readonly string[]) {
		super('parse failure');
		this.at = at;
		this.expecting = expecting;
	}
}

/** A cursor over one text of the query string. `match` and `literal` move it only when they succeed; nothing goes back. */
export class Scanner {
	readonly text: string;
	at = 0;

	constructor(text: string) {
		this.text = text;
	}

	get done(): boolean {
		return this.at >= this.text.length;
	}

	peek(): string {
		return this.text.charAt(this.at);
	}

	literal(word: string): boolean {
		if (!this.text.startsWith(word, this.at)) return false;
		this.at += word.length;
		return true;
	}

	/** `pattern` must be sticky (`y`). */
	match(pattern: RegExp): RegExpExecArray | null {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.text);
		if (found) this.at = pattern.lastIndex;
		return found;
	}

	/** Spaces are allowed around commas and parentheses. */
	skipSpaces(): void {
		while (this.peek() === ' ' || this.peek() === '\t') this.at += 1;
	}

	fail(...expecting: string[]): never {
		throw new ParseFailure(this.at, expecting);
	}
}

/**
 * Parses all of `text`, or throws PGRST100 in the words of PostgREST's parser: what it was parsing, at which line and
 * column, what stood there and what it wanted.
 */
export function parseWhole<T>(what: string, text: string, parse: (scanner: Scanner) => T): T {
	const scanner = new Scanner(text);
	try {
		const result = parse(scanner);
		if (!scanner.done) scanner.fail('end of input');
		return result;
	} catch (error) {
		if (!(error instanceof ParseFailure)) throw error;
		const before = text.slice(0, error.at).split('\n');
		const place = `(line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
		const met = error.at < text.length ? JSON.stringify(text.charAt(error.at)) : 'end of input';
		throw new Problem('PGRST100', 400, `"failed to parse ${what} (${text})" ${place}`, {
			details: `unexpected ${met} expecting ${listed(error.expecting)}`,
		});
	}
}

function listed(words: readonly string[]): string {
	return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
