import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { categoryName, defaultCategory } from '#src/blog/categories.ts';
import { checkTopicRequest, type ThemeChoice, topicBounds } from '#src/blog/generation/topic-request.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { Language } from '#src/language/languages.ts';
import { isProblem } from '#src/platform/problem.ts';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { dismissToasts, showToast } from '#src/ui/show-toast.ts';
import { RecentArticles } from './recent-articles.tsx';
import type { AdminTexts } from './texts/en.ts';
import { ThemeChoices } from './theme-choices.tsx';

/** What `generate-article` answers. */
type Generated = {
	article: { id: string; slug: string; titles: Readonly<Record<Language, string>> };
	writer: 'built-in' | { model: string };
	theme: string | null;
};

const suggested = ['dreams', 'tarot', 'hafez', 'mbti', 'peace'] as const;

/** The form by which an administrator has an article written, five topics for it, and the newest articles. */
export function WritePart({ texts }: { texts: AdminTexts }) {
	const t = useTexts(texts);
	const { language, to, t: chrome } = useLanguage();
	const { supabase } = useAuth();
	const [topic, setTopic] = useState('');
	const [category, setCategory] = useState('');
	const [problem, setProblem] = useState<{ field: unknown; message: string; title?: string } | null>(null);
	const [generating, setGenerating] = useState(false);
	const [made, setMade] = useState<Generated | null>(null);
	/** Themes to choose from, where none fits the topic. */
	const [choices, setChoices] = useState<readonly ThemeChoice[]>([]);
	const field = useRef<HTMLDivElement>(null);
	const refusalOf = (field: string) =>
		problem?.field === field ? { error: problem.message, errorTitle: problem.title } : {};

	const choose = (title: string) => {
		setTopic(title);
		setProblem(null);
		field.current?.querySelector('input')?.focus();
	};

	async function generate(event: FormEvent) {
		event.preventDefault();
		if (generating) return;
		setProblem(null);
		dismissToasts();
		try {
			checkTopicRequest({ topic, category, language });
		} catch (error) {
			if (!isProblem(error)) throw error;
			const title = chrome('validationError');
			return setProblem({ field: error.details.field, message: error.message, title });
		}
		setGenerating(true);
		try {
			const client = await supabase();
			const { data, error } = await client.functions.invoke<Generated>('generate-article', {
				body: { topic: topic.trim(), category: category.trim() || undefined, language },
			});
			if (error || !data) {
				const refusal = await readRefusal(error);
				if (!refusal) throw error ?? new Error('no answer');
				setChoices(refusal.choices);
				return setProblem({ field: 'topic', message: refusal.message });
			}
			setMade(data);
			setChoices([]);
			setTopic('');
			setCategory('');
			showToast({ title: t('write.done') });
		} catch (error) {
			console.warn(error);
			showToast({ title: chrome('toast.error'), text: t('write.failed'), tone: 'destructive' });
		} finally {
			setGenerating(false);
		}
	}

	return (
		<div className="admin-write">
			<section aria-labelledby="admin-generate">
				<h2 id="admin-generate">{t('write.title')}</h2>
				<form onSubmit={generate} noValidate className="admin-form">
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
					{made && (
						<>
							<p>
								{t('write.written')}{' '}
								<Link viewTransition to={to(`blog/${made.article.slug || made.article.id}`)}>
									{made.article.titles[language]}
								</Link>
							</p>
							<p>
								{made.writer === 'built-in' ? t('write.builtIn') : t('write.byModel', { model: made.writer.model })}
							</p>
						</>
					)}
				</div>
			</section>
			<RecentArticles key={made?.article.id} texts={texts} />
		</div>
	);
}

/** What is said where nothing was written because no theme fits; null for any other failure. */
async function readRefusal(error: unknown): Promise<{ message: string; choices: readonly ThemeChoice[] } | null> {
	const { context } = (error ?? {}) as { context?: unknown };
	if (!(context instanceof Response)) return null;
	const { code, message, choices = [] } = await context.json().catch(() => ({}));
	return code === 'no_theme' || code === 'nothing_left' ? { message, choices } : null;
}
