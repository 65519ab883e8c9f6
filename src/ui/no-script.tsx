import { useLanguage } from '#src/language/language-provider.tsx';

/** The notice of a page that needs JavaScript. Its forms and spinners are hidden there (parts.css). */
export function NoScript() {
	const { t } = useLanguage();
	return <noscript className="no-script">{t('noScript')}</noscript>;
}
