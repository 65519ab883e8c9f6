import type { Language } from '#src/language/languages.ts';
import type { Contract } from '../../contract.ts';
import type { PageTexts, Refusal } from '../../reading-page.ts';
import type { PersonMessages } from '../messages.ts';
import type { PersonalProfile } from '../schemas.ts';
import type { PersonTexts } from '../texts/en.ts';
import type { Asked, Field } from './fields.ts';

/** What the loader of a page with such a form hands over. */
export type PersonPageTexts = PageTexts & { person: PersonTexts; messages: PersonMessages };

/** A reading's form that asks about people, declared; `person-form-view.tsx` draws it. */
export type PersonForm<Of extends Contract, Loaded extends PersonPageTexts, Entry> = {
	className: string;
	/** The entry with what the visitor keeps in their profile. */
	prefill: (entry: Entry, known: PersonalProfile) => Entry;
	fields: (asked: Asked<Entry>, texts: Loaded['texts']) => readonly Field[];
	/** The button: what it says, and what it says while a reading is on its way. */
	send: (texts: Loaded['texts']) => { ask: string; asking: string };
	/** The request that an entry makes, or the first field that is refused. */
	read: (entry: Entry, language: Language, messages: PersonMessages) => Of['Request'] | Refusal;
};
