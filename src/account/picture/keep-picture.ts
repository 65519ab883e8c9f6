import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { saveSettings } from '../profile/own-settings.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Keeps a picture as a person's own, under a name made from what is in it, so that its address may be kept by browsers.
 * The one before it goes with the change of the profile.
 * @param present the address that is kept now
 * @returns the new address, a path of this site
 * @throws the service's error; then the present picture stays
 */
export async function keepPicture(
	client: AppClient,
	userId: string,
	picture: Blob,
	present: string | null,
): Promise<string> {
	// By hand: `crypto.subtle` is missing where a site is reached by plain http.
	const hash = bytesToHex(sha256(new Uint8Array(await picture.arrayBuffer())));
	const name = `${userId}/${hash}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`;
	const files = client.storage.from('avatars');
	const { error } = await files.upload(name, picture, {
		contentType: picture.type,
		cacheControl: String(YEAR_SECONDS),
		upsert: true,
	});
	if (error) throw error;
	const address = `/storage/v1/object/public/avatars/${name}`;
	try {
		await saveSettings(client, userId, { avatar_url: address });
	} catch (problem) {
		if (address !== present) await files.remove([name]);
		throw problem;
	}
	return address;
}

/** Takes a person's picture away; its file goes with it. @throws the service's error */
export const removePicture = (client: AppClient, userId: string): Promise<void> =>
	saveSettings(client, userId, { avatar_url: null });
