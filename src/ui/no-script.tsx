import { useLanguage } from '#src/language/language-provider.tsx';

/** Says what a page wants that can do nothing without JavaScript. Its forms and spinners are hidden there (parts.css). */
export function NoScript() {
	const { t } = useLanguage();
	return <noscript className="no-script">{t('noScript')}</noscript>;
}
