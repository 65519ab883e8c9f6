import { type FormEvent, useId, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { showToast } from '#src/ui/show-toast.ts';
import { type Feeling, feelings } from './intake.ts';
import type { MessageKey } from './messages.ts';
import { DREAM_LENGTH, dreamSchema } from './request.ts';
import type { DreamTexts } from './texts/en.ts';

/** What the visitor says of a dream besides telling it. */
export type Intake = { feeling: Feeling | null; recurring: boolean };

type DreamFormProps = {
	texts: DreamTexts;
	/** What is said of a dream that cannot be read, in the language of the page. */
	messages: Readonly<Record<MessageKey, string>>;
	dream: string;
	onDream: (dream: string) => void;
	intake: Intake;
	onIntake: (intake: Intake) => void;
	/** What the server said of the dream, where it refused it. */
	refused: string | null;
	loading: boolean;
	/** Where there is a result that could be cleared. */
	onClear: (() => void) | null;
	/** Given the dream, trimmed and checked. */
	onInterpret: (dream: string) => void;
};

/** The dream, the feeling it left, and the button that has it read. */
export function DreamForm(props: DreamFormProps) {
	const { texts, messages, dream, intake, loading } = props;
	const { t: chrome } = useLanguage();
	const t = useTexts(texts);
	const feelingLabel = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	const [error, setError] = useState<string | null>(null);
	const characters = [...dream.trim()].length;

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const checked = dreamSchema.safeParse(dream);
		if (checked.success) {
			setError(null);
			props.onInterpret(checked.data);
			return;
		}
		const key = checked.error.issues[0]?.message;
		const message = key && key in messages ? messages[key as MessageKey] : messages.dream_invalid;
		setError(message);
		showToast({
			title: chrome('toast.validation'),
			text: message,
			tone: 'destructive',
		});
		field.current?.focus();
	};

	return (
		<form className="dream-form" noValidate onSubmit={submit}>
			<TextArea
				ref={field}
				label={t('label')}
				help={t('help')}
				error={error ?? props.refused}
				name="dream"
				rows={7}
				// An empty field takes the page's direction, its placeholder with it.
				dir={dream ? 'auto' : undefined}
				autoComplete="off"
				placeholder={t('placeholder')}
				value={dream}
				onChange={(event) => {
					props.onDream(event.target.value);
					setError(null);
				}}
			/>
			<p className="dream-count" data-over={characters > DREAM_LENGTH.most || undefined}>
				{t('count', { count: characters, most: DREAM_LENGTH.most })}
			</p>
			<div className="dream-intake">
				<p id={feelingLabel}>{t('feeling')}</p>
				{/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row with its legend. */}
				<div role="group" aria-labelledby={feelingLabel} className="dream-chips">
					{feelings.map((feeling) => (
						<button
							key={feeling}
							type="button"
							className="dream-chip"
							aria-pressed={intake.feeling === feeling}
							onClick={() =>
								props.onIntake({
									...intake,
									feeling: intake.feeling === feeling ? null : feeling,
								})
							}
						>
							{t(`feelings.${feeling}`)}
						</button>
					))}
				</div>
				<label className="dream-recurring">
					<input
						type="checkbox"
						checked={intake.recurring}
						onChange={(event) => props.onIntake({ ...intake, recurring: event.target.checked })}
					/>
					{t('recurring')}
				</label>
			</div>
			<div className="dream-buttons">
				<Button look="gold" type="submit" disabled={loading || characters === 0}>
					{t('interpret')}
				</Button>
				{props.onClear && (
					<Button look="quiet" onClick={props.onClear}>
						{t('clear')}
					</Button>
				)}
			</div>
		</form>
	);
}
