import { MessageCircle } from 'lucide-react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { contactLink } from '#src/platform/contact-link.ts';
import { usePublicConfig } from '#src/platform/use-public-config.ts';

/** What the visitor's message says before they change it: Persian in every language (specification, 1.5). */
const greeting = 'سلام، وقت بخیر! دربارهٔ هدهد و خوانش‌هایش اطلاعات بیشتری می‌خواستم.';

/** The floating button that opens a conversation with the people of the house. */
export function ContactButton() {
	const { t } = useLanguage();
	const { contactPhone } = usePublicConfig();
	return (
		<a className="contact-button" href={contactLink(contactPhone, greeting)} target="_blank" rel="noopener noreferrer">
			<MessageCircle aria-hidden size={24} strokeWidth={1.6} />
			<span className="sr-only">{t('contact')}</span>
		</a>
	);
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
