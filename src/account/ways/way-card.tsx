import { useTexts } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import type { AuthReader } from '../sign-in/auth-reader.ts';
import { useCaptcha } from '../sign-in/captcha.tsx';
import type { Way } from '../sign-in/other-ways.tsx';
import type { AccountTexts } from '../texts/en.ts';
import { useTask } from '../use-task.ts';
import { LinkWay } from './link-way.tsx';
import { PhoneWay } from './phone-way.tsx';
import { SsoWay } from './sso-way.tsx';

type WayCardProps = {
	way: Way;
	t: AuthReader;
	texts: AccountTexts['auth'];
	/** What was typed on the card already. */
	email: string;
	backTo: () => string;
	onBack: () => void;
};

/** A sign-in method besides the password, with its own form. */
export default function WayCard({ way, t, texts, email, backTo, onBack }: WayCardProps) {
	const { supabase } = useAuth();
	const tools = { t, task: useTask(useTexts(texts.problems)), supabase, captcha: useCaptcha(), backTo };
	return (
		<>
			{way === 'phone' ? (
				<PhoneWay {...tools} />
			) : way === 'sso' ? (
				<SsoWay {...tools} />
			) : (
				<LinkWay {...tools} forgotten={way === 'forgotten'} typed={email} />
			)}
			<Button look="quiet" onClick={onBack}>
				{t('back')}
			</Button>
		</>
	);
}
