import { Copy, Printer, RotateCcw, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { PageHeading } from '#src/ui/headings/page-heading.tsx';
import { NoScript } from '#src/ui/no-script.tsx';
import type { Kept } from './flow/flow-state.ts';
import { notKeptText } from './flow/use-flow.ts';
import { type TakenAlong, useSharing } from './leaf/use-sharing.ts';
import type { ReadingTexts } from './texts/en.ts';
import './reading.css';

export type { ReadingTexts };

type ReadingScreenProps = {
	title: string;
	lead?: string;
	/** The form has gone on to a step of its own; what is begun by it, for the style sheet of that reading. */
	begun?: string | undefined;
	/** The form, the ritual and the result, whichever is there. */
	children: ReactNode;
};

/** The frame of every reading: its heading, and a stage high enough that what arrives on it moves nothing else. */
export function ReadingScreen({ title, lead, begun, children }: ReadingScreenProps) {
	return (
		<div className="reading-screen" data-begun={begun}>
			<PageHeading title={title} subtitle={lead} />
			<NoScript />
			<div className="reading-stage">{children}</div>
		</div>
	);
}

type ReadingActionsProps = TakenAlong & { texts: ReadingTexts; newLabel: string; onNew: () => void };

/** Share as a picture, copy, print, begin anew: the most useful first, the one that discards the reading last. */
export function ReadingActions({ texts, newLabel, onNew, ...taken }: ReadingActionsProps) {
	const { copy, share, drawing } = useSharing(texts, taken);
	const actions = [
		{ Icon: Share2, label: texts.share, act: share, main: true },
		{ Icon: Copy, label: texts.copy, act: copy },
		{ Icon: Printer, label: texts.print, act: () => print() },
		{ Icon: RotateCcw, label: newLabel, act: onNew },
	];
	return (
		<fieldset aria-label={texts.actions} className="reading-actions">
			{actions.map(({ Icon, label, act, main = false }) => (
				<Button key={label} look={main ? 'gold' : 'outline'} onClick={act} disabled={main && drawing}>
					<Icon aria-hidden size={17} />
					{label}
				</Button>
			))}
		</fieldset>
	);
}

/** Whether the reading is kept, and a way to keep it when it could not be. */
export function KeptLine({
	kept,
	onSaveAgain,
	texts,
}: {
	kept: Kept;
	onSaveAgain: () => Promise<void>;
	texts: ReadingTexts;
}) {
	const { to } = useLanguage();
	const { probablySignedIn } = useAuth();
	const { pathname } = useLocation();
	const t = useTexts(texts);
	const wayIn = `${to('auth')}?next=${encodeURIComponent(pathname)}`;
	return (
		<div className="kept-line" role="status">
			{kept === 'nobody' && !probablySignedIn && (
				<p>
					{t.rich('notKept', {
						signIn: (words) => (
							<Link viewTransition to={wayIn}>
								{words}
							</Link>
						),
					})}
				</p>
			)}
			{kept === 'saving' && <p>{t('saving')}</p>}
			{kept === 'saved' && <p>{t('saved')}</p>}
			{(kept === 'unsaved' || kept === 'full') && (
				<>
					<p className="kept-failed">{t(notKeptText[kept])}</p>
					{kept === 'full' && (
						// In a tab of its own: the reading is on this page only.
						<a href={to('history')} target="_blank" rel="noopener">
							{t('openHistory')}
						</a>
					)}
					<Button onClick={() => onSaveAgain().catch(() => {})}>{t('saveAgain')}</Button>
				</>
			)}
		</div>
	);
}
