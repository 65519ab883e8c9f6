import { randomUUID } from 'node:crypto';
import { type Language, languages } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { Writer, WrittenBy } from '#src/words/writer.server.ts';
import { familyCategory } from '../list/categories.ts';
import { loadTheme } from '../lore/themes.server.ts';
import { type ArticleTexts, type Telling, writeArticle } from '../lore/write-article.server.ts';
import { BUILT_IN_TELLINGS } from './choice/choose-theme.ts';
import type { Claim, Claims } from './claims/claims.server.ts';
import type { MakeCover } from './cover/make-cover.server.ts';
import { articleByModel, type Subject } from './model/article-by-model.server.ts';
import { publishArticle } from './publish-article.server.ts';
import { slugOf } from './slug.ts';

/** An article that has just been published. */
export type Published = {
	id: string;
	slug: string;
	titles: Record<Language, string>;
	theme: string | null;
	writer: WrittenBy;
};

/** Writes and publishes the article of a claim. */
export interface ClaimWriter {
	/** The texts of the model; null where there is none, or it failed. */
	byModel(subject: Subject, signal?: AbortSignal): Promise<{ texts: ArticleTexts; writer: WrittenBy } | null>;
	/** Draws the cover and publishes; null where the claim was lost meanwhile. */
	publish(claim: Claim, subject: Subject, texts: ArticleTexts, by: WrittenBy): Promise<Published | null>;
	/** Writes the theme of a claim; null where only a model could have told it once more, and did not. */
	tell(claim: Claim, day: string, order: number): Promise<Published | null>;
}

export function createClaimWriter({
	database,
	writer,
	makeCover,
	claims,
	clock,
	log,
}: {
	database: Database;
	writer: Writer;
	makeCover: MakeCover;
	claims: Claims;
	clock: () => Date;
	log: Log;
}): ClaimWriter {
	const byModel = async (subject: Subject, signal?: AbortSignal) =>
		writer.model ? articleByModel(writer, subject, await titlesOf(database), signal) : null;

	async function publish(claim: Claim, subject: Subject, texts: ArticleTexts, by: WrittenBy) {
		const id = randomUUID();
		const slug = slugOf(texts.en.title, id);
		const imageUrl = await makeCover({
			slug,
			seed: id,
			family: claim.subject?.place.family ?? null,
			motif: subject.theme?.motif ?? null,
			about: texts.en,
		});
		const article = { id, slug, texts, category: subject.category, imageUrl };
		if (!(await publishArticle(database, claim, article, clock()))) {
			log.warn({ claim: claim.id }, 'an article came too late: its place was given to another writer');
			return null;
		}
		const titlesOfIt = Object.fromEntries(languages.map((language) => [language, texts[language].title]));
		const theme = claim.subject?.place.name ?? null;
		log.info({ article: id, theme, telling: claim.subject?.telling, writer: by }, 'an article was published');
		return { id, slug, titles: titlesOfIt as Record<Language, string>, theme, writer: by } satisfies Published;
	}

	async function tell(claim: Claim, day: string, order: number): Promise<Published | null> {
		if (!claim.subject) return null;
		const { place, telling } = claim.subject;
		const theme = await loadTheme(place);
		const subject = { topic: null, category: familyCategory[place.family], theme };
		const written = await byModel(subject);
		if (written) return publish(claim, subject, written.texts, written.writer);
		if (telling >= BUILT_IN_TELLINGS) {
			await claims.release(claim);
			return null;
		}
		const texts = writeArticle({ theme, telling: telling as Telling, day, order });
		return publish(claim, subject, texts, 'built-in');
	}

	return { byModel, publish, tell };
}

/** Titles of the blog, the newest first. */
async function titlesOf(database: Database): Promise<Record<Language, string[]>> {
	const { rows } = await database.query<Record<string, string | null>>(
		`select ${languages.map((language) => `title_${language}`).join(', ')} from public.blog_articles
		order by created_at desc limit 400`,
	);
	return Object.fromEntries(
		languages.map((language) => [language, rows.flatMap((row) => row[`title_${language}`] ?? [])]),
	) as Record<Language, string[]>;
}
