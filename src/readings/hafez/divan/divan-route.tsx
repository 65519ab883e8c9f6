import { data, type HeadersFunction, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { defaultLanguage, isLanguage } from '#src/language/languages.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { clientOf } from '#src/platform/http/own-client.server.ts';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { hafezTexts } from '../texts.server.ts';
import { divanQuery, readDivanAddress } from './divan-address.ts';
import { DivanScreen } from './divan-screen.tsx';

/** A ghazal, or what a search in the Divan found. Where the site has no Divan the page leads to the oracle. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const language = isLanguage(params.lang) ? params.lang : defaultLanguage;
	const texts = pickTexts(hafezTexts, language);
	const asked = readDivanAddress(new URL(request.url).searchParams);
	const client = clientOf(context);
	const { ghazal: of_ghazal, words, rhyme, page } = asked;
	const [hits, ghazal] = await Promise.all([
		client.rpc('search_divan', { words, rhyme, page }).throwOnError(),
		of_ghazal === null ? null : client.rpc('read_ghazal', { of_ghazal }).throwOnError(),
	]);
	if (!hits.data) throw redirect(`/${language}/hafez`);
	if (ghazal && !ghazal.data) throw redirect(`/${language}/hafez/divan`);
	return data({ texts, asked, hits: hits.data, ghazal: ghazal?.data ?? null });
}

/** Another Divan may have been put in some moments ago. */
export const headers: HeadersFunction = () => ({ 'cache-control': 's-maxage=2' });

export default function DivanRoute() {
	const shown = useLoaderData<typeof loader>();
	const { title, description } = shown.texts.divan;
	const { words, rhyme } = shown.asked;
	return (
		<>
			<PageHead
				title={title}
				description={description}
				path={`hafez/divan${divanQuery(shown.asked)}`}
				unlisted={Boolean(words || rhyme)}
			/>
			<DivanScreen {...shown} />
		</>
	);
}
