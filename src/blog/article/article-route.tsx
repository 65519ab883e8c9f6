import {
	data,
	type HeadersFunction,
	type LoaderFunctionArgs,
	redirect,
	type ShouldRevalidateFunctionArgs,
	useLoaderData,
} from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { defaultLanguage, isLanguage } from '#src/language/languages.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { readJson, writeFixedJson, writeJson } from '#src/platform/http/loader-json.ts';
import { clientOf } from '#src/platform/http/own-client.server.ts';
import { reportError } from '#src/platform/http/page-context.ts';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { FeedLink } from '../list/feed-link.tsx';
import { wholeAddress } from '../list/whole-address.ts';
import { texts } from '../texts.server.ts';
import { articleData } from './article-data.ts';
import { ArticleScreen } from './article-screen.tsx';
import { findArticle } from './articles.server.ts';
import { coverSize, socialPicture } from './social-picture.ts';

/** An article by its slug or id; one that is not there, or cannot be loaded, leads to the list (specification, 2.9). */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const language = isLanguage(params.lang) ? params.lang : defaultLanguage;
	const own = pickTexts(texts, language);
	const article = await findArticle(clientOf(context), language, params.article ?? '', own.untitled).catch(
		(error: unknown) => {
			context.get(reportError)(error);
			return null;
		},
	);
	if (!article) throw redirect(`/${language}/blog`);
	return data({ article: writeJson(article), texts: writeFixedJson(own) });
}

/** The article may be some moments old. */
export const headers: HeadersFunction = () => ({ 'cache-control': 's-maxage=2' });

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
	return currentUrl.pathname !== nextUrl.pathname;
}

export default function ArticleRoute() {
	const loaded = useLoaderData<typeof loader>();
	const article = readJson(loaded.article);
	const own = readJson(loaded.texts);
	const { language } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const path = `blog/${article.name}`;
	// A text that is not there in this language is the English page in another frame.
	const written = article.languages.includes(language) ? language : (article.languages[0] ?? language);
	const address = `${siteUrl}/${written}/${path}`;
	const social = socialPicture(article.picture);
	const picture = wholeAddress(social, siteUrl);
	return (
		<>
			<PageHead
				title={article.title.text}
				description={article.excerpt?.text}
				path={path}
				languages={article.languages.length > 0 ? article.languages : undefined}
				article={{ published: article.published, changed: article.changed, section: article.category }}
				picture={picture ? { address: picture, ...(social !== article.picture && coverSize) } : undefined}
			/>
			<FeedLink language={language} title={own.title} />
			<script type="application/ld+json">{articleData(article, { siteUrl, address, picture })}</script>
			<ArticleScreen key={article.id} article={article} address={address} texts={own} />
		</>
	);
}
