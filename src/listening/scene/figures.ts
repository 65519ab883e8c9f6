import type { SymbolId } from '#src/listening/symbols.ts';
import type { LanguageLexicon, Mark } from './phrases/language-lexicon.server.ts';
import { longestMatches, type Match } from './phrases/phrase-finder.ts';
import type { Word } from './phrases/words.ts';
import type { Figure, FigureWho, Mood } from './scene.ts';
import type { Said } from './speech/said.ts';

const kin: ReadonlySet<FigureWho> = new Set<FigureWho>([
	'mother',
	'father',
	'partner',
	'sibling',
	'grandparent',
	'child',
	'relative',
	'friend',
	'teacher',
	'neighbour',
	'dead_person',
]); // prettier-ignore

/** Who is in the dream, each once, in the order of the text, with the place of the first mention. */
export function figuresOf(
	words: readonly Word[],
	{ language, findFigures }: LanguageLexicon,
	marks: readonly Match<Mark>[],
	symbols: readonly Match<SymbolId | null>[],
	said: readonly Said[],
): (Figure & { at: number })[] {
	const isSaid = (index: number) =>
		said.some(({ where: [from, to] }) => (words[index]?.from ?? 0) >= from && (words[index]?.to ?? 0) <= to);
	const deaths = symbols.filter(({ label }) => label === 'dead-alive');
	/** «أخوي كان ميت بالحلم»: whoever has only died in the dream is no visitor from among the dead. */
	const diedNow = (at: number) => symbols.some(({ label, at: own }) => label === 'living-dead' && own.includes(at));
	const found = new Map<FigureWho, Figure & { at: number }>();
	const named = longestMatches(findFigures(words), words).filter(({ label }) => label !== null && kin.has(label));
	/** "My nan was at the bus stop. She's been gone six years": the one named last before it. */
	const isMeant = (last: number) =>
		deaths.some(
			(death) =>
				/^(?:he|she|they)(?:'s|'d|'ve)?$/.test(words[death.first]?.word ?? '') &&
				death.first > last &&
				(words[death.first]?.sentence ?? 0) <= (words[last]?.sentence ?? 0) + 1 &&
				named.findLast((one) => one.last < death.first)?.last === last,
		);
	for (const { label: who, first, last } of longestMatches(findFigures(words), words)) {
		if (who === null || isSaid(first)) continue;
		if (language === 'ar' && isOwner(words, first)) continue;
		if (who === 'dead_person' && diedNow(first)) continue;
		const dead =
			who === 'dead_person' ||
			(kin.has(who) && (isMeant(last) || deaths.some((death) => death.first <= last + 1 && death.last >= first - 2)));
		const mood = moodOf(words, first, marks);
		const known = found.get(who);
		if (!known) found.set(who, { who, dead, mood, at: first });
		else found.set(who, { ...known, dead: known.dead || dead, mood: known.mood ?? mood });
	}
	return [...found.values()];
}

/** «بيت جدي»: in Arabic somebody who is only named by what is theirs. */
const isOwner = (words: readonly Word[], at: number): boolean =>
	words[at - 1]?.clause === words[at]?.clause &&
	/^[وفبل]?(?:بیت|دار|منزل|شقه|غرفه|حوش|قبر|سیاره|ساعه|صوره|ثوب|فستان|عبایه|خاتم|مسبحه|دکان|مزرعه|حذاء|سریر|کرسی|شنطه|مفتاح|مطبخ|بستان|قریه)$/.test(
		words[at - 1]?.word ?? '',
	);

/** The mood told in the sentence of a figure, behind it. */
function moodOf(words: readonly Word[], at: number, marks: readonly Match<Mark>[]): Mood | null {
	const own = words[at];
	for (const { label, first } of marks) {
		if (!label.startsWith('mood:') || first < at) continue;
		const word = words[first];
		if (!word || !own || word.sentence !== own.sentence || word.clause > own.clause + 1) continue;
		switch (label) {
			case 'mood:kind':
				return 'kind';
			case 'mood:angry':
				return 'angry';
			case 'mood:sad':
				return 'sad';
			case 'mood:silent':
				return 'silent';
			case 'mood:smiling':
				return 'smiling';
		}
	}
	return null;
}
