import { useTexts } from '#src/language/language-provider.tsx';
import { CardBack } from './art/card-back.tsx';
import { CardFace } from './art/card-face.tsx';
import type { CardText } from './card-text.ts';
import { type Place, type SpreadSize, spreads } from './spreads.ts';
import type { TarotTexts } from './texts/en.ts';
import type { Pick } from './use-spread.ts';

type SpreadLayoutProps = {
	texts: TarotTexts;
	deck: readonly CardText[];
	size: SpreadSize;
	picks: readonly Pick[];
	/** Pictures that were asked for, by the card's id. */
	images: Readonly<Record<number, string>>;
	onOpen: (position: number) => void;
};

/** The chosen cards in their positions: label, card, name, meaning, and whether it is reversed. */
export function SpreadLayout({ texts, deck, size, picks, images, onOpen }: SpreadLayoutProps) {
	const t = useTexts(texts);
	const places: readonly Place[] = spreads[size];
	return (
		<ol className="tarot-spread" data-size={size} aria-label={t('spread')}>
			{places.map((place, position) => {
				const pick = picks[position];
				const card = pick && deck[pick.id];
				const shown = pick?.revealed && card;
				return (
					<li key={place} className="tarot-position" data-filled={pick ? true : undefined}>
						<p className="tarot-place">{t(`places.${place}`)}</p>
						{shown ? (
							<button
								type="button"
								className="tarot-card"
								data-reversed={pick.reversed || undefined}
								aria-label={t('open', { name: card.name })}
								onClick={() => onOpen(position)}
							>
								<CardPicture id={pick.id} image={images[pick.id]} />
							</button>
						) : (
							<div className="tarot-card" data-empty={pick ? undefined : true} aria-hidden>
								{pick && <CardBack />}
							</div>
						)}
						{shown && (
							<div className="tarot-caption">
								<h2>
									{card.name}
									{pick.reversed && <span className="tarot-reversed"> {t('reversed')}</span>}
								</h2>
								<p>{pick.reversed ? card.reversed : card.meaning}</p>
							</div>
						)}
					</li>
				);
			})}
		</ol>
	);
}

/** The card's drawing, or the picture that was made of it. Decoration: its name stands beside it. */
export function CardPicture({ id, image }: { id: number; image: string | undefined }) {
	return image ? <img src={image} alt="" width={200} height={340} className="tarot-image" /> : <CardFace id={id} />;
}
