import {
	data,
	type HeadersFunction,
	type LoaderFunctionArgs,
	redirect,
	useLoaderData,
	useLocation,
} from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { defaultLanguage, isLanguage } from '#src/language/languages.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { readJson, writeFixedJson, writeJson } from '#src/platform/http/loader-json.ts';
import { clientOf } from '#src/platform/http/own-client.server.ts';
import { reportError } from '#src/platform/http/page-context.ts';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import type { ArticlePage } from '../article/article.ts';
import { listArticles } from '../article/articles.server.ts';
import { texts } from '../texts.server.ts';
import { BlogScreen } from './blog-screen.tsx';
import { FeedLink } from './feed-link.tsx';
import { listQuery, writePlace } from './list-address.ts';
import { readListAddress } from './read-list-address.server.ts';

const nothing: ArticlePage = { articles: [], categories: [], older: null, newer: null };

/** A page of the list. One that cannot be loaded is logged, and stays empty (specification, 7). */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const language = isLanguage(params.lang) ? params.lang : defaultLanguage;
	const address = readListAddress(new URL(request.url).searchParams);
	const { category, words, before, after } = address;
	const own = pickTexts(texts, language);
	const shown = {
		category,
		words,
		query: listQuery({ category, words, before: before && writePlace(before), after: after && writePlace(after) }),
		texts: writeFixedJson(own),
	};
	try {
		const page = await listArticles(clientOf(context), language, address, own.untitled);
		// What stands above the second page is the first one.
		if (after && !page.newer) throw redirect(`/${language}/blog${listQuery({ category, words })}`);
		return data({ page: writeJson(page), ...shown });
	} catch (error) {
		if (error instanceof Response) throw error;
		context.get(reportError)(error);
		return data({ page: writeFixedJson(nothing), ...shown }, { status: 503 });
	}
}

/** The list may be some moments old. */
export const headers: HeadersFunction = () => ({ 'cache-control': 's-maxage=2' });

export default function BlogRoute() {
	const { texts: written, page: listed, query, category, words } = useLoaderData<typeof loader>();
	const own = readJson(written);
	const page = readJson(listed);
	const { language } = useLanguage();
	const { key } = useLocation();
	const name = page.categories.find(({ kind }) => kind === category)?.name;
	return (
		<>
			<PageHead
				title={name ? `${name} · ${own.title}` : own.title}
				description={own.description}
				path={`blog${query}`}
				unlisted={words !== null}
			/>
			<FeedLink language={language} title={own.title} />
			<BlogScreen key={key} texts={own} page={page} category={category} words={words} />
		</>
	);
}
