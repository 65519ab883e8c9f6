import { allEntries } from '../../knowledge/all-entries.server.ts';
import { type FoundEntry, findEntries } from '../../knowledge/find-entry.server.ts';
import { isOfPoet } from '../particular/fa/asked-in-persian.ts';
import type { PlainMessage } from '../particular/shape.ts';

/** Poets who have a page here, so that their names need not stand whole. */
const withPages: ReadonlySet<string> = new Set(['rumi', 'hafez', 'attar', 'saadi', 'khayyam', 'ferdowsi', 'nizami']);
/** Whom a name of everybody's means where a poet or a poem is spoken of. */
const called: Readonly<Record<string, string>> = {
	شهریار: 'shahriar',
	فروغ: 'farrokhzad',
	پروین: 'parvin',
	نیما: 'nima',
	سهراب: 'sepehri',
	اقبال: 'iqbal',
	غالب: 'ghalib',
};

/** The poets of whose life or work a message in Persian asks: «بیدل دهلوی کی بود، به کدام سبک شعر می‌گفت». */
export function poetsOf(message: PlainMessage): readonly FoundEntry[] {
	if (!isOfPoet(message)) return [];
	const found = findEntries(message.text, 'fa').filter(({ entry }) => entry.namedWhole || withPages.has(entry.id));
	if (found.length > 0) return found;
	const words = message.folded.split(' ');
	const at = words.findIndex((word) => word in called);
	const entry = allEntries.find(({ id }) => id === called[words[at] ?? '']);
	return entry ? [{ entry, score: 1, share: 1, at }] : [];
}
