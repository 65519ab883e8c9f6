import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CDPSession, expect, type Page, test as plain } from '@playwright/test';
import type axeCore from 'axe-core';
import { texts as arAccount } from '../../src/account/texts/ar.ts';
import { texts as enAccount } from '../../src/account/texts/en.ts';
import { texts as esAccount } from '../../src/account/texts/es.ts';
import { texts as faAccount } from '../../src/account/texts/fa.ts';
import { type Language, languageFacts } from '../../src/language/languages.ts';
import { chrome as arChrome } from '../../src/language/texts/ar.ts';
import { chrome as enChrome } from '../../src/language/texts/en.ts';
import { chrome as esChrome } from '../../src/language/texts/es.ts';
import { chrome as faChrome } from '../../src/language/texts/fa.ts';
import { texts as arHafez } from '../../src/readings/hafez/texts/ar.ts';
import { texts as enHafez } from '../../src/readings/hafez/texts/en.ts';
import { texts as esHafez } from '../../src/readings/hafez/texts/es.ts';
import { texts as faHafez } from '../../src/readings/hafez/texts/fa.ts';
import { texts as arReading } from '../../src/readings/texts/ar.ts';
import { texts as enReading } from '../../src/readings/texts/en.ts';
import { texts as esReading } from '../../src/readings/texts/es.ts';
import { texts as faReading } from '../../src/readings/texts/fa.ts';
import { publishableKey, secretKey } from './server.ts';
import { hasUsualOptions, openSharedContext, type SharedContext } from './shared-context.ts';

/** What the app says, by language: journeys find things by their words, as visitors do. */
export const says = {
	en: { chrome: enChrome, account: enAccount, hafez: enHafez, reading: enReading },
	fa: { chrome: faChrome, account: faAccount, hafez: faHafez, reading: faReading },
	ar: { chrome: arChrome, account: arAccount, hafez: arHafez, reading: arReading },
	es: { chrome: esChrome, account: esAccount, hafez: esHafez, reading: esReading },
} as const;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/**
 * The screen that a language's long journeys are walked on: each screen in one language of either direction. What they
 * end with has to fit the other screen too, see `expectFitsToo`.
 */
export const screenOf = (language: Language) =>
	language === 'en' || language === 'ar'
		? ({ screen: 'desktop', viewport: desktop, other: phone } as const)
		: ({ screen: 'phone', viewport: phone, other: desktop } as const);

/** A question that is about waiting, in each language. */
export const questions: Record<Language, string> = {
	en: 'How long must I wait for her letter?',
	fa: 'تا کی باید منتظر نامه‌اش بمانم؟',
	ar: 'إلى متى أنتظر رسالتها؟',
	es: '¿Cuánto tengo que esperar su carta?',
};

/** The address of the server that journeys share. */
export const site = (): string => process.env.E2E_SITE ?? '';

/** Waits until React has taken the page over. Its scripts come when the page has settled, or is touched, as here. */
export async function untilHydrated(page: Page): Promise<void> {
	try {
		// The page tells of it: to be asked in every frame would have it draw them all. Whoever observes what comes into view is
		// told after the next frame, also where a test holds the clock.
		await page.evaluate(
			() =>
				new Promise<void>((done) => {
					const early = window.earlyTouches;
					if (!early) return done();
					const { end } = early;
					early.end = () => {
						end();
						new IntersectionObserver((_, observer) => {
							observer.disconnect();
							done();
						}).observe(document.documentElement);
					};
					dispatchEvent(new Event('focusin'));
				}),
		);
	} catch (error) {
		// The page led on to another by itself, which is waited for instead.
		if (!String(error).includes('Execution context was destroyed')) throw error;
		await page.waitForLoadState();
		await untilHydrated(page);
	}
}

/** Makes `page.goto` wait until the page has been taken over, unless it is told to wait for less than `load`. */
export function waitingForHydration(page: Page): Page {
	const goto = page.goto.bind(page);
	page.goto = async (url, options) => {
		const waitUntil = options?.waitUntil;
		const answer = await goto(url, { ...options, waitUntil: waitUntil === 'networkidle' ? 'load' : waitUntil });
		if (answer?.headers()['content-type']?.startsWith('text/html') && waitUntil !== 'commit') await untilHydrated(page);
		if (waitUntil === 'networkidle') await page.waitForLoadState('networkidle');
		return answer;
	};
	return page;
}

