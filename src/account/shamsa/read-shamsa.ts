import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { readYear } from '../history/read-history.ts';
import { rememberDrawn } from '../picture/own-picture.ts';
import { drawingAddress, drawShamsa } from './draw-shamsa.ts';
import { monthsBehind, type ShamsaYear, shamsaYear } from './shamsa-year.ts';

/**
 * Reads the shamsa of the twelve months up to today, and tells this browser what stands in the navigation.
 * @throws the table service's error
 */
export async function readShamsa(supabase: AppClient, locale: string): Promise<ShamsaYear> {
	const { starts, places } = monthsBehind(new Date(), locale);
	const year = shamsaYear(await readYear(supabase, starts), places);
	rememberDrawn(drawingAddress(drawShamsa(year, { small: true })));
	return year;
}
