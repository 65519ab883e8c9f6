import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { arcana } from '#src/methods/tarot/arcana.ts';
import { isMinor, requireCard } from '#src/methods/tarot/cards.ts';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import type { CardText } from '../cards/card-text.ts';
import type { KeepsakeSky } from '../cards/use-card-images.ts';
import type { TarotTexts } from '../texts/en.ts';
import type { KeepsakeFormat } from './keepsake-picture.ts';

/** The number of a card as trumps bear it; a court has none. */
function romanOf(id: number): string {
	const card = requireCard(id);
	if (!isMinor(card)) return card.roman;
	return card.kind === 'pip' ? (arcana[card.number]?.roman ?? '') : '';
}

/** Of what a keepsake is drawn: a card as it lay, and the moon of that day. */
export type KeepsakeOf = { texts: TarotTexts; card: CardText; id: number; reversed: boolean; sky: KeepsakeSky };

/** A keepsake: whether it is being drawn, the address of its picture, and its download in each of two shapes. */
export function useKeepsake({ texts, card, id, reversed, sky }: KeepsakeOf) {
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
		Promise.all([draw(format), import('#src/readings/leaf/share-picture.ts')])
			.then(([blob, { sharePicture }]) => sharePicture(blob, `keepsake-${id}-${format}-${language}.png`, card.name))
			.catch((error: unknown) => {
				console.error(error);
				setFailed(true);
			});

	return { preview, failed, take };
}
