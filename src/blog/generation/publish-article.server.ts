import { languages } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { ArticleTexts } from '../lore/write-article.server.ts';
import type { Claim } from './claims/claims.server.ts';

/** An article that is ready to be read. */
export type ReadyArticle = {
	id: string;
	slug: string;
	texts: ArticleTexts;
	category: string;
	imageUrl: string | null;
};

const columns = languages.flatMap((language) =>
	(['title', 'excerpt', 'content'] as const).map((part) => ({ name: `${part}_${language}`, language, part })),
);

/**
 * Publishes an article and settles its claim, both or neither. False where the claim was lost: it had become stale, and
 * another writer has it.
 */
export async function publishArticle(database: Database, claim: Claim, article: ReadyArticle, at: Date) {
	const values = columns.map(({ language, part }) => article.texts[language][part]);
	const { rows } = await database.query(
		`with claim as (
			update internal.articles_written set article_id = $2 where id = $1 and article_id is null returning id
		)
		insert into public.blog_articles
			(id, slug, category, image_url, published, published_at, ${columns.map(({ name }) => name).join(', ')})
		select $2, $3, $4, $5, true, $6, ${columns.map((_, index) => `$${index + 7}`).join(', ')} from claim
		returning id`,
		[claim.id, article.id, article.slug, article.category, article.imageUrl, at.toISOString(), ...values],
	);
	return rows.length > 0;
}
