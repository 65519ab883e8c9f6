import { Download } from 'lucide-react';
import { useTexts } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { type KeepsakeOf, useKeepsake } from './use-keepsake.ts';

/** The card as a keepsake of this day: large, with its keywords, the date and the moon; to be taken along in two shapes. */
export function Keepsake(of: KeepsakeOf) {
	const t = useTexts(of.texts);
	const { preview, failed, take } = useKeepsake(of);
	if (failed) return <p role="alert">{t('keepsakeFailed')}</p>;
	if (!preview) return <Spinner label={t('makingKeepsake')} />;
	return (
		<figure className="tarot-keepsake">
			<img src={preview} alt={t('keepsakeOf', { name: of.card.name })} width={1080} height={1350} />
			<figcaption>
				{(['post', 'story'] as const).map((format) => (
					<Button key={format} onClick={() => void take(format)}>
						<Download aria-hidden size={17} />
						{t(`keepsakeAs.${format}`)}
					</Button>
				))}
			</figcaption>
		</figure>
	);
}
