import { Tabs } from '@base-ui/react/tabs';
import { useSearchParams } from 'react-router';
import { useTexts } from '#src/language/language-provider.tsx';
import { ArticlesPart } from './articles/articles-part.tsx';
import { FiguresPart } from './figures/figures-part.tsx';
import { PeoplePart } from './people-part.tsx';
import type { AdminTexts } from './texts/en.ts';
import { WritePart } from './writing/write-part.tsx';

const parts = ['write', 'articles', 'people', 'figures'] as const;
type Part = (typeof parts)[number];

/** The four parts of the administration. The address says which one is open. */
export default function AdminDesk({ texts }: { texts: AdminTexts }) {
	const t = useTexts(texts);
	const [params, setParams] = useSearchParams();
	const open = parts.find((part) => part === params.get('part')) ?? 'write';
	const show = (part: Part) => setParams(part === 'write' ? {} : { part }, { replace: true, preventScrollReset: true });
	return (
		<Tabs.Root value={open} onValueChange={show} className="admin">
			<Tabs.List className="admin-tabs" aria-label={t('parts.label')}>
				{parts.map((part) => (
					<Tabs.Tab key={part} value={part} className="admin-tab">
						{t(`parts.${part}`)}
					</Tabs.Tab>
				))}
			</Tabs.List>
			<Tabs.Panel value={open} className="admin-panel">
				{open === 'write' && <WritePart texts={texts} />}
				{open === 'articles' && <ArticlesPart texts={texts} />}
				{open === 'people' && <PeoplePart texts={texts} />}
				{open === 'figures' && <FiguresPart texts={texts} />}
			</Tabs.Panel>
		</Tabs.Root>
	);
}
