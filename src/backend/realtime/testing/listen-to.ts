import type { RealtimeChannel } from '@supabase/supabase-js';

/** Subscribes, and resolves with the first status that the client reports, and its error. */
export const subscribed = (channel: RealtimeChannel): Promise<{ status: string; error: string | undefined }> =>
	new Promise((resolve) => {
		channel.subscribe((status, error) => resolve({ status, error: error?.message }));
	});

/** Subscribes to changes; resolves once the server confirms the subscription, or with its error. */
export async function subscribedToChanges(channel: RealtimeChannel): Promise<{ status: string; message: string }> {
	const told = new Promise<{ status: string; message: string }>((resolve) => {
		channel.on('system', {}, (said) => {
			if (said.extension === 'postgres_changes') resolve({ status: said.status, message: said.message });
		});
	});
	const { status, error } = await subscribed(channel);
	return status === 'SUBSCRIBED' ? told : { status, message: error ?? '' };
}
