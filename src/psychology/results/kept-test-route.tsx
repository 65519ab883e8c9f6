import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { TestName } from '#src/catalogue/catalogue.ts';
import { changesLanguage } from '#src/language/changes-language.ts';
import { type Language, languages } from '#src/language/languages.ts';
import { type InEveryLanguage, pickTexts } from '#src/language/pick-texts.ts';
import { pickFrameTexts } from '#src/readings/kept/kept-texts.server.ts';
import { labelsOf as bigFiveLabels } from '../big-five/describe.ts';
import { bigFiveTexts, bigFiveWords } from '../big-five/texts.server.ts';
import { labelsOf as careerLabels } from '../career/describe-field.ts';
import { careerTexts } from '../career/texts.server.ts';
import { eqTexts } from '../eq/texts.server.ts';
import { labelsOf as gardnerLabels } from '../gardner/describe-kinds.ts';
import { gardnerTexts } from '../gardner/texts.server.ts';
import { labelsOf as mbtiLabels } from '../mbti/compose.server.ts';
import { mbtiTexts } from '../mbti/texts.server.ts';
import { pickSharedTexts } from '../texts.server.ts';
import { type KeptTestProps, KeptTestScreen } from './kept-test-screen.tsx';

type ToldTest<Texts> = {
	texts: InEveryLanguage<Texts>;
	/** The headings of its descriptions. */
	labels: (language: Language) => readonly string[];
	limits: (texts: Texts) => readonly string[];
};
/** A test by what this page tells of it, in one language or in all. */
const told = <Texts extends { title: string }>({ texts, labels, limits }: ToldTest<Texts>) => ({
	labels,
	told(language: string | undefined) {
		const picked = pickTexts(texts, language);
		return { title: picked.title, limits: limits(picked) };
	},
});

const tests = {
	mbti: told({ texts: mbtiTexts, labels: mbtiLabels, limits: ({ limits, independent }) => [limits, independent] }),
	'eq-test': told({
		texts: eqTexts,
		labels: (language) => Object.values(eqTexts[language].labels),
		limits: ({ limits }) => [limits],
	}),
	'career-test': told({
		texts: careerTexts,
		labels: (language) => careerLabels(careerTexts[language]),
		limits: ({ limits }) => [limits],
	}),
	'gardner-test': told({
		texts: gardnerTexts,
		labels: (language) => gardnerLabels(gardnerTexts[language]),
		limits: ({ limits, origin }) => [limits, origin],
	}),
	'big-five': told({
		texts: bigFiveTexts,
		labels: (language) => bigFiveLabels(bigFiveWords[language], bigFiveTexts[language]),
		limits: ({ limits, origin }) => [limits, origin],
	}),
} satisfies Readonly<Record<TestName, unknown>>;

/** The headings of all descriptions in all languages: a result may have been given in another one than the page's. */
const labels = languages.flatMap((language) => Object.values(tests).flatMap((test) => test.labels(language)));

/** The sentences of this page in its language only, and what the tests say of themselves. */
export function loader({ params: { lang } }: LoaderFunctionArgs) {
	const mbti = pickTexts(mbtiTexts, lang);
	const shared = pickSharedTexts(lang);
	const toldTests = Object.entries(tests).map(([name, test]) => [name, test.told(lang)]);
	return {
		frame: { ...pickFrameTexts(lang), common: shared.common },
		shared,
		labels,
		typeNames: mbti.names,
		birds: mbti.birds,
		birdLabel: mbti.bird,
		tests: Object.fromEntries(toldTests) as KeptTestProps['tests'],
	};
}

export const shouldRevalidate = changesLanguage;

export default function KeptTestRoute() {
	return <KeptTestScreen {...useLoaderData<typeof loader>()} />;
}
