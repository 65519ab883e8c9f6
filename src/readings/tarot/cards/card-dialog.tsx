import { ImagePlus, X } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { isMinor, requireCard } from '#src/methods/tarot/cards.ts';
import { usePublicConfig } from '#src/platform/settings/use-public-config.ts';
import { Button, IconButton } from '#src/ui/controls/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Keepsake } from '../keepsake/keepsake.tsx';
import { CardPicture } from '../spread/layout/spread-layout.tsx';
import type { TarotTexts } from '../texts/en.ts';
import { attributesOf } from './attributes.ts';
import type { CardText } from './card-text.ts';
import type { KeepsakeSky } from './use-card-images.ts';

type CardDialogProps = {
	texts: TarotTexts;
	card: CardText;
	id: number;
	reversed: boolean;
	image: string | undefined;
	/** Where no model draws: what a keepsake is drawn with. */
	sky: KeepsakeSky | undefined;
	/** An image is being made of this card. */
	making: boolean;
	onMakeImage: () => void;
	onClose: () => void;
};

/** One card, large, with its meanings and its lore. Escape, the cross and a press beside it close it. */
export function CardDialog(props: CardDialogProps) {
	const { card, id, texts, sky, reversed } = props;
	const t = useTexts(texts);
	const { imageModel } = usePublicConfig();
	const dialog = useRef<HTMLDialogElement>(null);
	const { locale } = useLanguage();
	const known = requireCard(id);

	useEffect(() => {
		const here = dialog.current;
		here?.showModal();
		return () => here?.close();
	}, []);

	// The new picture is at the top.
	useEffect(() => {
		if (props.image) dialog.current?.scrollTo({ top: 0 });
	}, [props.image]);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
		<dialog
			ref={dialog}
			className="tarot-dialog"
			aria-labelledby="tarot-dialog-name"
			onClose={props.onClose}
			onClick={(event) => {
				if (event.target === event.currentTarget) event.currentTarget.close();
			}}
		>
			<div className="tarot-dialog-sheet">
				<IconButton label={t('close')} className="tarot-dialog-close" onClick={() => dialog.current?.close()}>
					<X aria-hidden size={20} />
				</IconButton>
				<div className="tarot-dialog-card" data-reversed={(reversed && !sky) || undefined}>
					{sky ? (
						<Keepsake texts={texts} card={card} id={id} reversed={reversed} sky={sky} />
					) : (
						<CardPicture id={id} image={props.image} />
					)}
				</div>
				<div className="tarot-dialog-text">
					{!isMinor(known) && (
						<p className="tarot-roman" lang="en">
							{known.roman}
						</p>
					)}
					<h2 id="tarot-dialog-name">
						{card.name}
						{reversed && <span className="tarot-reversed"> {t('reversed')}</span>}
					</h2>
					<dl>
						<dt>{t('upright')}</dt>
						<dd>{card.meaning}</dd>
						<dt>{t('reversedMeaning')}</dt>
						<dd>{card.reversed}</dd>
						<dt>{t('lore')}</dt>
						<dd>{card.lore}</dd>
						{attributesOf(known, { t, locale, title: card.title }).map(({ label, value }) => (
							<Fragment key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</Fragment>
						))}
					</dl>
					{!props.image && (
						<div className="tarot-dialog-image">
							{props.making ? (
								<Spinner label={t(imageModel ? 'makingImage' : 'makingKeepsake')} />
							) : (
								<Button onClick={props.onMakeImage}>
									<ImagePlus aria-hidden size={17} />
									{t(imageModel ? 'makeImage' : 'makeKeepsake')}
								</Button>
							)}
						</div>
					)}
				</div>
			</div>
		</dialog>
	);
}
