// `npm run shots`: draws screens and their states into contact sheets, to be looked at. No test: nothing is compared.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/testing/chromium.ts';
import type { Language } from '../../src/language/languages.ts';
import { waitingForHydration } from '../support/fixtures.ts';
import { startFreshServer } from '../support/server.ts';
import { readArguments, type Theme, type Width, widths } from './arguments.ts';
import { contactSheets, type Shot } from './contact-sheet.ts';
import { screens } from './screens.ts';

/** Of the size on the screen. */
const scales: Record<Width, number> = { phone: 0.8, desktop: 0.48 };

/** The foot of the site is drawn once. */
const FOOTED = 'home';
const WITHOUT_FOOT = `
	.site-footer { border: 0; padding: 0; margin: 0; background: none }
	.site-footer > :not(.contact-button) { display: none }
`;

/** A picture of the whole page shows what nobody has scrolled to. */
const ALL_IN_SIGHT = '* { content-visibility: visible !important }';

type Variant = { language: Language; width: Width; theme: Theme };

/** All states of a screen, in one variant. A state that cannot be reached is told of, and the screen ends there. */
async function draw(browser: Browser, site: string, name: string, variant: Variant): Promise<Shot[]> {
	const { language, width, theme } = variant;
	const shots: Shot[] = [];
	const context = await browser.newContext({
		baseURL: site,
		viewport: widths[width],
		colorScheme: theme,
		reducedMotion: 'reduce',
		...(width === 'phone' && { hasTouch: true }),
	});
	const page = waitingForHydration(await context.newPage());
	page.on('pageerror', (error) => console.warn(`${name}: ${error.message}`));
	try {
		await screens[name]?.({
			page,
			context,
			language,
			shoot: async (state) => {
				// Before the page is measured; what floats beside the foot is drawn.
				if (shots.length > 0 || name !== FOOTED) await page.addStyleTag({ content: WITHOUT_FOOT });
				await page.addStyleTag({ content: ALL_IN_SIGHT });
				// What stands at the window's edges stands at the page's.
				await page.evaluate(() => scrollTo(0, 0));
				const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
				shots.push({ name: `${name}: ${state}`, png });
			},
		});
	} catch (error) {
		console.warn(`${name} in ${Object.values(variant).join(', ')}: ${(error as Error).message.split('\n')[0]}`);
	} finally {
		await context.close();
	}
	return shots;
}

const wanted = readArguments(process.argv.slice(2), Object.keys(screens));
const executablePath = findChromium();
if (!executablePath) throw new Error('There is no Chromium to draw with.');
const server = wanted.site ? null : await startFreshServer({ DAILY_ARTICLES: 'on', CONTACT_PHONE: '+34600111222' });
const site = wanted.site ?? server?.address ?? '';
// Journeys' ways to sign up and to keep readings look for it there.
process.env.E2E_SITE = site;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(wanted.out, { recursive: true });
try {
	for (const language of wanted.languages)
		for (const width of wanted.widths)
			for (const theme of wanted.themes) {
				const shots: Shot[] = [];
				for (const name of wanted.screens) shots.push(...(await draw(browser, site, name, { language, width, theme })));
				const sheets = await contactSheets(shots, scales[width]);
				for (const [place, sheet] of sheets.entries()) {
					const file = join(wanted.out, `${language}-${width}-${theme}-${String(place + 1).padStart(2, '0')}.png`);
					writeFileSync(file, sheet);
					console.log(file);
				}
			}
} finally {
	await browser.close();
	await server?.stop();
}
