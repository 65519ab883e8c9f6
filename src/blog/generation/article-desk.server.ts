import { randomUUID } from 'node:crypto';
import { type Language, languages } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { DiskRoom } from '#src/platform/disk-room.ts';
import type { Log } from '#src/platform/log.ts';
import { Problem } from '#src/platform/problem.ts';
import type { Writer, WrittenBy } from '#src/words/writer.server.ts';
import { categoryName, familyCategory } from '../categories.ts';
import { listThemes, loadTheme } from '../lore/themes.server.ts';
import { type ArticleTexts, type Telling, writeArticle } from '../lore/write-article.server.ts';
import { articleByModel, type Subject } from './article-by-model.server.ts';
import { bringBack } from './bring-back.server.ts';
import { BUILT_IN_TELLINGS } from './choose-theme.ts';
import { type Claim, HEARD_OF_EVERY, openClaims } from './claims.server.ts';
import { createFindThemes } from './find-theme.server.ts';
import type { MakeCover } from './make-cover.server.ts';
import { publishArticle } from './publish-article.server.ts';
import { slugOf } from './slug.ts';
import { type ThemeChoice, type TopicRequest, themeMessages } from './topic-request.ts';

/** An article that has just been published. */
export type Published = {
	id: string;
	slug: string;
	titles: Record<Language, string>;
	theme: string | null;
	writer: WrittenBy;
};

type DeskParts = {
	database: Database;
	writer: Writer;
	makeCover: MakeCover;
	clock: () => Date;
	log: Log;
	/** Is asked before an article is begun. */
	room: DiskRoom;
	/** Articles a day. */
	count: number;
};

/** Where articles are written: the set of the day, and articles on a topic. */
export type ArticleDesk = {
	/**
	 * Writes what is still missing of the day's set (days are UTC) and answers the ids of what this call has added. Any
	 * number of servers may ask at once: each place of the set is claimed in the database before it is written.
	 */
	daily(): Promise<string[]>;
	/** Ids of today's set, as far as they can be read. */
	ofToday(): Promise<string[]>;
	/**
	 * Writes an article on a topic. Without a model it is the theme that fits best.
	 * @throws Problem `no_theme` 422 where none that can still be told fits, with those that can as `details.choices`;
	 *   `nothing_left` 409 where every theme was told twice
	 */
	onTopic(
		request: TopicRequest,
		options: { mayAskModel: boolean; signal?: AbortSignal },
	): Promise<Published & { matched: boolean }>;
};

const DAY_MS = 86_400_000;
/** A theme that the built-in writer has told out comes back only where a model can tell it anew. */
const tellingsOf = (writer: Writer) => (writer.model ? Number.POSITIVE_INFINITY : BUILT_IN_TELLINGS);

type Claims = ReturnType<typeof openClaims>;

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

/** Does the work of a claim; lets go of it when the work fails. */
async function holding<T>(claims: Claims, claim: Claim, work: () => Promise<T>): Promise<T> {
	const alive = setInterval(() => void claims.stillWriting(claim).catch(() => {}), HEARD_OF_EVERY);
	try {
		return await work();
	} catch (error) {
		await claims.release(claim).catch(() => {});
		throw error;
	} finally {
		clearInterval(alive);
	}
}

/** Why nothing is written on a topic that no theme fits, with the themes that can be told, by their titles. */
async function nothingFits(claims: Claims, language: Language): Promise<Problem> {
	const left = await claims.left(listThemes());
	const code = left.length > 0 ? 'no_theme' : 'nothing_left';
	const choices = await Promise.all(
		left.map(async ({ place, telling }): Promise<ThemeChoice> => {
			const { words } = await loadTheme(place);
			const title = words[language].titles[telling as Telling];
			return { theme: place.name, category: categoryName(familyCategory[place.family], language), title };
		}),
	);
	const field = 'topic';
	return new Problem(code, code === 'no_theme' ? 422 : 409, themeMessages[language][code], { field, choices });
}

