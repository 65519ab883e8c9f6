import type { User } from '@supabase/supabase-js';
import { ArrowLeft, ArrowRight, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { RequireSession } from '#src/session/require-session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { Mark } from '#src/ui/ornament/mark.tsx';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';
import { PrintedFoot } from '#src/ui/printed-foot.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { calendarYear, findDay } from '../history/calendar-months.ts';
import type { AllKindWords, HistoryTexts } from '../history/history-entry.tsx';
import { Failed } from '../history/history-list.tsx';
import { displayName } from '../profile/read-profile.ts';
import { BookLeaf, type BookVerse } from './book-leaf.tsx';
import { useYearBook } from './use-year-book.ts';
import '../account.css';
import './book.css';

type BookScreenProps = {
	texts: HistoryTexts;
	kindWords: AllKindWords;
	cardNames: readonly string[];
	verses: readonly BookVerse[];
};

/** A year's readings as a booklet to be printed: a title leaf, and a leaf for each reading. */
export function BookScreen(props: BookScreenProps) {
	const t = useTexts(props.texts);
	const { to, direction } = useLanguage();
	const Back = direction === 'rtl' ? ArrowRight : ArrowLeft;
	return (
		<div className="book">
			<Link viewTransition to={to('history')} className="book-back no-print">
				<Back aria-hidden size={17} />
				{t('book.back')}
			</Link>
			<RequireSession waiting={t('book.loading')}>
				{(user) => <Book key={user.id} user={user} {...props} />}
			</RequireSession>
		</div>
	);
}

function Book({ user, texts, ...names }: BookScreenProps & { user: User }) {
	const t = useTexts(texts);
	const { t: chrome, locale } = useLanguage();
	const [params] = useSearchParams();
	const asked = params.get('year');
	const year = useMemo(() => calendarYear(findDay(asked) ?? new Date(), locale), [asked, locale]);
	const { answer, again } = useYearBook(user.id, year);
	const title = t('book.title', { year: year.label });
	const { full_name: fullName } = user.user_metadata;
	const entries = answer.state === 'read' ? answer.value : [];

	return (
		<>
			<PageHead title={title} unlisted />
			<header className="book-title-leaf">
				<Shamsa size={250} className="book-shamsa" />
				<h1 tabIndex={-1}>{title}</h1>
				<p className="book-owner">
					{t('book.of', { name: displayName(typeof fullName === 'string' ? fullName : null, user) })}
				</p>
				<p role="status" className="book-count">
					{answer.state === 'read' && t('inYear', { count: entries.length })}
				</p>
				<p className="book-brand print-only">
					<Mark size={44} />
					{chrome('brand')}
				</p>
			</header>
			{answer.state === 'reading' && <Spinner label={t('book.loading')} className="account-waiting" />}
			{answer.state === 'failed' && <Failed texts={texts} onRetry={again} />}
			{entries.length > 0 && (
				<>
					<div className="book-print no-print">
						<Button look="gold" onClick={() => print()}>
							<Printer aria-hidden size={17} />
							{t('book.print')}
						</Button>
						<p>{t('book.paper')}</p>
					</div>
					{entries.map((entry, place) => (
						<BookLeaf key={`${entry.kind} ${entry.id}`} entry={entry} number={place + 1} texts={texts} {...names} />
					))}
					<PrintedFoot moment={new Date().toISOString()} />
				</>
			)}
		</>
	);
}
