import { useParams } from 'react-router';
import { guessLanguage } from '#src/language/guess-language.ts';
import { useLanguage } from '#src/language/language-provider.tsx';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import type { Contract } from './contract.ts';
import { ReadingFlow } from './flow/reading-flow.tsx';
import { KeptReading, type KeptRow, type KeptView } from './kept/kept-reading.tsx';
import { LeafView } from './leaf/leaf-view.tsx';
import { drawingOn, useLeafTools, useTakingAlong } from './leaf/use-leaf-tools.ts';
import type { PageTexts, ReadingPage } from './reading-page.ts';

type ReadingRouteProps<Of extends Contract, Loaded extends PageTexts, Entry> = {
	of: ReadingPage<Of, Loaded, Entry>;
	loaded: Loaded;
};

/** The page of a reading, and at `history/{kind}/:id` that of one that was kept. */
export function ReadingRoute<Of extends Contract, Loaded extends PageTexts, Entry>(
	props: ReadingRouteProps<Of, Loaded, Entry>,
) {
	const { id } = useParams();
	if (id) return <KeptPage {...props} />;
	const { title, description } = props.loaded.texts;
	return (
		<>
			<PageHead title={title} description={description} />
			<ReadingFlow {...props} />
		</>
	);
}

function KeptPage<Of extends Contract, Loaded extends PageTexts, Entry>({
	of,
	loaded,
}: ReadingRouteProps<Of, Loaded, Entry>) {
	const { language } = useLanguage();
	const tools = useLeafTools(loaded);
	const takeAlong = useTakingAlong();
	const { keep, read, Working, Below } = of;
	if (!keep || !read) return null;

	const view = (row: NonNullable<Of['Row']> & KeptRow): KeptView => {
		const given = { ...read(row, language), kept: true };
		const leaf = of.leaf(given, tools);
		const slot = { given, loaded, onAsk: null, done: true };
		return {
			page: of.page,
			newLabel: of.says(loaded.texts).anew,
			...takeAlong(leaf, drawingOn(of, given)),
			children: (
				<div className={leaf.className}>
					<LeafView
						leaf={leaf}
						language={guessLanguage(leaf.parts.map(({ text }) => text).join('\n\n'))}
						given={row.created_at}
						withQuestion
						working={Working && (given.facts || leaf.cards) ? <Working {...slot} /> : undefined}
						below={Below?.(slot)}
					/>
				</div>
			),
		};
	};
	const { common, kept } = loaded;
	return <KeptReading frame={{ common, kept }} table={keep.table} title={loaded.texts.title} view={view} />;
}
