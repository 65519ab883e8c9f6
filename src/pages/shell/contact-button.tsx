import { MessageCircle } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { contactLink } from '#src/platform/settings/contact-link.ts';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { coversAt, points } from './covering.ts';

/** What the visitor's message says before they change it: Persian in every language (specification, 1.5). */
const greeting = 'سلام، وقت بخیر! دربارهٔ هدهد و خوانش‌هایش اطلاعات بیشتری می‌خواستم.';

/**
 * The floating button that opens a conversation with the provider; the guide's page, a conversation itself, has none.
 * It hides while the visitor scrolls down or fills in a form, and where it would cover the focused element (WCAG
 * 2.4.11) or something that can be pressed.
 */
export function ContactButton() {
	const { t } = useLanguage();
	const { contactPhone } = usePublicConfig();
	const { pathname } = useLocation();
	const button = useRef<HTMLAnchorElement>(null);
	const inTheWay = useAway(button);
	const covering = useCovering(button, pathname);
	const away = inTheWay || covering;
	if (/^\/\w+\/chatbot\/?$/.test(pathname)) return null;
	return (
		<a
			ref={button}
			className="contact-button"
			data-away={away || undefined}
			href={contactLink(contactPhone, greeting)}
			target="_blank"
			rel="noopener noreferrer"
		>
			<MessageCircle aria-hidden size={24} strokeWidth={1.6} />
			<span className="sr-only">{t('contact')}</span>
		</a>
	);
}

/** How far the page scrolls down before the button hides, and up before it returns, in pixels. */
const SCROLLED = 24;

function useAway(button: RefObject<HTMLAnchorElement | null>): boolean {
	const [reading, setReading] = useState(false);
	const [covering, setCovering] = useState(false);
	useEffect(() => {
		let last = scrollY;
		const onScroll = () => {
			const ends = scrollY + innerHeight > document.documentElement.scrollHeight - 4;
			if (Math.abs(scrollY - last) < SCROLLED && !ends) return;
			setReading(scrollY > last && !ends);
			last = scrollY;
		};
		const onFocus = ({ target }: FocusEvent) => setCovering(target instanceof Element && isInTheWay(button, target));
		const onBlur = () => setCovering(false);
		addEventListener('scroll', onScroll, { passive: true });
		addEventListener('focusin', onFocus);
		addEventListener('focusout', onBlur);
		return () => {
			removeEventListener('scroll', onScroll);
			removeEventListener('focusin', onFocus);
			removeEventListener('focusout', onBlur);
		};
	}, [button]);
	return reading || covering;
}

/** How long a look at what lies below waits for more of the same, in milliseconds. */
const PAUSE = 100;

/** Has something done when the browser has time for it, soon in any case. @returns what cancels it */
function whenIdle(act: () => void): () => void {
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(act);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(act, { timeout: PAUSE });
	return () => cancelIdleCallback(handle);
}

/** Whether the button, where it rests, lies over something that can be pressed; looked at again when anything has moved. */
function useCovering(button: RefObject<HTMLAnchorElement | null>, pathname: string): boolean {
	const [covering, setCovering] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has other things below the button.
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let cancel = () => {};
		const look = (place = 0) => {
			timer = undefined;
			const point = points[place];
			if (!button.current) return;
			if (!point || coversAt(button.current, point)) setCovering(Boolean(point));
			else cancel = whenIdle(() => look(place + 1));
		};
		const lookSoon = () => {
			timer ??= setTimeout(() => {
				cancel();
				look();
			}, PAUSE);
		};
		look();
		// The page grows and shrinks by what is opened in it, and by what arrives.
		const sizes = new ResizeObserver(lookSoon);
		sizes.observe(document.body);
		const moves = ['scroll', 'resize', 'click'] as const;
		for (const move of moves) addEventListener(move, lookSoon, { passive: true });
		return () => {
			clearTimeout(timer);
			cancel();
			sizes.disconnect();
			for (const move of moves) removeEventListener(move, lookSoon);
		};
	}, [button, pathname]);
	return covering;
}

/** Whether somebody writes or chooses there, or the button lies on it. */
function isInTheWay(button: RefObject<HTMLAnchorElement | null>, focused: Element): boolean {
	if (!button.current || focused === button.current) return false;
	if (focused.matches('input, textarea, select, [role="combobox"]')) return true;
	const { offsetWidth, offsetHeight } = button.current;
	const rect = focused.getBoundingClientRect();
	const atSide =
		document.documentElement.dir === 'rtl' ? rect.left < offsetWidth + 40 : rect.right > innerWidth - offsetWidth - 40;
	return atSide && rect.bottom > innerHeight - offsetHeight - 40;
}

/** The same conversation as a plain link with its words. */
export function ContactLink({ children }: { children: string }) {
	const { contactPhone } = usePublicConfig();
	return (
		<a href={contactLink(contactPhone, greeting)} target="_blank" rel="noopener noreferrer">
			{children}
		</a>
	);
}
