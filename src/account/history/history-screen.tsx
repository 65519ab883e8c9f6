import { Tabs } from '@base-ui/react/tabs';
import type { User } from '@supabase/supabase-js';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { ReadingTexts } from '#src/readings/reading-screen.tsx';
import { RequireSession } from '#src/session/require-session.tsx';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { PageHeading } from '#src/ui/headings/page-heading.tsx';
import { Picture } from '#src/ui/ornament/pictures/pictures.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useKeptChanges } from '../profile/use-kept-changes.ts';
import type { ShamsaTexts } from '../shamsa/shamsa-words.ts';
import type { AllKindWords, HistoryTexts } from './history-entry.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryOverview } from './history-overview.tsx';
import { kindStyle } from './kind-style.ts';
import { kinds } from './read-history.ts';
import { SearchField } from './search-field.tsx';
import { useHistoryFilter, type View, views } from './use-history-filter.ts';
import { useOverview } from './use-overview.ts';
import { type SymbolNames, YearAtAGlance } from './year-at-a-glance.tsx';
import '../account.css';
import './history.css';

type HistoryScreenProps = {
	texts: HistoryTexts;
	shamsa: ShamsaTexts;
	common: ReadingTexts;
	kindWords: AllKindWords;
	cardNames: readonly string[];
	symbolNames: SymbolNames;
};

/** The kept readings of a signed-in visitor. */
export function HistoryScreen({ texts, ...names }: HistoryScreenProps) {
	const t = useTexts(texts);
	return (
		<>
			<PageHead title={t('title')} unlisted />
			<PageHeading title={t('title')} subtitle={t('subtitle')} />
			<RequireSession waiting={t('loading')}>
				{(user) => <Readings key={user.id} user={user} texts={texts} {...names} />}
			</RequireSession>
		</>
	);
}

function Readings({
	user,
	texts,
	shamsa,
	common,
	kindWords,
	cardNames,
	symbolNames,
}: HistoryScreenProps & { user: User }) {
	const t = useTexts(texts);
	const { view, filter, search, month, narrowed, setView, setSearch, setMonth, clear } = useHistoryFilter();
	const version = useKeptChanges(user.id);
	const { overview, readAgain } = useOverview(user.id, version);

	if (!overview) return <Spinner label={t('loading')} className="account-waiting" />;
	if (kinds.every((kind) => overview[kind]?.entries.length === 0)) return <Empty texts={texts} />;
	return (
		<div className="history">
			<YearAtAGlance
				since={new Date(user.created_at)}
				month={month}
				onMonth={setMonth}
				version={version}
				texts={texts}
				shamsa={shamsa}
				common={common}
				kindWords={kindWords}
				cardNames={cardNames}
				symbolNames={symbolNames}
			/>
			<Tabs.Root value={view} onValueChange={(next: View) => setView(next)}>
				<div className="history-finders">
					<SearchField label={t('search')} value={search} onSearch={setSearch} />
					<Tabs.List className="history-tabs" aria-label={t('tabs.label')}>
						{views.map((one) => (
							<Tabs.Tab key={one} value={one} className="history-tab" data-kind={one} style={kindStyle(one)}>
								{one === 'overview' || one === 'all' ? t(`tabs.${one}`) : kindWords[one].tab}
							</Tabs.Tab>
						))}
					</Tabs.List>
				</div>
				<Tabs.Panel value={view} className="history-panel">
					{view === 'overview' ? (
						<HistoryOverview
							overview={overview}
							texts={texts}
							kindWords={kindWords}
							cardNames={cardNames}
							onAll={setView}
							onRetry={readAgain}
						/>
					) : (
						<HistoryList
							userId={user.id}
							filter={filter}
							version={version}
							texts={texts}
							kindWords={kindWords}
							cardNames={cardNames}
							onClear={narrowed || view !== 'all' ? clear : null}
						/>
					)}
				</Tabs.Panel>
			</Tabs.Root>
		</div>
	);
}

function Empty({ texts }: { texts: HistoryTexts }) {
	const { to } = useLanguage();
	const t = useTexts(texts);
	return (
		<div className="history-empty">
			<Picture name="history" size={150} />
			<h2>{t('empty')}</h2>
			<p>{t('emptyLine')}</p>
			<ButtonLink to={to('explore')}>{t('start')}</ButtonLink>
		</div>
	);
}
