import type { PictureName } from '#src/ui/ornament/pictures/pictures.tsx';

/** The section of an entry: three sections of Explore, and the Knowledge part of the navigation. */
export type CatalogueSection = 'divination' | 'tests' | 'services' | 'knowledge';

/** How the rows of a reading are shown in History, in the profile's counts and in the year at a glance. */
type Kept = {
	/** Its name in the view `kept_readings` and in addresses: `history/{kind}/:id`. */
	kind: string;
	/** The table of its rows. */
	table: string;
	/** Its colour in lists and bars: a CSS colour. */
	colour: string;
	/**
	 * What is shown as the question: the cards of a spread, the name of a test, or, as a rule, the words themselves. Beside
	 * the words of a `verse` the couplet is shown that answered them.
	 */
	shown?: 'cards' | 'test' | 'verse';
	/** Its place among the kinds; those without one come last, in the order of the catalogue. */
	place?: number;
};

/** A further page of an entry, below its own. */
type FurtherPage = {
	/** The last part of its path: `hafez/divan`. */
	name: string;
	/** Its module, below `src/`. */
	page: string;
	parameters?: readonly string[];
};

type CatalogueEntry = {
	/** Its path below the language, and the key of its name and line among the sentences. */
	name: string;
	section: CatalogueSection;
	/** The module of its page, below `src/`; of a reading it follows from the name. */
	page?: string;
	/** The parameters of its address that change what the server renders, in the order of `pageAddress`. */
	parameters?: readonly string[];
	/** What `WatchChanges` tells of shows on its fixed page: it is rendered anew then. */
	watched?: true;
	further?: readonly FurtherPage[];
	/** Its drawing; without one, that of its own name. */
	picture?: PictureName;
	/** The function that answers it, as clients invoke it and as the figures count it. */
	answers?: string;
	/** Present where its results are kept. */
	kept?: Kept;
	/** Of a test: what its rows have in `mbti_type`, the column that says of which test a row is. */
	savedAs?: RegExp;
	/** History calls its rows by that, and not by the entry's name: a type of four letters is the result (specification, 3.4). */
	shownAsSaved?: true;
	/** The guide may lead to it. */
	offered?: true;
	/** Home shows its card first (specification, 2.2), and a press on the icon of the installed app offers it. */
	featured?: true;
	/** Its place in the navigation, where that is not its place in Explore. */
	navigationPlace?: number;
};

const testResults = { kind: 'tests', table: 'mbti_results', colour: 'var(--rubric)', shown: 'test', place: 4 } as const;

/**
 * Every page a visitor can choose, in the order of Explore (specification, 2). Navigation, Explore, footer, sitemap,
 * routes, History, the profile's counts, the administrators' figures and the guide's offers all follow from this list.
 */
const catalogue = [
	{
		name: 'tarot',
		section: 'divination',
		answers: 'tarot-interpretation',
		kept: { kind: 'tarot', table: 'tarot_readings', colour: 'var(--gold)', shown: 'cards', place: 1 },
		further: [{ name: 'suits', page: 'readings/tarot/cards/suits-route.ts' }],
		offered: true,
		featured: true,
	},
	{
		name: 'hafez',
		section: 'divination',
		answers: 'hafez-interpretation',
		kept: { kind: 'hafez', table: 'hafez_readings', colour: 'var(--turquoise)', shown: 'verse', place: 3 },
		// It says whether there is a Divan.
		watched: true,
		further: [
			{
				name: 'divan',
				page: 'readings/hafez/divan/divan-route.tsx',
				parameters: ['ghazal', 'words', 'rhyme', 'page'],
			},
		],
		offered: true,
		featured: true,
	},
	{
		name: 'dreams',
		section: 'divination',
		answers: 'dream-interpretation',
		kept: { kind: 'dreams', table: 'dream_interpretations', colour: 'light-dark(#5b6fc4, #8fa2f0)', place: 2 },
		offered: true,
		featured: true,
	},
	{ name: 'sarketab', section: 'divination', answers: 'sarketab-reading', offered: true },
	{ name: 'moulana', section: 'divination', answers: 'moulana-wisdom', offered: true },
	// The navigation has the lucky number before the marriage fortune (specification, 2).
	{ name: 'marriage-fortune', section: 'divination', answers: 'marriage-fortune', offered: true, navigationPlace: 7 },
	{
		name: 'lucky-number',
		section: 'divination',
		answers: 'lucky-number',
		kept: {
			kind: 'lucky-number',
			table: 'lucky_number_readings',
			colour: 'light-dark(#8b8770, #b9b49c)',
			place: 5,
		},
		offered: true,
		navigationPlace: 6,
	},
	{
		name: 'mbti',
		section: 'tests',
		page: 'psychology/mbti/mbti-route.tsx',
		answers: 'mbti-analysis',
		kept: testResults,
		savedAs: /^[EI][SN][TF][JP]$/,
		shownAsSaved: true,
		offered: true,
	},
	{
		name: 'eq-test',
		section: 'tests',
		page: 'psychology/eq/eq-route.tsx',
		kept: testResults,
		savedAs: /^EQ-/,
		offered: true,
	},
	{
		name: 'career-test',
		section: 'tests',
		page: 'psychology/career/career-route.tsx',
		kept: testResults,
		savedAs: /^CAREER$/,
		offered: true,
	},
	{
		name: 'gardner-test',
		section: 'tests',
		page: 'psychology/gardner/gardner-route.tsx',
		kept: testResults,
		savedAs: /^GARDNER$/,
		offered: true,
	},
	{
		name: 'big-five',
		section: 'tests',
		page: 'psychology/big-five/big-five-route.tsx',
		kept: testResults,
		savedAs: /^BIG5$/,
		offered: true,
	},
	{
		name: 'chatbot',
		section: 'services',
		page: 'chatbot/chatbot-route.tsx',
		answers: 'spiritual-chat',
		featured: true,
	},
	{ name: 'psychology', section: 'knowledge', page: 'psychology/index-route.tsx' },
	{
		name: 'blog',
		section: 'knowledge',
		page: 'blog/list/blog-route.tsx',
		parameters: ['category', 'q', 'before', 'after'],
		offered: true,
	},
	{ name: 'about', section: 'knowledge', page: 'pages/about/about-route.tsx' },
] as const satisfies readonly CatalogueEntry[];

