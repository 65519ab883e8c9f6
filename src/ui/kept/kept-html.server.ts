import { LRUCache } from 'lru-cache';
import type { Keeper } from './kept-part.tsx';

/** Characters of parts that are kept, names included; those used least lately go first. */
const MOST_KEPT = 8 * 1024 * 1024;

/** Keeps the parts of pages (`KeptPart`) that have been rendered, in the memory of this process. */
export interface KeptHtml {
	/** Begins a rendering: its tree gets the keeper, and its HTML goes through `finish`, which returns what it is without one. */
	begin(): { keeper: Keeper; finish: (html: string) => string };
}

export function createKeptHtml(): KeptHtml {
	const kept = new LRUCache<string, string>({
		maxSize: MOST_KEPT,
		sizeCalculation: (html, of) => html.length + of.length,
	});
	return {
		begin() {
			const marked: string[] = [];
			return {
				keeper: { find: (of) => kept.get(of), mark: (of) => String(marked.push(of) - 1) },
				finish(html) {
					if (marked.length === 0) return html;
					for (const { 0: begun, 1: element = '', 2: mark, index } of html.matchAll(marks)) {
						const begin = html.indexOf('>', index + begun.length) + 1;
						const of = marked[Number(mark)];
						if (of !== undefined) kept.set(of, copyOf(unmarked(html.slice(begin, endOf(element, html, begin)))));
					}
					return unmarked(html);
				},
			};
		},
	};
}

/** A string of its own: a slice would keep the page that it was cut from in memory. */
const copyOf = (html: string) => Buffer.from(html).toString();

/** No text can hold this: React and `JSON.stringify` escape its quotation marks. */
const marks = /<(\w+) data-kept="(\d+)"/g;
const unmarked = (html: string) => html.replace(marks, '<$1');

/** Where the element that is open at `from` is closed. */
function endOf(element: string, html: string, from: number): number {
	const tags = new RegExp(`<(/?)${element}\\b`, 'g');
	tags.lastIndex = from;
	let depth = 1;
	for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
		depth += tag[1] ? -1 : 1;
		if (depth === 0) return tag.index;
	}
	throw new Error(`<${element}> does not end`);
}
