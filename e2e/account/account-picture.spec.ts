import { expect, type Page } from '@playwright/test';
import { texts as admin } from '../../src/admin/texts/en.ts';
import type { Language } from '../../src/language/languages.ts';
import {
	desktop,
	expectAccessible,
	expectNoSidewaysScroll,
	forgetBrowser,
	grantAdmin,
	openAsSomebody,
	phone,
	says,
	test,
} from '../support/fixtures.ts';

/** What a camera writes into a picture: that it was held on its side, and where. */
const PLACE = 'taken at 29.6N 52.5E';
function exif(): Buffer {
	const tiff = Buffer.from(`4d4d002a00000008${'0001'}${'0112000300000001'}${'00060000'}00000000`, 'hex');
	const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(PLACE)]);
	return Buffer.concat([Buffer.from([0xff, 0xe1]), Buffer.from([0, body.length + 2]), body]);
}

/** A photograph of 1200 by 800 that lies on its side: red at its left end, which belongs on top, and blue at its right. */
async function photograph(page: Page): Promise<Buffer> {
	const base64 = await page.evaluate(() => {
		const canvas = document.createElement('canvas');
		canvas.width = 1200;
		canvas.height = 800;
		const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
		pen.fillStyle = 'rgb(220, 30, 30)';
		pen.fillRect(0, 0, 600, 800);
		pen.fillStyle = 'rgb(30, 30, 220)';
		pen.fillRect(600, 0, 600, 800);
		return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
	});
	const jpeg = Buffer.from(base64, 'base64');
	return Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]);
}

/** Size and two colours of a picture as the page has it: in the middle of its top and of its bottom. */
const look = (page: Page, address: string) =>
	page.evaluate(async (from) => {
		const picture = new Image();
		picture.src = from;
		await picture.decode();
		const canvas = document.createElement('canvas');
		canvas.width = picture.naturalWidth;
		canvas.height = picture.naturalHeight;
		const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
		pen.drawImage(picture, 0, 0);
		const isRed = (y: number) => {
			const [red = 0, , blue = 0] = pen.getImageData(picture.naturalWidth / 2, y, 1, 1).data;
			return red > blue;
		};
		return [canvas.width, canvas.height, isRed(20), isRed(canvas.height - 20)];
	}, address);

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'fa';
const { profile, auth } = says[language].account;
const { picture } = profile;

test('a picture is chosen, changed and removed, and another file shows an error', async ({ page }) => {
	await page.setViewportSize(phone);
	await openAsSomebody(page, `/${language}/profile`);
	let chosen = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) };
	page.on('filechooser', (chooser) => void chooser.setFiles(chosen));
	const choose = page.getByRole('button', { name: picture.choose, exact: true });
	await expect(choose).toBeVisible();
	const file = page.locator('.picture-field input[type=file]');
	for (const [name, mimeType, buffer, told] of [
		['letter.txt', 'text/plain', Buffer.from('hello'), auth.problems.picture_none],
		['broken.png', 'image/png', Buffer.from('no picture at all'), auth.problems.picture_unreadable],
		['wall.png', 'image/png', Buffer.alloc(21 * 1024 * 1024), auth.problems.picture_too_large],
	] as const) {
		await file.setInputFiles({ name, mimeType, buffer });
		await expect(page.locator('.picture-field [role=alert]').getByText(told)).toBeVisible();
	}
	await expectAccessible(page);

	// By the keyboard: the button opens the list of files.
	await choose.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByText(picture.saved)).toBeVisible();
	await expect(page.locator('.picture-field .field-error')).toHaveCount(0);
	const own = page.getByRole('img', { name: picture.alt });
	const first = (await own.getAttribute('src')) ?? '';
	await expect(page.locator('.profile-card .profile-picture')).toHaveAttribute('src', first);
	expect(await look(page, first)).toEqual([512, 512, true, false]);
	const kept = await page.request.get(first);
	expect(kept.headers()['content-type']).toBe('image/webp');
	const bytes = await kept.body();
	expect([bytes.includes('Exif'), bytes.includes(PLACE)]).toEqual([false, false]);
	await expectNoSidewaysScroll(page);

	await page.setViewportSize(desktop);
	await page.reload();
	await expect(own).toHaveAttribute('src', first);
	await expect(page.locator('.nav-picture').locator('visible=true').first()).toHaveAttribute('src', first);
	await expectAccessible(page);
	const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
	chosen = { name: 'other.png', mimeType: 'image/png', buffer };
	await page.getByRole('button', { name: picture.change, exact: true }).click();
	await expect(own).not.toHaveAttribute('src', first);
	await expect(page.locator('.nav-picture').locator('visible=true').first()).not.toHaveAttribute('src', first);
	const second = (await own.getAttribute('src')) ?? '';
	expect((await page.request.get(first)).ok()).toBe(false);
	expect((await page.request.get(second)).ok()).toBe(true);

	await page.getByRole('button', { name: picture.remove }).click();
	await expect(page.getByText(picture.removed)).toBeVisible();
	await expect(choose).toBeFocused();
	await expect(page.locator('.profile-picture')).toHaveCount(0);
	// Their shamsa stands in its place.
	await expect(page.locator('.nav-picture').first()).toHaveAttribute('src', /^data:image\/svg/);
	expect((await page.request.get(second)).ok()).toBe(false);
});

