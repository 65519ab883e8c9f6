import { languages } from '#src/language/languages.ts';
import { fold } from '#src/words/fold.ts';
import { listThemes, loadTheme, type ThemePlace } from '../../lore/themes.server.ts';

/** Words of topics that tell nothing of them, folded. */
const idle = new Set(
	fold(
		'the and of to in your you for with on as my me how what why a an is it its about between de la el los las y en un una tu para con por del que lo su como از به در با و را که این برای یک بر هر چه من تو في من على إلى عن مع ما هذا هذه كل',
	).split(' '),
);

/** Letters that grow onto the front of Arabic words. */
const grownOn = /^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/u;

const tokensOf = (text: string) =>
	fold(text)
		.split(' ')
		.filter((token) => token.length > 1 && !idle.has(token))
		.map((token) => token.replace(grownOn, ''));

/** What Latin words end in when they are another form of the same word; Persian and Arabic may add any two letters. */
const ending = /^(?:'?s|e?d|n|ing|ings|e?rs?|ly|al|ic|ism|ist|ness|less|ful|e?s|o|a|os|as|[^a-z].?.?)$/;

/** Whether two words are forms of one: the same, one with an ending, or two long ones that part only at their ends. */
export function isAkin(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (short === long) return true;
	if (short.length < 3) return false;
	if (long.startsWith(short) && ending.test(long.slice(short.length))) return true;
	// "story" and "stories", "sueño" and "sueña" (folded).
	const stem = short.replace(/[aeoyیه]$/, '');
	if (
		stem.length >= 4 &&
		short !== stem &&
		/^(?:ies|ied|[aeo]s?|[یهات]{1,2})$/.test(long.slice(stem.length)) &&
		long.startsWith(stem)
	)
		return true;
	let same = 0;
	while (same < short.length && short[same] === long[same]) same++;
	return same >= 6 && same >= short.length - 3 && same * 10 >= long.length * 6;
}

/** What a theme is looked up by: the words of its keywords weigh whole, those of its name and titles half. */
type Entry = {
	place: ThemePlace;
	titles: ReadonlySet<string>;
	keywords: ReadonlySet<string>;
	other: ReadonlySet<string>;
};

/** Looks themes up by what somebody wants to read about, in any of the four languages. */
export function createFindThemes(): (topic: string) => Promise<ThemePlace[]> {
	let index: Promise<Entry[]> | undefined;
	/** Every word of an entry, once: which of them are forms of a wanted one is found out once. */
	let vocabulary: readonly string[] | undefined;

	/** Built when it is first needed: it takes reading all themes. */
	async function build(): Promise<Entry[]> {
		return Promise.all(
			listThemes().map(async (place) => {
				const { name, words } = await loadTheme(place);
				const all = languages.map((language) => words[language]);
				return {
					place,
					titles: new Set(all.flatMap(({ titles }) => titles.map(fold))),
					keywords: new Set(all.flatMap(({ keywords }) => keywords.flatMap(tokensOf))),
					other: new Set([
						...tokensOf(name.replaceAll('-', ' ')),
						...all.flatMap(({ titles }) => titles.flatMap(tokensOf)),
					]),
				};
			}),
		);
	}

	/** Themes that fit, the nearest first; one whose title it is before all others. A word that many themes share counts little, and one that none has, nothing. */
	return async (topic) => {
		index ??= build();
		const entries = await index;
		vocabulary ??= [...new Set(entries.flatMap(({ keywords, other }) => [...keywords, ...other]))];
		const known = vocabulary;
		const wanted = [...new Set(tokensOf(topic))].map((token) => ({
			token,
			forms: known.filter((word) => isAkin(word, token)),
		}));
		const scores = new Map<Entry, number>();
		for (const { token, forms } of wanted) {
			const strength = (entry: Entry) =>
				entry.keywords.has(token) ? 1.1 : has(entry.keywords, forms) ? 1 : has(entry.other, forms) ? 0.5 : 0;
			const found = entries.map((entry) => ({ entry, strong: strength(entry) })).filter(({ strong }) => strong > 0);
			const rarity = Math.log((entries.length + 1) / (found.length + 0.5));
			for (const { entry, strong } of found) scores.set(entry, (scores.get(entry) ?? 0) + rarity * strong);
		}
		const least = Math.log(entries.length + 1) * 0.4;
		// Of two that are near, the one that knows more of the topic's words is nearer.
		const weigh = (entry: Entry, score: number) =>
			score *
			(wanted.filter(({ forms }) => has(entry.keywords, forms) || has(entry.other, forms)).length / wanted.length);
		const named = entries.filter(({ titles }) => titles.has(fold(topic))).map(({ place }) => place);
		const near = [...scores]
			.filter(([entry, score]) => score >= least && wanted.some(({ forms }) => has(entry.keywords, forms)))
			.map(([entry, score]) => [entry, weigh(entry, score)] as const)
			.sort(([, one], [, other]) => other - one)
			.map(([{ place }]) => place);
		return [...named, ...near.filter((place) => !named.includes(place))];
	};
}

function has(words: ReadonlySet<string>, forms: readonly string[]): boolean {
	return forms.some((form) => words.has(form));
}
