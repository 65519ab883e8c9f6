import { useTexts } from '#src/language/language-provider.tsx';
import type { HafezTexts } from './texts/en.ts';

const words = [
	'ای حافظ شیرازی، تو محرم هر رازی',
	'تو را به خدا و به شاخ نباتت قسم می‌دهم',
	'که هر چه صلاح و مصلحت می‌بینی برایم آشکار و آرزوی مرا برآورده سازی',
];

/** The old words said over the closed book: folk text, shown as such. Within the ritual without its note. */
export function Invocation({ texts, bare = false }: { texts: HafezTexts; bare?: boolean }) {
	const t = useTexts(texts);
	return (
		<div className={`invocation${bare ? ' invocation-bare' : ''}`}>
			{!bare && <h2>{t('invocationTitle')}</h2>}
			<blockquote lang="fa" dir="rtl">
				{words.map((line) => (
					<p key={line}>{line}</p>
				))}
			</blockquote>
			{texts.invocation && <p className="invocation-translation">{texts.invocation}</p>}
			{!bare && <p className="invocation-note">{t('invocationNote')}</p>}
		</div>
	);
}
