import type { BrowserContext, Page } from '@playwright/test';
import { entries } from '../../src/catalogue/catalogue.ts';
import type { Language } from '../../src/language/languages.ts';
import { openAsSomebody, says } from '../support/fixtures.ts';
import { keepOneOfEach } from '../support/kept-readings.ts';
import { startWithDivan } from '../support/start-with-divan.ts';

/** What a screen is drawn with; `shoot` draws what is there now under a name. */
export type Stage = {
	page: Page;
	context: BrowserContext;
	language: Language;
	shoot: (state: string) => Promise<void>;
};
type Screen = (stage: Stage) => Promise<void>;

const open = ({ page, language }: Stage, path: string) =>
	page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
const goldButton = ({ page }: Stage) => page.locator('form button[type="submit"]').last();
/** The end of a result, which is there once all words are. */
const whole = ({ page }: Stage) => page.locator('.reading-actions').waitFor({ timeout: 60_000 });

/** A screen that is shot as it opens. */
const plain =
	(path: string): Screen =>
	async (stage) => {
		await open(stage, path);
		await stage.shoot('page');
	};

/** A form, what it says of what is missing, and its result. */
const reading =
	(path: string, fill: (stage: Stage) => Promise<void>): Screen =>
	async (stage) => {
		await open(stage, path);
		await stage.shoot('form');
		await fill(stage);
		await whole(stage);
		await stage.shoot('result');
		await stage.page.evaluate(() => {
			for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true;
		});
		await stage.shoot('opened');
	};

const names: Record<Language, readonly [string, string]> = {
	en: ['Mary Wood', 'Ruth'],
	fa: ['سارا کریمی', 'مریم'],
	ar: ['ليلى الحداد', 'سعاد'],
	es: ['Lucía Gómez', 'Carmen'],
};
const dreams: Record<Language, string> = {
	en: 'I was flying over the sea at night, and a snake waited at the door of my grandmother’s house. I was afraid.',
	fa: 'شب بالای دریا پرواز می‌کردم و ماری دم در خانهٔ مادربزرگم منتظر بود. ترسیده بودم.',
	ar: 'كنت أطير فوق البحر ليلًا وكانت أفعى تنتظر عند باب بيت جدّتي، وكنت خائفًا.',
	es: 'Volaba de noche sobre el mar y una serpiente esperaba en la puerta de la casa de mi abuela. Tenía miedo.',
};
const questions: Record<Language, string> = {
	en: 'How long must I wait for her letter?',
	fa: 'تا کی باید منتظر نامه‌اش بمانم؟',
	ar: 'إلى متى أنتظر رسالتها؟',
	es: '¿Cuánto tengo que esperar su carta?',
};

const partners: Record<Language, readonly [string, string]> = {
	en: ['Thomas Hill', 'Anne'],
	fa: ['بهرام آذری', 'شیرین'],
	ar: ['سامي الخوري', 'منى'],
	es: ['Andrés Molina', 'Pilar'],
};

async function fillPerson({ page, language }: Stage, prefix = ''): Promise<void> {
	const [name, mother] = (prefix ? partners : names)[language];
	await page.locator(`input[name="${prefix}name"], input[name="${prefix}fullName"]`).fill(name);
	await page.locator(`input[name="${prefix}motherName"]`).fill(mother);
	await page.locator(`input[name="${prefix}calendarType"][value="gregorian"]`).check({ force: true });
	await page.locator(`input[name="${prefix}birthDate"]`).fill(prefix ? '1988-11-03' : '1990-05-15');
}

/** A test: a question, one that is missing its answer, and the result. */
const test =
	(path: string): Screen =>
	async (stage) => {
		const { page } = stage;
		await page.addInitScript(() => localStorage.setItem('hoopoe.tests.go-on', 'off'));
		await open(stage, path);
		await stage.shoot('question');
		for (let place = 0; place < 20 && (await page.locator('.question-option').count()) > 0; place++) {
			await page
				.locator('.question-option')
				.nth(place % 2)
				.click();
			await page.locator('.question-ways .button-gold').click();
		}
		await whole(stage);
		await stage.shoot('result');
	};

const bigFive: Screen = async (stage) => {
	const { page } = stage;
	await open(stage, '/big-five');
	await stage.shoot('question');
	await page.evaluate(() => {
		const answers = Array.from({ length: 120 }, (_, place) => (place < 110 ? place % 5 : null));
		localStorage.setItem('hoopoe.test.big-five', JSON.stringify({ index: 110, answers, spent: 600_000 }));
	});
	await page.reload({ waitUntil: 'networkidle' });
	for (const item of await page.locator('.item').all()) await item.getByRole('radio').nth(3).check({ force: true });
	await page.locator('.question-ways .button-gold').click();
	await whole(stage);
	await stage.shoot('result');
};

const tarot: Screen = async (stage) => {
	const { page } = stage;
	await open(stage, '/tarot');
	await stage.shoot('form');
	await page.locator('.tarot-choose').nth(1).click();
	const cards = page.locator('.tarot-back:not([disabled])');
	await cards.nth(20).waitFor();
	await cards.nth(2).click();
	await cards.nth(7).click();
	await stage.shoot('draw');
	await cards.nth(9).click();
	await whole(stage);
	await stage.shoot('result');
};

