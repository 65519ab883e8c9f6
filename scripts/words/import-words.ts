import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/language/languages.ts';
import { checkSentence } from './check-sentence.ts';
import { poFile, poFiles, STATE, stateOf } from './export-words.ts';
import { findPlace, isOfOwnList } from './places.ts';
import { type PoEntry, readPo } from './po.ts';
import { readSentences, type Sentence } from './source/read-sentences.ts';
import { readRepository } from './source/repository.ts';
import { type Edit, rewriteSource } from './source/rewrite-source.ts';

/** Why an import is refused, a line each: PO file, key and reason. Nothing has been written. */
export class RefusedImport extends Error {
	readonly reasons: readonly string[];
	constructor(reasons: readonly string[]) {
		super(reasons.join('\n'));
		this.reasons = reasons;
	}
}

export type Imported = {
	sentences: number;
	/** Source files that were written. */
	files: readonly string[];
	/** Entries that an editor has marked as unfinished (`fuzzy`), which were left out. */
	unfinished: number;
};

/**
 * Puts the corrected sentences of a folder of PO files into the sources, all or none, and writes these PO files anew, so
 * that they tell the state of the sources again.
 * @throws RefusedImport
 */
export function importWords(root: string, folder: string): Imported {
	const sentences = readRepository(root);
	const byFile = Map.groupBy(sentences, poFile);
	const given = languages.flatMap((language) => poFilesBelow(folder, language));
	const reasons: string[] = given.length > 0 ? [] : [`${folder}: no PO files below en, fa, ar or es`];
	const edits: Edit[] = [];
	let unfinished = 0;
	for (const file of given) {
		const found = editsOf(readFileSync(join(folder, file), 'utf8'), byFile.get(file) ?? []);
		edits.push(...found.edits);
		reasons.push(...found.reasons.map((reason) => `${file}: ${reason}`));
		unfinished += found.unfinished;
	}
	if (reasons.length > 0) throw new RefusedImport(reasons);
	const files = writeSources(root, edits);
	const fresh = poFiles(edits.length > 0 ? readRepository(root) : sentences);
	for (const file of given) writeFileSync(join(folder, file), fresh.get(file) ?? '');
	return { sentences: edits.length, files, unfinished };
}

function poFilesBelow(folder: string, language: string): string[] {
	if (!existsSync(join(folder, language))) return [];
	return readdirSync(join(folder, language), { recursive: true })
		.map((name) => `${language}/${String(name).replaceAll('\\', '/')}`)
		.filter((file) => file.endsWith('.po'))
		.sort();
}

/** What one PO file changes of its sentences, and what speaks against it. */
function editsOf(text: string, sentences: readonly Sentence[]) {
	const edits: Edit[] = [];
	const reasons: string[] = [];
	let unfinished = 0;
	const byKey = new Map(sentences.map((sentence) => [sentence.key, sentence]));
	let po: { header: Readonly<Record<string, string>>; entries: readonly PoEntry[] };
	try {
		po = readPo(text);
	} catch (error) {
		return { edits, reasons: [(error as Error).message], unfinished };
	}
	const { header, entries } = po;
	for (const { context, target, flags } of entries) {
		const sentence = byKey.get(context);
		if (!sentence) reasons.push(`${context}: there is no such sentence (any more): export again`);
		else if (target === sentence.text) continue;
		else if (flags.includes('fuzzy')) unfinished++;
		else {
			const { language, text: old, key } = sentence;
			const faults = checkSentence({ language, old, text: target, isOfOwnList: isOfOwnList(sentence, key) });
			reasons.push(...faults.map((fault) => `${context}: ${fault}`));
			edits.push({ sentence, text: target });
		}
	}
	if (edits.length > 0 && header[STATE] !== stateOf(sentences))
		reasons.push('the sources have changed since it was exported: export again and carry the corrections over');
	return { edits, reasons, unfinished };
}

/** Writes the files whose sentences change, after reading all of them again as they will be. */
function writeSources(root: string, edits: readonly Edit[]): string[] {
	const written = [...Map.groupBy(edits, ({ sentence }) => sentence.file)].map(([file, own]) => {
		const code = readFileSync(join(root, file), 'utf8');
		const rewritten = rewriteSource(code, own);
		const place = findPlace(file);
		const after = new Map(place && readSentences(place, rewritten).map((one) => [`${one.language} ${one.key}`, one]));
		for (const { sentence, text } of own)
			if (after.get(`${sentence.language} ${sentence.key}`)?.text !== text)
				throw new RefusedImport([`${file}: ${sentence.key}: it could not be written into the source`]);
		return { file, rewritten };
	});
	for (const { file, rewritten } of written) writeFileSync(join(root, file), rewritten);
	return written.map(({ file }) => file);
}
