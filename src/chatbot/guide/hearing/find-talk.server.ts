import { type Heard, nothingHeard } from '#src/listening/heard.ts';
import { fold } from '#src/words/fold.ts';
import { phrases as arPhrases, stems as arStems } from '../talk/ar.server.ts';
import { phrases as enPhrases, stems as enStems } from '../talk/en.server.ts';
import { phrases as esPhrases, stems as esStems } from '../talk/es.server.ts';
import { phrases as faPhrases, stems as faStems } from '../talk/fa.server.ts';
import {
	type CannotKind,
	cannotKinds,
	type TalkKind,
	type TalkPhrases,
	talkKinds,
	type WholeKind,
	wholeKinds,
} from '../words/shape.ts';
import { createStemFinder } from './create-stem-finder.ts';

const findStems = createStemFinder<TalkKind | CannotKind>({ en: enStems, fa: faStems, ar: arStems, es: esStems });
const allPhrases: Readonly<Record<string, TalkPhrases>> = {
	en: enPhrases,
	fa: faPhrases,
	ar: arPhrases,
	es: esPhrases,
};
/** Apostrophes go missing in haste. */
const bare = (text: string) => fold(text).replaceAll("'", '');

/** Twice the blanks, so that phrases side by side each have their own. */
const spaced = (text: string) => ` ${text.replaceAll(' ', '  ')} `;

/** The phrases of a language, the longest first, so that "thank you" goes before "you". */
const listed = Object.fromEntries(
	Object.entries(allPhrases).map(([language, phrases]) => [
		language,
		([...wholeKinds, 'fillers'] as const)
			.flatMap((kind) => phrases[kind].map((phrase) => ({ kind, phrase: bare(phrase) })))
			.sort((one, other) => other.phrase.length - one.phrase.length)
			.map(({ kind, phrase }) => ({ kind, phrase: spaced(phrase) })),
	]),
);

/** Talk about the guide is short; a long message that holds such words is about something else. */
const WORDS_OF_TALK = 12;

export type Talk = { kind: 'wordless' } | { kind: WholeKind } | { kind: TalkKind } | { kind: CannotKind };

/** What a message is besides what it tells: a greeting, a bare yes, a wish the guide cannot meet; or null. */
export function findTalk(text: string, language: string, heard: Heard = nothingHeard): Talk | null {
	const folded = fold(text);
	if (folded === '') return { kind: 'wordless' };
	const [named] = findStems(text, language)
		.map(({ key }) => key)
		.sort((one, other) => rank(one) - rank(other));
	if (named && cannotKinds.some((kind) => kind === named)) return { kind: named };
	const whole = findWhole(bare(text), language);
	// «سلام شب بخیر»
	const isMet = language === 'fa' && whole === 'goodbye' && /^(?:سلام|درود) (?:شب|وقت|روز|عصر)/.test(folded);
	if (whole) return { kind: isMet ? 'greeting' : whole };
	if (!named || folded.split(' ').length > WORDS_OF_TALK) return null;
	// "My boss is an idiot" is not said of the guide.
	// «گفت خفه شو جلو همه» neither.
	const isTold = language === 'fa' && /^(?:\S+ )?(?:گفت|گفتن|میگن|میگه|بهم میگن) /.test(folded);
	// «أكلمه ولا أسكت؟» weighs silence.
	const isWeighed =
		language === 'ar' && /(?:^| )(?:ولا|او|ام|والا) اسکت(?: |$)|(?:^| )اسکت (?:ولا|او|ام|والا) /.test(folded);
	return named === 'insult' && (heard.people.length > 0 || isTold || isWeighed) ? null : { kind: named };
}

const rank = (kind: TalkKind | CannotKind) => [...cannotKinds, ...talkKinds].indexOf(kind);

/** The kind of a message that holds nothing but such phrases. */
function findWhole(folded: string, language: string): WholeKind | null {
	for (const candidate of [language, ...Object.keys(listed).filter((other) => other !== language)]) {
		const kinds = new Set<string>();
		let rest = spaced(folded);
		for (const { kind, phrase } of listed[candidate] ?? []) {
			if (!rest.includes(phrase)) continue;
			rest = rest.replaceAll(phrase, ' ');
			kinds.add(kind);
		}
		const found = wholeKinds.find((kind) => kinds.has(kind));
		if (found && rest.trim() === '') return found;
	}
	return null;
}
