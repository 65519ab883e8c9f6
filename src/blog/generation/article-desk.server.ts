import type { Language } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { DiskRoom } from '#src/platform/process/disk-room.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { Writer } from '#src/words/writer.server.ts';
import { categoryName, familyCategory } from '../list/categories.ts';
import { listThemes, loadTheme } from '../lore/themes.server.ts';
import { type Telling, writeArticle } from '../lore/write-article.server.ts';
import { bringBack } from './bring-back.server.ts';
import { BUILT_IN_TELLINGS } from './choice/choose-theme.ts';
import { createFindThemes } from './choice/find-theme.server.ts';
import { type Claim, type Claims, openClaims } from './claims/claims.server.ts';
import type { MakeCover } from './cover/make-cover.server.ts';
import { type ThemeChoice, type TopicRequest, themeMessages } from './topic-request.ts';
import { createClaimWriter, type Published } from './write-claimed.server.ts';

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
	const { byModel, publish, tell } = createClaimWriter({ database, writer, makeCover, claims, clock, log });
	const findThemes = createFindThemes();
	const today = () => clock().toISOString().slice(0, 10);

	/** Fills a place of the day with the oldest article, which comes back; null where there is none. */
	async function oldestAgain(day: string, slot: number, order: number): Promise<string | 'taken' | null> {
		const claim = await claims.slot(day, slot);
		if (!claim) return 'taken';
		const id = await claims.hold(claim, () => bringBack(database, claim, { day, order, at: clock() }));
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
				const article = await claims.hold(claim, () => tell(claim, day, dayNumber * count + slot));
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
				const article = await claims.hold(own, async () => {
					const written = await byModel(subject, signal);
					return written && publish(own, subject, written.texts, written.writer);
				});
				if (article) return { ...article, matched };
				if (!claim) await claims.release(own);
			}
			if (!claim) throw await nothingFits(claims, language);
			const own = claim;
			const article = await claims.hold(own, async () => {
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
