import type { User } from '@supabase/supabase-js';
import { lazy, Suspense, useCallback } from 'react';
import type { Kind } from '#src/catalogue/catalogue.ts';
import { formatDate, formatNumber } from '#src/language/format-date.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { TextsReader } from '#src/language/use-texts.ts';
import type { PersonMessages } from '#src/readings/person/messages.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import { RequireSession } from '#src/session/require-session.tsx';
import { useAnswer } from '#src/session/use-answer.ts';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { fetchWhenOnline } from '#src/ui/fetch-when-online.ts';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { PageHeading } from '#src/ui/headings/page-heading.tsx';
import { OgeeFrame } from '#src/ui/ornament/ogee-frame.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { rememberPicture } from '../picture/own-picture.ts';
import type { Problems } from '../say-problem.ts';
import { OwnShamsa } from '../shamsa/own-shamsa.tsx';
import type { ShamsaTexts } from '../shamsa/shamsa-words.ts';
import { useOwnShamsa } from '../shamsa/use-own-shamsa.ts';
import type { AccountTexts } from '../texts/en.ts';
import { useIsAdmin } from '../use-is-admin.ts';
import { displayName, readProfile } from './read-profile.ts';
import { useKeptChanges } from './use-kept-changes.ts';
import '../account.css';

// A list of years and three calendars are nothing that the first look at a profile needs.
const OwnPage = lazy(() => fetchWhenOnline(() => import('../own-page.tsx')));

type ProfileScreenProps = {
	texts: AccountTexts['profile'];
	shamsa: ShamsaTexts;
	/** What each kind of reading is called. */
	kindNames: Readonly<Record<Kind, string>>;
	problems: Problems;
	person: PersonTexts;
	messages: PersonMessages;
};

/** A signed-in visitor's own page: their name, since when they come, and their readings in numbers. */
export function ProfileScreen(props: ProfileScreenProps) {
	const t = useTexts(props.texts);
	return (
		<>
			<PageHead title={t('title')} unlisted />
			<PageHeading title={t('title')} subtitle={t('subtitle')} />
			<RequireSession waiting={t('loading')}>
				{(user) => <Own key={user.id} user={user} t={t} {...props} />}
			</RequireSession>
		</>
	);
}

function Own({ user, t, ...props }: ProfileScreenProps & { user: User; t: TextsReader<AccountTexts['profile']> }) {
	const { language, to } = useLanguage();
	const isAdmin = useIsAdmin(user.id);
	const shamsa = useOwnShamsa();
	const version = useKeptChanges(user.id);
	const { answer, again, change } = useAnswer(
		// biome-ignore lint/correctness/useExhaustiveDependencies: the user's object changes with every refreshed token; another version is read anew
		useCallback(
			async (client, signal) => {
				const profile = await readProfile(client, user);
				if (!signal.aborted) rememberPicture(profile.picture);
				return profile;
			},
			[user.id, version],
		),
	);

	if (answer.state === 'failed') {
		return (
			<div className="reading-failed">
				<p role="alert">{t('unreadable')}</p>
				<Button onClick={again}>{t('readAgain')}</Button>
			</div>
		);
	}
	if (answer.state === 'reading') {
		return <Spinner label={t('loading')} className="account-waiting" />;
	}
	const { name, picture, memberSince, statistics } = answer.value;
	return (
		<div className="profile">
			<OgeeFrame className="profile-card">
				{picture ? (
					<img
						className="profile-picture"
						src={picture}
						alt=""
						width={110}
						height={110}
						onError={() => change((profile) => ({ ...profile, picture: null }))}
					/>
				) : (
					<OwnShamsa texts={props.shamsa} kindNames={props.kindNames} year={shamsa} size={190} />
				)}
				<h2 dir="auto">{name}</h2>
				<p className="profile-since">{t('memberSince', { date: formatDate(memberSince, language, 'month') })}</p>
				<h3 className="sr-only">{t('statistics')}</h3>
				<dl className="profile-total">
					<dt>{t('total')}</dt>
					<dd>{formatNumber(statistics.total, language)}</dd>
				</dl>
				<dl className="profile-counts">
					{statistics.kinds.map(({ kind, count }) => (
						<div key={kind}>
							<dt>{props.kindNames[kind]}</dt>
							<dd>{formatNumber(count, language)}</dd>
						</div>
					))}
				</dl>
			</OgeeFrame>
			<p className="profile-actions">
				<ButtonLink to={to('history')}>{t('toHistory')}</ButtonLink>
				<ButtonLink to={to('profile/security')}>{t('toSecurity')}</ButtonLink>
				{isAdmin && <ButtonLink to={to('admin')}>{t('toAdmin')}</ButtonLink>}
				<ButtonLink look="gold" to={to()}>
					{t('newReading')}
				</ButtonLink>
			</p>
			<Suspense fallback={<Spinner label={t('loading')} />}>
				<OwnPage
					{...props}
					userId={user.id}
					onName={(fullName) => change((profile) => ({ ...profile, name: displayName(fullName, user) }))}
					picture={picture}
					unchosen={<OwnShamsa texts={props.shamsa} kindNames={props.kindNames} year={shamsa} size={96} silent />}
					onPicture={(address) => {
						change((profile) => ({ ...profile, picture: address }));
						rememberPicture(address);
					}}
				/>
			</Suspense>
		</div>
	);
}
