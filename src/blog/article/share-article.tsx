import { Link2, Printer, Share2 } from 'lucide-react';
import { useLanguage } from '#src/language/language-provider.tsx';
import type { TextsReader } from '#src/language/use-texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { KeptPart } from '#src/ui/kept/kept-part.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import type { BlogTexts } from '../texts/en.ts';

type ShareArticleProps = {
	/** The article's own address, the same wherever it was opened from. */
	address: string;
	title: string;
	t: TextsReader<BlogTexts>;
};

/** Share by the device's own sharing where it has one, copy the address, print. */
export function ShareArticle({ address, title, t }: ShareArticleProps) {
	const { t: chrome, language } = useLanguage();
	const canShare = useHydrated() && 'share' in navigator;

	const copy = () =>
		Promise.resolve()
			.then(() => navigator.clipboard.writeText(address))
			.then(
				() => showToast({ title: t('linkCopied') }),
				() => showToast({ title: chrome('toast.error'), text: t('copyFailed'), tone: 'destructive' }),
			);

	/** Cancelling is no failure; where sharing itself fails, the address is copied instead. */
	const share = () =>
		navigator.share({ url: address, title }).catch((error: unknown) => {
			if (!(error instanceof DOMException && error.name === 'AbortError')) return copy();
		});

	return (
		<KeptPart
			as="fieldset"
			of={() => `article actions ${language} ${canShare}`}
			aria-label={t('actions')}
			className="article-actions no-print"
		>
			{canShare && (
				<Button onClick={share}>
					<Share2 aria-hidden size={17} />
					{t('share')}
				</Button>
			)}
			<Button onClick={copy}>
				<Link2 aria-hidden size={17} />
				{t('copyLink')}
			</Button>
			<Button onClick={() => print()}>
				<Printer aria-hidden size={17} />
				{t('print')}
			</Button>
		</KeptPart>
	);
}
