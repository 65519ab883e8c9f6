import { allEntryWords } from '#src/catalogue/load-entry-words.server.ts';
import type { Language } from '#src/language/languages.ts';
import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import type { KnowledgeEntry } from '#src/words/knowledge.ts';
import { type OfferedPage, offeredPages, readOffer } from '../../offer-link.ts';
import type { ChatMessage } from '../../request.ts';
import type { Memory } from '../memory.ts';
import type { Offer, Topic } from '../topic.ts';
import { topicTexts } from '../topic-texts.server.ts';
import type { GuideWords } from '../words/shape.ts';

/** A line that leads to a reading, to stand behind an answer. */
export type OfferLine = { page: OfferedPage; line: string };

/** Messages of the visitor from one offer to the next. */
const BETWEEN_OFFERS = { topic: 3, lore: 4 } as const;

const isOffered = (offer: Offer): offer is OfferLine => offeredPages.some((page) => page === offer.page);

/** What the pages are called. */
const entryWords = {
	en: await allEntryWords('en'),
	fa: await allEntryWords('fa'),
	ar: await allEntryWords('ar'),
	es: await allEntryWords('es'),
} satisfies InEveryLanguage<unknown>;

/** The page that goes on from what was told. */
export function knowledgeOffer({ page }: KnowledgeEntry, language: Language): OfferLine | null {
	if (!page || !offeredPages.includes(page)) return null;
	const told = entryWords[language][page];
	return told ? { page, line: `${told.name}: ${told.line}` } : null;
}

/** Where a topic or a piece of lore leads on; null where an offer stands only just before. */
export function offerFor(
	topic: Topic | null,
	conversation: readonly ChatMessage[],
	words: GuideWords,
	language: Language,
	said: Memory,
): OfferLine | null {
	const offers = conversation.flatMap(({ role, content }, index) => {
		const found = role === 'assistant' && content.split('\n\n').map(readOffer).find(Boolean);
		return found ? [{ page: found.page, index }] : [];
	});
	const from = offers.at(-1)?.index ?? -1;
	const turns = conversation.slice(from + 1).filter(({ role }) => role === 'user').length;
	if (turns < BETWEEN_OFFERS[topic ? 'topic' : 'lore']) return null;

	const own = (topic && topicTexts[topic][language].offers) || [];
	const open = [...own, ...words.offers].flatMap((offer): OfferLine[] =>
		isOffered(offer) && said.isNew(offer.line) ? [offer] : [],
	);
	const pages = new Set(offers.map(({ page }) => page));
	const ofTopic = open.filter(({ line }) => own.some((offer) => offer.line === line));
	const fresh = (list: typeof open) => list.filter(({ page }) => !pages.has(page));
	return said.pick(fresh(ofTopic)) ?? said.pick(fresh(open)) ?? said.pick(ofTopic) ?? said.pick(open);
}
