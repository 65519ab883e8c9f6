import { ArrowLeft, ArrowRight, MessageCircle, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { KeptTable } from '#src/catalogue/catalogue.ts';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { takeToGuide } from '#src/session/discussed-reading.ts';
import { RequireSession } from '#src/session/require-session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { ConfirmButton } from '#src/ui/controls/confirm-button.tsx';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import type { KeptTexts } from '../kept-texts/en.ts';
import type { TakenAlong } from '../leaf/use-sharing.ts';
import { ReadingActions, ReadingScreen, type ReadingTexts } from '../reading-screen.tsx';
import { type KeptRow, useKeptRow } from './use-kept-row.ts';
import './kept-reading.css';

export type { KeptRow, KeptTexts };

/** The sentences of the frame: its own, and those of what can be done with a reading. */
export type FrameTexts = { kept: KeptTexts; common: ReadingTexts };

/** One reading as it was given, with copy, share and download. */
export type KeptView = Omit<TakenAlong, 'pictureTitle'> & {
	children: ReactNode;
	/** The page on which another one is asked for, below the language. */
	page: string;
	newLabel: string;
};

type KeptReadingProps<Row> = {
	frame: FrameTexts;
	table: KeptTable;
	title: string;
	/** The content has the width of running text. */
	column?: boolean;
	/** Draws the row. It is called while rendering and is no component: it uses no hooks. */
	view: (row: Row) => KeptView;
};

/**
 * The page of one kept reading, at `history/{kind}/:id`: asks for the sign-in, fetches the row, and puts around what the
 * reading itself draws its date, copying, sharing, printing and deleting.
 */
export function KeptReading<Row extends KeptRow>(props: KeptReadingProps<Row>) {
	const { id = '' } = useParams();
	const t = useTexts(props.frame.kept);
	return (
		<>
			<PageHead title={props.title} unlisted />
			<RequireSession waiting={t('loading')}>
				{(user) => <Kept key={`${user.id} ${id}`} id={id} {...props} />}
			</RequireSession>
		</>
	);
}

function Kept<Row extends KeptRow>({ id, frame, table, title, column, view }: KeptReadingProps<Row> & { id: string }) {
	const { language, direction, to, t: chrome } = useLanguage();
	const navigate = useNavigate();
	const t = useTexts(frame.kept);
	const { state, readAgain, remove } = useKeptRow<Row>(table, id);
	const Back = direction === 'rtl' ? ArrowRight : ArrowLeft;
	const shown = state.step === 'there' ? view(state.row) : null;
	const lead =
		state.step === 'there' ? t('keptOn', { date: formatDate(state.row.created_at, language, 'article') }) : undefined;

	const deleteIt = async () => {
		try {
			await remove();
			await navigate(to('history'), { viewTransition: true });
			showToast({ title: t('deleted') });
		} catch (error) {
			console.error(error);
			showToast({ title: chrome('toast.error'), text: t('deleteFailed'), tone: 'destructive' });
		}
	};

	return (
		<ReadingScreen title={state.step === 'missing' ? t('missingTitle') : title} lead={lead}>
			<Link viewTransition to={to('history')} className="kept-back no-print" data-column={column || undefined}>
				<Back aria-hidden size={17} />
				{t('toHistory')}
			</Link>
			{state.step === 'loading' && <Spinner label={t('loading')} className="account-waiting" />}
			{state.step === 'missing' && <p>{t('missing')}</p>}
			{state.step === 'failed' && (
				<div role="alert" className="reading-failed">
					<p>{t('failed')}</p>
					<Button onClick={readAgain}>{t('retry')}</Button>
				</div>
			)}
			{shown && (
				<>
					{shown.children}
					<footer className="reading-end">
						<ReadingActions
							texts={frame.common}
							copyText={shown.copyText}
							picture={shown.picture}
							pictureName={shown.pictureName}
							pictureTitle={title}
							newLabel={shown.newLabel}
							onNew={() => navigate(to(shown.page), { viewTransition: true })}
						/>
						<Link
							viewTransition
							to={to('chatbot')}
							className="kept-guide no-print"
							onClick={() => takeToGuide({ title, text: shown.copyText() })}
						>
							<MessageCircle aria-hidden size={17} />
							{t('toGuide')}
						</Link>
						<ConfirmButton
							className="kept-delete"
							title={t('deleteTitle')}
							line={t('deleteLine')}
							keep={t('deleteKeep')}
							confirm={t('deleteConfirm')}
							onConfirm={deleteIt}
						>
							<Trash2 aria-hidden size={17} />
							{t('delete')}
						</ConfirmButton>
					</footer>
				</>
			)}
		</ReadingScreen>
	);
}