export type EntryName = (typeof catalogue)[number]['name'];

/** All entries, in the order of Explore. */
export const entries: readonly (CatalogueEntry & { name: EntryName })[] = catalogue;

/** Names of the entries, of one section or of all, in their order. */
export function entriesOf(section?: CatalogueSection): EntryName[] {
	return entries.filter((entry) => !section || entry.section === section).map(({ name }) => name);
}

/** The entries that stand out, in their order. */
export const featuredEntries: readonly EntryName[] = entries.filter(({ featured }) => featured).map(({ name }) => name);

/** The entries of the Divination part of the navigation, in its order, which is not that of Explore. */
export const navigationEntries: readonly EntryName[] = entries
	.filter(({ section }) => section === 'divination')
	.map(({ name, navigationPlace }, index) => ({ name, place: navigationPlace ?? index + 1 }))
	.sort((one, other) => one.place - other.place)
	.map(({ name }) => name);

/** The pages below those of the entries, by their paths below the language. */
export const furtherPages: readonly (FurtherPage & { path: string })[] = entries.flatMap(({ name, further = [] }) =>
	further.map((page) => ({ ...page, path: `${name}/${page.name}` })),
);

/** The drawing of an entry. */
export const pictureOf = (name: string): PictureName =>
	entries.find((entry) => entry.name === name)?.picture ?? (name as PictureName);

/** The entry whose function has that name, if any. */
export const findEntryAnsweredBy = (functionName: string): EntryName | undefined =>
	entries.find(({ answers }) => answers === functionName)?.name;

/** The module of an entry's page, below `src/`. */
export const pageOf = ({ name, page }: CatalogueEntry): string => page ?? `readings/${name}/${name}-route.tsx`;

type Entry = (typeof catalogue)[number];
/** A name of the view `kept_readings` for rows of one kind. */
export type Kind = Extract<Entry, { kept: object }>['kept']['kind'];
/** The tables in which readings and results are kept. */
export type KeptTable = Extract<Entry, { kept: object }>['kept']['table'];
type KeptKind = Kept & { kind: Kind; table: KeptTable };

/** The kinds of what is kept, each once, in the order in which they are shown. */
export const keptKinds: readonly KeptKind[] = entries
	.flatMap(({ kept }) => (kept ? [kept as KeptKind] : []))
	.filter(({ kind }, index, all) => all.findIndex((other) => other.kind === kind) === index)
	.sort((one, other) => (one.place ?? entries.length) - (other.place ?? entries.length));

/** How the rows of a kind are shown, where that is not as a rule. */
export const shownOf = (kind: Kind): Kept['shown'] => keptKinds.find((one) => one.kind === kind)?.shown;

/** The tests, named as their pages. */
export type TestName = Extract<Entry, { section: 'tests' }>['name'];

/** The test that a row of `mbti_results` is of, by its `mbti_type`; null of one that is not known here. */
export const findTest = (saved: string): (CatalogueEntry & { name: TestName }) | null =>
	(entries.find(({ savedAs }) => savedAs?.test(saved)) as (CatalogueEntry & { name: TestName }) | undefined) ?? null;
