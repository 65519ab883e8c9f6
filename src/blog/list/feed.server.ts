import { createHash } from 'node:crypto';
import { type Language, languageFacts } from '#src/language/languages.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { socialPicture } from '../article/social-picture.ts';
import { texts } from '../texts.server.ts';
import { categoryName } from './categories.ts';
import { wholeAddress } from './whole-address.ts';

/** Articles a feed holds. */
const NEWEST = 20;

type FeedRow = {
	id: string;
	slug: string | null;
	title: string | null;
	title_in: Language | null;
	excerpt: string | null;
	excerpt_in: Language | null;
	category: string | null;
	image_url: string | null;
	shown_at: Date;
	updated_at: Date;
};

const newest = `
	select id, slug, category, image_url, shown_at, updated_at,
		internal.in_language($1, title_en, title_fa, title_ar, title_es) as title,
		internal.language_of($1, title_en, title_fa, title_ar, title_es) as title_in,
		internal.in_language($1, excerpt_en, excerpt_fa, excerpt_ar, excerpt_es) as excerpt,
		internal.language_of($1, excerpt_en, excerpt_fa, excerpt_ar, excerpt_es) as excerpt_in
	from internal.article_cards
	order by shown_at desc, id desc
	limit ${NEWEST}`;

/** The newest articles in a language as an Atom feed (RFC 4287), and when the newest change among them was made. */
export async function atomFeed(
	database: Queryable,
	language: Language,
	siteUrl: string,
): Promise<{ xml: string; changed: Date | null }> {
	const { rows } = await database.query<FeedRow>(newest, [language]);
	const { brand } = languageFacts[language];
	const own = texts[language];
	const changed = rows.length > 0 ? new Date(Math.max(...rows.map((row) => row.updated_at.getTime()))) : null;
	const self = `${siteUrl}/feed/${language}.xml`;
	const xml = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
		`<id>${escaped(self)}</id>`,
		`<title>${escaped(`${brand} · ${own.title}`)}</title>`,
		`<subtitle>${escaped(own.subtitle)}</subtitle>`,
		`<updated>${(changed ?? new Date(0)).toISOString()}</updated>`,
		`<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
		`<link rel="alternate" type="text/html" href="${escaped(`${siteUrl}/${language}/blog`)}"/>`,
		`<icon>${escaped(`${siteUrl}/icon-512.png`)}</icon>`,
		`<author><name>${escaped(brand)}</name><uri>${escaped(siteUrl)}</uri></author>`,
		...rows.map((row) => entry(row, language, siteUrl)),
		'</feed>',
		'',
	].join('\n');
	return { xml, changed };
}

function entry(row: FeedRow, language: Language, siteUrl: string): string {
	const tongue = (used: Language | null) => (used && used !== language ? ` xml:lang="${used}"` : '');
	const picture = wholeAddress(socialPicture(row.image_url), siteUrl);
	const address = escaped(`${siteUrl}/${language}/blog/${row.slug ?? row.id}`);
	return [
		'<entry>',
		`<id>urn:uuid:${row.id}</id>`,
		`<title${tongue(row.title_in)}>${escaped(row.title ?? texts[language].untitled)}</title>`,
		`<link rel="alternate" type="text/html" href="${address}"/>`,
		picture?.endsWith('.png') && `<link rel="enclosure" type="image/png" href="${escaped(picture)}"/>`,
		`<published>${row.shown_at.toISOString()}</published>`,
		`<updated>${row.updated_at.toISOString()}</updated>`,
		`<category term="${escaped(categoryName(row.category, 'en'))}" label="${escaped(categoryName(row.category, language))}"/>`,
		row.excerpt && `<summary${tongue(row.excerpt_in)}>${escaped(row.excerpt)}</summary>`,
		'</entry>',
	]
		.filter(Boolean)
		.join('\n');
}

/** Text for XML 1.0: what means something is written out, and what may not stand there at all (2.2) is left out. */
function escaped(text: string): string {
	return text
		.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
		.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The feed as an answer: 304 by its ETag or date (RFC 9110, 13.1). */
export function answerWithFeed({ xml, changed }: { xml: string; changed: Date | null }, request: Request): Response {
	const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
	const headers: Record<string, string> = {
		'content-type': 'application/atom+xml; charset=utf-8',
		'cache-control': 'public, max-age=300',
		'x-content-type-options': 'nosniff',
		etag,
	};
	if (changed) headers['last-modified'] = changed.toUTCString();
	const known = request.headers.get('if-none-match');
	const since = Date.parse(request.headers.get('if-modified-since') ?? '');
	const has = known ? known.includes(etag) : changed !== null && Math.floor(changed.getTime() / 1000) * 1000 <= since;
	return has ? new Response(null, { status: 304, headers }) : new Response(xml, { headers });
}
