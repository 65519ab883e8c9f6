import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { AdminScreen } from './admin-screen.tsx';
import { adminTexts } from './texts.server.ts';

export function loader({ params }: LoaderFunctionArgs) {
	return { texts: pickTexts(adminTexts, params.lang) };
}

export default function AdminRoute() {
	return <AdminScreen texts={useLoaderData<typeof loader>().texts} />;
}
