import { Menu, X } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import { type EntryName, entries, entriesOf, navigationEntries } from '#src/catalogue/catalogue.ts';
import { useLanguage } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { Dropdown } from '#src/ui/controls/dropdown.tsx';
import { KeptPart } from '#src/ui/kept/kept-part.tsx';
import { Mark } from '#src/ui/ornament/mark.tsx';
import { AccountLinks } from './account-links.tsx';
import { LanguageLinks, LanguageSwitcher } from './language-switcher.tsx';
import { ThemeChoices, ThemeSwitch } from './theme-switch.tsx';

/** The head of every page: the brand, the navigation, the language, the light, and the account. */
export function SiteHeader() {
	const { t, to, language } = useLanguage();
	const here = useOpenEntries();
	return (
		<header className="site-header">
			<div className="site-header-inner">
				<Link viewTransition to={to()} className="site-name">
					<Mark size={40} />
					<span>{t('brand')}</span>
				</Link>
				<KeptPart as="nav" of={() => `parts ${language} ${here}`} aria-label={t('nav.main')} className="wide-nav">
					<Parts />
				</KeptPart>
				<div className="site-tools">
					<AccountLinks />
					<LanguageSwitcher />
					<ThemeSwitch />
				</div>
				<NarrowMenu />
			</div>
		</header>
	);
}

/** The links of the wide navigation. */
function Parts() {
	const { t, to } = useLanguage();
	const { probablySignedIn } = useAuth();
	return (
		<>
			<Dropdown label={t('nav.divination')}>
				<EntryLinks names={navigationEntries} withAll />
			</Dropdown>
			<Dropdown label={t('nav.knowledge')}>
				<EntryLinks names={entriesOf('knowledge')} />
			</Dropdown>
			<NavLink viewTransition to={to('chatbot')} className="nav-link" prefetch="intent">
				{t('entries.chatbot.name')}
			</NavLink>
			{probablySignedIn && (
				<NavLink viewTransition to={to('history')} className="nav-link" prefetch="intent">
					{t('nav.history')}
				</NavLink>
			)}
		</>
	);
}

/** The menu of narrow screens. It opens to at most 600 pixels and scrolls inside. */
function NarrowMenu() {
	const { t, to } = useLanguage();
	const { probablySignedIn } = useAuth();
	return (
		<Dropdown
			className="narrow-menu"
			align="end"
			accessibleLabel={t('nav.menu')}
			label={
				<>
					<Menu aria-hidden className="when-closed" size={24} />
					<X aria-hidden className="when-open" size={24} />
				</>
			}
		>
			<nav aria-label={t('nav.menu')}>
				<p className="menu-heading">{t('nav.divination')}</p>
				<EntryLinks names={navigationEntries} withAll />
				<p className="menu-heading">{t('nav.knowledge')}</p>
				<EntryLinks names={[...entriesOf('knowledge'), 'chatbot']} />
				<div className="menu-account">
					{probablySignedIn && (
						<NavLink viewTransition to={to('history')} className="nav-link">
							{t('nav.history')}
						</NavLink>
					)}
					<AccountLinks />
				</div>
				<LanguageLinks className="in-a-row" />
				<ThemeChoices />
			</nav>
		</Dropdown>
	);
}

/** Links to entries of the catalogue; `withAll`: and to the page that shows them all. */
function EntryLinks({ names, withAll = false }: { names: readonly EntryName[]; withAll?: boolean }) {
	const { language } = useLanguage();
	const here = useOpenEntries();
	return (
		<KeptPart as="ul" of={() => `links ${language} ${names.join(' ')} ${withAll} ${here}`} className="entry-links">
			<EntryItems names={names} withAll={withAll} />
		</KeptPart>
	);
}

function EntryItems({ names, withAll }: { names: readonly EntryName[]; withAll: boolean }) {
	const { entry, t, to } = useLanguage();
	return (
		<>
			{names.map((name) => (
				<li key={name}>
					<NavLink viewTransition to={to(name)} prefetch="intent">
						{entry(name).name}
					</NavLink>
				</li>
			))}
			{withAll && (
				<li>
					<NavLink viewTransition to={to('explore')} prefetch="intent">
						{t('nav.explore')}
					</NavLink>
				</li>
			)}
		</>
	);
}

/** The parts of the navigation that a link to which is marked: those at or above the page's address (`NavLink`). */
function useOpenEntries(): string {
	const { to } = useLanguage();
	const pathname = `${useLocation().pathname.toLowerCase()}/`;
	return [...entries.map(({ name }) => name), 'explore', 'history']
		.filter((name) => pathname.startsWith(`${to(name)}/`))
		.join(' ');
}
