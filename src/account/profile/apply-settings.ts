import type { Language } from '#src/language/languages.ts';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { reportForSession } from '#src/session/report-for-session.ts';
import { chooseTheme } from '#src/ui/theme.ts';
import { rememberDrawn, rememberPicture } from '../picture/own-picture.ts';
import { readSettings } from './own-settings.ts';

/** The user whose settings this browser has applied already. */
const KEY = 'hoopoe.settings';

/**
 * Applies the settings that a user chose on another device, once for each sign-in: later changes by the switches of the
 * page are kept.
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

/** After signing out, settings are applied again at the next sign-in. */
export function forgetSettings(): void {
	try {
		localStorage.removeItem(KEY);
		rememberPicture(null);
		rememberDrawn(null);
	} catch {
		// Storage may be forbidden; then nothing was taken over.
	}
}
