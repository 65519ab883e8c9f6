import { MessageCircle } from 'lucide-react';
import { contactLink } from '#src/platform/settings/contact-link.ts';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';

/** The button below a result that opens the messaging app with a prepared message. */
export function ConsultLink({ message, children }: { message: string; children: string }) {
	const { contactPhone } = usePublicConfig();
	return (
		<p className="consult no-print">
			<a
				className="button button-outline"
				href={contactLink(contactPhone, message)}
				target="_blank"
				rel="noopener noreferrer"
			>
				<MessageCircle aria-hidden size={18} />
				{children}
			</a>
		</p>
	);
}
