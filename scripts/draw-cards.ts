// `npm run -s draw-cards`: draws the tarot's cards, `public/cards/*.svg`, from `src/readings/tarot/art/`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cardFiles } from '../src/readings/tarot/art/card-files.server.ts';

const folder = new URL('../public/cards/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, svg] of cardFiles()) writeFileSync(new URL(name, folder), svg);
