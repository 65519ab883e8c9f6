import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLanguage } from '#src/language/language-provider.tsx';
import type { TextsReader } from '#src/language/use-texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import type { Question } from '../test.ts';
import type { TestTexts } from '../texts/en.ts';

type QuestionPageProps = {
	t: TextsReader<TestTexts>;
	look: 'choices' | 'scale';
	question: Question;
	/** From 0. */
	index: number;
	total: number;
	answered: number;
	chosen: number | null;
	complete: boolean;
	resumed: boolean;
	/** Next was pressed without an answer. */
	missing: boolean;
	/** The test goes on by itself after an answer. */
	goesOn: boolean | null;
	onGoesOn: (goesOn: boolean) => void;
	scale: TestTexts['scale'];
	onChoose: (option: number) => void;
	onPrevious: () => void;
	onNext: () => void;
	onResults: () => void;
	onStartOver: () => void;
};

/** One question with its answers, the progress, and the buttons Next and Previous. */
export function QuestionPage(props: QuestionPageProps) {
	const { t, look, question, index, total, answered, chosen } = props;
	const { locale } = useLanguage();
	const number = new Intl.NumberFormat(locale);
	const last = index === total - 1;
	const hint = props.missing
		? t('chooseFirst')
		: last && !props.complete
			? t('answerAll')
			: props.resumed
				? t('resumed')
				: '';
	return (
		<section className="question" aria-labelledby="question-ask">
			<div className="question-progress">
				<p id="question-place">{t('place', { n: index + 1, total })}</p>
				<progress max={total} value={answered} aria-label={t('answered', { n: answered, total })} />
			</div>
			<h2 id="question-ask" className="question-ask" tabIndex={-1} aria-describedby="question-place">
				{question.ask}
			</h2>
			<fieldset className="question-options" data-look={look} aria-labelledby="question-ask">
				{question.options.map((option, place) => (
					<button
						key={option}
						type="button"
						className="question-option"
						aria-pressed={chosen === place}
						onClick={() => props.onChoose(place)}
					>
						<span aria-hidden className="question-key">
							{number.format(place + 1)}
						</span>
						<span>{option}</span>
					</button>
				))}
			</fieldset>
			<p className="question-hint" role="status" data-missing={props.missing || undefined}>
				{hint}
			</p>
			<div className="question-ways">
				<Button onClick={props.onPrevious} disabled={index === 0}>
					<ChevronLeft aria-hidden size={18} className="flip-in-rtl" />
					{t('previous')}
				</Button>
				{last ? (
					<Button look="gold" onClick={props.onResults} aria-disabled={!props.complete}>
						{t('results')}
					</Button>
				) : (
					<Button look="gold" onClick={props.onNext} aria-disabled={chosen === null}>
						{t('next')}
						<ChevronRight aria-hidden size={18} className="flip-in-rtl" />
					</Button>
				)}
			</div>
			<label className="question-goes-on" data-unknown={props.goesOn === null || undefined}>
				<input
					type="checkbox"
					checked={props.goesOn ?? false}
					onChange={({ target }) => props.onGoesOn(target.checked)}
				/>
				{t('goOn')}
			</label>
			<p className="question-keys">
				<span>{t('keys', { last: question.options.length })}</span>
				{props.resumed && (
					<Button look="quiet" className="button-small" onClick={props.onStartOver}>
						{t('startOver')}
					</Button>
				)}
			</p>
		</section>
	);
}
