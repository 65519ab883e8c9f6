import type { Language } from '#src/language/languages.ts';

/** Tells readers of feeds where the feed of a language is. */
export function FeedLink({ language, title }: { language: Language; title: string }) {
	return <link rel="alternate" type="application/atom+xml" title={title} href={`/feed/${language}.xml`} />;
}
