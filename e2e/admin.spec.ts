import { expect, type Page } from '@playwright/test';
import { texts as arAdmin } from '../src/admin/texts/ar.ts';
import { texts as enAdmin } from '../src/admin/texts/en.ts';
import { texts as esAdmin } from '../src/admin/texts/es.ts';
import { texts as faAdmin } from '../src/admin/texts/fa.ts';
import { themeMessages, topicMessages } from '../src/blog/generation/topic-request.ts';
import { type Language, languages } from '../src/language/languages.ts';
import {
	askTables,
	desktop,
	expectAccessible,
	expectNoSidewaysScroll,
	grantAdmin,
	openAsSomebody,
	phone,
	says,
	test,
} from './support/fixtures.ts';

const admin = { en: enAdmin, fa: faAdmin, ar: arAdmin, es: esAdmin };
/** A draft of a title of its own, in all languages. */
async function makeDraft(title: string): Promise<string> {
	const row = { title_en: title, title_fa: title, title_ar: title, title_es: title, content_en: 'One line.' };
	const made = await askTables('blog_articles?select=id', {
		method: 'POST',
		body: JSON.stringify({ ...row, published: false }),
		headers: { prefer: 'return=representation' },
	});
	return String(made[0]?.id);
}

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'fa';
const t = admin[language];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('closed to others, and open to administrators', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto(`/${language}/admin`);
	await page.waitForURL(`**/${language}/auth?next=*`);
	const person = await openAsSomebody(page, `/${language}/admin`);
	await expect(page.getByRole('heading', { name: t.denied.title })).toBeVisible();
	await expect(page.getByText(t.denied.line)).toBeVisible();
	await expectAccessible(page);

	await grantAdmin(person);
	await askTables('blog_articles', {
		method: 'POST',
		body: JSON.stringify({ title_fa: 'پیر', content_fa: 'یک سطر.', published: true, views: 112 }),
	});
	await page.reload();
	const topic = page.getByLabel(t.write.topic);
	await expect(topic).toBeVisible();
	await expect(page.getByLabel(t.write.category)).toHaveAttribute('placeholder', 'حکمت معنوی');
	await expect(page.locator('.admin-recent').getByText('۱۱۲ بازدید')).toBeVisible();
	expect(await page.locator('.admin-recent .admin-row-line').allTextContents()).not.toContainEqual(
		expect.stringMatching(/[0-9]/),
	);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await topic.fill('abc');
	await button(page, t.write.generate).click();
	const refused = `${says[language].chrome.validationError} ${topicMessages[language].topic_too_short}`;
	await expect(topic).toHaveAccessibleDescription(refused);
	await expect(page.locator('.toast')).toHaveCount(0);
	await expect(topic).toHaveValue('abc');
	for (const suggestion of Object.values(t.write.topics)) {
		await button(page, suggestion).click();
		await expect(topic).toHaveValue(suggestion);
	}

	// Nothing is written on a topic without a theme; the form says which themes there are.
	const shown = await page.locator('.admin-recent .admin-row').first().textContent();
	await topic.fill('zzyzx qwrtp');
	await button(page, t.write.generate).click();
	await expect(page.getByText(themeMessages[language].no_theme)).toBeVisible();
	await expect(page.locator('.toast')).toHaveCount(0);
	await expect(page.locator('.admin-recent .admin-row').first()).toHaveText(shown ?? '');
	const choices = page.locator('.admin-choices');
	await choices.locator('summary').first().click();
	await expectAccessible(page);
	const choice = choices.getByRole('button').first();
	const title = (await choice.textContent()) ?? '';
	await choice.click();
	await expect(topic).toBeFocused();
	await expect(topic).toHaveValue(title);
	await button(page, t.write.generate).click();
	await expect(page.locator('.admin-made a')).toHaveText(title);
	await expect(choices).toHaveCount(0);
	await button(page, t.write.topics.peace).click();

	await page.route('**/functions/v1/generate-article', (route) => route.abort());
	await button(page, t.write.generate).click();
	await expect(page.getByText(t.write.failed).first()).toBeVisible();
	await expectAccessible(page);
	await expect(topic).toHaveValue(t.write.topics.peace);
	await page.unroute('**/functions/v1/generate-article');
	await button(page, t.write.generate).click();
	await expect(page.getByText(t.write.done).first()).toBeVisible();
	await expect(topic).toHaveValue('');
	const made = page.locator('.admin-made a');
	await expect(page.locator('.admin-recent a').first()).toHaveText((await made.textContent()) ?? '');
	await made.click();
	await expect(page.locator('.article-content, article').first()).toBeVisible();
});