test('drafts survive a session that was revoked, for the same user only', async ({ page }) => {
	const { email } = (await openAsSomebody(page, `/${language}/profile`)).user;
	const name = page.getByLabel(profile.settings.name);
	await name.fill('Leila, half');
	await page.getByRole('button', { name: profile.personal.keep }).click();
	const motherName = page.locator('[name=motherName]');
	await motherName.fill('مریم');

	// The session is ended elsewhere, and its token has run out.
	await page.evaluate(async () => {
		const [key = '', kept = '{}'] = Object.entries(localStorage).find(([one]) => /^sb-.+-auth-token$/.test(one)) ?? [];
		const session = JSON.parse(kept);
		const apikey = /sb_publishable_[\w-]+/.exec(document.documentElement.innerHTML)?.[0] ?? '';
		await fetch('/auth/v1/logout?scope=global', {
			method: 'POST',
			headers: { apikey, authorization: `Bearer ${session.access_token}` },
		});
		localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
	});
	await page.reload();
	await expect(page.getByText(says[language].chrome.sessionEnded.line).first()).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`/${language}/auth`));
	await page.getByLabel(auth.email).fill(email);
	await page.getByLabel(auth.password, { exact: true }).fill('a long password');
	await page.getByRole('button', { name: auth.login, exact: true }).click();
	await expect(page).toHaveURL(new RegExp(`/${language}/profile$`));
	await expect(name).toHaveValue('Leila, half');
	await expect(motherName).toHaveValue('مریم');
	await expect(page.getByText(profile.restored)).toHaveCount(2);
	await expectAccessible(page);
	await page.getByRole('button', { name: profile.settings.save }).click();
	await expect(page.getByRole('heading', { name: 'Leila, half' })).toBeVisible();
	await expect(page.getByText(profile.restored)).toHaveCount(1);

	// Somebody else in the same tab finds nothing of it.
	await forgetBrowser(page);
	await openAsSomebody(page, `/${language}/profile`);
	await expect(name).toHaveValue('Shirin Farhad');
	await expect(page.getByRole('button', { name: profile.personal.keep })).toBeVisible();
	await expect(page.getByText(profile.restored)).toHaveCount(0);
});

test('signing out removes drafts', async ({ page }) => {
	await page.setViewportSize(desktop);
	await openAsSomebody(page, '/en/profile');
	await page.getByLabel(says.en.account.profile.settings.name).fill('Leila, half');
	const drafts = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
	expect(await drafts()).toContain('Leila, half');
	await page.getByRole('button', { name: says.en.chrome.nav.logout }).locator('visible=true').click();
	await expect(page.getByText(says.en.chrome.toast.signedOut)).toBeVisible();
	await expect.poll(drafts).not.toContain('Leila');
});

test('a picture that could not be saved shows an error, and the one before stays', async ({ page }) => {
	const { profile, auth } = says.en.account;
	await openAsSomebody(page, '/en/profile');
	const file = page.locator('.picture-field input[type=file]');
	await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) });
	await expect(page.getByText(profile.picture.saved)).toBeVisible();
	const first = (await page.getByRole('img', { name: profile.picture.alt }).getAttribute('src')) ?? '';
	await page.route('**/storage/v1/object/avatars/**', (route) => route.abort());
	await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
	await expect(page.getByText(auth.problems.unreachable)).toBeVisible();
	await expect(page.getByRole('img', { name: profile.picture.alt })).toHaveAttribute('src', first);
	expect((await page.request.get(first)).ok()).toBe(true);
});

test('administrators are shown the way to the administration, others are not, nor where it cannot be asked', async ({
	page,
}) => {
	const { toAdmin, toSecurity } = says.en.account.profile;
	const person = await openAsSomebody(page, '/en/profile');
	const link = page.getByRole('link', { name: toAdmin });
	await expect(page.getByRole('link', { name: toSecurity })).toBeVisible();
	await expect(page.getByLabel(says.en.account.profile.settings.name)).toBeVisible();
	await expect(link).toHaveCount(0);
	await grantAdmin(person);
	await page.reload();
	await link.click();
	await expect(page).toHaveURL(/\/en\/admin$/);
	const asked = page.waitForEvent('requestfailed');
	await page.route('**/rest/v1/user_roles**', (route) => route.abort());
	await page.goto('/en/profile');
	await asked;
	await expect(page.getByLabel(says.en.account.profile.settings.name)).toBeVisible();
	await expect(link).toHaveCount(0);
	await page.goto('/en/admin');
	await expect(page.getByRole('heading', { name: admin.denied.title })).toBeVisible();
});
