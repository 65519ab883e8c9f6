import { useState } from 'react';
import type { z } from 'zod/mini';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { Language } from '#src/language/languages.ts';
import { dateOf, emptyDate, typedDate } from '#src/readings/person/birth/birth-date.ts';
import { type BirthEntry, birthFields } from '#src/readings/person/birth/birth-fields.ts';
import { defaultCalendar } from '#src/readings/person/birth/default-calendar.ts';
import { nameFields, religionField } from '#src/readings/person/form/fields.ts';
import { Fields } from '#src/readings/person/form/fields-view.tsx';
import { findRefusal } from '#src/readings/person/form/find-refusal.ts';
import { useFieldTools } from '#src/readings/person/form/use-field-tools.ts';
import type { PersonMessages } from '#src/readings/person/messages.ts';
import { personalProfileSchema, type Religion } from '#src/readings/person/schemas.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { AccountForm } from '../account-form.tsx';
import type { Problems } from '../say-problem.ts';
import type { AccountTexts } from '../texts/en.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { useTask } from '../use-task.ts';
import { saveSettings } from './own-settings.ts';

type PersonalFormProps = {
	texts: AccountTexts['profile'];
	problems: Problems;
	person: PersonTexts;
	messages: PersonMessages;
	userId: string;
	kept: Record<string, unknown> | null;
};
type Entry = BirthEntry & { name: string; motherName: string; religion: Religion | '' };
type Refusal = { field: string; message: string };

const emptyIn = (language: Language): Entry => ({
	name: '',
	motherName: '',
	religion: '',
	calendarType: defaultCalendar[language],
	date: emptyDate,
});

const entryOf = ({ birthDate, ...rest }: z.infer<typeof personalProfileSchema>): Entry => ({
	...rest,
	date: typedDate(birthDate),
});

/** What forms are filled in with: entered by choice, checked by the specification's schema, removed by one button. */
export function PersonalForm({ texts, problems, person, messages, userId, kept }: PersonalFormProps) {
	const { language } = useLanguage();
	const t = useTexts(texts.personal);
	const [empty] = useState(() => emptyIn(language));
	const working = texts.settings.saving;
	const { supabase } = useAuth();
	const task = useTask(useTexts(problems));
	const known = personalProfileSchema.safeParse(kept);
	const [isKept, setIsKept] = useState(known.success);
	const [refused, setRefused] = useState<Refusal | null>(null);
	const draft = useFormDraft<Entry>('personal', userId, known.success ? entryOf(known.data) : empty);
	const entry = draft.values;
	const [open, setOpen] = useState(known.success || draft.restored);
	const change = (part: Partial<Entry>) => {
		draft.change(part);
		setRefused(null);
	};
	const asked = { tools: useFieldTools(person, messages), entry, change };
	const name = { kind: 'name', value: entry.name, onChange: (name: string) => change({ name }) } as const;
	const fields = [...nameFields(asked, name), religionField(asked), ...birthFields(asked)];
	const errorOf = (field: string) => (refused?.field === field ? refused.message : null);

	function save(): void {
		const { date, ...rest } = entry;
		const birthDate = dateOf(date, entry.calendarType);
		const checked = personalProfileSchema.safeParse({ ...rest, birthDate });
		const refusal = findRefusal(checked, { dates: { birthDate: entry } }, messages);
		setRefused(refusal);
		if (refusal || !checked.success) return;
		void task.run(async () => {
			await saveSettings(await supabase(), userId, { personal: checked.data });
			draft.settle(entry);
			setIsKept(true);
			showToast({ title: t('saved') });
		});
	}
	const forget = () =>
		task.run(async () => {
			await saveSettings(await supabase(), userId, { personal: null });
			setIsKept(false);
			setOpen(false);
			draft.change(empty);
			draft.settle(empty);
			showToast({ title: t('forgotten') });
		});
	return (
		<section className="card profile-settings" aria-labelledby="personal">
			<h2 id="personal">{t('title')}</h2>
			<p>{t('line')}</p>
			{!open && <Button onClick={() => setOpen(true)}>{t('keep')}</Button>}
			{open && (
				<AccountForm action={t('save')} working={working} task={task} onSubmit={save} look="outline">
					{draft.restored && <p role="status">{texts.restored}</p>}
					<Fields fields={fields} errorOf={errorOf} />
				</AccountForm>
			)}
			{isKept && (
				<Button look="quiet" disabled={task.busy} onClick={() => void forget()}>
					{t('forget')}
				</Button>
			)}
		</section>
	);
}
