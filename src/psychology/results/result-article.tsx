import type { ReactNode } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import type { SharedTexts } from '../questions/test-screen.tsx';

type ResultArticleProps = {
	shared: SharedTexts;
	className?: string;
	/** Shown above the heading. */
	opening: ReactNode;
	/** The small line above the heading, if any. */
	kicker: string | null;
	heading: string;
	line?: string | undefined;
	limits: readonly string[];
	/** Pictures, tables and the words, in the order they are read. */
	children: ReactNode;
	/** What can be done with the result. */
	end?: ReactNode;
};

/** The result of a test, new or kept: its heading, what it says, and the limits of the test. */
export function ResultArticle(props: ResultArticleProps) {
	const { shared, className = '', opening, kicker, heading, line, limits, children, end } = props;
	const t = useTexts(shared.texts);
	return (
		<article className={`test-result ${className}`.trim()} aria-labelledby="result-heading">
			{opening}
			<header>
				{kicker && <p className="result-kicker">{kicker}</p>}
				<h2 id="result-heading" className="result-heading" tabIndex={-1}>
					<bdi>{heading}</bdi>
				</h2>
				{line && <p className="result-line">{line}</p>}
			</header>
			{children}
			{limits.length > 0 && (
				<aside className="result-limits" aria-label={t('limits')}>
					{limits.map((one) => (
						<p key={one}>{one}</p>
					))}
				</aside>
			)}
			{end}
		</article>
	);
}
