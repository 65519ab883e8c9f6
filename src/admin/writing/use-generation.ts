import { type FormEvent, useState } from 'react';
import { checkTopicRequest, type ThemeChoice } from '#src/blog/generation/topic-request.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { Language } from '#src/language/languages.ts';
import { isProblem } from '#src/platform/http/problem.ts';
import { useAuth } from '#src/session/session.tsx';
import { dismissToasts, showToast } from '#src/ui/toasts/show-toast.ts';
import type { AdminTexts } from '../texts/en.ts';

/** What `generate-article` answers. */
export type Generated = {
	article: { id: string; slug: string; titles: Readonly<Record<Language, string>> };
	writer: 'built-in' | { model: string };
	theme: string | null;
};

/** The form that has an article written: what stands in it, what was refused, and what came of it. */
export function useGeneration(texts: AdminTexts) {
	const t = useTexts(texts);
	const { language, t: chrome } = useLanguage();
	const { supabase } = useAuth();
	const [topic, setTopic] = useState('');
	const [category, setCategory] = useState('');
	const [problem, setProblem] = useState<{ field: unknown; message: string; title?: string } | null>(null);
	const [generating, setGenerating] = useState(false);
	const [made, setMade] = useState<Generated | null>(null);
	/** Themes to choose from, where none fits the topic. */
	const [choices, setChoices] = useState<readonly ThemeChoice[]>([]);

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

	const choose = (title: string) => {
		setTopic(title);
		setProblem(null);
	};
	return { topic, setTopic, category, setCategory, problem, generating, made, choices, choose, generate };
}

/** What is said where nothing was written because no theme fits; null for any other failure. */
async function readRefusal(error: unknown): Promise<{ message: string; choices: readonly ThemeChoice[] } | null> {
	const { context } = (error ?? {}) as { context?: unknown };
	if (!(context instanceof Response)) return null;
	const { code, message, choices = [] } = await context.json().catch(() => ({}));
	return code === 'no_theme' || code === 'nothing_left' ? { message, choices } : null;
}
