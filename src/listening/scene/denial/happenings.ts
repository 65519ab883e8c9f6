import type { SymbolId } from '#src/listening/symbols.ts';

/** Symbols that happen: denied by denying their verb. All others are things, denied by denying that they are there. */
export const happenings: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'chased',
	'falling',
	'failing-exam',
	'late',
	'missed-departure',
	'intimacy',
	'flying',
	'attacked',
	'naked',
	'swimming',
	'drowning',
	'being-killed',
	'killing',
	'own-death',
	'living-dead',
	'dead-alive',
	'pregnancy',
	'birth',
	'wedding',
	'infidelity',
	'crying',
	'laughing',
	'kiss',
	'being-lost',
	'prayer',
	'haircut',
	'feast',
	'searching',
	'child-again',
]); // prettier-ignore

/** Symbols that are told by what cannot be done: their own denial is part of them. */
export const denyingThemselves: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'frozen',
	'searching',
	'trying',
	'out-of-control',
	'failing-exam',
	'new-room',
	'wrong-clothes',
	'toilet',
	'powers',
	'presence',
]); // prettier-ignore

/** Whether a symbol is a thing, of which can be told that it is not there. */
export const isThing = (id: SymbolId): boolean => !happenings.has(id) && !denyingThemselves.has(id);
