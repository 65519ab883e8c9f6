/** Where an entry stands: three sections of Explore, and the Knowledge part of the navigation. */
export type CatalogueSection = 'divination' | 'tests' | 'services' | 'knowledge';

/**
 * Every page a visitor can choose, in the order of Explore (first seed, section 2). An entry's name is its path below
 * the language, the name of its picture, and the key of its name and line in the shared sentences.
 */
const catalogue = [
	{ name: 'tarot', section: 'divination' },
	{ name: 'hafez', section: 'divination' },
	{ name: 'dreams', section: 'divination' },
	{ name: 'sarketab', section: 'divination' },
	{ name: 'moulana', section: 'divination' },
	{ name: 'marriage-fortune', section: 'divination' },
	{ name: 'lucky-number', section: 'divination' },
	{ name: 'mbti', section: 'tests' },
	{ name: 'eq-test', section: 'tests' },
	{ name: 'career-test', section: 'tests' },
	{ name: 'gardner-test', section: 'tests' },
	{ name: 'big-five', section: 'tests' },
	{ name: 'chatbot', section: 'services' },
	{ name: 'psychology', section: 'knowledge' },
	{ name: 'blog', section: 'knowledge' },
	{ name: 'about', section: 'knowledge' },
] as const satisfies readonly { name: string; section: CatalogueSection }[];

export type EntryName = (typeof catalogue)[number]['name'];

/** Names of the entries, of one section or of all, in their order. */
export function entriesOf(section?: CatalogueSection): EntryName[] {
	return catalogue.filter((entry) => !section || entry.section === section).map((entry) => entry.name);
}
