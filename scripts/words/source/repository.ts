import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPlace } from '../places.ts';
import { readSentences, type Sentence } from './read-sentences.ts';

/** The TypeScript sources that visitors' words can stand in, from the root, with slashes: no tests and their helpers. */
export function sourceFiles(root: string): string[] {
	return readdirSync(join(root, 'src'), { recursive: true })
		.map((name) => `src/${String(name).replaceAll('\\', '/')}`)
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
		.sort();
}

/** All sentences of the product. */
export function readRepository(root: string): Sentence[] {
	return sourceFiles(root).flatMap((file) => {
		const place = findPlace(file);
		return place ? readSentences(place, readFileSync(join(root, file), 'utf8')) : [];
	});
}
