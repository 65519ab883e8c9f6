import { useEffect } from 'react';
import { loadSarlowh } from '../ornament/sarlowh/sarlowh.tsx';

/** Fetches the face of verse and the headpiece once the page is in use, so that they are there before the first line is. */
export function useFolio(): void {
	useEffect(() => {
		document.fonts.load('1rem "Noto Nastaliq Urdu"', 'غزل').catch(console.warn);
		loadSarlowh().catch(console.warn);
	}, []);
}
