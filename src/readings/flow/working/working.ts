import type { Labelled } from '../../leaf/leaf.ts';

/** A letter with its number in the page's digits. `dim` ones do not count; `element` colours a letter and is read with it. */
export type CountedLetter = { letter: string; value: string; dim?: boolean; element?: { id: string; name: string } };

/** A piece of a line: plain words; a `name` as somebody typed it; a `sum` and `digits`, from left to right; an `aside` on a line of its own. */
export type Piece =
	| string
	| { as: 'name' | 'sum' | 'digits' | 'strong' | 'aside'; text: string }
	/** Letters by the words that they stand in. */
	| { as: 'letters'; words: readonly (readonly CountedLetter[])[] }
	| { as: 'list'; lines: readonly string[] }
	/** A bar, 0 to 1. */
	| { as: 'bar'; share: number };

/** One line of a table: what, how it came about, and what it is worth. */
export type Row = { label: readonly Piece[]; told: readonly Piece[]; points?: string };

/** A part of a working, as it is declared: how a method came to its result. `working-view.tsx` draws it. */
export type Block =
	/** At level 2 it is the heading of the result, below a shamsa. */
	| { kind: 'heading'; level: 2 | 3 | 4; text: string; className?: string }
	| { kind: 'line'; text: string; className?: string }
	/** A sum, from left to right in every language. */
	| { kind: 'sum'; text: string; label?: string }
	| { kind: 'letters'; words: readonly (readonly CountedLetter[])[] }
	/** Bars, the longest of them 1. */
	| { kind: 'bars'; bars: readonly { id: string; label: string; share: number; value: string }[] }
	/** What was found, under its label: one or several findings each. */
	| { kind: 'terms'; className?: string; terms: readonly { label: string; told: readonly (readonly Piece[])[] }[] }
	| { kind: 'facts'; label: string; facts: readonly Labelled[] }
	| { kind: 'table'; rows: readonly Row[]; total: Row }
	/** A star polygon of so many points. */
	| { kind: 'star'; number: number }
	| { kind: 'section'; className: string; label?: string; blocks: readonly Block[] }
	| { kind: 'box'; className: string; blocks: readonly Block[] }
	/** Closed at first. */
	| { kind: 'folded'; className?: string; summary: string; blocks: readonly Block[] };
