import { useCallback } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { useAnswer } from '#src/session/use-answer.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { PageHeading } from '#src/ui/headings/page-heading.tsx';
import { Answered } from '../answered.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import type { AdminTexts } from '../texts/en.ts';
import { ArticleEditor } from './article-editor.tsx';
import { readForm } from './article-form.ts';

/** One article in four languages, side by side. */
export function EditArticleScreen({ texts, id }: { texts: AdminTexts; id: string }) {
	const t = useTexts(texts);
	const { to } = useLanguage();
	return (
		<>
			<PageHead title={t('editor.title')} unlisted />
			<PageHeading title={t('editor.title')} />
			<RequireAdmin texts={texts}>
				<div className="admin admin-editor">
					<p>
						<ButtonLink look="quiet" to={`${to('admin')}?part=articles`}>
							{t('editor.back')}
						</ButtonLink>
					</p>
					<Article texts={texts} id={id} />
				</div>
			</RequireAdmin>
		</>
	);
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

function Article({ texts, id }: { texts: AdminTexts; id: string }) {
	const t = useTexts(texts);
	const { answer, again } = useAnswer(
		useCallback(async (client) => (isId(id) ? await readForm(client, id) : null), [id]),
	);
	return (
		<Answered answer={answer} again={again} texts={texts}>
			{(kept) =>
				kept ? <ArticleEditor texts={texts} id={id} opened={kept} /> : <p role="status">{t('editor.missing')}</p>
			}
		</Answered>
	);
}
