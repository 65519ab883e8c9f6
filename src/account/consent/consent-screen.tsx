import type { OAuthAuthorizationDetails } from '@supabase/supabase-js';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { TextsReader } from '#src/language/use-texts.ts';
import { RequireSession } from '#src/session/require-session.tsx';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { Mark } from '#src/ui/ornament/mark.tsx';
import { OgeeFrame } from '#src/ui/ornament/ogee-frame.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { AccountTexts } from '../texts/en.ts';
import { useConsent } from './use-consent.ts';
import '../account.css';
import './consent.css';

type ConsentReader = TextsReader<AccountTexts['consent']>;

/** The page where a visitor approves or denies another app's access to their identity. */
export function ConsentScreen({ texts }: { texts: AccountTexts['consent'] }) {
	const t = useTexts(texts);
	const [search] = useSearchParams();
	return (
		<div className="auth-page">
			<PageHead title={t('title')} description={t('description')} unlisted />
			<RequireSession waiting={t('loading')}>
				{(user) => <Question key={user.id} id={search.get('authorization_id') ?? ''} t={t} />}
			</RequireSession>
		</div>
	);
}

function Question({ id, t }: { id: string; t: ConsentReader }) {
	const { state, decide, retry } = useConsent(id);
	const { to } = useLanguage();
	switch (state.step) {
		case 'loading':
		case 'leaving':
			return <Spinner label={t(state.step)} className="account-waiting" />;
		case 'asked':
		case 'sending':
			return <Asked details={state.details} sending={state.step === 'sending'} decide={decide} t={t} />;
		case 'over':
			return (
				<Notice title={t('overTitle')} text={t('over')}>
					<ButtonLink to={to()}>{t('home')}</ButtonLink>
				</Notice>
			);
		case 'unreachable':
			return (
				<Notice title={t('unreachableTitle')} text={t('unreachable')}>
					<Button onClick={retry}>{t('retry')}</Button>
				</Notice>
			);
	}
}

function Asked({
	details,
	sending,
	decide,
	t,
}: {
	details: OAuthAuthorizationDetails;
	sending: boolean;
	decide: (action: 'approve' | 'deny') => void;
	t: ConsentReader;
}) {
	const { client, user, scope, redirect_uri: back } = details;
	const asked = scope.split(' ');
	const learns = (['profile', 'email', 'phone', 'offline_access'] as const).filter((name) => asked.includes(name));
	const host = hostOf(back);
	const isolated = { value: (text: ReactNode) => <bdi>{text}</bdi> };
	return (
		<OgeeFrame className="auth-card consent-card">
			<Mark size={72} className="auth-mark" />
			<Heading>{t.rich('heading', { ...isolated, app: client.name })}</Heading>
			{hostOf(client.uri) && (
				<p className="consent-site">
					<a href={client.uri} target="_blank" rel="noreferrer" dir="ltr">
						{hostOf(client.uri)}
					</a>
				</p>
			)}
			<p className="auth-subtitle">{t('lead')}</p>
			<ul className="consent-list" aria-label={t('learns')}>
				{(['openid', ...learns] as const).map((name) => (
					<li key={name}>
						<Check aria-hidden size={20} />
						<span>{t(name)}</span>
					</li>
				))}
			</ul>
			<p className="consent-kept">{t('readings')}</p>
			<div className="consent-actions">
				<Button look="gold" disabled={sending} onClick={() => decide('approve')}>
					{t('approve')}
				</Button>
				<Button disabled={sending} onClick={() => decide('deny')}>
					{t('deny')}
				</Button>
			</div>
			<p className="consent-small">
				{user.email && <span>{t.rich('account', { ...isolated, email: user.email })}</span>}
				<span>{host ? t.rich('back', { ...isolated, host }) : t('backToApp')}</span>
			</p>
		</OgeeFrame>
	);
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<OgeeFrame className="auth-card consent-card">
			<Mark size={72} className="auth-mark" />
			<Heading>{title}</Heading>
			<p className="auth-subtitle">{text}</p>
			{children}
		</OgeeFrame>
	);
}

/** The heading takes the focus when it appears, so that a screen reader begins there. */
function Heading({ children }: { children: ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus({ preventScroll: true }), []);
	return (
		<h1 ref={heading} tabIndex={-1}>
			{children}
		</h1>
	);
}

/** The host of a web address; an empty text for an address of an app on the device. */
function hostOf(address: string): string {
	if (!/^https?:/i.test(address) || !URL.canParse(address)) {
		return '';
	}
	return new URL(address).host;
}
