import { useLocation } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import {
	languages as allLanguages,
	defaultLanguage,
	inLanguage,
	type Language,
	languageFacts,
} from '#src/language/languages.ts';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';

type PageHeadProps = {
	/** The page's own title; the brand's name is added to it. Home leaves it out. */
	title?: string;
	description?: string;
	/** Pages of one visitor, and pages that are not there, ask search engines to stay away. */
	unlisted?: boolean;
	/** The page's one address below the language, query included, where it can be reached by several: `blog/the-moon`. */
	path?: string;
	/** The languages it is written in, where these are not all. */
	languages?: readonly Language[] | undefined;
	/** What makes it an article: moments (RFC 3339) and the category. */
	article?: { published: string; changed: string; section: string };
	/** What social networks show instead of the site's own picture: a whole address, and its size where it is known. */
	picture?: { address: string; width?: number; height?: number } | undefined;
};

/** Title, description, address in all languages, and what social networks show. One on every page. */
export function PageHead(props: PageHeadProps) {
	const { title, description, unlisted = false, path, languages = allLanguages, article } = props;
	const { language, t } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const { pathname } = useLocation();
	const name = t('brand');
	const full = title ? `${title} · ${name}` : `${name} · ${t('tagline')}`;
	const told = description ?? t('description');
	const address = (tongue: Language) =>
		siteUrl + (path === undefined ? inLanguage(tongue, { pathname }) : `/${tongue}/${path}`);
	const original = languages.includes(language) ? language : (languages[0] ?? language);
	const picture = props.picture ?? { address: `${siteUrl}/social/${language}.png`, width: 1200, height: 630 };
	return (
		<>
			<title>{full}</title>
			<meta name="description" content={told} />
			{unlisted ? (
				<meta name="robots" content="noindex" />
			) : (
				<>
					<link rel="canonical" href={address(original)} />
					{languages.map((tongue) => (
						<link key={tongue} rel="alternate" hrefLang={tongue} href={address(tongue)} />
					))}
					{languages.includes(defaultLanguage) && (
						<link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
					)}
				</>
			)}
			<meta property="og:type" content={article ? 'article' : 'website'} />
			{article && (
				<>
					<meta property="article:published_time" content={article.published} />
					<meta property="article:modified_time" content={article.changed} />
					<meta property="article:section" content={article.section} />
				</>
			)}
			<meta property="og:site_name" content={name} />
			<meta property="og:title" content={full} />
			<meta property="og:description" content={told} />
			<meta property="og:url" content={address(original)} />
			<meta property="og:locale" content={languageFacts[original].openGraph} />
			{languages
				.filter((tongue) => tongue !== original)
				.map((tongue) => (
					<meta key={tongue} property="og:locale:alternate" content={languageFacts[tongue].openGraph} />
				))}
			<meta property="og:image" content={picture.address} />
			{picture.width && <meta property="og:image:width" content={String(picture.width)} />}
			{picture.height && <meta property="og:image:height" content={String(picture.height)} />}
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={full} />
			<meta name="twitter:description" content={told} />
			<meta name="twitter:image" content={picture.address} />
		</>
	);
}
