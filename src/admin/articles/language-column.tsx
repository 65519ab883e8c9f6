import { useState } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { type Language, languageFacts } from '#src/language/languages.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextArea, TextField } from '#src/ui/controls/field.tsx';
import { Prose } from '#src/ui/prose.tsx';
import type { AdminTexts } from '../texts/en.ts';
import type { ArticleForm, TextPart } from './article-form.ts';

type LanguageColumnProps = {
	language: Language;
	texts: AdminTexts;
	form: ArticleForm;
	errorOf: (column: keyof ArticleForm) => string | null;
	onEdit: (change: Partial<ArticleForm>) => void;
};

/** An article's title, excerpt and text in one language, to write or to look at as readers will. */
export function LanguageColumn({ language, texts, form, errorOf, onEdit }: LanguageColumnProps) {
	const t = useTexts(texts);
	const [preview, setPreview] = useState(false);
	const { name, direction } = languageFacts[language];
	const set = (part: TextPart) => (event: { target: { value: string } }) =>
		onEdit({ [`${part}_${language}`]: event.target.value });
	const content = form[`content_${language}`];
	const words = content.trim() ? content.trim().split(/\s+/u).length : 0;
	const heading = `admin-in-${language}`;
	return (
		<section aria-labelledby={heading} className="admin-column">
			<div className="admin-head">
				<h2 id={heading} lang={language}>
					{name}
				</h2>
				<Button look="quiet" aria-pressed={preview} onClick={() => setPreview(!preview)}>
					{preview ? t('editor.text') : t('editor.preview')}
				</Button>
			</div>
			{preview ? (
				<article lang={language} dir={direction} className="admin-preview">
					{form[`title_${language}`].trim() || content.trim() ? (
						<>
							<h3>{form[`title_${language}`]}</h3>
							<p className="admin-preview-excerpt">{form[`excerpt_${language}`]}</p>
							<Prose text={content} language={language} />
						</>
					) : (
						<p>{t('editor.nothing')}</p>
					)}
				</article>
			) : (
				<>
					<TextField
						label={t('editor.heading')}
						error={errorOf(`title_${language}`)}
						value={form[`title_${language}`]}
						onChange={set('title')}
						lang={language}
						dir={direction}
						autoComplete="off"
					/>
					<TextArea
						label={t('editor.excerpt')}
						error={errorOf(`excerpt_${language}`)}
						value={form[`excerpt_${language}`]}
						onChange={set('excerpt')}
						lang={language}
						dir={direction}
						rows={3}
					/>
					<TextArea
						label={t('editor.content')}
						help={t('editor.contentHelp')}
						error={errorOf(`content_${language}`)}
						value={content}
						onChange={set('content')}
						lang={language}
						dir={direction}
						rows={14}
						className="admin-content"
					/>
				</>
			)}
			<p className="admin-note">{t('editor.words', { count: words })}</p>
		</section>
	);
}
