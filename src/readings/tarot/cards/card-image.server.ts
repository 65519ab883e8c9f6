import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isLanguage, type Language, languages } from '#src/language/languages.ts';
import { type SignId, signOf } from '#src/methods/sky/signs.ts';
import { type MoonPhase, moonAt, positionsAt } from '#src/methods/sky/sky.server.ts';
import { isMinor, requireCard } from '#src/methods/tarot/cards.ts';
import { requireTelling, wholeDecks } from '#src/methods/tarot/deck/decks.ts';
import { isProblem, Problem } from '#src/platform/http/problem.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import type { SharedCounts } from '#src/platform/limits/shared-counts.ts';
import type { KeepPicture } from '#src/platform/pictures.ts';
import type { DiskRoom } from '#src/platform/process/disk-room.ts';
import type { Log } from '#src/platform/process/log.ts';
import { fold } from '#src/words/fold.ts';
import type { DrawPicture } from '#src/words/image-model.server.ts';
import { cardSvg } from '../art/card-svg.server.ts';
import { messages } from '../messages.ts';

/** The payload of `generate-tarot-image`; the name in any of the four languages, an unknown language counts as Persian. */
const schema = z.object({ cardName: z.string().check(z.maxLength(100)), language: z.catch(z.enum(languages), 'fa') });

type CardImageParts = {
	pictures: KeepPicture;
	/** The model that draws, where there is one. */
	draw: DrawPicture | null;
	limits: Limits;
	log: Log;
	/** Is asked before a picture is drawn to be kept. */
	room: DiskRoom;
	clock: () => Date;
	/** Where the site is reached, without a slash at the end. */
	siteUrl: string;
	/** Where all processes of the database count; without it this one is alone. */
	counts?: SharedCounts | undefined;
};

/** Seconds after which a picture that another process began to draw is given up, and how often it is looked for. */
const DRAWING_SECONDS = 120;
const LOOK_MS = 500;

type Asker = { address: string };
/** Answers a payload. @throws Problem `card_name_unknown` 400 */
type CardImage = (
	payload: unknown,
	asker: Asker,
) => Promise<{ imageUrl: string; writer: 'model' | 'built-in'; sky?: Sky }>;
/** Where the moon stands now: a keepsake of the card bears it. */
type Sky = { phase: MoonPhase; sign: SignId; elongation: number };

/**
 * The function `generate-tarot-image`: `{ imageUrl }` of a card. With a model that draws, a picture is made once for each
 * card and language and kept; without one, or when it fails, the answer is our own drawing with the card's name
 * lettered in the language, and with it the moon of the moment, from which a browser draws a keepsake.
 */
export function createCardImage({
	pictures,
	draw,
	limits,
	log,
	room,
	clock,
	siteUrl,
	counts,
}: CardImageParts): CardImage {
	const drawing = new Map<string, Promise<string>>();

	/** Has a picture drawn, unless another process draws it already: then it is waited for. */
	async function once(key: string, make: () => Promise<void>): Promise<void> {
		if (!counts) return make();
		const count = (points: number) => counts.add([{ key: `drawing ${key}`, points, seconds: DRAWING_SECONDS }]);
		while ((await count(1))[0]?.points !== 1) {
			await count(-1);
			await pause(LOOK_MS);
			if (await pictures.find(key)) return;
		}
		try {
			// Another process may have kept it between our first look and now.
			if (!(await pictures.find(key))) await make();
		} finally {
			await count(-1);
		}
	}

	/** The picture's address, made and kept if it is not there. */
	async function made(id: number, language: Language, asker: Asker): Promise<string> {
		const key = `tarot/${language}/${id}`;
		const address = `${siteUrl}/pictures/${key}`;
		if (!draw || (await pictures.find(key))) return address;
		room.require();
		await limits.take('model', asker.address);
		const running = drawing.get(key);
		if (running) return running;
		const run = (async () => {
			await once(key, async () => pictures.keep(key, await draw(description(id))));
			return address;
		})();
		drawing.set(key, run);
		return run.finally(() => drawing.delete(key));
	}

	return async (payload, asker) => {
		const { id, language } = checkCard(payload);
		if (draw) {
			try {
				return { imageUrl: await made(id, language, asker), writer: 'model' };
			} catch (error) {
				if (!isProblem(error)) log.warn({ err: error, card: id }, 'our own drawing replaces the model’s');
			}
		}
		const svg = cardSvg(id, requireTelling(language, id).name, language);
		const imageUrl = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
		return { imageUrl, writer: 'built-in', sky: skyAt(clock()) };
	};
}

function skyAt(time: Date): Sky {
	const positions = positionsAt(time);
	const { phase, elongation } = moonAt(positions);
	return { phase, sign: signOf(positions.moon).id, elongation };
}

/** @throws Problem `card_name_unknown` 400 */
function checkCard(payload: unknown): { id: number; language: Language } {
	const parsed = schema.safeParse(payload);
	const asked = (payload as { language?: unknown } | null)?.language;
	const language = isLanguage(asked) ? asked : 'fa';
	const id = parsed.success ? findCard(parsed.data.cardName) : null;
	if (id === null)
		throw new Problem('card_name_unknown', 400, messages[language].card_name_unknown, { field: 'cardName' });
	return { id, language };
}

const bare = (name: string) => fold(name).replace(/^(?:the|el|la|los) /, '');

/** The id of a card by its name in any of the languages, with or without its article. */
export function findCard(name: string): number | null {
	const wanted = bare(name);
	for (const language of languages) {
		const id = wholeDecks[language].findIndex((card) => bare(card.name) === wanted);
		if (id >= 0) return id;
	}
	return null;
}

function description(id: number): string {
	const { name, meaning } = requireTelling('en', id);
	const card = requireCard(id);
	const called = isMinor(card) ? `${name} (“${card.title}”; ${meaning})` : `${card.roman} ${name} (${meaning})`;
	return `The tarot card ${called}, an original illustration with the traditional symbols of this arcanum. Fine gold line on deep lapis blue in the manner of a Persian illuminated manuscript, under a pointed arch, symmetrical, upright format. No lettering, no numbers, no frame text.`;
}
