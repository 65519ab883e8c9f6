import { tooMuch } from '../problems.ts';
import type { Scanner } from './scanner.ts';

/** One step into a JSON value: `->` keeps JSON, `->>` makes text; to a key, or to a place in an array. */
export type JsonStep = { readonly asText: boolean; readonly to: string | number };

/** A column, and the way into its JSON. */
export type Field = { readonly column: string; readonly path: readonly JsonStep[] };

const MOST_STEPS = 20;
const QUOTED = /"((?:[^"\\]|\\[\s\S])*)"/y;
const NAME = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy;
const INDEX = /-?\d+(?=->|::|\.|,|\)|$)/y;
const KEY = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y;

/** Text in double quotes, where a backslash takes the next character as it is. */
export function findQuoted(scanner: Scanner): string | undefined {
	return scanner.match(QUOTED)?.[1]?.replace(/\\([\s\S])/g, '$1');
}

export function parseName(scanner: Scanner): string {
	const quoted = findQuoted(scanner);
	if (quoted !== undefined) return quoted;
	const name = scanner.match(NAME)?.[0];
	if (name === undefined) return scanner.fail('field name (* or [a..z0..9_$])');
	return trimParts(name);
}

export function parsePath(scanner: Scanner): JsonStep[] {
	const path: JsonStep[] = [];
	while (scanner.literal('->')) {
		const asText = scanner.literal('>');
		const index = scanner.match(INDEX)?.[0];
		if (index !== undefined) {
			path.push({ asText, to: Number(index) });
		} else {
			const key = findQuoted(scanner) ?? scanner.match(KEY)?.[0];
			if (key === undefined) scanner.fail('any non reserved character different from: .,>()');
			path.push({ asText, to: trimParts(key) });
		}
		if (path.length > MOST_STEPS) throw tooMuch(`A JSON path may have at most ${MOST_STEPS} steps`);
	}
	return path;
}

export function parseField(scanner: Scanner): Field {
	scanner.skipSpaces();
	const column = parseName(scanner);
	const path = parsePath(scanner);
	scanner.skipSpaces();
	return { column, path };
}

/** Names may hold dashes and inner spaces; spaces around them are not part of them. */
function trimParts(name: string): string {
	return name.includes(' ')
		? name
				.split('-')
				.map((part) => part.trim())
				.join('-')
		: name;
}
