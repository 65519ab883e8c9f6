import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { daysBetween, findLastAsked, type LastAsked } from '#src/session/last-asked.ts';
import { useAuth } from '#src/session/session.tsx';
import type { HomeTexts } from './texts/en.ts';

/**
 * The line below the title: for a visitor who is signed in and asked for something in the last seven days, what that
 * was, and the way back to it. It comes out of this browser's storage; the page itself knows nobody. A burdensome
 * matter is not named here.
 */
export function Remembered({ texts }: { texts: HomeTexts }) {
	const { to, locale } = useLanguage();
	const { user } = useAuth();
	const t = useTexts(texts);
	const [asked, setAsked] = useState<LastAsked | null>(null);

	useEffect(() => setAsked(user ? findLastAsked(user.id) : null), [user]);

	const line = asked && toldIn(texts, asked);
	if (!line) return <p className="home-subtitle">{t('subtitle')}</p>;
	const when = whenIn(locale, asked.at);
	return (
		<p className="home-subtitle home-remembered">
			{line.what ? t('remembered.about', { when, what: line.what }) : t(`remembered.kinds.${line.kind}`, { when })}{' '}
			<Link viewTransition to={to(`history/${asked.kind}/${asked.id}`)}>
				{t('remembered.again')}
			</Link>
		</p>
	);
}

type Told = HomeTexts['remembered'];

/** What can be said of it: its matter, or only its kind; null for a kind of which nothing is said. */
function toldIn({ remembered }: HomeTexts, { kind, matter }: LastAsked) {
	if (!(kind in remembered.kinds)) return null;
	const known = matter !== undefined && matter in remembered.matters;
	return {
		kind: kind as keyof Told['kinds'],
		what: known ? remembered.matters[matter as keyof Told['matters']] : null,
	};
}

/** "Yesterday", as the beginning of a sentence. */
function whenIn(locale: string, then: number): string {
	const when = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysBetween(then, Date.now()), 'day');
	return when.charAt(0).toLocaleUpperCase(locale) + when.slice(1);
}
