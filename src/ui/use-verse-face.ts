import { useEffect } from 'react';

/** Fetches the face of verse once the page is in use, so that it is there before the first line is. */
export function useVerseFace(): void {
	useEffect(() => {
		document.fonts.load('1rem "Noto Nastaliq Urdu"', 'غزل').catch(console.warn);
	}, []);
}
