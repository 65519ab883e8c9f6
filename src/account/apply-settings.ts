import type { Language } from '#src/language/languages.ts';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { reportForSession } from '#src/session/report-for-session.ts';
import { chooseTheme } from '#src/ui/theme.ts';
import { readSettings } from './own-settings.ts';
import { rememberDrawn, rememberPicture } from './picture/own-picture.ts';

/** Whose settings this browser has taken over already. */
const KEY = 'hoopoe.settings';

/**
 * Takes over what a person chose on another device, once for each time they sign in: what they change by the switches of
 * the page afterwards is left alone.
 * @returns the language they prefer, or null where there is nothing to do
 */
export async function applySettings(client: AppClient, userId: string): Promise<Language | null> {
	try {
		if (localStorage.getItem(KEY) === userId) return null;
		localStorage.setItem(KEY, userId);
		const { theme, preferred_language, avatar_url } = await readSettings(client, userId);
		rememberPicture(avatar_url);
		if (theme) chooseTheme(theme);
		return preferred_language;
	} catch (error) {
		await reportForSession(client, error);
		return null;
	}
}

/** Who signs out begins anew the next time. */
export function forgetSettings(): void {
	try {
		localStorage.removeItem(KEY);
		rememberPicture(null);
		rememberDrawn(null);
	} catch {
		// Storage may be forbidden; then nothing was taken over.
	}
}
