import { type FormEvent, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { languages } from '#src/language/languages.ts';
import { useAuth } from '#src/session/session.tsx';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import type { AdminTexts } from '../texts/en.ts';
import { type ArticleForm, type FormFaults, findFaults, type Kept, mostOf, writeForm } from './article-form.ts';
import { LanguageColumn } from './language-column.tsx';

type ArticleEditorProps = { texts: AdminTexts; id: string; opened: Kept };

/** Writes an article in four languages. It asks before unsaved text is lost. */
export function ArticleEditor({ texts, id, opened }: ArticleEditorProps) {
	const t = useTexts(texts);
	const { to, t: chrome } = useLanguage();
	const { supabase } = useAuth();
	const [kept, setKept] = useState(opened);
	const [form, setForm] = useState(opened.form);
	const [faults, setFaults] = useState<FormFaults>({});
	const [state, setState] = useState<'idle' | 'saving' | 'conflict'>('idle');
	const changed = JSON.stringify(form) !== JSON.stringify(kept.form);
	useLeaveQuestion(changed, t('editor.leave'));

	const edit = (change: Partial<ArticleForm>) => setForm((last) => ({ ...last, ...change }));
	const errorOf = (column: keyof ArticleForm) => {
		const fault = faults[column];
		if (!fault) return null;
		if (fault !== 'tooLong') return t(`editor.${fault}`);
		const part = column.replace(/_(en|fa|ar|es)$/, '') as keyof typeof mostOf;
		return t('editor.tooLong', { most: mostOf[part] });
	};
	const complain = (text: string) => showToast({ title: chrome('toast.error'), text, tone: 'destructive' });

	async function save(overwrite: boolean) {
		if (state === 'saving') return;
		const found = findFaults(form);
		setFaults(found);
		if (Object.keys(found).length > 0) return complain(t('editor.wrong'));
		setState('saving');
		let next: 'idle' | 'conflict' = 'idle';
		try {
			const since = overwrite ? { ...kept, changedAt: null } : kept;
			const written = await writeForm(await supabase(), id, form, since);
			if (written === 'conflict') next = 'conflict';
			else if (written === 'slugTaken') {
				setFaults({ slug: 'slugTaken' });
				complain(t('editor.slugTaken'));
			} else {
				setKept(written);
				setForm(written.form);
				showToast({ title: t('editor.saved') });
			}
		} catch (error) {
			console.error(error);
			complain(t('editor.failed'));
		}
		setState(next);
	}
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void save(false);
	};

	return (
		<form onSubmit={submit} noValidate className="admin-edit">
			<SharedFields texts={texts} form={form} errorOf={errorOf} onEdit={edit} />
			<div className="admin-columns">
				{languages.map((language) => (
					<LanguageColumn
						key={language}
						language={language}
						texts={texts}
						form={form}
						errorOf={errorOf}
						onEdit={edit}
					/>
				))}
			</div>
			<div className="admin-save">
				{state === 'conflict' && (
					<p role="alert">
						{t('editor.conflict')} <Button onClick={() => save(true)}>{t('editor.overwrite')}</Button>
					</p>
				)}
				<Button type="submit" look={changed ? 'gold' : 'outline'} disabled={state === 'saving' || !changed}>
					{state === 'saving' ? t('editor.saving') : t('editor.save')}
				</Button>
				{kept.form.published && <ButtonLink to={to(`blog/${kept.form.slug || id}`)}>{t('editor.view')}</ButtonLink>}
				<p role="status">{changed && t('editor.unsaved')}</p>
			</div>
		</form>
	);
}

type SharedFieldsProps = {
	texts: AdminTexts;
	form: ArticleForm;
	errorOf: (column: keyof ArticleForm) => string | null;
	onEdit: (change: Partial<ArticleForm>) => void;
};

/** What an article has once for all languages: address, category, picture, and whether it is published. */
function SharedFields({ texts, form, errorOf, onEdit }: SharedFieldsProps) {
	const t = useTexts(texts);
	return (
		<fieldset className="admin-shared">
			<legend>{t('editor.shared')}</legend>
			<TextField
				label={t('editor.slug')}
				help={t('editor.slugHelp')}
				error={errorOf('slug')}
				value={form.slug}
				onChange={({ target }) => onEdit({ slug: target.value })}
				dir="ltr"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
			/>
			<TextField
				label={t('editor.category')}
				error={errorOf('category')}
				value={form.category}
				onChange={({ target }) => onEdit({ category: target.value })}
				dir="auto"
				autoComplete="off"
			/>
			<TextField
				label={t('editor.image')}
				error={errorOf('image_url')}
				value={form.image_url}
				onChange={({ target }) => onEdit({ image_url: target.value })}
				dir="ltr"
				autoComplete="off"
				spellCheck={false}
			/>
			<label className="admin-check">
				<input
					type="checkbox"
					checked={form.published}
					onChange={({ target }) => onEdit({ published: target.checked })}
				/>
				{t('editor.published')}
			</label>
		</fieldset>
	);
}

/** Asks before leaving while something is not saved: within the app, and where the tab closes. */
function useLeaveQuestion(unsaved: boolean, question: string): void {
	const blocker = useBlocker(unsaved);
	useEffect(() => {
		if (blocker.state !== 'blocked') return;
		if (confirm(question)) blocker.proceed();
		else blocker.reset();
	}, [blocker, question]);
	useEffect(() => {
		if (!unsaved) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [unsaved]);
}
