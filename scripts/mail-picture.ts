// Draws the rosette at the head of our e-mails, `src/mail/shamsa.png`, from the one of the pages: mail programs show no
// SVG. To be run again when that one changes: `node scripts/mail-picture.ts`.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';

/** CSS pixels; drawn at twice that. */
const SIZE = 88;

/** The night's values of `src/ui/theme.css`, on the lapis of the e-mail's head. */
const colours: Record<string, string> = {
	gold: '#d6ad55',
	'gold-bright': '#f0dca0',
	ground: '#070c24',
	lapis: '#2a48b0',
	rubric: '#e07a66',
	turquoise: '#4fb9b5',
};

const vite = await createServer({ configFile: false, server: { middlewareMode: true }, appType: 'custom' });
const { Shamsa } = await vite.ssrLoadModule('/src/ui/ornament/shamsa.tsx');
const svg = renderToStaticMarkup(createElement(Shamsa, { size: SIZE }))
	.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
	.replace(/var\(--([\w-]+)\)/g, (_, name: string) => colours[name] ?? 'none');
await vite.close();
await sharp(Buffer.from(svg), { density: 72 * 4 })
	.resize(SIZE * 2)
	.png({ palette: true, compressionLevel: 9 })
	.toFile(new URL('../src/mail/shamsa.png', import.meta.url).pathname);
