import { SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { dismissToasts } from '#src/ui/toasts/show-toast.ts';
import type { MessageKey } from './messages.ts';
import { messageSchema } from './request.ts';
import type { ChatTexts } from './texts/en.ts';

type ChatComposerProps = {
	texts: ChatTexts;
	/** What is said of a message that cannot be read, in the language of the page. */
	messages: Readonly<Record<MessageKey, string>>;
	field: RefObject<HTMLTextAreaElement | null>;
	draft: string;
	onDraft: (draft: string) => void;
	asking: boolean;
	/** Given the message, trimmed and checked. */
	onSend: (message: string) => void;
	onStop: () => void;
};

/** Where a message is written: Enter sends, Shift and Enter begin a new line. */
export function ChatComposer({ texts, messages, field, draft, onDraft, asking, onSend, onStop }: ChatComposerProps) {
	const t = useTexts(texts);
	const id = useId();
	const [error, setError] = useState<string | null>(null);

	const submit = () => {
		const checked = messageSchema.safeParse(draft);
		if (checked.success) {
			setError(null);
			dismissToasts();
			onDraft('');
			onSend(checked.data);
		} else {
			const key = checked.error.issues[0]?.message;
			const message = key && key in messages ? messages[key as MessageKey] : messages.message_invalid;
			setError(message);
		}
		field.current?.focus();
	};

	const pressed = (event: KeyboardEvent) => {
		// While a letter is being composed, Enter belongs to the keyboard.
		if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		if (!asking) submit();
	};

	const sent = (event: FormEvent) => {
		event.preventDefault();
		if (!asking) submit();
	};

	return (
		<form className="chat-composer" noValidate onSubmit={sent}>
			<label htmlFor={id} className="sr-only">
				{t('label')}
			</label>
			<textarea
				ref={field}
				id={id}
				// An empty field would count as left to right.
				dir={draft ? 'auto' : undefined}
				rows={1}
				className="field-control"
				placeholder={t('placeholder')}
				aria-describedby={`${id}-line`}
				aria-invalid={error ? true : undefined}
				value={draft}
				onChange={(event) => {
					setError(null);
					onDraft(event.target.value);
				}}
				onKeyDown={pressed}
			/>
			{asking ? (
				<button type="button" className="chat-send" aria-label={t('stop')} title={t('stop')} onClick={onStop}>
					<Square aria-hidden size={18} fill="currentColor" />
				</button>
			) : (
				<button type="submit" className="chat-send" aria-label={t('send')} title={t('send')}>
					<SendHorizontal aria-hidden size={20} className="flip-in-rtl" />
				</button>
			)}
			<p id={`${id}-line`} className={error ? 'field-error' : 'field-help'}>
				{error ?? t('help')}
			</p>
		</form>
	);
}