test('articles are found, published, edited, deleted and brought back', async ({ page }) => {
	const title = `W${crypto.randomUUID().slice(0, 8)}`;
	const id = await makeDraft(title);
	await page.setViewportSize(desktop);
	await grantAdmin(await openAsSomebody(page));
	await page.goto(`/${language}/admin?part=articles`);
	const row = page.locator('.admin-row');
	await page.getByLabel(t.articles.search).fill(title.toUpperCase());
	await expect(row).toHaveCount(1);
	await expect(row).toContainText(t.articles.draft);
	await row.getByRole('button', { name: `${t.articles.publish}: ${title}` }).click();
	await expect(row).toContainText(t.articles.published);
	await expectAccessible(page);
	await row.getByRole('button', { name: `${t.articles.remove}: ${title}` }).click();
	await expect(row).toContainText(t.articles.removed.replace('{title}', title));
	expect(await askTables(`blog_articles?id=eq.${id}&select=id`)).toEqual([]);
	await row.getByRole('button', { name: t.articles.undo }).click();
	await expect(row).toContainText(t.articles.published);
	expect(await askTables(`blog_articles?id=eq.${id}&select=id,content_en`)).toEqual([{ id, content_en: 'One line.' }]);

	await row.getByRole('link', { name: `${t.articles.edit}: ${title}` }).click();
	const column = page.locator('.admin-column').nth(languages.indexOf(language));
	await column.getByLabel(t.editor.content).fill('First line.\nSecond line.');
	await column.getByRole('button', { name: t.editor.preview }).click();
	await expect(column.locator('.prose p')).toHaveText(['First line.', 'Second line.']);
	await expectAccessible(page);
	await page.getByLabel(t.editor.slug).fill('Not A Slug');
	await button(page, t.editor.save).click();
	await expect(page.getByText(t.editor.slugWrong)).toBeVisible();
	await page.getByLabel(t.editor.slug).fill(title.toLowerCase());
	await button(page, t.editor.save).click();
	await expect(page.getByText(t.editor.saved, { exact: true }).first()).toBeVisible();
	await page.getByRole('link', { name: t.editor.view }).click();
	await expect(page).toHaveURL(new RegExp(`/${language}/blog/${title.toLowerCase()}`));
	await expect(page.getByText('Second line.')).toBeVisible();
});

test('people with their roles, and figures', async ({ page }) => {
	await page.setViewportSize(phone);
	const person = await openAsSomebody(page, undefined, 'Layla Amin');
	await grantAdmin(person);
	await page.goto(`/${language}/admin?part=people`);
	await page.getByLabel(t.people.search).fill(person.user.email);
	await expect(page.locator('.admin-row')).toHaveCount(1);
	await expect(page.locator('.admin-row')).toContainText(`Layla Amin${t.people.roles.admin}`);
	await expectAccessible(page);
	await page.getByRole('tab', { name: t.parts.figures }).click();
	await expect(page.getByRole('heading', { name: t.figures.texts })).toBeVisible();
	await expect(page.getByText(t.figures.articles)).toBeVisible();
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
});

test('an article that somebody else changed is not overwritten without a question, and typed text stays', async ({
	page,
}) => {
	const t = enAdmin;
	const id = await makeDraft('Two pens');
	await grantAdmin(await openAsSomebody(page));
	await page.goto(`/en/admin/articles/${id}`);
	const title = page.locator('.admin-column').first().getByLabel(t.editor.heading);
	await title.fill('Mine');
	await askTables(`blog_articles?id=eq.${id}`, { method: 'PATCH', body: JSON.stringify({ title_en: 'Theirs' }) });
	await page.getByRole('button', { name: t.editor.save, exact: true }).click();
	await expect(page.getByRole('alert')).toContainText(t.editor.conflict);
	await expect(title).toHaveValue('Mine');
	page.once('dialog', (dialog) => dialog.dismiss());
	await page.getByRole('link', { name: t.editor.back }).click();
	await expect(title).toHaveValue('Mine');
	await page.getByRole('button', { name: t.editor.overwrite }).click();
	await expect(page.getByText(t.editor.saved, { exact: true }).first()).toBeVisible();
	expect(await askTables(`blog_articles?id=eq.${id}&select=title_en`)).toEqual([{ title_en: 'Mine' }]);
});
