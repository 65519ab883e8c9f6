import { useLocation } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { defaultLanguage, inLanguage, languageFacts, languages } from '#src/language/languages.ts';
import { usePublicConfig } from '#src/platform/use-public-config.ts';

type PageHeadProps = {
	/** The page's own title; the name of the house is added to it. Home leaves it out. */
	title?: string;
	description?: string;
	/** Pages of one visitor, and pages that are not there, ask search engines to stay away. */
	unlisted?: boolean;
};

/** Title, description, address in all languages, and what social networks show. One on every page. */
export function PageHead({ title, description, unlisted = false }: PageHeadProps) {
	const { language, t } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const { pathname } = useLocation();
	const name = t('house');
	const full = title ? `${title} · ${name}` : `${name} · ${t('tagline')}`;
	const told = description ?? t('description');
	const address = (tongue: (typeof languages)[number]) => siteUrl + inLanguage(tongue, { pathname });
	return (
		<>
			<title>{full}</title>
			<meta name="description" content={told} />
			{unlisted ? (
				<meta name="robots" content="noindex" />
			) : (
				<>
					<link rel="canonical" href={address(language)} />
					{languages.map((tongue) => (
						<link key={tongue} rel="alternate" hrefLang={tongue} href={address(tongue)} />
					))}
					<link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
				</>
			)}
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content={name} />
			<meta property="og:title" content={full} />
			<meta property="og:description" content={told} />
			<meta property="og:url" content={address(language)} />
			<meta property="og:locale" content={languageFacts[language].openGraph} />
			{languages
				.filter((tongue) => tongue !== language)
				.map((tongue) => (
					<meta key={tongue} property="og:locale:alternate" content={languageFacts[tongue].openGraph} />
				))}
			<meta property="og:image" content={`${siteUrl}/social/${language}.png`} />
			<meta property="og:image:width" content="1200" />
			<meta property="og:image:height" content="630" />
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={full} />
			<meta name="twitter:description" content={told} />
			<meta name="twitter:image" content={`${siteUrl}/social/${language}.png`} />
		</>
	);
}