/** `ownContext`: the test is about what a browser does that was never here, or leaves there what no reset takes away. */
type OfTests = { quiet: string[]; ownContext: boolean };
type OfWorkers = { shared: { opened?: SharedContext } };

/** A test that fails on any error in the browser's console, breaches of the security policy among them. */
export const test = plain.extend<OfTests, OfWorkers>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
	baseURL: async ({}, use) => use(site()),
	ownContext: [false, { option: true }],
	shared: [
		// biome-ignore lint/correctness/noEmptyPattern: as above.
		async ({}, use) => use({}),
		{ scope: 'worker' },
	],
	context: async ({ browser, shared, ownContext, hasTouch, isMobile, javaScriptEnabled, serviceWorkers }, use) => {
		if (ownContext || !hasUsualOptions({ hasTouch, isMobile, javaScriptEnabled, serviceWorkers })) {
			const context = await browser.newContext();
			await use(context);
			return context.close();
		}
		shared.opened ??= await openSharedContext(browser);
		await use(shared.opened.context);
		if (!(await shared.opened.reset())) shared.opened = undefined;
	},
	page: async ({ page }, use) => use(waitingForHydration(page)),
	quiet: [
		async ({ page }, use) => {
			const errors: string[] = [];
			page.on('pageerror', ({ message }) => errors.push(message));
			page.on('console', (message) => {
				if (
					message.type() === 'error' &&
					!/status of 4\d\d|ERR_FAILED|ERR_INTERNET|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to fetch/.test(
						message.text(),
					)
				)
					errors.push(`${message.text()} (${message.location().url})`);
			});
			await use(errors);
			expect(errors).toEqual([]);
		},
		{ auto: true },
	],
});

declare global {
	interface Window {
		axe?: typeof axeCore;
	}
}

/** The small form of axe: the large one takes three times the processor time to be read by each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of axe that take nearly all of its time: what they find follows from style, light and screen. */
export type CostlyRule = 'color-contrast' | 'target-size';

/** The page by way of the developer tools. Left open: one that is closed would take a test's virtual keys with it. */
const devtoolsOf = new WeakMap<Page, CDPSession>();

/** Puts axe into a page as a script, which V8 compiles once for all pages of a process; what is evaluated it compiles anew. */
async function addAxe(page: Page): Promise<void> {
	const devtools = devtoolsOf.get(page) ?? (await page.context().newCDPSession(page));
	devtoolsOf.set(page, devtools);
	const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: axeSource });
	expect(exceptionDetails).toBeUndefined();
}

