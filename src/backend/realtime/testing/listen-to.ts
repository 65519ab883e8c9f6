import type { RealtimeChannel } from '@supabase/supabase-js';

/** Subscribes, and resolves with the first state that the client tells, and what it says of it. */
export const subscribed = (channel: RealtimeChannel): Promise<{ status: string; error: string | undefined }> =>
	new Promise((resolve) => {
		channel.subscribe((status, error) => resolve({ status, error: error?.message }));
	});

/** Subscribes to changes; resolves once the server says that every change is told from now on, or why none is. */
export async function subscribedToChanges(channel: RealtimeChannel): Promise<{ status: string; message: string }> {
	const told = new Promise<{ status: string; message: string }>((resolve) => {
		channel.on('system', {}, (said) => {
			if (said.extension === 'postgres_changes') resolve({ status: said.status, message: said.message });
		});
	});
	const { status, error } = await subscribed(channel);
	return status === 'SUBSCRIBED' ? told : { status, message: error ?? '' };
}
