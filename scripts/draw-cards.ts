// `npm run -s draw-cards`: draws the tarot's cards, `public/cards/*.svg`, from `src/readings/tarot/art/`, and the birds of
// the sixteen types, `public/birds/*.svg`, from `src/psychology/mbti/birds/`, and the pictures of Moulana's paths,
// `public/paths/*.svg`, from `src/readings/moulana/path-scenes.ts`, and the headpiece of verses, `src/ui/ornament/sarlowh/sarlowh.svg`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { birdFiles } from '../src/psychology/mbti/birds/bird-files.server.ts';
import { pathFiles } from '../src/readings/moulana/path-scenes.ts';
import { cardFiles } from '../src/readings/tarot/art/card-files.server.ts';
import { drawSarlowh } from '../src/ui/ornament/sarlowh/draw-sarlowh.ts';

for (const [name, files] of [
	['cards', cardFiles()],
	['birds', birdFiles()],
	['paths', pathFiles()],
] as const) {
	const folder = new URL(`../public/${name}/`, import.meta.url);
	mkdirSync(folder, { recursive: true });
	for (const [file, svg] of files) writeFileSync(new URL(file, folder), svg);
}
writeFileSync(new URL('../src/ui/ornament/sarlowh/sarlowh.svg', import.meta.url), drawSarlowh());
