import { useState } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import type { MoonPhase } from '#src/methods/sky/moon-phases.ts';
import type { SignId } from '#src/methods/sky/signs.ts';
import { useAuth } from '#src/session/session.tsx';
import type { CardText } from './card-text.ts';

/** The moon on the day of a keepsake: its phase, the sign it stands in, and how far it is ahead of the sun in degrees. */
export type KeepsakeSky = { phase: MoonPhase; sign: SignId; elongation: number };

/**
 * Pictures of cards that were asked for, by the card's id, and which one is being made. Where no model draws, there is the
 * lettered drawing and what a keepsake is drawn with. Failures are logged.
 */
export function useCardImages(deck: readonly CardText[]) {
	const { supabase } = useAuth();
	const { language } = useLanguage();
	const [images, setImages] = useState<Readonly<Record<number, string>>>({});
	const [skies, setSkies] = useState<Readonly<Record<number, KeepsakeSky>>>({});
	const [making, setMaking] = useState<number | null>(null);

	const makeImage = async (id: number) => {
		setMaking(id);
		try {
			const client = await supabase();
			const { data, error } = await client.functions.invoke('generate-tarot-image', {
				body: { cardName: deck[id]?.name, language },
			});
			if (error) throw error;
			// A kept picture is asked for by its path, whatever name the visitor reached the site by.
			const url = new URL(String(data.imageUrl));
			const { sky } = data as { sky?: KeepsakeSky };
			if (sky) setSkies((last) => ({ ...last, [id]: sky }));
			setImages((last) => ({ ...last, [id]: url.protocol === 'data:' ? url.href : url.pathname }));
		} catch (error) {
			console.warn(error);
		} finally {
			setMaking(null);
		}
	};
	return { images, skies, making, makeImage };
}
