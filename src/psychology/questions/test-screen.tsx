import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { TestName } from '#src/catalogue/catalogue.ts';
import { useTexts } from '#src/language/language-provider.tsx';
import { latinDigits } from '#src/language/latin-digits.ts';
import { ReadingScreen, type ReadingTexts } from '#src/readings/reading-screen.tsx';
import { bringIntoSight } from '#src/ui/bring-into-sight.ts';
import type { Question } from '../test.ts';
import type { TestTexts } from '../texts/en.ts';
import { QuestionPage } from './question-page.tsx';
import { TestLimits } from './test-limits.tsx';
import { useGoingOn } from './use-going-on.ts';
import type { Finished } from './use-progress.ts';
import { useTest } from './use-test.ts';
import '../psychology.css';

export type { Finished, ReadingTexts, TestTexts };

/** The sentences of every test's page: the tests' own, and those of what stands around results. */
export type SharedTexts = { texts: TestTexts; common: ReadingTexts };

type TestScreenProps = {
	name: TestName;
	title: string;
	lead: string;
	/** What so short a test can and cannot say; on the first page and with the result. */
	limits: readonly string[];
	shared: SharedTexts;
	questions: readonly Question[];
	/** `scale` for statements from 1 to 5, side by side where there is room. */
	look: 'choices' | 'scale';
	/** Called once when the results are asked for, and all is answered. */
	onFinish: (finished: Finished) => void;
	onAgain: () => void;
	/** The result; `again` takes the test again. */
	result: (finished: Finished, again: () => void) => ReactNode;
};

/** Keys count while the test or nothing at all has the focus: not in menus, and with no other key held. */
function concernsTest(event: KeyboardEvent, stage: HTMLElement | null): boolean {
	if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return false;
	const { target } = event;
	if (!(target instanceof HTMLElement)) return false;
	return target === document.body || target.matches('h1') || (stage?.contains(target) ?? false);
}

/** Calls `press` with every key that concerns the test, while it asks. */
function useTestKeys(
	asking: boolean,
	stage: RefObject<HTMLElement | null>,
	press: (event: KeyboardEvent) => void,
): void {
	const pressed = useRef(press);
	pressed.current = press;
	useEffect(() => {
		if (!asking) return;
		const listen = (event: KeyboardEvent) => {
			if (concernsTest(event, stage.current)) pressed.current(event);
		};
		addEventListener('keydown', listen);
		return () => removeEventListener('keydown', listen);
	}, [asking, stage]);
}

/** Moves the focus to the option after or before the one that has it, around the end; false where it is on none. */
function moveAmongOptions(stage: HTMLElement | null, from: HTMLButtonElement, by: 1 | -1): boolean {
	const options = [...(stage?.querySelectorAll<HTMLButtonElement>('.question-option') ?? [])];
	const here = options.indexOf(from);
	if (here < 0) return false;
	options[(here + by + options.length) % options.length]?.focus();
	return true;
}

/** The result takes the focus of the button that asked for it. */
function useResultFocus(asking: boolean, stage: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const heading = stage.current?.querySelector<HTMLElement>('.result-heading');
		if (asking || !heading) return;
		heading.focus({ preventScroll: true });
		scrollTo({ top: 0, behavior: 'instant' });
	}, [asking, stage]);
}

/** The new question takes the focus, and is brought into sight where the page had been scrolled past it. */
function showQuestion(stage: HTMLElement | null): void {
	const ask = stage?.querySelector<HTMLElement>('.question-ask');
	if (ask && stage) bringIntoSight(ask, stage);
}

/** The frame of every test: one question a page by the rules of the specification, then the result in its place. */
export function TestScreen(props: TestScreenProps) {
	const { name, questions, shared, limits, look } = props;
	const t = useTexts(shared.texts);
	const test = useTest(
		name,
		questions.map(({ options }) => options.length),
	);
	const stage = useRef<HTMLDivElement>(null);
	/** Next or the result was asked for before there was an answer. */
	const [missing, setMissing] = useState(false);
	const question = questions[test.index];
	const last = test.index === questions.length - 1;

	const toQuestion = () => requestAnimationFrame(() => showQuestion(stage.current));
	const move = (by: 1 | -1) => {
		goingOn.stay();
		setMissing(false);
		test.move(by);
		toQuestion();
	};
	const goingOn = useGoingOn(() => move(1));

	const choose = (option: number) => {
		setMissing(false);
		test.choose(option);
		if (!last) goingOn.answered();
	};
	const next = () => {
		if (test.answers[test.index] !== null) move(1);
		else if (!goingOn.justWentOn()) setMissing(true);
	};

	const finish = () => {
		const finished = test.finish();
		if (finished) props.onFinish(finished);
		else setMissing(true);
	};

	const again = () => {
		goingOn.stay();
		setMissing(false);
		test.reset();
		props.onAgain();
		toQuestion();
	};

	const press = (event: KeyboardEvent) => {
		const place = Number(latinDigits(event.key)) - 1;
		const forwards = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
		if (question && place in question.options) choose(place);
		else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
			const by = event.key === forwards ? 1 : -1;
			if (by > 0 ? last || test.answers[test.index] === null : test.index === 0) return;
			move(by);
		} else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && event.target instanceof HTMLButtonElement) {
			if (!moveAmongOptions(stage.current, event.target, event.key === 'ArrowDown' ? 1 : -1)) return;
		} else return;
		event.preventDefault();
	};
	const asking = test.finished === null;
	useTestKeys(asking, stage, press);

	useResultFocus(asking, stage);

	return (
		<ReadingScreen title={props.title} lead={asking && test.index === 0 ? props.lead : undefined}>
			<div ref={stage} className="test-stage">
				{test.finished
					? props.result(test.finished, again)
					: question && (
							<QuestionPage
								t={t}
								look={look}
								question={question}
								index={test.index}
								total={questions.length}
								answered={test.answers.filter((answer) => answer !== null).length}
								chosen={test.answers[test.index] ?? null}
								complete={test.complete}
								resumed={test.resumed}
								scale={shared.texts.scale}
								missing={missing}
								goesOn={goingOn.on}
								onGoesOn={goingOn.choose}
								onChoose={choose}
								onPrevious={() => move(-1)}
								onNext={next}
								onResults={finish}
								onStartOver={again}
							/>
						)}
				{asking && test.index === 0 && <TestLimits limits={limits} texts={shared.texts} />}
			</div>
		</ReadingScreen>
	);
}
