import type { LoaderFunctionArgs } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { suitCards } from '../texts.server.ts';

/** The 56 cards of the suits in one language, as JSON: a page fetches them when they are drawn from. */
export const loader = ({ params }: LoaderFunctionArgs) =>
	Response.json(pickTexts(suitCards, params.lang), { headers: { 'cache-control': 'public, max-age=3600' } });
