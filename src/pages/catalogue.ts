/** Where an entry stands: three sections of Explore, and the Knowledge part of the navigation. */
export type CatalogueSection = 'divination' | 'tests' | 'services' | 'knowledge';

/**
 * Every page a visitor can choose, in the order of Explore (first seed, section 2). An entry's name is its path below
 * the language, the name of its picture, and the key of its name and line in the shared sentences. One that is not
 * `ready` is neither listed nor routed.
 */
const catalogue = [
	{ name: 'tarot', section: 'divination', ready: true },
	{ name: 'hafez', section: 'divination', ready: true },
	{ name: 'dreams', section: 'divination', ready: true },
	{ name: 'sarketab', section: 'divination', ready: true },
	{ name: 'moulana', section: 'divination', ready: true },
	{ name: 'marriage-fortune', section: 'divination', ready: true },
	{ name: 'lucky-number', section: 'divination', ready: true },
	{ name: 'mbti', section: 'tests', ready: true },
	{ name: 'eq-test', section: 'tests', ready: true },
	{ name: 'career-test', section: 'tests', ready: true },
	{ name: 'gardner-test', section: 'tests', ready: true },
	{ name: 'big-five', section: 'tests', ready: true },
	{ name: 'chatbot', section: 'services', ready: true },
	{ name: 'psychology', section: 'knowledge', ready: true },
	{ name: 'blog', section: 'knowledge', ready: true },
	{ name: 'about', section: 'knowledge', ready: true },
] as const satisfies readonly { name: string; section: CatalogueSection; ready: boolean }[];

export type EntryName = (typeof catalogue)[number]['name'];

/** Names of the entries that may be shown, of one section or of all; `listed` is the public configuration's list. */
export function shownEntries(listed: readonly string[], section?: CatalogueSection): EntryName[] {
	return catalogue
		.filter((entry) => (entry.ready || listed.includes(entry.name)) && (!section || entry.section === section))
		.map((entry) => entry.name);
}

/** Of these entries, those that may be shown, in the order given. */
export function shownOf(listed: readonly string[], names: readonly EntryName[]): EntryName[] {
	const shown = shownEntries(listed);
	return names.filter((name) => shown.includes(name));
}
