import { lazy, Suspense } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { fetchWhenOnline } from '#src/ui/fetch-when-online.ts';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { PageHeading } from '#src/ui/headings/page-heading.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { RequireAdmin } from './require-admin.tsx';
import type { AdminTexts } from './texts/en.ts';

const AdminDesk = lazy(() => fetchWhenOnline(() => import('./admin-desk.tsx')));

/** The administration: writing, articles, people and figures (specification, 2.10). */
export function AdminScreen({ texts }: { texts: AdminTexts }) {
	const t = useTexts(texts);
	return (
		<>
			<PageHead title={t('title')} unlisted />
			<PageHeading title={t('title')} subtitle={t('subtitle')} />
			<RequireAdmin texts={texts}>
				<Suspense fallback={<Spinner label={t('loading')} className="account-waiting" />}>
					<AdminDesk texts={texts} />
				</Suspense>
			</RequireAdmin>
		</>
	);
}
