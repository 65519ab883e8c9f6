import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#src/language/language-provider.tsx';
import { CrisisPanel } from '#src/readings/crisis-panel.tsx';
import type { ReadingTexts } from '#src/readings/reading-screen.tsx';
import { readOffer } from './offer-link.ts';
import type { ChatTexts } from './texts/en.ts';
import type { Turn } from './use-conversation.ts';
import '#src/readings/reading.css';

type ChatTurnProps = {
	turn: Omit<Turn, 'id'>;
	texts: ChatTexts;
	common: ReadingTexts;
	/** More is coming: the last sentence is not finished. */
	growing?: boolean;
	/** From the help lines back to writing. */
	onBack: () => void;
};

/** One message: who says it, and its paragraphs, each in its own direction. */
export function ChatTurn({ turn, texts, common, growing = false, onBack }: ChatTurnProps) {
	const t = useTexts(texts);
	if (turn.crisis) return <CrisisPanel crisis={turn.crisis} texts={common} onBack={onBack} />;
	const paragraphs = turn.content.split(/\n{2,}/).filter((paragraph) => paragraph.trim());
	return (
		<div className={`chat-turn chat-${turn.role}`}>
			<span className="sr-only">{turn.role === 'user' ? t('you') : t('guide')}: </span>
			{paragraphs.map((paragraph, index) => (
				<Paragraph
					// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place; its text still grows.
					key={index}
					text={paragraph.trim()}
					links={turn.role === 'assistant'}
					growing={growing && index === paragraphs.length - 1}
				/>
			))}
			{turn.stopped && <p className="chat-note">{t('stopped')}</p>}
		</div>
	);
}

/** Whole sentences are there for screen readers; the one that is being written is kept from them until it is one. */
function Paragraph({ text, links, growing }: { text: string; links: boolean; growing: boolean }) {
	const segmenter = useMemo(() => new Intl.Segmenter(undefined, { granularity: 'sentence' }), []);
	const offer = links ? readOffer(text) : null;
	if (offer)
		return (
			<p dir="auto" className="chat-offer">
				<Link to={offer.address} prefetch="intent">
					{offer.line}
				</Link>
			</p>
		);
	// A link that has not come whole is nothing to look at.
	if (links && growing && text.startsWith('[')) return null;
	const sentences = Array.from(segmenter.segment(text), ({ segment }) => segment);
	const unfinished = growing ? sentences.pop() : undefined;
	return (
		<p dir="auto">
			{sentences.map((sentence, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place.
				<span key={index}>{sentence}</span>
			))}
			{unfinished && <span aria-hidden>{unfinished}</span>}
		</p>
	);
}
