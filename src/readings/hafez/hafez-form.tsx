import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { showToast } from '#src/ui/show-toast.ts';
import type { MessageKey } from './messages.ts';
import { QUESTION_LENGTH, questionSchema } from './request.ts';
import type { HafezTexts } from './texts/en.ts';

type HafezFormProps = {
	texts: HafezTexts;
	/** What is said of a question that cannot be asked, in the language of the page. */
	messages: Readonly<Record<MessageKey, string>>;
	question: string;
	onQuestion: (question: string) => void;
	/** What the server said of the question, where it refused it. */
	refused?: string | null;
	/** Given the question, trimmed and checked. */
	onDraw: (question: string) => void;
};

/** The question, and the button that opens the Divan. */
export function HafezForm({ texts, messages, question, onQuestion, refused = null, onDraw }: HafezFormProps) {
	const { t: chrome } = useLanguage();
	const t = useTexts(texts);
	const field = useRef<HTMLTextAreaElement>(null);
	const [error, setError] = useState<string | null>(refused);
	const characters = [...question.trim()].length;

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const checked = questionSchema.safeParse(question);
		if (checked.success) {
			onDraw(checked.data);
			return;
		}
		const key = checked.error.issues[0]?.message;
		const message = key && key in messages ? messages[key as MessageKey] : messages.question_invalid;
		setError(message);
		showToast({ title: chrome('toast.validation'), text: message, tone: 'destructive' });
		field.current?.focus();
	};

	const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		if (characters > 0) event.currentTarget.form?.requestSubmit();
	};

	return (
		<form className="hafez-form" noValidate onSubmit={submit}>
			<p className="hafez-intention">{t('intention')}</p>
			<TextArea
				ref={field}
				label={t('label')}
				help={
					characters > QUESTION_LENGTH.most - 100
						? t('count', { count: characters, most: QUESTION_LENGTH.most })
						: t('help')
				}
				error={error}
				name="question"
				rows={3}
				dir="auto"
				autoComplete="off"
				enterKeyHint="go"
				placeholder={t('placeholder')}
				value={question}
				onKeyDown={sendOnEnter}
				onChange={(event) => {
					onQuestion(event.target.value);
					setError(null);
				}}
			/>
			<Button look="gold" type="submit" disabled={characters === 0}>
				{t('draw')}
			</Button>
		</form>
	);
}
