import type { Language } from '#src/language/languages.ts';
import { noonOf, positionsAt } from '#src/methods/sky/sky.server.ts';
import { hafezVerses } from '#src/readings/hafez/knowledge.server.ts';
import { moulanaStories, moulanaVerses } from '#src/readings/moulana/knowledge.server.ts';
import { allEntries } from '../knowledge/all-entries.server.ts';
import { receiveBeside } from './answer-personal.server.ts';
import { answerRecite } from './answer-request.server.ts';
import { joined } from './memory.ts';
import { life as esLife } from './particular/es/life.server.ts';
import { lore as esLore } from './particular/es/lore.server.ts';
import { nights as esNights } from './particular/es/nights.server.ts';
import { others as esOthers } from './particular/es/others.server.ts';
import { practice as esPractice } from './particular/es/practice.server.ts';
import type { Particular } from './particular/shape.ts';
import type { GuideTurn, Reply } from './turn.ts';

/** Of practice and of life, by language; those of practice answer questions. */
export const particulars: Readonly<
	Partial<Record<Language, { practice: readonly Particular[]; life: readonly Particular[] }>>
> = {
	es: { practice: [...esPractice, ...esLore], life: [...esOthers, ...esLife, ...esNights] },
};

const mercuryToday = /\bmercurio\b(?=.*\bretrograd)|\bretrograd\w*\b.*\bmercurio\b/;
const nowAsked = /\b(?:hoy|ahora|ya|esta|estamos|sigue|todavia|estos dias|este mes)\b/;

/** Whether Mercury goes backwards today, where that is asked in Spanish; null where it is not. */
function answerMercuryToday({ language, folded, day }: GuideTurn): Reply | null {
	if (language !== 'es' || !day || !mercuryToday.test(folded) || !nowAsked.test(folded)) return null;
	const noon = noonOf(day);
	const [today, tomorrow] = [noon, new Date(noon.getTime() + DAY_MS)].map((time) => positionsAt(time).mercury);
	const moved = (((tomorrow ?? 0) - (today ?? 0) + 540) % 360) - 180;
	const entry = allEntries.find(({ id }) => id === 'retrograde');
	const now = moved < 0 ? 'Sí, hoy Mercurio va hacia atrás visto desde la Tierra.' : 'No, hoy Mercurio va directo.';
	return { text: [now, entry?.words.es.say].filter(Boolean).join(' '), kind: 'knowledge', ...(entry && { entry }) };
}
const DAY_MS = 86_400_000;

const another =
	/^(?:y )?(?:otr[oa]|un[oa] mas|otr[oa] mas|dame otr[oa]|dime otr[oa]|cuentame otr[oa]|ponme otr[oa])(?: (?:cuento|verso|historia|poema|por favor|porfa|anda))*$/;
const explain =
	/^(?:y )?(?:me lo |me )?(?:explica\w*|que (?:significa|quiere decir)|como se entiende|no (?:lo )?entiendo|eso que significa|interpreta\w*)\b(?: (?:eso|esto|el verso|este verso|ese verso|por favor|porfa))*$/;

/** Behind a verse or a story: another one, or what the verse says; null where neither is asked for in Spanish. */
function answerBehindRecital(turn: GuideTurn): Reply | null {
	const { language, folded, said } = turn;
	if (language !== 'es' || !(another.test(folded) || explain.test(folded))) return null;
	const verse = [...hafezVerses, ...moulanaVerses].find(({ lines }) => said.last.includes(lines[0]));
	const story = moulanaStories.some(({ words }) => said.last.includes(words.es.title));
	if (verse && explain.test(folded)) return { text: verse.words.es.meaning, kind: 'knowledge' };
	if (!another.test(folded) || !(verse || story)) return null;
	const wanted = story ? 'un cuento' : 'un verso';
	return answerRecite({ ...turn, newest: wanted, folded: wanted }, []);
}

/** Longer messages tell a story, of which one such sentence is only a part. */
const MOST_WORDS = 30;

/** Whether a message is just this, and nothing else is told that weighs more. */
function fits({ asked, not, light, asks, events }: Particular, { folded, heard }: GuideTurn): boolean {
	const [event] = heard.events;
	if (!asked.test(folded) || not?.test(folded)) return false;
	if (light && heard.weight === 'heavy' && event) return false;
	return (!asks || asks.includes(heard.asks)) && (!events || !event || events.includes(event));
}

/** What comes often and has an answer of its own; null where it has none, or where that was given already. */
export function answerParticular(turn: GuideTurn): Reply | null {
	const { language, folded, heard, said } = turn;
	const own = particulars[language];
	if (!own || folded.split(' ').length > MOST_WORDS) return null;
	const sooner = answerMercuryToday(turn) ?? answerBehindRecital(turn);
	if (sooner) return sooner;
	for (const [kind, list] of [
		['knowledge', own.practice],
		['topic', own.life],
	] as const)
		for (const particular of list) {
			if (!fits(particular, turn)) continue;
			const { entry: id, page, say } = particular;
			const entry = allEntries.find((one) => one.id === id);
			const saying = say.length > 0 ? said.unsaid(say) : null;
			const telling = entry?.words[language].say;
			if (say.length > 0 ? !saying : !telling || !said.isNew(telling)) return null;
			const isReceived = kind === 'topic' || id === 'death' || heard.events[0] !== 'death';
			const parts = [isReceived ? '' : receiveBeside(turn), saying && joined(saying), telling];
			const offered = entry ?? allEntries.find((one) => one.id === page);
			return { text: parts.filter(Boolean).join(' '), kind, topic: null, ...(offered && { entry: offered }) };
		}
	return null;
}
