import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Language } from '#src/language/languages.ts';
import type { TextsReader } from '#src/language/use-texts.ts';
import type { Contract } from './contract.ts';
import type { Asker } from './flow/use-flow.ts';
import type { KeptRow } from './kept/use-kept-row.ts';
import type { KeptTexts } from './kept-texts/en.ts';
import type { Leaf } from './leaf/leaf.ts';
import type { ReadingTexts } from './texts/en.ts';

/** What the loader of a reading's page hands it: the reading's own sentences, and those that all share. */
export type PageTexts = {
	texts: { title: string; description: string; lead: string; failed: string; failedLine: string };
	common: ReadingTexts;
	kept: KeptTexts;
	/** What is said of fields that are refused, by the server's codes. */
	messages?: Readonly<Record<string, string>>;
};

/** A reading so far: everything but the request may still be loading. */
export type Given<Of extends Contract> = {
	request: Of['Request'];
	facts: Of['Facts'] | null;
	fields: Partial<Of['Fields']>;
	/** It comes out of the history; facts that can be computed again may be missing. */
	kept?: boolean;
};

/** What a leaf is told with. */
export type LeafTools<Loaded extends PageTexts> = {
	t: TextsReader<Loaded['texts']>;
	loaded: Loaded;
	language: Language;
	/** The tag for `Intl`. */
	locale: string;
};

/** A field that was refused, by its path in the request (`person2.name`), and what is said of it. */
export type Refusal = { field: string; message: string };

/** What a reading's form is given. It asks with a whole request, and marks the field that was refused. */
export type FormProps<Of extends Contract, Loaded extends PageTexts, Entry> = {
	loaded: Loaded;
	entry: Entry;
	onEntry: (entry: Entry) => void;
	/** What is said of the field at that path, where it was refused. */
	errorOf: (field: string) => string | null;
	/** A reading is on its way. */
	loading: boolean;
	onAsk: (request: Of['Request']) => void;
	onRefuse: (field: string, message: string) => void;
	/** Empties the form and takes the result away. */
	onNew: () => void;
	/** There is a result. */
	done: boolean;
	/** The form has gone beyond its first step, or back to it: the line below the heading is for the first only. */
	onBegun: (begun: boolean) => void;
};

/** What the parts of a result are given that only one reading has. */
export type SlotProps<Of extends Contract, Loaded extends PageTexts> = {
	given: Given<Of>;
	loaded: Loaded;
	/** Asks once more, with a request that was put right; null while a reading is on its way, or kept. */
	onAsk: ((request: Of['Request']) => void) | null;
	done: boolean;
};

type Says = {
	/** Announced while the ritual runs and no facts are there, where the ritual does not announce itself. */
	busy?: string;
	/** While no word is there yet. */
	writing: string;
	/** The button that begins anew. */
	anew: string;
	/** A short notice once all is there; without it, a reading that could not be kept is told of in its place. */
	done?: string;
	/** The button of a failure that returns to the filled-in form. */
	change?: string;
	/** A line above who wrote the words. */
	note?: string;
	/** The button that opens the messaging app, and the choice whether the picture shows the name. */
	contact?: string;
	nameOnPicture?: string;
};

/** The empty form of a reading in a language. */
export function emptyEntry<Entry>(empty: Entry | ((language: Language) => Entry), language: Language): Entry {
	return isMaker(empty) ? empty(language) : empty;
}

// No entry of a form is a function.
const isMaker = <Entry>(empty: Entry | ((language: Language) => Entry)): empty is (language: Language) => Entry =>
	typeof empty === 'function';

/**
 * A reading's half in the browser, beside its `Reading` on the server: its form, its ritual, how a request becomes a row,
 * and what its result shows. `reading-route.tsx` does the rest in the same way for all.
 */
export type ReadingPage<Of extends Contract, Loaded extends PageTexts, Entry> = Asker<Of> & {
	/** The name of its entry in the catalogue: its page, and the key of its draft. */
	page: string;
	says: (texts: Loaded['texts']) => Says;
	/** An empty form; of forms that begin otherwise in each language, what makes one. */
	empty: Entry | ((language: Language) => Entry);
	/** The part of the entry that is kept for this browser tab while it is typed. */
	draft?: { of: (entry: Entry) => string; into: (entry: Entry, text: string) => Entry };
	/** Key of the message for a field that was refused for a reason without a message. */
	unreadable?: string;
	/**
	 * `gives-way`: the ritual and the result take its place. `stays-above`: the result comes below it. `is-part`: it goes
	 * on being part of what is shown.
	 */
	form?: 'gives-way' | 'stays-above' | 'is-part';
	Form: ComponentType<FormProps<Of, Loaded, Entry>>;
	/** Takes the form's place until there is a result; without one the form stays, and says that it is busy. */
	Ritual?: ComponentType<{ loaded: Loaded }>;
	/** What stands above ritual and result. */
	Above?: ComponentType<{ request: Of['Request']; loaded: Loaded }>;
	leaf: (given: Given<Of>, tools: LeafTools<Loaded>) => Leaf;
	/**
	 * The drawing that the result opens on, at the head of its picture (`HeadDrawing`); null or without it, the reading's own
	 * stands there.
	 */
	drawing?: (given: Given<Of>) => ReactElement | null;
	/** What is shown of the method above the prose, at most a few figures; and what stands below it: sums, tables, closed. */
	Working?: ComponentType<SlotProps<Of, Loaded>>;
	Below?: (props: SlotProps<Of, Loaded>) => ReactNode;
	/** The message that the messaging app begins with. */
	contact?: (given: Given<Of>, tools: LeafTools<Loaded>) => string;
	/** How a kept row is read back. */
	read?: (row: NonNullable<Of['Row']> & KeptRow, language: Language) => Given<Of>;
};
