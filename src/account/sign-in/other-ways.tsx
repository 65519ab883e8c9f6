import { Building2, KeyRound, MailOpen, Smartphone, Wallet } from 'lucide-react';
import { useTexts } from '#src/language/language-provider.tsx';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import type { AccountTexts } from '../texts/en.ts';
import { orThrow, useTask } from '../use-task.ts';
import type { AuthReader } from './auth-reader.ts';
import { useCaptcha } from './captcha.tsx';
import type { AuthFormState } from './use-auth-form.ts';
import { findWallet, signInWithWallet } from './wallets.ts';

/** Sign-in methods with a form of their own. */
export type Way = 'forgotten' | 'link' | 'phone' | 'sso';

type OtherWaysProps = {
	t: AuthReader;
	texts: AccountTexts['auth'];
	form: AuthFormState;
	onWay: (way: Way) => void;
};

/** Below the form: the other sign-in methods that are enabled and that this browser supports. */
export function OtherWays({ t, texts, form, onWay }: OtherWaysProps) {
	const { auth } = usePublicConfig();
	const { supabase } = useAuth();
	const task = useTask(useTexts(texts.problems));
	const captcha = useCaptcha();
	const hydrated = useHydrated();
	// Nearly every browser supports them: it is in the server's HTML, to avoid a layout shift.
	const hasPasskeys = auth.passkeys && (!hydrated || 'PublicKeyCredential' in globalThis);
	const wallets = (['ethereum', 'solana'] as const).filter((chain) => auth[chain] && hydrated && findWallet(chain));
	const byPasskey = () =>
		task.run(async () => {
			const client = await supabase();
			await orThrow(client.auth.signInWithPasskey({ options: captcha.take() }));
		});
	const byWallet = (chain: 'ethereum' | 'solana') =>
		task.run(async () => signInWithWallet(await supabase(), chain, t('walletStatement'), captcha.take()));
	const small = [
		{ on: auth.magicLink, way: 'link' as const, Sign: MailOpen, name: t('magicLink') },
		{ on: auth.phone, way: 'phone' as const, Sign: Smartphone, name: t('phoneWay') },
		{ on: auth.saml, way: 'sso' as const, Sign: Building2, name: t('ssoWay') },
	].filter(({ on }) => on);
	const any = auth.google || auth.providers.length > 0 || auth.passkeys || small.length > 0 || wallets.length > 0;
	if (!any) return null;
	return (
		<>
			<p className="auth-or">{t('or')}</p>
			<div className="auth-ways">
				{auth.google && <Button onClick={() => void form.withProvider('google')}>{t('google')}</Button>}
				{auth.providers.map(({ id, name }) => (
					<Button key={id} onClick={() => void form.withProvider(id)}>
						{t('withProvider', { name })}
					</Button>
				))}
				{hasPasskeys && (
					<Button disabled={task.busy} onClick={() => void byPasskey()}>
						<KeyRound aria-hidden size={18} />
						{t('passkey')}
					</Button>
				)}
			</div>
			{captcha.widget}
			<div role="alert" className="form-problem">
				{task.problem && <p className="field-error">{task.problem}</p>}
			</div>
			{(small.length > 0 || wallets.length > 0) && (
				<ul className="auth-small-ways" aria-label={t('otherWays')}>
					{small.map(({ way, Sign, name }) => (
						<li key={way}>
							<Button look="quiet" onClick={() => onWay(way)}>
								<Sign aria-hidden size={17} />
								{name}
							</Button>
						</li>
					))}
					{wallets.map((chain) => (
						<li key={chain}>
							<Button look="quiet" disabled={task.busy} onClick={() => void byWallet(chain)}>
								<Wallet aria-hidden size={17} />
								{t(chain)}
							</Button>
						</li>
					))}
				</ul>
			)}
		</>
	);
}
