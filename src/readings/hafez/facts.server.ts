import type { Heard } from '#src/listening/heard.ts';
import { hearAndPresume } from '#src/listening/holds-of.server.ts';
import { type Matter, matterOf } from '#src/listening/matter.ts';
import type { Presumption } from '#src/listening/presumption.ts';
import type { PoemId } from '#src/methods/divan/poems.ts';
import { tellings } from '#src/methods/divan/tellings.server.ts';
import { namedImages, type PlannedReading, planReading } from './plan-reading.server.ts';
import { findPoem, type HafezRequest } from './request.ts';

/** What is known of a couplet. All but its text is null where it is none of the twelve and in no Divan of the site. */
export type KnownPoem = {
	id: PoemId | null;
	/** Number of the ghazal in `edition`. */
	ghazal: number | null;
	/** 'Qazvini-Ghani' for the twelve as they are; else as the operator calls the site's Divan. */
	edition: string | null;
	/** Its number in the ghazal, from 1, and where the text is from: of couplets of the site's Divan. */
	couplet?: number;
	source?: string;
	licence?: string;
	verse: readonly string[];
	translation: readonly [string, string] | null;
	theme: string | null;
	imagery: readonly string[];
};

/** What the oracle knows of one draw. */
export type HafezFacts = {
	poem: KnownPoem;
	/** What was heard in the question. */
	heard: Heard;
	/** What the reading turns to. */
	matter: Matter;
	/** What the sentences of the built-in reading presume of the asker. */
	presumed: readonly Presumption[];
};

/** The facts of a draw: the verse with its place, and what was heard in the question. */
export function hafezFacts(request: HafezRequest): HafezFacts {
	const { heard, presumed } = readingOf(request);
	return { poem: knownPoem(request), heard, matter: matterOf(heard), presumed };
}

const readings = new WeakMap<HafezRequest, PlannedReading & { heard: Heard }>();

/** The built-in reading of a request with what was heard for it; made once for each. */
export function readingOf(request: HafezRequest): PlannedReading & { heard: Heard } {
	let reading = readings.get(request);
	if (!reading) {
		const hearing = hearAndPresume(request.question, request.language);
		reading = { ...planReading(request, hearing), heard: hearing.heard };
		readings.set(request, reading);
	}
	return reading;
}

function knownPoem(request: HafezRequest): KnownPoem {
	const poem = findPoem(request);
	const { found, language } = request;
	if (found) {
		const { verse, ...place } = found;
		const telling = poem && tellings[language][poem.id];
		return {
			id: poem?.id ?? null,
			...place,
			verse,
			translation: telling?.translation ?? null,
			theme: telling?.theme ?? null,
			imagery: telling?.imagery ?? namedImages(verse.join('\n'), language),
		};
	}
	if (!poem)
		return {
			id: null,
			ghazal: null,
			edition: null,
			verse: request.poem.split('\n').map((line) => line.trim()),
			translation: null,
			theme: null,
			imagery: [],
		};
	const { translation, theme, imagery } = tellings[language][poem.id];
	return {
		id: poem.id,
		ghazal: poem.ghazal,
		edition: 'Qazvini-Ghani',
		verse: poem.verse,
		translation,
		theme,
		imagery,
	};
}