/** No fault that axe can see, of WCAG 2.2 A and AA, but for what the rules left out would find. */
export async function expectAccessible(page: Page, leftOut: readonly CostlyRule[] = []): Promise<void> {
	// Axe is asked in the page itself, and read once a page: through its own client it takes twice the time.
	if (!(await page.evaluate(() => Boolean(window.axe)))) await addAxe(page);
	const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
	const found = await page.evaluate(
		async (options) => {
			// Before the glow of the ground axe cannot tell the colour behind any words, and finds no contrast wanting.
			const ground = document.querySelector<HTMLElement>('.page-ground');
			ground?.style.setProperty('display', 'none');
			const results = await window.axe?.run(document, { ...options, resultTypes: ['violations'] });
			ground?.style.removeProperty('display');
			return results?.violations.map(
				({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
			);
		},
		{ runOnly: wcag, rules },
	);
	expect(found).toEqual([]);
}

/** The page is as wide as the window, no wider. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
	).toBeLessThanOrEqual(0);
}

/** What is shown now is right on another screen as well. */
export async function expectFitsToo(page: Page, viewport: { width: number; height: number }): Promise<void> {
	await page.setViewportSize(viewport);
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
}

/** Names that are written so everywhere, and the path that is missing. */
const anywhere =
	/^(MBTI|WhatsApp|English|Español|Google|Hoopoe|PostgreSQL|nothing-here|ar|fa|INFJ|[EISNTFJP]|IPIP-NEO|PI|IPIP|NEO|CSV|JSON)$/;

/** Persian and Arabic pages hold no Latin words but names, and no Latin digits, outside what is marked as such. */
export async function expectOwnScript(page: Page, language: Language): Promise<void> {
	const text = await page.evaluate(() => {
		const copy = document.body.cloneNode(true) as HTMLElement;
		for (const part of copy.querySelectorAll('script, style, [lang="en"], [lang="es"], [dir="ltr"], code'))
			part.remove();
		const attributes = [...copy.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((part) =>
			['aria-label', 'title', 'placeholder', 'alt'].map((attribute) => part.getAttribute(attribute) ?? ''),
		);
		return [copy.textContent, ...attributes].join(' ');
	});
	if (languageFacts[language].direction === 'ltr') return expect(text).not.toMatch(/[۰-۹٠-٩]/);
	expect((text.match(/[A-Za-z][A-Za-z’'-]+/g) ?? []).filter((word) => !anywhere.test(word))).toEqual([]);
	expect(text.match(/\S*[0-9]\S*/g) ?? []).toEqual([]);
	expect(text).not.toMatch(language === 'fa' ? /[٠-٩]/ : /[۰-۹]/);
}

/** Asks Hafez and waits until the reading is whole. The page has to be that of the oracle. */
export async function askHafez(page: Page, language: Language, question = questions[language]): Promise<void> {
	const { hafez, reading } = says[language];
	await page.getByLabel(hafez.label).fill(question);
	await page.getByRole('button', { name: hafez.draw }).click();
	// A server that has just been started writes its first articles meanwhile.
	await expect(page.getByRole('button', { name: hafez.newOracle })).toBeVisible({ timeout: 30_000 });
	await expect(page.getByText(reading.writtenWithoutAi)).toBeVisible();
}

/** Signs a new person up on the card of /auth, and returns their address. */
export async function signUp(page: Page, language: Language, fullName = 'Shirin Farhad'): Promise<string> {
	const { auth } = says[language].account;
	const email = `${crypto.randomUUID()}@example.org`;
	const name = page.getByLabel(auth.fullName);
	// On a busy machine the card may be clicked before the page has come to life.
	await expect(async () => {
		if (!(await name.isVisible())) await page.getByRole('button', { name: auth.toSignup }).click({ timeout: 2000 });
		await expect(name).toBeVisible({ timeout: 2000 });
	}).toPass();
	await name.fill(fullName);
	await page.getByLabel(auth.email).fill(email);
	await page.getByLabel(auth.password, { exact: true }).fill('a long password');
	await page.getByRole('button', { name: auth.signup, exact: true }).click();
	await expect(page.getByText(auth.accountMade)).toBeVisible();
	return email;
}

/** A person who signed up by the API: what the wire answered. */
export type Person = { access_token: string; user: { id: string; email: string } };

/** Signs a new person up by the API, and opens a page of the site as them; without a path, what is opened next is theirs. */
export async function openAsSomebody(page: Page, path?: string, fullName = 'Shirin Farhad'): Promise<Person> {
	const answer = await page.request.post('/auth/v1/signup', {
		headers: { apikey: publishableKey },
		data: { email: `${crypto.randomUUID()}@example.org`, password: 'a long password', data: { full_name: fullName } },
		// A connection that was kept may be closed at the moment at which it is used again.
		maxRetries: 2,
	});
	expect(answer.status()).toBe(200);
	const session = (await answer.json()) as Person;
	// Not a page of the app: nothing there looks at the session.
	await page.goto('/robots.txt');
	await page.evaluate((kept) => localStorage.setItem('sb-localhost-auth-token', kept), JSON.stringify(session));
	if (path) await page.goto(path);
	return session;
}

/** Makes the browser one that was never here. A page of the app would write its session again while it is open. */
export async function forgetBrowser(page: Page): Promise<void> {
	await page.goto(new URL('/robots.txt', page.url()).href);
	await page.evaluate(() => localStorage.clear());
}

/** Asks the tables of the shared server as a trusted server does. */
export async function askTables(path: string, init: RequestInit = {}): Promise<Record<string, unknown>[]> {
	const headers = { apikey: secretKey, 'content-type': 'application/json', ...init.headers };
	const answer = await fetch(`${site()}/rest/v1/${path}`, { ...init, headers });
	const text = await answer.text();
	expect(answer.ok, text).toBe(true);
	return text ? JSON.parse(text) : [];
}

/** Makes somebody an administrator, as the operator's command does. */
export async function grantAdmin({ user }: Person): Promise<void> {
	await askTables('user_roles', { method: 'POST', body: JSON.stringify({ user_id: user.id, role: 'admin' }) });
}
