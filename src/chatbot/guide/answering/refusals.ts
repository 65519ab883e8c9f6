import type { Event, Heard } from '#src/listening/heard.ts';
import { requestWords } from '../hearing/request-words.ts';
import type { GuideTurn } from '../turn.ts';
import type { CannotKind } from '../words/shape.ts';

/** Of a spell is spoken as what it is: a curse, the evil eye, or one that makes somebody love or return. */
export function linesOfSpell({ words, language, folded }: GuideTurn) {
	const [curse, eye, love] = words.cannot.spell;
	const { evilEye, loveSpell } = requestWords[language];
	const line = evilEye.test(folded) ? eye : loveSpell.test(folded) ? love : curse;
	return line ? [line] : words.cannot.spell;
}

/** What each refusal is about, where something is told. */
const refused: Readonly<Partial<Record<CannotKind, readonly Event[]>>> = {
	lottery: ['money', 'success', 'business'],
	medical: ['illness', 'pregnancy'],
	legal: ['court', 'separation', 'eviction', 'debt', 'theft'],
	spell: ['fear', 'faith', 'jealousy', 'unrequited', 'in_love', 'separation'],
	secrets: ['betrayal', 'jealousy', 'in_love', 'unrequited', 'separation', 'theft'],
};
/** Here nothing is asked that could be refused. */
const onlyTells: ReadonlySet<Heard['asks']> = new Set(['speak', 'joy', 'forgiven', 'complaint', 'thanks']);

const told: ReadonlySet<CannotKind> = new Set(['secrets', 'legal']);

/** Whoever tells of something else, or asks nothing, is listened to. */
export function mayRefuse(kind: CannotKind, { heard, language, newest, folded }: GuideTurn): boolean {
	const { events, asks } = heard;
	const [event] = events;
	// "I looked at his phone" asks for nobody's secrets.
	if (told.has(kind) && asks === 'speak' && !/[?؟]/.test(newest)) return false;
	if (!event || kind === 'foretell') return true;
	if (kind === 'spell' && requestWords[language].evilEye.test(folded)) return true;
	const isAsked = kind === 'spell' || kind === 'lottery' || !onlyTells.has(asks);
	return isAsked && (refused[kind]?.includes(event) ?? false);
}
