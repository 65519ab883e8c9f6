import { useState } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import type { CardText } from './card-text.ts';

/** Pictures of cards that were asked for, by the card's id, and which one is being made. Failures are logged. */
export function useCardImages(deck: readonly CardText[]) {
	const { supabase } = useAuth();
	const { language } = useLanguage();
	const [images, setImages] = useState<Readonly<Record<number, string>>>({});
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
			setImages((last) => ({ ...last, [id]: url.protocol === 'data:' ? url.href : url.pathname }));
		} catch (error) {
			console.warn(error);
		} finally {
			setMaking(null);
		}
	};
	return { images, making, makeImage };
}
