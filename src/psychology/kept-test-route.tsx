import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { languages } from '#src/language/languages.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { pickFrameTexts } from '#src/readings/kept-texts.server.ts';
import { labelsOf as bigFiveLabels } from './big-five/describe.ts';
import { bigFiveTexts, bigFiveWords } from './big-five/texts.server.ts';
import { labelsOf as careerLabels } from './career/describe-field.ts';
import { careerTexts } from './career/texts.server.ts';
import { eqTexts } from './eq/texts.server.ts';
import { labelsOf as gardnerLabels } from './gardner/describe-kinds.ts';
import { gardnerTexts } from './gardner/texts.server.ts';
import { KeptTestScreen } from './kept-test-screen.tsx';
import { labelsOf as mbtiLabels } from './mbti/compose.server.ts';
import { mbtiTexts } from './mbti/texts.server.ts';
import { pickSharedTexts } from './texts.server.ts';

/** The headings of all descriptions in all languages: a result may have been given in another one than the page's. */
const labels = languages.flatMap((language) => [
	...mbtiLabels(language),
	...Object.values(eqTexts[language].labels),
	...careerLabels(careerTexts[language]),
	...gardnerLabels(gardnerTexts[language]),
	...bigFiveLabels(bigFiveWords[language], bigFiveTexts[language]),
]);

/** The sentences of this page in its language only, and what the tests say of themselves. */
export function loader({ params: { lang } }: LoaderFunctionArgs) {
	const [mbti, eq, career, gardner, bigFive] = [
		pickTexts(mbtiTexts, lang),
		pickTexts(eqTexts, lang),
		pickTexts(careerTexts, lang),
		pickTexts(gardnerTexts, lang),
		pickTexts(bigFiveTexts, lang),
	];
	const shared = pickSharedTexts(lang);
	return {
		frame: { ...pickFrameTexts(lang), common: shared.common },
		shared,
		labels,
		typeNames: mbti.names,
		birds: mbti.birds,
		birdLabel: mbti.bird,
		tests: {
			MBTI: { title: mbti.title, limits: [mbti.limits, mbti.independent] },
			EQ: { title: eq.title, limits: [eq.limits] },
			CAREER: { title: career.title, limits: [career.limits] },
			GARDNER: { title: gardner.title, limits: [gardner.limits, gardner.origin] },
			BIG5: { title: bigFive.title, limits: [bigFive.limits, bigFive.origin] },
		},
	};
}

export const shouldRevalidate = changesLanguage;

export default function KeptTestRoute() {
	return <KeptTestScreen {...useLoaderData<typeof loader>()} />;
}
