import type { ServerFunction, ServerFunctions } from '#src/backend/functions/server-function.ts';
import { createByteStore } from '#src/backend/storage/bytes/byte-store.ts';
import { createKeepObject } from '#src/backend/storage/objects/keep-object.ts';
import { createArticleDesk } from '#src/blog/generation/article-desk.server.ts';
import { articleFunctions } from '#src/blog/generation/article-functions.server.ts';
import { createMakeCover } from '#src/blog/generation/cover/make-cover.server.ts';
import { createSpiritualChat } from '#src/chatbot/spiritual-chat.server.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import type { SharedCounts } from '#src/platform/limits/shared-counts.ts';
import type { Tally } from '#src/platform/limits/tally.ts';
import { picturesIn } from '#src/platform/pictures.ts';
import type { DiskRoom } from '#src/platform/process/disk-room.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { analyses } from '#src/psychology/catalogue.server.ts';
import { readings } from '#src/readings/catalogue.server.ts';
import { countGiven } from '#src/readings/count-given.ts';
import { answerOnce } from '#src/readings/flow/answer-once.ts';
import { giveReading } from '#src/readings/give-reading.ts';
import { createCardImage } from '#src/readings/tarot/cards/card-image.server.ts';
import { createImageModel, type DrawPicture } from '#src/words/image-model.server.ts';
import type { Writer } from '#src/words/writer.server.ts';

type FunctionParts = {
	config: Config;
	database: Database;
	writer: Writer;
	limits: Limits;
	log: Log;
	tally: Tally;
	clock: () => Date;
	room: DiskRoom;
	counts?: SharedCounts | undefined;
	drawPicture?: DrawPicture | undefined;
};

/** Every function that clients invoke, by the name they invoke it with (`POST /functions/v1/{name}`). */
export function listFunctions(parts: FunctionParts): ServerFunctions {
	const { config, counts, database, limits, log, room, tally } = parts;
	const counted = (name: string, give: ServerFunction) => countGiven(give, (writer) => tally.gave(name, writer));
	const drawPicture = parts.drawPicture ?? createImageModel(config);
	const pictures = picturesIn(database);
	const drawing = { pictures, draw: drawPicture, limits, log, room, counts, clock: parts.clock };
	const cardImage = createCardImage({ ...drawing, siteUrl: config.SITE_URL });
	const articles = articleFunctions({ desk: openArticleDesk(parts, drawPicture), database, limits });
	return {
		// One for each reading, and each test that a model may describe: `hafez-interpretation`, `tarot-reading`, …
		...Object.fromEntries(
			[...readings, ...analyses].map((reading) => [reading.name, counted(reading.name, giveReading(reading, parts))]),
		),
		'spiritual-chat': counted('spiritual-chat', createSpiritualChat(parts)),
		'generate-tarot-image': answerOnce(cardImage),
		'generate-daily-articles': answerOnce(articles['generate-daily-articles']),
		'generate-article': answerOnce(articles['generate-article']),
	};
}

function openArticleDesk(parts: FunctionParts, draw: ReturnType<typeof createImageModel>) {
	const keep = createKeepObject({ database: parts.database, storage: createByteStore(parts) });
	const makeCover = createMakeCover({ keep, draw, log: parts.log });
	return createArticleDesk({ ...parts, makeCover, count: parts.config.DAILY_ARTICLES_COUNT });
}