export function createArticleDesk({ database, writer, makeCover, clock, log, room, count }: DeskParts): ArticleDesk {
	const claims = openClaims(database);
	const findThemes = createFindThemes();
	const today = () => clock().toISOString().slice(0, 10);

	const byModel = async (subject: Subject, signal?: AbortSignal) =>
		writer.model ? articleByModel(writer, subject, await titlesOf(database), signal) : null;

	/** Draws the cover and publishes; null where the claim was lost meanwhile. */
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

	/** Writes the theme of a claim; null where only a model could have told it once more, and did not. */
	async function tell(claim: Claim, day: string, order: number, category?: string): Promise<Published | null> {
		if (!claim.subject) return null;
		const { place, telling } = claim.subject;
		const theme = await loadTheme(place);
		const subject = { topic: null, category: category ?? familyCategory[place.family], theme };
		const written = await byModel(subject);
		if (written) return publish(claim, subject, written.texts, written.writer);
		if (telling >= BUILT_IN_TELLINGS) {
			await claims.release(claim);
			return null;
		}
		const texts = writeArticle({ theme, telling: telling as Telling, day, order });
		return publish(claim, subject, texts, 'built-in');
	}

	/** Fills a place of the day with the oldest article, which comes back; null where there is none. */
	async function oldestAgain(day: string, slot: number, order: number): Promise<string | 'taken' | null> {
		const claim = await claims.slot(day, slot);
		if (!claim) return 'taken';
		const id = await holding(claims, claim, () => bringBack(database, claim, { day, order, at: clock() }));
		if (!id) await claims.release(claim);
		return id;
	}

	return {
		ofToday: () => claims.ofDay(today()),

		async daily() {
			room.require();
			const day = today();
			const dayNumber = Math.floor(Date.parse(day) / DAY_MS);
			const places = listThemes();
			const added: string[] = [];
			await claims.giveUpStale();
			for (let slot = 0; slot < count; slot++) {
				const claim = await claims.next(places, day, slot, tellingsOf(writer));
				if (claim === 'taken') continue;
				if (claim === 'exhausted') {
					const back = await oldestAgain(day, slot, dayNumber * count + slot);
					if (back === 'taken') continue;
					log.warn({ themes: places.length, back }, 'every theme was told twice: the oldest article is brought back');
					if (!back) break;
					added.push(back);
					continue;
				}
				const article = await holding(claims, claim, () => tell(claim, day, dayNumber * count + slot));
				if (article) added.push(article.id);
			}
			return added;
		},

		async onTopic({ topic, category, language }, { mayAskModel, signal }) {
			room.require();
			const day = today();
			await claims.giveUpStale();
			const nearest = await findThemes(topic);
			const claim = await claims.firstOf(nearest, day);
			const matched = claim !== null;
			if (mayAskModel && writer.model) {
				const own = claim ?? (await claims.topic(day));
				const theme = own.subject ? await loadTheme(own.subject.place) : null;
				const subject = { topic, category, theme };
				const article = await holding(claims, own, async () => {
					const written = await byModel(subject, signal);
					return written && publish(own, subject, written.texts, written.writer);
				});
				if (article) return { ...article, matched };
				if (!claim) await claims.release(own);
			}
			if (!claim) throw await nothingFits(claims, language);
			const own = claim;
			const article = await holding(claims, own, async () => {
				const { place, telling } = own.subject as NonNullable<Claim['subject']>;
				const theme = await loadTheme(place);
				const order = Math.floor(clock().getTime() / 1000);
				const texts = writeArticle({ theme, telling: telling as Telling, day, order });
				return publish(own, { topic, category, theme }, texts, 'built-in');
			});
			if (!article) throw new Problem('conflict', 409, 'The article took too long to write. Please try again.');
			return { ...article, matched };
		},
	};
}
