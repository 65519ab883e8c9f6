import { useRef } from 'react';
import { Link } from 'react-router';
import { topicBounds } from '#src/blog/generation/topic-request.ts';
import { categoryName, defaultCategory } from '#src/blog/list/categories.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import type { AdminTexts } from '../texts/en.ts';
import { RecentArticles } from './recent-articles.tsx';
import { ThemeChoices } from './theme-choices.tsx';
import { type Generated, useGeneration } from './use-generation.ts';

const suggested = ['dreams', 'tarot', 'hafez', 'mbti', 'peace'] as const;

/** The form by which an administrator has an article written, five topics for it, and the newest articles. */
export function WritePart({ texts }: { texts: AdminTexts }) {
	const t = useTexts(texts);
	const { language } = useLanguage();
	const writing = useGeneration(texts);
	const { topic, setTopic, category, setCategory, problem, generating, made, choices } = writing;
	const field = useRef<HTMLDivElement>(null);
	const refusalOf = (field: string) =>
		problem?.field === field ? { error: problem.message, errorTitle: problem.title } : {};

	const choose = (title: string) => {
		writing.choose(title);
		field.current?.querySelector('input')?.focus();
	};

	return (
		<div className="admin-write">
			<section aria-labelledby="admin-generate">
				<h2 id="admin-generate">{t('write.title')}</h2>
				<form onSubmit={writing.generate} noValidate className="admin-form">
					<div ref={field}>
						<TextField
							label={t('write.topic')}
							help={t('write.topicHelp')}
							{...refusalOf('topic')}
							value={topic}
							onChange={({ target }) => setTopic(target.value)}
							dir="auto"
							autoComplete="off"
							aria-required
							maxLength={topicBounds.most * 2}
						/>
					</div>
					<TextField
						label={t('write.category')}
						{...refusalOf('category')}
						value={category}
						onChange={({ target }) => setCategory(target.value)}
						placeholder={categoryName(defaultCategory, language)}
						dir="auto"
						autoComplete="off"
					/>
					<Button type="submit" look="gold" disabled={generating}>
						{generating ? t('write.generating') : t('write.generate')}
					</Button>
				</form>
				{choices.length > 0 && <ThemeChoices choices={choices} title={t('write.choices')} onChoose={choose} />}
				<h3>{t('write.suggestions')}</h3>
				<ul className="admin-topics">
					{suggested.map((name) => (
						<li key={name}>
							<Button onClick={() => setTopic(t(`write.topics.${name}`))}>{t(`write.topics.${name}`)}</Button>
						</li>
					))}
				</ul>
				<div role="status" className="admin-made">
					{made && <Made made={made} texts={texts} />}
				</div>
			</section>
			<RecentArticles key={made?.article.id} texts={texts} />
		</div>
	);
}

/** The article that was written: the way to it, and who wrote it. */
function Made({ made: { article, writer }, texts }: { made: Generated; texts: AdminTexts }) {
	const t = useTexts(texts);
	const { language, to } = useLanguage();
	return (
		<>
			<p>
				{t('write.written')}{' '}
				<Link viewTransition to={to(`blog/${article.slug || article.id}`)}>
					{article.titles[language]}
				</Link>
			</p>
			<p>{writer === 'built-in' ? t('write.builtIn') : t('write.byModel', { model: writer.model })}</p>
		</>
	);
}
