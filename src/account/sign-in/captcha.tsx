import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import type { AuthSwitches } from '#src/platform/settings/auth-switches.ts';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';

type Settings = NonNullable<AuthSwitches['captcha']>;
type Options = {
	sitekey: string;
	callback: (token: string) => void;
	'expired-callback': () => void;
	language?: string;
};
type Widget = { render: (place: HTMLElement, options: Options) => unknown };
type WithWidgets = { turnstile?: Widget; hcaptcha?: Widget };

/** Both providers have the same interface: a script that sets a global function. */
const scripts = {
	turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
	hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
};

/**
 * The check that a visitor is no machine, where the operator wants one (auth-contract 24).
 * A token is good for one request.
 */
export function useCaptcha(): { widget: ReactNode; take: () => { captchaToken?: string } } {
	const { captcha } = usePublicConfig().auth;
	const [round, setRound] = useState(0);
	const token = useRef<string | null>(null);
	return {
		widget: captcha && (
			<Check
				key={round}
				settings={captcha}
				onToken={(given) => {
					token.current = given;
				}}
			/>
		),
		take: () => {
			const taken = token.current;
			token.current = null;
			if (captcha) setRound((last) => last + 1);
			return taken ? { captchaToken: taken } : {};
		},
	};
}

function Check({ settings, onToken }: { settings: Settings; onToken: (token: string | null) => void }) {
	const place = useRef<HTMLDivElement>(null);
	const tell = useRef(onToken);
	const { language } = useLanguage();
	const { provider, siteKey: sitekey } = settings;
	useEffect(() => {
		let gone = false;
		loadWidget(provider)
			.then((widget) => {
				if (gone || !place.current) return;
				widget.render(place.current, {
					sitekey,
					language,
					callback: (token) => tell.current(token),
					'expired-callback': () => tell.current(null),
				});
			})
			.catch((error: unknown) => console.error(error));
		return () => {
			gone = true;
		};
	}, [provider, sitekey, language]);
	return <div ref={place} className="captcha" />;
}

const found = (provider: Settings['provider']) => (window as unknown as WithWidgets)[provider];

function loadWidget(provider: Settings['provider']): Promise<Widget> {
	return new Promise((ready, fail) => {
		const there = found(provider);
		if (there) return ready(there);
		const script = document.createElement('script');
		script.src = scripts[provider];
		script.async = true;
		script.onload = () => {
			const widget = found(provider);
			if (widget) ready(widget);
			else fail(new Error(`${provider} did not load`));
		};
		script.onerror = () => fail(new Error(`${provider} did not load`));
		document.head.append(script);
	});
}
