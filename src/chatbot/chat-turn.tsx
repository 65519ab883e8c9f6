import { useMemo } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { CrisisPanel } from '#src/readings/flow/crisis-panel.tsx';
import type { ReadingTexts } from '#src/readings/reading-screen.tsx';
import { type Offer, readOffer } from './offer-link.ts';
import type { ChatTexts } from './texts/en.ts';
import type { Turn } from './use-conversation.ts';
import '#src/readings/reading.css';

type ChatTurnProps = {
	turn: Omit<Turn, 'id'>;
	texts: ChatTexts;
	common: ReadingTexts;
	/** More is coming: the last sentence is not finished. */
	growing?: boolean;
	/** Returns from the help lines to the message field. */
	onBack: () => void;
};

/** One message: its author, and its paragraphs, each in its own direction. */
export function ChatTurn({ turn, texts, common, growing = false, onBack }: ChatTurnProps) {
	const t = useTexts(texts);
	if (turn.crisis) return <CrisisPanel crisis={turn.crisis} texts={common} onBack={onBack} />;
	const paragraphs = turn.content.split(/\n{2,}/).filter((paragraph) => paragraph.trim());
	return (
		<div className={`chat-turn chat-${turn.role}`}>
			<span className="sr-only">{turn.role === 'user' ? t('you') : t('guide')}: </span>
			{withOffersTogether(paragraphs, turn.role === 'assistant').map((part, index, all) =>
				typeof part === 'string' ? (
					<Paragraph
						// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place; its text still grows.
						key={index}
						text={part}
						links={turn.role === 'assistant'}
						growing={growing && index === all.length - 1}
					/>
				) : (
					// biome-ignore lint/suspicious/noArrayIndexKey: offers are their place, too.
					<ul key={index} className="chat-offers">
						{part.map((offer) => (
							<li key={offer.address} className="chat-offer">
								<OfferChip offer={offer} />
							</li>
						))}
					</ul>
				),
			)}
			{turn.stopped && <p className="chat-note">{t('stopped')}</p>}
		</div>
	);
}

/** A way to a page. Where the line begins with the page's name, that alone is seen, and the rest is there to be heard. */
function OfferChip({ offer: { line, address, page } }: { offer: Offer }) {
	const { entry } = useLanguage();
	const { name } = entry(page);
	const rest = line.startsWith(`${name}: `) ? line.slice(name.length) : null;
	return (
		<Link viewTransition to={address} prefetch="intent" dir="auto" title={rest ? line : undefined}>
			{rest ? name : line}
			{rest && <span className="sr-only">{rest}</span>}
		</Link>
	);
}

/** The paragraphs of a message; offers that follow one another stand in one row. Only the guide's links are drawn. */
function withOffersTogether(paragraphs: readonly string[], links: boolean): (string | Offer[])[] {
	const parts: (string | Offer[])[] = [];
	for (const paragraph of paragraphs) {
		const offer = links ? readOffer(paragraph) : null;
		const last = parts.at(-1);
		if (!offer) parts.push(paragraph.trim());
		else if (typeof last === 'object') last.push(offer);
		else parts.push([offer]);
	}
	return parts;
}

/** Screen readers get whole sentences; the one being written is hidden from them until it is complete. */
function Paragraph({ text, links, growing }: { text: string; links: boolean; growing: boolean }) {
	const segmenter = useMemo(() => new Intl.Segmenter(undefined, { granularity: 'sentence' }), []);
	// An incomplete link is not shown.
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
