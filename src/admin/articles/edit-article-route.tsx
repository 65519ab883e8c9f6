import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { adminTexts } from '../texts.server.ts';
import { EditArticleScreen } from './edit-article-screen.tsx';

export function loader({ params }: LoaderFunctionArgs) {
	return { texts: pickTexts(adminTexts, params.lang), id: params.id ?? '' };
}

export default function EditArticleRoute() {
	const { texts, id } = useLoaderData<typeof loader>();
	return <EditArticleScreen key={id} texts={texts} id={id} />;
}
