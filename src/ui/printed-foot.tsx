import { formatDate } from '#src/language/format-date.ts';
import { useLanguage } from '#src/language/language-provider.tsx';
import { Mark } from './ornament/mark.tsx';
import './printed-foot.css';

/** The foot of a printed page: the mark and the name of Hoopoe, and the day of a moment (RFC 3339). Not on screens. */
export function PrintedFoot({ moment }: { moment: string }) {
	const { t, language } = useLanguage();
	return (
		<footer className="printed-foot print-only">
			<Mark size={34} />
			<p>
				{t('brand')} · <time dateTime={moment}>{formatDate(moment, language, 'article')}</time>
			</p>
		</footer>
	);
}