/** A large spread of the whole deck. */
const celticCross: Screen = async (stage) => {
	const { page } = stage;
	await open(stage, '/tarot');
	await page.locator('main input[type="radio"]').nth(1).check({ force: true });
	await page.locator('.tarot-choose').nth(4).click();
	const cards = page.locator('.tarot-back:not([disabled])');
	await cards.nth(70).waitFor();
	for (let place = 0; place < 10; place++) {
		if (place === 5) await stage.shoot('draw');
		await cards.nth(place * 5).click();
	}
	await whole(stage);
	await stage.shoot('result');
};

/** The oracle and its pages where somebody has brought a Divan. The one of the tests stands in for it. */
const divan: Screen = async (stage) => {
	const { page, language } = stage;
	const { server, close } = await startWithDivan();
	try {
		await page.goto(`${server.address}/${language}/hafez`, { waitUntil: 'networkidle' });
		await page.locator('textarea').fill(questions[language]);
		await goldButton(stage).click();
		await whole(stage);
		await page.getByRole('button', { name: says[language].hafez.ghazal.open }).click();
		await page.locator('.ghazal-couplets li').nth(2).waitFor();
		await stage.shoot('ghazal');
		await page.goto(`${server.address}/${language}/hafez/divan`, { waitUntil: 'networkidle' });
		await stage.shoot('search');
		await page.locator('main form input').first().fill('غم');
		await goldButton(stage).click();
		await page.locator('.divan-hits li').first().waitFor();
		await stage.shoot('hits');
	} finally {
		await close();
	}
};

const moulana: Screen = async (stage) => {
	await open(stage, '/moulana');
	await stage.shoot('paths');
	await stage.page.locator('.moulana-path').first().click();
	await whole(stage);
	await stage.shoot('result');
};

const marriage = reading('/marriage-fortune', async (stage) => {
	const { page } = stage;
	await page.locator('input[name="relationshipStatus"][value="married"]').check({ force: true });
	await fillPerson(stage);
	await page.locator('input[name="partner-calendarType"][value="solar"]').check({ force: true });
	await stage.shoot('couple');
	await fillPerson(stage, 'partner-');
	await goldButton(stage).click();
});

const chatbot: Screen = async (stage) => {
	const { page, language } = stage;
	await open(stage, '/chatbot');
	await stage.shoot('welcome');
	await page.locator('.chat-composer textarea').fill(dreams[language]);
	await page.keyboard.press('Enter');
	await page.locator('.chat-assistant').nth(1).waitFor();
	await page.locator('.chat-composer button[type="submit"]').waitFor();
	await stage.shoot('talk');
};

const article: Screen = async (stage) => {
	await open(stage, '/blog');
	await stage.page.locator('main a[href*="/blog/"]').first().click();
	await stage.page.waitForURL(/\/blog\/./);
	// Without a transition between pages; the pictures at the end are fetched as they come near.
	await stage.page.reload({ waitUntil: 'networkidle' });
	await stage.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await stage.page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
	await stage.shoot('page');
};

const history: Screen = async (stage) => {
	const { page, language } = stage;
	const person = await openAsSomebody(page, `/${language}`);
	const kept = await keepOneOfEach(person);
	await open(stage, '/history');
	await page.locator('.history-entry').first().waitFor();
	await stage.shoot('list');
	await open(stage, `/history/tests/${kept.tests}`);
	await whole(stage);
	await stage.shoot('a kept test');
};

const profile: Screen = async (stage) => {
	const { page, language } = stage;
	await openAsSomebody(page, `/${language}/profile`);
	await page.locator('.profile-settings').first().waitFor();
	await page.waitForLoadState('networkidle');
	await stage.shoot('page');
};

const offline: Screen = async (stage) => {
	const { page, context, language } = stage;
	await open(stage, '');
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.reload();
	const isFetched = () => page.evaluate(async () => (await caches.match('/offline.json')) !== undefined);
	for (let second = 0; second < 60 && !(await isFetched()); second++) await page.waitForTimeout(1000);
	await context.setOffline(true);
	await page.goto(`/${language}/blog/nothing-like-that`).catch(() => {});
	await page.locator('h1').waitFor();
	await stage.shoot('leaf');
};

const errors: Screen = async (stage) => {
	for (const path of ['/sarketab', '/marriage-fortune', '/dreams'] as const) {
		await open(stage, path);
		if (path === '/dreams') await stage.page.locator('textarea').fill('?');
		await goldButton(stage).click();
		await stage.shoot(path.slice(1));
	}
};

/** Every screen, with the states that are worth looking at: entries of the catalogue as they open, where nothing else is said. */
export const screens: Readonly<Record<string, Screen>> = {
	home: plain(''),
	explore: plain('/explore'),
	missing: plain('/nothing-here'),
	'sign-in': plain('/auth'),
	...Object.fromEntries(entries.map(({ name, section }) => [name, (section === 'tests' ? test : plain)(`/${name}`)])),
	tarot,
	'celtic-cross': celticCross,
	divan,
	hafez: reading('/hafez', async (stage) => {
		await stage.page.locator('textarea').fill(questions[stage.language]);
		await goldButton(stage).click();
	}),
	dreams: reading('/dreams', async (stage) => {
		await stage.page.locator('textarea').fill(dreams[stage.language]);
		await goldButton(stage).click();
	}),
	sarketab: reading('/sarketab', async (stage) => {
		await stage.page.locator('select[name="religion"]').selectOption('islam');
		await fillPerson(stage);
		await goldButton(stage).click();
	}),
	moulana,
	'marriage-fortune': marriage,
	'lucky-number': reading('/lucky-number', async (stage) => {
		await fillPerson(stage);
		await goldButton(stage).click();
	}),
	'big-five': bigFive,
	chatbot,
	article,
	history,
	profile,
	offline,
	errors,
};
