import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { readingTexts } from '#src/readings/texts.server.ts';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { ChatbotScreen } from './chatbot-screen.tsx';
import { chatMessages, chatTexts } from './texts.server.ts';

/** The sentences of this page in its language only. */
export function loader({ params }: LoaderFunctionArgs) {
	return {
		texts: pickTexts(chatTexts, params.lang),
		common: pickTexts(readingTexts, params.lang),
		messages: pickTexts(chatMessages, params.lang),
	};
}

export const shouldRevalidate = changesLanguage;

export default function ChatbotRoute() {
	const loaded = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={loaded.texts.title} description={loaded.texts.description} />
			<ChatbotScreen {...loaded} />
		</>
	);
}
