import type { Language } from '#src/language/languages.ts';
import { scene as arScene } from '#src/listening/lexicon/ar/scene.server.ts';
import { symbols as arSymbols } from '#src/listening/lexicon/ar/symbols.server.ts';
import { parts as arParts, undone as arUndone } from '#src/listening/lexicon/ar/undone.server.ts';
import { scene as enScene } from '#src/listening/lexicon/en/scene.server.ts';
import { symbols as enSymbols } from '#src/listening/lexicon/en/symbols.server.ts';
import { parts as enParts, told as enTold } from '#src/listening/lexicon/en/told.server.ts';
import { scene as esScene } from '#src/listening/lexicon/es/scene.server.ts';
import { symbols as esSymbols } from '#src/listening/lexicon/es/symbols.server.ts';
import { deniedSymbols as faDenied } from '#src/listening/lexicon/fa/denied-symbols.server.ts';
import { scene as faScene } from '#src/listening/lexicon/fa/scene.server.ts';
import { symbols as faSymbols } from '#src/listening/lexicon/fa/symbols.server.ts';
import type { Manner, SceneLexicon } from '#src/listening/lexicon/scene-lexicon.ts';
import type { SymbolLexicon } from '#src/listening/lexicon/symbol-lexicon.ts';
import { type SymbolId, symbolIds } from '#src/listening/symbols.ts';
import type { FigureWho, Mood } from '../scene.ts';
import { createPhraseFinder, type PhraseFinder } from './phrase-finder.ts';
import { createTold, type Told } from './told-in-sentences.ts';

/** What the phrases that tell how a dream goes stand for. */
export type Mark =
	| 'like'
	| 'said'
	| 'saidMyself'
	| 'woke'
	| 'saved'
	| 'lost'
	| 'beginning'
	| 'awake'
	| 'toothStays'
	| `mood:${Mood}`
	| `manner:${Manner}`;

/** One language's lexicons, compiled. */
export type LanguageLexicon = {
	readonly language: Language;
	readonly scene: SceneLexicon;
	/** `null`: words that mean something else than the symbol whose word they hold. */
	readonly findSymbols: PhraseFinder<SymbolId | null>;
	/** What whole sentences tell, where the language has patterns for it. */
	readonly findTold: Told;
	readonly findFigures: PhraseFinder<FigureWho | null>;
	readonly findMarks: PhraseFinder<Mark>;
	readonly without: ReadonlySet<string>;
	readonly not: ReadonlySet<string>;
	readonly being: ReadonlySet<string>;
	readonly that: ReadonlySet<string>;
};

function compile(language: Language, symbols: SymbolLexicon, scene: SceneLexicon): LanguageLexicon {
	const plain = ['like', 'said', 'saidMyself', 'woke', 'saved', 'lost', 'beginning', 'awake', 'toothStays'] as const;
	const findSymbols = createPhraseFinder<SymbolId | null>(
		language,
		[...symbolIds.map((id) => [id, symbols.symbols[id]] as const), [null, symbols.not]],
		symbols.lists,
	);
	const findDenied = createPhraseFinder<SymbolId | null>(
		language,
		symbolIds.map(
			(id) => [id, [...(symbols.denied?.[id] ?? []), ...((language === 'fa' && faDenied[id]) || [])]] as const,
		),
		symbols.lists,
	);
	return {
		language,
		scene,
		findSymbols: (words) => [...findSymbols(words), ...findDenied(words).map((match) => ({ ...match, denied: true }))],
		findTold: toldIn(language),
		findFigures: createPhraseFinder<FigureWho | null>(
			language,
			[...keysIn(scene.figures).map((who) => [who, scene.figures[who] ?? []] as const), [null, scene.notFigures]],
			scene.lists,
		),
		findMarks: createPhraseFinder<Mark>(
			language,
			[
				...plain.map((mark) => [mark, scene[mark]] as const),
				...keysIn(scene.moods).map((mood) => [`mood:${mood}`, scene.moods[mood]] as const),
				...keysIn(scene.manners).map((manner) => [`manner:${manner}`, scene.manners[manner] ?? []] as const),
			],
			scene.lists,
		),
		without: new Set(scene.without),
		not: new Set(scene.not),
		being: new Set(scene.being),
		that: new Set(scene.that),
	};
}

/** What whole sentences tell, in English, and what Arabic verbs deny. */
function toldIn(language: Language): Told {
	if (language === 'en') return createTold(enTold, enParts);
	if (language !== 'ar') return () => [];
	const findUndone = createTold(arUndone, arParts);
	return (words) => findUndone(words).map((match) => ({ ...match, denied: true }));
}

const keysIn = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>) => Object.keys(record) as Key[];

const compiled = new Map<Language, LanguageLexicon>();
const sources: Readonly<Record<Language, readonly [SymbolLexicon, SceneLexicon]>> = {
	en: [enSymbols, enScene],
	fa: [faSymbols, faScene],
	ar: [arSymbols, arScene],
	es: [esSymbols, esScene],
};

/** The compiled lexicon of a language; compiled when it is first asked for. */
export function lexiconOf(language: Language): LanguageLexicon {
	const known = compiled.get(language);
	if (known) return known;
	const lexicon = compile(language, ...sources[language]);
	compiled.set(language, lexicon);
	return lexicon;
}
