import type { User } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { TextsReader } from '#src/language/use-texts.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/ornament/pictures.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { type History, type HistoryEntry, historySections, readHistory } from './read-history.ts';
import { RequireSession } from './require-session.tsx';
import { useAuth } from './session.tsx';
import type { AccountTexts } from './texts/en.ts';
import './account.css';

type Reader = TextsReader<AccountTexts['history']>;

/** What a signed-in visitor has asked and been answered. */
export function HistoryScreen({ texts }: { texts: AccountTexts['history'] }) {
	const t = useTexts(texts);
	return (
		<>
			<PageHead title={t('title')} unlisted />
			<PageHeading title={t('title')} subtitle={t('subtitle')} />
			<RequireSession waiting={t('loading')}>{(user) => <Readings key={user.id} user={user} t={t} />}</RequireSession>
		</>
	);
}

function Readings({ user, t }: { user: User; t: Reader }) {
	const { supabase } = useAuth();
	const { to } = useLanguage();
	const [history, setHistory] = useState<History | null>(null);

	useEffect(() => {
		let gone = false;
		supabase()
			.then((client) => readHistory(client, user.id))
			.catch((error: unknown): History => {
				console.error(error);
				return { tarot: [], dreams: [], hafez: [], tests: [] };
			})
			.then((read) => {
				if (!gone) {
					setHistory(read);
				}
			});
		return () => {
			gone = true;
		};
	}, [supabase, user.id]);

	if (!history) {
		return <Spinner label={t('loading')} className="account-waiting" />;
	}
	if (historySections.every((section) => history[section].length === 0)) {
		return (
			<div className="history-empty">
				<Picture name="history" size={150} />
				<h2>{t('empty')}</h2>
				<p>{t('emptyLine')}</p>
				<ButtonLink to={to('explore')}>{t('start')}</ButtonLink>
			</div>
		);
	}
	return historySections.map((section) =>
		history[section].length > 0 ? (
			<section key={section} className="page-part history-part" aria-labelledby={section}>
				<SectionHeading id={section}>{t(section)}</SectionHeading>
				<ol>
					{history[section].map((entry) => (
						<li key={entry.key}>
							<Entry entry={entry} asked={askedLabel(section, t)} view={t('view')} />
						</li>
					))}
				</ol>
			</section>
		) : null,
	);
}

function askedLabel(section: (typeof historySections)[number], t: Reader): string | null {
	if (section === 'tests') {
		return null;
	}
	return section === 'dreams' ? t('dream') : t('question');
}

function Entry({ entry, asked, view }: { entry: HistoryEntry; asked: string | null; view: string }) {
	const { language } = useLanguage();
	return (
		<details className="history-entry card">
			<summary>
				<time dateTime={entry.createdAt}>{formatDate(entry.createdAt, language, 'card')}</time>
				{entry.asked && (
					<>
						{asked && <span className="sr-only">{asked}: </span>}
						<span className="history-asked" dir="auto">
							{entry.asked}
						</span>
					</>
				)}
				<span className="history-excerpt" dir="auto">
					{entry.text}
				</span>
				<span className="history-view">{view}</span>
			</summary>
			<Prose text={entry.text} />
		</details>
	);
}
