import { Link } from 'react-router';
import { type EntryName, entriesOf } from '#src/catalogue/catalogue.ts';
import { useLanguage } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { KeptPart } from '#src/ui/kept/kept-part.tsx';
import { KhatamLattice } from '#src/ui/ornament/khatam-lattice.tsx';
import { Mark } from '#src/ui/ornament/mark.tsx';
import { ContactButton, ContactLink } from './contact-button.tsx';
import { FOOT } from './page-part.tsx';

const resources = ['psychology', 'blog', 'chatbot', 'about'] as const;

/** The foot of every page, set like the colophon of a manuscript: the columns, then the tagline and the mark of the end. */
export function SiteFooter() {
	const { t, language } = useLanguage();
	return (
		<footer id={FOOT} className="site-footer">
			<KhatamLattice />
			<KeptPart as="nav" of={() => `columns ${language}`} aria-label={t('footer.label')} className="footer-columns">
				<Columns />
			</KeptPart>
			<KeptPart as="div" of={() => `colophon ${language}`} className="colophon">
				<Mark size={64} />
				<p className="colophon-name">{t('brand')}</p>
				<p className="colophon-line">{t('tagline')}</p>
				<span aria-hidden className="colophon-end" />
			</KeptPart>
			<ContactButton />
		</footer>
	);
}

function Columns() {
	const { t, to } = useLanguage();
	const { probablySignedIn } = useAuth();
	return (
		<>
			<Column heading={t('footer.divination')} names={entriesOf('divination')} />
			<Column heading={t('footer.tests')} names={entriesOf('tests')} />
			<section>
				<h2>{t('footer.resources')}</h2>
				<ul>
					<li>
						<Link viewTransition to={to('explore')}>
							{t('nav.explore')}
						</Link>
					</li>
					{resources.map((name) => (
						<EntryItem key={name} name={name} />
					))}
				</ul>
			</section>
			<section>
				<h2>{t('footer.connect')}</h2>
				<ul>
					<li>
						<Link viewTransition to={to('profile')}>
							{t('nav.profile')}
						</Link>
					</li>
					{!probablySignedIn && (
						<li>
							<Link viewTransition to={to('auth')}>
								{t('footer.signIn')}
							</Link>
						</li>
					)}
					<li>
						<ContactLink>{t('footer.contact')}</ContactLink>
					</li>
				</ul>
			</section>
		</>
	);
}

function Column({ heading, names }: { heading: string; names: readonly EntryName[] }) {
	return (
		<section>
			<h2>{heading}</h2>
			<ul>
				{names.map((name) => (
					<EntryItem key={name} name={name} />
				))}
			</ul>
		</section>
	);
}

function EntryItem({ name }: { name: EntryName }) {
	const { entry, to } = useLanguage();
	return (
		<li>
			<Link viewTransition to={to(name)} prefetch="intent">
				{entry(name).name}
			</Link>
		</li>
	);
}
