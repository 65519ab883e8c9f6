import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { fetchWhenOnline } from '#src/ui/fetch-when-online.ts';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { NoScript } from '#src/ui/no-script.tsx';
import { Mark } from '#src/ui/ornament/mark.tsx';
import { OgeeFrame } from '#src/ui/ornament/ogee-frame.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { sayProblem } from '../say-problem.ts';
import type { AccountTexts } from '../texts/en.ts';
import { isOfLetter } from './address-failure.ts';
import { AuthForm } from './auth-form.tsx';
import type { AuthReader } from './auth-reader.ts';
import { NewPasswordCard } from './new-password-card.tsx';
import { OtherWays, type Way } from './other-ways.tsx';
import { returnPath } from './return-path.ts';
import { SecondFactorCard } from './second-factor-card.tsx';
import { useAuthForm } from './use-auth-form.ts';
import '../account.css';

const WayCard = lazy(() => fetchWhenOnline(() => import('../ways/way-card.tsx')));

/**
 * The sign-in card. A signed-in visitor is redirected; one who has still to verify a second factor or to choose a new
 * password does that first.
 */
export function AuthScreen({ texts }: { texts: AccountTexts['auth'] }) {
	const t = useTexts(texts);
	const { to } = useLanguage();
	const { user, secondFactorDue, recovering } = useAuth();
	const [search] = useSearchParams();
	const problem = useArrivingProblem(texts, search);
	const next = returnPath(search.get('next'), to());
	if (secondFactorDue) {
		return (
			<Card title={t('secondTitle')} subtitle={t('secondSubtitle')} t={t}>
				<SecondFactorCard key={secondFactorDue.id} user={secondFactorDue} t={t} texts={texts} />
			</Card>
		);
	}
	if (user && recovering) {
		return (
			<Card title={t('newPasswordTitle')} subtitle={t('newPasswordSubtitle')} t={t}>
				<NewPasswordCard t={t} texts={texts} email={user.email ?? ''} />
			</Card>
		);
	}
	if (user) {
		return <Navigate to={next} replace />;
	}
	return <ComeIn t={t} texts={texts} next={next} problem={problem} />;
}

/**
 * What went wrong before the visitor was sent to the card. The error of an e-mailed link is returned, for the card; any
 * other, such as an unreachable provider or a refusal there, is shown in a toast (specification, 7).
 */
function useArrivingProblem(texts: AccountTexts['auth'], search: URLSearchParams): string | null {
	const t = useTexts(texts);
	const problems = useTexts(texts.problems);
	const code = search.get('problem');
	const description = search.get('description') ?? '';
	const otherwise = problems('unexpected');
	// The service's messages for its own faults are for its log.
	const words = code === 'unexpected_failure' ? otherwise : description;
	const told = code && sayProblem(problems, { code, status: 400, message: words }, otherwise);
	const onCard = code !== null && isOfLetter(code);
	const title = t('error');
	useEffect(() => {
		if (told && !onCard) showToast({ title, text: told, tone: 'destructive' });
	}, [told, onCard, title]);
	return onCard ? told : null;
}

function ComeIn({
	t,
	texts,
	next,
	problem,
}: {
	t: AuthReader;
	texts: AccountTexts['auth'];
	next: string;
	problem: string | null;
}) {
	const back = () => location.origin + next;
	const form = useAuthForm(t, texts, back);
	const [way, setWay] = useState<Way | null>(null);
	if (way) {
		const titles = {
			forgotten: [t('forgottenTitle'), t('forgottenSubtitle')],
			link: [t('linkTitle'), t('linkSubtitle')],
			phone: [t('phoneTitle'), t('phoneSubtitle')],
			sso: [t('ssoTitle'), t('ssoSubtitle')],
		} as const;
		const [title, subtitle] = titles[way];
		return (
			<Card title={title} subtitle={subtitle} t={t}>
				<Suspense fallback={<Spinner label={t('sending')} />}>
					<WayCard way={way} t={t} texts={texts} email={form.values.email} backTo={back} onBack={() => setWay(null)} />
				</Suspense>
			</Card>
		);
	}
	const { signingUp } = form;
	return (
		<Card
			title={t(signingUp ? 'signupTitle' : 'loginTitle')}
			subtitle={t(signingUp ? 'signupSubtitle' : 'loginSubtitle')}
			name={t(signingUp ? 'signup' : 'login')}
			t={t}
		>
			{problem && (
				<p role="alert" className="auth-problem">
					{problem}
				</p>
			)}
			<AuthForm t={t} form={form} onForgotten={() => setWay('forgotten')}>
				<OtherWays t={t} texts={texts} form={form} onWay={setWay} />
			</AuthForm>
		</Card>
	);
}

function Card({
	title,
	subtitle,
	name = title,
	t,
	children,
}: {
	title: string;
	subtitle: string;
	name?: string;
	t: AuthReader;
	children: ReactNode;
}) {
	return (
		<div className="auth-page">
			<PageHead title={name} description={t('description')} unlisted />
			<OgeeFrame className="auth-card">
				<Mark size={72} className="auth-mark" />
				<h1 tabIndex={-1}>{title}</h1>
				<p className="auth-subtitle">{subtitle}</p>
				<NoScript />
				{children}
			</OgeeFrame>
		</div>
	);
}
