import { Copy, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { useDraft } from '#src/readings/flow/form/use-draft.ts';
import { WrittenByLine } from '#src/readings/leaf/written-by.tsx';
import type { ReadingTexts } from '#src/readings/reading-screen.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { NoScript } from '#src/ui/no-script.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { GuideFace } from './guide-face.tsx';
import type { MessageKey } from './messages.ts';
import { plainMessage } from './offer-link.ts';
import { type ChatTexts, failedInPersian } from './texts/en.ts';
import { useConversation } from './use-conversation.ts';
import { useInSight } from './use-in-sight.ts';
import { useSeenHeight, useTalkShown } from './use-seen-height.ts';
import './chatbot.css';

export type ChatbotScreenProps = {
	texts: ChatTexts;
	common: ReadingTexts;
	messages: Readonly<Record<MessageKey, string>>;
};

/** The guide: a window of messages, and a line to write the next one. */
export function ChatbotScreen({ texts, common, messages }: ChatbotScreenProps) {
	const { language, t: chrome } = useLanguage();
	const t = useTexts(texts);
	const [draft, setDraft] = useDraft('chatbot');
	const { turns, asking, reading, send, answer, stop, begin } = useConversation(language);
	const log = useRef<HTMLDivElement>(null);
	const field = useRef<HTMLTextAreaElement>(null);
	const screen = useRef<HTMLDivElement>(null);
	useSeenHeight(screen);
	useTalkShown();
	useInSight(log, turns, asking?.text);
	const writer = turns.findLast((turn) => turn.writer)?.writer;

	const told = (outcome: 'failed' | null) => {
		if (!outcome) return;
		// The Persian sentence always, and below it the same in the language of the page (specification, 7).
		if (language === 'fa') showToast({ title: chrome('toast.error'), text: failedInPersian, tone: 'destructive' });
		else showToast({ title: failedInPersian, text: t('failed'), tone: 'destructive' });
	};

	const copy = async () => {
		const text = turns
			.filter((turn) => !turn.crisis)
			.map(({ role, content }) => `${t(role === 'user' ? 'you' : 'guide')}: ${plainMessage(content, location.origin)}`)
			.join('\n\n');
		try {
			await navigator.clipboard.writeText(text);
			showToast({ title: common.copied });
		} catch {
			showToast({ title: chrome('toast.error'), text: common.copyFailed, tone: 'destructive' });
		}
	};

	const beginAnew = () => {
		begin();
		setDraft('');
		showToast({ title: t('emptied') });
		field.current?.focus();
	};

	const toField = () => field.current?.focus();
	const ask = (message: string) => void send(message).then(told);

	return (
		<div ref={screen} className="chat-screen">
			<header className="chat-head">
				<GuideFace thinking={asking !== null} />
				<div>
					<h1 tabIndex={-1}>{t('title')}</h1>
					<p>{t('lead')}</p>
				</div>
			</header>
			<NoScript />
			<section className="chat-window" aria-label={t('window')}>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be within reach of the keyboard. */}
				<div ref={log} className="chat-log" role="log" aria-label={t('window')} tabIndex={0}>
					<ChatLog
						texts={texts}
						common={common}
						turns={turns}
						asking={asking}
						reading={reading}
						onBack={toField}
						onAgain={() => void answer().then(told)}
						onAsk={(message) => {
							ask(message);
							toField();
						}}
					/>
				</div>
				<ChatComposer
					texts={texts}
					messages={messages}
					field={field}
					draft={draft}
					onDraft={setDraft}
					asking={asking !== null}
					onSend={ask}
					onStop={() => {
						stop();
						toField();
					}}
				/>
			</section>
			<div className="chat-end">
				{writer && <WrittenByLine writer={writer} texts={common} />}
				{turns.length > 0 && <ChatActions texts={texts} onCopy={copy} onNew={beginAnew} />}
			</div>
		</div>
	);
}

/** What can be done with a conversation. */
function ChatActions({ texts, onCopy, onNew }: { texts: ChatTexts; onCopy: () => void; onNew: () => void }) {
	const t = useTexts(texts);
	return (
		<div className="chat-actions">
			<Button className="button-small" onClick={onCopy}>
				<Copy aria-hidden size={17} />
				<span>{t('copy')}</span>
			</Button>
			<Button className="button-small" onClick={onNew}>
				<RotateCcw aria-hidden size={17} />
				<span>{t('newConversation')}</span>
			</Button>
		</div>
	);
}
