import { useTexts } from '#src/language/language-provider.tsx';
import type { ReadingTexts } from '#src/readings/reading-screen.tsx';
import type { DiscussedReading } from '#src/session/discussed-reading.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ChatTurn } from './chat-turn.tsx';
import type { ChatTexts } from './texts/en.ts';
import type { Asking, Turn } from './use-conversation.ts';

const starters = ['starterDecision', 'starterDream', 'starterWeary'] as const;

type ChatLogProps = {
	texts: ChatTexts;
	common: ReadingTexts;
	turns: readonly Turn[];
	/** The answer that is on its way. */
	asking: Asking;
	/** The kept reading that the visitor came from. */
	reading: DiscussedReading | null;
	onBack: () => void;
	/** Asks once more for an answer that did not come. */
	onAgain: () => void;
	onAsk: (message: string) => void;
};

/** The messages, the answer in progress, and suggestions for the first message. */
export function ChatLog({ texts, common, turns, asking, reading, onBack, onAgain, onAsk }: ChatLogProps) {
	const t = useTexts(texts);
	const last = turns.at(-1);
	const shared = { texts, common, onBack };
	return (
		<>
			<ChatTurn turn={{ role: 'assistant', content: t('welcome') }} {...shared} />
			{turns.map((turn) => (
				<ChatTurn key={turn.id} turn={turn} {...shared} />
			))}
			{asking?.text && (
				<ChatTurn
					// The place of the whole message, so that nothing is read aloud twice.
					key={(last?.id ?? 0) + 1}
					turn={{ role: 'assistant', content: asking.text }}
					growing
					{...shared}
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
					<Button className="button-small" onClick={onAgain}>
						{t('again')}
					</Button>
				</div>
			)}
			{reading && !asking && !turns.some(({ content }) => content === t('starterReading')) && (
				<p className="chat-starters">
					<Button
						className="button-small"
						onClick={() => onAsk(t('starterReading'))}
					>{`${t('starterReading')} (${reading.title})`}</Button>
				</p>
			)}
			{turns.length === 0 && !asking && (
				<fieldset className="chat-starters">
					<legend className="sr-only">{t('starters')}</legend>
					{starters.map((starter) => (
						<Button key={starter} className="button-small" onClick={() => onAsk(t(starter))}>
							{t(starter)}
						</Button>
					))}
				</fieldset>
			)}
		</>
	);
}
