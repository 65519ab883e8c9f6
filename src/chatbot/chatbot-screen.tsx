import { Copy, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { ReadingTexts } from '#src/readings/reading-screen.tsx';
import { useDraft } from '#src/readings/use-draft.ts';
import { WrittenByLine } from '#src/readings/written-by.tsx';
import { Button } from '#src/ui/button.tsx';
import { NoScript } from '#src/ui/no-script.tsx';
import { showToast } from '#src/ui/show-toast.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatTurn } from './chat-turn.tsx';
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

const starters = ['starterDecision', 'starterDream', 'starterWeary'] as const;

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
	const last = turns.at(-1);
	const writer = turns.findLast((turn) => turn.writer)?.writer;

	const told = (outcome: 'failed' | null) => {
		if (!outcome) return;
		// The Persian sentence always, and below it the same in the language of the page (specification, 7).
		if (language === 'fa') showToast({ title: chrome('toast.error'), text: failedInPersian, tone: 'destructive' });
		else showToast({ title: failedInPersian, text: t('failed'), tone: 'destructive' });
	};

	const copy = () => {
		const said = turns.filter((turn) => !turn.crisis);
		const text = said
			.map(({ role, content }) => `${t(role === 'user' ? 'you' : 'guide')}: ${plainMessage(content, location.origin)}`)
			.join('\n\n');
		return Promise.resolve()
			.then(() => navigator.clipboard.writeText(text))
			.then(
				() => showToast({ title: common.copied }),
				() => showToast({ title: chrome('toast.error'), text: common.copyFailed, tone: 'destructive' }),
			);
	};

	const beginAnew = () => {
		begin();
		setDraft('');
		showToast({ title: t('emptied') });
		field.current?.focus();
	};

	const toField = () => field.current?.focus();

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
					<ChatTurn
						turn={{ role: 'assistant', content: t('welcome') }}
						texts={texts}
						common={common}
						onBack={toField}
					/>
					{turns.map((turn) => (
						<ChatTurn key={turn.id} turn={turn} texts={texts} common={common} onBack={toField} />
					))}
					{asking?.text && (
						<ChatTurn
							// The place of the whole message, so that nothing is read aloud twice.
							key={(last?.id ?? 0) + 1}
							turn={{ role: 'assistant', content: asking.text }}
							growing
							texts={texts}
							common={common}
							onBack={toField}
						/>
					)}
					{asking && !asking.text && (
						<p className="chat-typing">
							<span className="sr-only">{t('typing')}</span>
							<span aria-hidden className="chat-dot" />
							<span aria-hidden className="chat-dot" />
							<span aria-hidden className="chat-dot" />
						</p>
					)}
					{!asking && last?.role === 'user' && (
						<div className="chat-unanswered">
							<p>{t('unanswered')}</p>
							<Button className="button-small" onClick={() => void answer().then(told)}>
								{t('again')}
							</Button>
						</div>
					)}
					{reading && !asking && !turns.some(({ content }) => content === t('starterReading')) && (
						<ExplainReading
							title={reading.title}
							texts={texts}
							onAsk={(message) => {
								void send(message).then(told);
								toField();
							}}
						/>
					)}
					{turns.length === 0 && !asking && (
						<fieldset className="chat-starters">
							<legend className="sr-only">{t('starters')}</legend>
							{starters.map((starter) => (
								<Button
									key={starter}
									className="button-small"
									onClick={() => {
										void send(t(starter)).then(told);
										toField();
									}}
								>
									{t(starter)}
								</Button>
							))}
						</fieldset>
					)}
				</div>
				<ChatComposer
					texts={texts}
					messages={messages}
					field={field}
					draft={draft}
					onDraft={setDraft}
					asking={asking !== null}
					onSend={(message) => void send(message).then(told)}
					onStop={() => {
						stop();
						toField();
					}}
				/>
			</section>
			<div className="chat-end">
				{writer && <WrittenByLine writer={writer} texts={common} />}
				{turns.length > 0 && (
					<div className="chat-actions">
						<Button className="button-small" onClick={copy}>
							<Copy aria-hidden size={17} />
							<span>{t('copy')}</span>
						</Button>
						<Button className="button-small" onClick={beginAnew}>
							<RotateCcw aria-hidden size={17} />
							<span>{t('newConversation')}</span>
						</Button>
					</div>
				)}
			</div>
		</div>
	);
}

/** Offers to have the kept reading explained that the visitor came from. */
function ExplainReading(props: { title: string; texts: ChatTexts; onAsk: (message: string) => void }) {
	const words = useTexts(props.texts)('starterReading');
	return (
		<p className="chat-starters">
			<Button className="button-small" onClick={() => props.onAsk(words)}>{`${words} (${props.title})`}</Button>
		</p>
	);
}
