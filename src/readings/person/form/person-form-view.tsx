import type { FormEvent } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { Contract } from '../../contract.ts';
import type { FormProps } from '../../reading-page.ts';
import { Fields } from './fields-view.tsx';
import type { PersonForm, PersonPageTexts } from './person-form.ts';
import { PrefillButton } from './prefill-button.tsx';
import { useFieldTools } from './use-field-tools.ts';

type PersonFormViewProps<Of extends Contract, Loaded extends PersonPageTexts, Entry> = FormProps<Of, Loaded, Entry> & {
	form: PersonForm<Of, Loaded, Entry>;
};

/** The form of a reading that asks about people, from its declaration. */
export function PersonFormView<Of extends Contract, Loaded extends PersonPageTexts, Entry>(
	props: PersonFormViewProps<Of, Loaded, Entry>,
) {
	const { form, loaded, entry, onEntry, errorOf, loading } = props;
	const { person, messages, texts } = loaded;
	const { language } = useLanguage();
	const tools = useFieldTools(person, messages);
	const { ask, asking } = form.send(texts);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const read = form.read(entry, language, messages);
		if ('field' in read) props.onRefuse(read.field, read.message);
		else props.onAsk(read);
	};

	return (
		<>
			<PrefillButton texts={person} onFill={(known) => onEntry(form.prefill(entry, known))} />
			<form className={`person-form ${form.className}`} noValidate onSubmit={submit}>
				<Fields
					fields={form.fields({ tools, entry, change: (part) => onEntry({ ...entry, ...part }) }, texts)}
					errorOf={errorOf}
					disabled={loading}
				/>
				<Button look="gold" type="submit" disabled={loading}>
					{loading ? <Spinner label={asking} /> : ask}
				</Button>
			</form>
		</>
	);
}
