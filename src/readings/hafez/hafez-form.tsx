import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { poems } from '#src/methods/divan/poems.ts';
import { QuestionForm } from '#src/readings/question-form.tsx';
import { randomChoice } from '#src/readings/random-choice.ts';
import type { FormProps } from '#src/readings/reading-page.ts';
import { lengthOf } from '#src/readings/text-length.ts';
import { OpenBook } from '#src/ui/ornament/open-book.tsx';
import type { Hafez, HafezLoaded } from './contract.ts';
import { Invocation } from './invocation.tsx';
import { QUESTION_LENGTH, questionSchema, verseText } from './request.ts';

/** The question, and the button that opens the Divan. */
export function HafezForm(props: FormProps<Hafez, HafezLoaded, string>) {
	const { loaded, entry } = props;
	const { language } = useLanguage();
	const t = useTexts(loaded.texts);
	const count = lengthOf(entry);
	const { most } = QUESTION_LENGTH;

	const draw = (question: string) => {
		// The face of the translation, so that it is there when the folio is and moves nothing.
		const heading = getComputedStyle(document.documentElement).getPropertyValue('--face-heading');
		document.fonts.load(`italic 1rem ${heading}`).catch(() => {});
		props.onAsk({ poem: verseText(randomChoice(poems)), question, language });
	};

	return (
		<div className="hafez-threshold no-print">
			<QuestionForm
				className="hafez-form"
				name="question"
				label={t('label')}
				help={count > most - 100 ? t('count', { count, most }) : t('help')}
				placeholder={t('placeholder')}
				rows={3}
				enterSends
				value={entry}
				onChange={props.onEntry}
				schema={questionSchema}
				messages={loaded.messages}
				unreadable="question_invalid"
				error={props.errorOf('question')}
				loading={props.loading}
				send={t('draw')}
				onAsk={draw}
				onRefuse={props.onRefuse}
				before={<p className="hafez-intention">{t('intention')}</p>}
			/>
			<div className="hafez-book">
				<OpenBook state="closed" />
			</div>
			<Invocation texts={loaded.texts} />
		</div>
	);
}
