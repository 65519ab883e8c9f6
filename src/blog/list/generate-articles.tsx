import type { FunctionsHttpError } from '@supabase/supabase-js';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import type { TextsReader } from '#src/language/use-texts.ts';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import type { BlogTexts } from '../texts/en.ts';

/** What `generate-daily-articles` answers: how many it added, and the ids of today's set. */
type Generated = { count: number; today: readonly string[] };

type GenerateArticlesProps = {
	t: TextsReader<BlogTexts>;
	/** Called when there may be new articles. */
	onGenerated: () => void;
};

/** The button that generates today's articles, for signed-in users only (specification, 2.9 and 7). */
export function GenerateArticles({ t, onGenerated }: GenerateArticlesProps) {
	const { t: chrome, to } = useLanguage();
	const { probablySignedIn, supabase } = useAuth();
	const [generating, setGenerating] = useState(false);
	/** Today's set, where there was nothing to add to it. */
	const [there, setThere] = useState<readonly string[] | null>(null);
	const failed = (text: string) => showToast({ title: chrome('toast.error'), text, tone: 'destructive' });

	async function generate() {
		setGenerating(true);
		setThere(null);
		try {
			const client = await supabase();
			const { data: kept } = await client.auth.getSession();
			if (!kept.session) return failed(t('loginNeeded'));
			const { data, error } = await client.functions.invoke('generate-daily-articles', { body: {} });
			if (error) throw error;
			const { count, today } = data as Generated;
			if (count > 0) showToast({ title: t('generated', { count }) });
			else setThere(today);
			onGenerated();
		} catch (error) {
			console.warn(error);
			const answer = (error as Partial<FunctionsHttpError>).context as Response | undefined;
			failed(answer?.status === 401 ? t('loginNeeded') : t('generateFailed'));
		} finally {
			setGenerating(false);
		}
	}

	return (
		<div className="blog-generate no-print">
			{probablySignedIn && (
				<Button look="gold" onClick={generate} disabled={generating}>
					{generating ? t('generating') : t('generate')}
				</Button>
			)}
			<p role="status" className="blog-generated">
				{there &&
					t.rich('alreadyHere', {
						link: (words) =>
							there[0] ? (
								<Link viewTransition to={to(`blog/${there[0]}`)}>
									{words}
								</Link>
							) : (
								words
							),
					})}
			</p>
		</div>
	);
}
