import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { arcana } from '#src/methods/tarot/arcana.ts';
import { isMinor, requireCard } from '#src/methods/tarot/cards.ts';
import { usePublicConfig } from '#src/platform/use-public-config.ts';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { CardText } from './card-text.ts';
import type { KeepsakeFormat } from './keepsake-picture.ts';
import type { TarotTexts } from './texts/en.ts';
import type { KeepsakeSky } from './use-card-images.ts';

/** The number of a card as trumps bear it; a court has none. */
function romanOf(id: number): string {
	const card = requireCard(id);
	if (!isMinor(card)) return card.roman;
	return card.kind === 'pip' ? (arcana[card.number]?.roman ?? '') : '';
}

type KeepsakeProps = { texts: TarotTexts; card: CardText; id: number; reversed: boolean; sky: KeepsakeSky };

/** The card as a keepsake of this day: large, with its keywords, the date and the moon; to be taken along in two shapes. */
export function Keepsake({ texts, card, id, reversed, sky }: KeepsakeProps) {
	const t = useTexts(texts);
	const { language, locale, t: chrome } = useLanguage();
	const { siteUrl } = usePublicConfig();
	const [preview, setPreview] = useState<string | null>(null);
	const [failed, setFailed] = useState(false);

	const draw = async (format: KeepsakeFormat) => {
		const { drawKeepsake } = await import('./keepsake-picture.ts');
		const picture = {
			id,
			reversed,
			roman: romanOf(id),
			name: reversed ? `${card.name} ${t('reversed')}` : card.name,
			keywords: reversed ? card.reversed : card.meaning,
			date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date()),
			moon: t('moonIn', { phase: t(`phases.${sky.phase}`), sign: t(`attributions.${sky.sign}`) }),
			elongation: sky.elongation,
			brand: chrome('brand'),
			site: new URL(siteUrl).host,
			language,
		};
		return drawKeepsake(picture, format);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: one keepsake of one card, however often the page is drawn.
	useEffect(() => {
		let address: string | null = null;
		let gone = false;
		draw('post').then(
			(blob) => {
				if (gone) return;
				address = URL.createObjectURL(blob);
				setPreview(address);
			},
			(error: unknown) => {
				console.error(error);
				setFailed(true);
			},
		);
		return () => {
			gone = true;
			if (address) URL.revokeObjectURL(address);
		};
	}, [id, reversed, sky]);

	const take = (format: KeepsakeFormat) =>
		Promise.all([draw(format), import('#src/readings/share-picture.ts')])
			.then(([blob, { sharePicture }]) => sharePicture(blob, `keepsake-${id}-${format}-${language}.png`, card.name))
			.catch((error: unknown) => {
				console.error(error);
				setFailed(true);
			});

	if (failed) return <p role="alert">{t('keepsakeFailed')}</p>;
	if (!preview) return <Spinner label={t('makingKeepsake')} />;
	return (
		<figure className="tarot-keepsake">
			<img src={preview} alt={t('keepsakeOf', { name: card.name })} width={1080} height={1350} />
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
