import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { Button } from '#src/ui/controls/button.tsx';
import { TextArea } from '#src/ui/controls/field.tsx';

type QuestionFormProps = {
	className: string;
	/** Name of the field in the request. */
	name: string;
	label: string;
	help: string;
	placeholder: string;
	rows: number;
	/** Enter sends, and Shift with Enter breaks the line. */
	enterSends?: boolean;
	value: string;
	onChange: (text: string) => void;
	/** Checks and trims; its issues carry keys of `messages`. */
	schema: z.ZodMiniType<string>;
	messages: Readonly<Record<string, string>>;
	/** The key of what is said where an issue has no message. */
	unreadable: string;
	error: string | null;
	/** A heading above the error. */
	errorTitle?: string;
	loading: boolean;
	/** The text in the field has been answered. */
	answered?: boolean;
	/** The button that asks. */
	send: string;
	/** Given the text, trimmed and checked. */
	onAsk: (text: string) => void;
	onRefuse: (field: string, message: string) => void;
	/** Above the field; between field and button; and beside the button. */
	before?: ReactNode;
	between?: ReactNode;
	beside?: ReactNode;
};

/** A form of one field of text. While it is empty nothing is sent: the button shows what is missing. */
export function QuestionForm(props: QuestionFormProps) {
	const { name, value, messages } = props;
	const empty = value.trim() === '';

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const checked = props.schema.safeParse(value);
		if (checked.success) return props.onAsk(checked.data);
		const key = checked.error.issues[0]?.message ?? '';
		props.onRefuse(name, messages[key] ?? messages[props.unreadable] ?? key);
	};

	const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		if (!props.enterSends || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		event.currentTarget.form?.requestSubmit();
	};

	return (
		<form className={`${props.className} no-print`} noValidate onSubmit={submit}>
			{props.before}
			<TextArea
				label={props.label}
				help={props.help}
				error={props.error}
				errorTitle={props.errorTitle}
				name={name}
				rows={props.rows}
				// An empty field takes the page's direction, its placeholder with it.
				dir={value ? 'auto' : undefined}
				autoComplete="off"
				enterKeyHint={props.enterSends ? 'go' : undefined}
				placeholder={props.placeholder}
				value={value}
				onKeyDown={sendOnEnter}
				onChange={(event) => props.onChange(event.target.value)}
			/>
			{props.between}
			<div className="question-buttons">
				<Button look={props.answered ? 'outline' : 'gold'} type="submit" disabled={props.loading} aria-disabled={empty}>
					{props.send}
				</Button>
				{props.beside}
			</div>
		</form>
	);
}
