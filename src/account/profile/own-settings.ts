import { isLanguage, type Language } from '#src/language/languages.ts';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { type Theme, themes } from '#src/ui/theme.ts';

/** What somebody chose for themselves; null where they chose nothing yet. `personal` is what forms are filled in with. */
export type OwnSettings = {
	full_name: string | null;
	preferred_language: Language | null;
	theme: Theme | null;
	notifications: boolean;
	personal: Record<string, unknown> | null;
	/** Where their picture is, a path of this site. */
	avatar_url: string | null;
};

const columns = 'full_name, preferred_language, theme, notifications, personal, avatar_url';

/** @throws the service's error */
export async function readSettings(client: AppClient, userId: string, signal?: AbortSignal): Promise<OwnSettings> {
	const query = client.from('profiles').select(columns).eq('user_id', userId);
	const { data, error } = await (signal ? query.abortSignal(signal) : query).single();
	if (error) throw error;
	const { full_name, preferred_language, theme, notifications, personal, avatar_url } = data;
	return {
		full_name,
		preferred_language: isLanguage(preferred_language) ? preferred_language : null,
		theme: themes.find((known) => known === theme) ?? null,
		notifications: notifications === true,
		personal: personal && typeof personal === 'object' ? personal : null,
		avatar_url: typeof avatar_url === 'string' ? avatar_url : null,
	};
}

/** Changes some of them. @throws the service's error */
export async function saveSettings(client: AppClient, userId: string, changes: Partial<OwnSettings>): Promise<void> {
	const { error } = await client.from('profiles').update(changes).eq('user_id', userId);
	if (error) throw error;
}
