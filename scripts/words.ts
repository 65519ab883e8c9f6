// `npm run words -- export DIR` and `npm run words -- import DIR`: every sentence of the product as PO files, and corrected
// ones back into the sources below the current folder. `npm run words -- hear "TEXT" --language fa [--guide]`: what is heard
// in a text, and which words carried it. See docs/words.md.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { exportWords } from './words/export-words.ts';
import { importWords, RefusedImport } from './words/import-words.ts';
import { readRepository } from './words/source/repository.ts';
import { readHearingArguments, tellHearing } from './words/tell-hearing.ts';

const USAGE =
	'Say what to do: npm run words -- export DIR, npm run words -- import DIR, or npm run words -- hear "TEXT" --language fa';

const [task, folder, ...rest] = process.argv.slice(2);
if (task === 'hear') hearText(process.argv.slice(3));
else if (!folder || rest.length > 0 || (task !== 'export' && task !== 'import')) {
	console.error(USAGE);
	process.exitCode = 1;
} else if (task === 'export') {
	const sentences = readRepository('.');
	const files = exportWords(sentences, folder);
	console.log(`${sentences.length} sentences are in ${files} PO files in ${folder}.`);
} else takeIn(folder);

function hearText(given: readonly string[]): void {
	const wanted = readHearingArguments(given);
	if (wanted) console.log(tellHearing(wanted.text, wanted.page, wanted.guide).join('\n'));
	else {
		console.error(USAGE);
		process.exitCode = 1;
	}
}

/** Imports, formats what changed (a longer sentence may need a line of its own) and says what to do next. */
function takeIn(from: string): void {
	try {
		const { sentences, files, unfinished } = importWords('.', from);
		if (files.length > 0) format(files);
		console.log(`${sentences} sentences in ${files.length} source files were changed.`);
		if (unfinished > 0) console.log(`${unfinished} marked as unfinished (fuzzy) were left out.`);
		if (sentences > 0) console.log('Now run the checks of the prose: docs/words.md, "Check".');
	} catch (error) {
		if (!(error instanceof RefusedImport)) throw error;
		console.error('Nothing was changed, because:');
		for (const reason of error.reasons) console.error(`- ${reason}`);
		process.exitCode = 1;
	}
}

function format(files: readonly string[]): void {
	const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
	const { status, stderr } = spawnSync(process.execPath, [biome, 'format', '--write', ...files], { encoding: 'utf8' });
	if (status !== 0) throw new Error(`Biome could not format the sources: ${stderr}`);
}
