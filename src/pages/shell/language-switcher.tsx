import { Languages } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { inLanguage, languageFacts, languages } from '#src/language/languages.ts';
import { Dropdown } from '#src/ui/controls/dropdown.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** The four languages, each leading to this very page: the first path segment changes, all the rest stays. */
export function LanguageLinks({ className = '' }: { className?: string }) {
	const { language, t } = useLanguage();
	const { pathname, search, hash } = useLocation();
	const hydrated = useHydrated();
	// The server's page is one for every query, so the query joins the links once the browser has taken over.
	const address = hydrated ? { pathname, search, hash } : { pathname };
	return (
		<ul className={`language-links ${className}`} aria-label={t('nav.language')}>
			{languages.map((tongue) => (
				<li key={tongue}>
					<Link
						viewTransition
						to={inLanguage(tongue, address)}
						hrefLang={tongue}
						lang={tongue}
						aria-current={tongue === language ? 'true' : undefined}
						preventScrollReset
					>
						{languageFacts[tongue].name}
					</Link>
				</li>
			))}
		</ul>
	);
}

/** The language switcher of the header. */
export function LanguageSwitcher() {
	const { language, t } = useLanguage();
	return (
		<Dropdown
			align="end"
			accessibleLabel={`${t('nav.language')}: ${languageFacts[language].name}`}
			label={
				<>
					<Languages aria-hidden size={18} />
					<span>{languageFacts[language].name}</span>
				</>
			}
		>
			<LanguageLinks />
		</Dropdown>
	);
}
