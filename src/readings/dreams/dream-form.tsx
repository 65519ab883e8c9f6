import { useId, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { lengthOf } from '#src/language/text-length.ts';
import { QuestionForm } from '#src/readings/flow/form/question-form.tsx';
import type { FormProps } from '#src/readings/reading-page.ts';
import { Button } from '#src/ui/controls/button.tsx';
import type { DreamEntry, Dreams, DreamsLoaded } from './contract.ts';
import { feelings } from './intake.ts';
import { DREAM_LENGTH, dreamSchema } from './request.ts';

/** The dream, the feeling it left, and the button that has it read. */
export function DreamForm(props: FormProps<Dreams, DreamsLoaded, DreamEntry>) {
	const { loaded, entry, loading } = props;
	const { language, t: chrome } = useLanguage();
	const t = useTexts(loaded.texts);
	const count = lengthOf(entry.dream);
	const { most } = DREAM_LENGTH;
	const { feeling, recurring } = entry;
	const [asked, setAsked] = useState<string | null>(null);
	const told = JSON.stringify(entry);

	return (
		<QuestionForm
			className="dream-form"
			name="dream"
			label={t('label')}
			help={t('help')}
			placeholder={t('placeholder')}
			rows={7}
			value={entry.dream}
			onChange={(dream) => props.onEntry({ ...entry, dream })}
			schema={dreamSchema}
			messages={loaded.messages}
			unreadable="dream_invalid"
			error={props.errorOf('dream')}
			errorTitle={chrome('validationError')}
			loading={loading}
			send={t('interpret')}
			answered={props.done && asked === told}
			onAsk={(dream) => {
				setAsked(told);
				props.onAsk({ dream, language, ...(feeling && { feeling }), ...(recurring && { recurring }) });
			}}
			onRefuse={props.onRefuse}
			between={
				<>
					<p className="dream-count" data-over={count > most || undefined}>
						{t('count', { count, most })}
					</p>
					<Intake {...props} />
				</>
			}
			beside={
				props.done && (
					<Button look="quiet" onClick={props.onNew}>
						{t('clear')}
					</Button>
				)
			}
		/>
	);
}

/** What the visitor says of a dream besides telling it. */
function Intake({ loaded, entry, onEntry }: FormProps<Dreams, DreamsLoaded, DreamEntry>) {
	const t = useTexts(loaded.texts);
	const label = useId();
	return (
		<div className="dream-intake">
			<p id={label}>{t('feeling')}</p>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row with its legend. */}
			<div role="group" aria-labelledby={label} className="dream-chips">
				{feelings.map((feeling) => (
					<button
						key={feeling}
						type="button"
						className="dream-chip"
						aria-pressed={entry.feeling === feeling}
						onClick={() => onEntry({ ...entry, feeling: entry.feeling === feeling ? null : feeling })}
					>
						{t(`feelings.${feeling}`)}
					</button>
				))}
			</div>
			<label className="dream-recurring">
				<input
					type="checkbox"
					checked={entry.recurring}
					onChange={(event) => onEntry({ ...entry, recurring: event.target.checked })}
				/>
				{t('recurring')}
			</label>
		</div>
	);
}
