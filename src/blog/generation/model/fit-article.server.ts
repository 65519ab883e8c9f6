import type { Language } from '#src/language/languages.ts';
import { fold } from '#src/words/fold.ts';
import type { ArticleText } from '../../lore/write-article.server.ts';

/** Words that an article of ours has, as the built-in writer's do. */
export const articleWords = { least: 500, most: 900 } as const;

const TITLE_MOST = 120;
const EXCERPT_MOST = 400;
const LEAST_PARAGRAPHS = 4;
/** Titles that share this much of their words are one title. */
const ALIKE = 0.7;

/** Frightening statements that no article may contain. */
const doom: Readonly<Record<Language, RegExp>> = {
	en: /\b(?:you (?:will|are going to|shall) (?:die|fall ill|get sick|divorce|lose (?:your|everything))|(?:cursed|bewitched|black magic|evil eye) (?:on|upon|against) you|(?:cures?|heals?) (?:cancer|depression|illness))\b/i,
	fa: /خواهی مرد|می‌میری|بیمار خواهی شد|طلاق خواهی گرفت|طلسم شده‌ای|جادو شده‌ای|سرطان را درمان/,
	ar: /ستموت|ستمرض|ستطل[ّ]?ق|مسحور أنت|سيُصيبك المرض|يشفي (?:من )?السرطان/,
	es: /\b(?:vas a morir|morirás|enfermarás|te divorciarás|estás (?:embrujad|hechizad|maldit)|cura (?:el cáncer|la depresión))/i,
};

const sentencesOf = (text: string) => text.split(/(?<=[.!?؟…]["”»’)]?)\s+/u).map(fold);

/**
 * Whether an article that a model wrote may be published, beyond what the guard sees: its length, that it repeats
 * neither itself nor the material of its prompt, that its title is new, and that it contains nothing frightening.
 */
export function isFitArticle(
	{ title, excerpt, content }: ArticleText,
	language: Language,
	{ titles, material }: { titles: readonly string[]; material: string },
): boolean {
	const words = content.trim().split(/\s+/u).length;
	if (words < articleWords.least || words > articleWords.most) return false;
	if (title.includes('\n') || title.length > TITLE_MOST || excerpt.length > EXCERPT_MOST) return false;
	const paragraphs = content.split(/\n+/).filter((paragraph) => paragraph.trim());
	if (paragraphs.length < LEAST_PARAGRAPHS) return false;
	const sentences = sentencesOf(content).filter((sentence) => sentence.split(' ').length > 3);
	if (new Set(sentences).size < sentences.length) return false;
	const given = new Set(sentencesOf(material));
	if (sentences.filter((sentence) => given.has(sentence)).length * 10 > sentences.length) return false;
	if (titles.some((other) => likeness(title, other) >= ALIKE)) return false;
	return !doom[language].test(`${title} ${excerpt} ${content}`);
}

/** The share of words that two titles have in common, 0 to 1. */
function likeness(one: string, other: string): number {
	const [mine, theirs] = [one, other].map((title) => new Set(fold(title).split(' ')));
	if (!mine || !theirs) return 0;
	const shared = [...mine].filter((word) => theirs.has(word)).length;
	return shared / (mine.size + theirs.size - shared);
}
