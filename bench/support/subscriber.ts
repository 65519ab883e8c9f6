import WebSocket from 'ws';
import { type Backend, PUBLISHABLE_KEY } from './backend.ts';

/** What a subscriber wants to be told. */
export type Wish = { table: string; event?: string; filter?: string };

/** A bare socket that has subscribed to changes: as little work for the measuring process as can be. */
export type Subscriber = {
	/** Resolves once every change is told from now on. */
	readonly subscribed: Promise<void>;
	/** Resolves with the code when the socket has ended. */
	readonly closed: Promise<number>;
	close(): void;
};

/** @param heard gets each change as text, with the time of `performance.now()` */
export function subscribe(
	{ url }: Pick<Backend, 'url'>,
	token: string,
	{ table, event = '*', filter }: Wish,
	heard: (text: string, at: number) => void,
): Subscriber {
	const socket = new WebSocket(
		`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${PUBLISHABLE_KEY}&vsn=2.0.0`,
		{ perMessageDeflate: false },
	);
	const { promise: subscribed, resolve, reject } = Promise.withResolvers<void>();
	const { promise: closed, resolve: tellClosed } = Promise.withResolvers<number>();
	subscribed.catch(() => {});
	const requested = { event, schema: 'public', table, ...(filter && { filter }) };
	const heartbeat = setInterval(
		() => socket.readyState === socket.OPEN && socket.send('[null,"0","phoenix","heartbeat",{}]'),
		25_000,
	);
	socket.on('open', () => {
		const config = { postgres_changes: [requested] };
		socket.send(JSON.stringify(['1', '1', 'realtime:bench', 'phx_join', { config, access_token: token }]));
	});
	socket.on('message', (data) => {
		const at = performance.now();
		const text = String(data);
		if (text.includes('"postgres_changes",{"ids"')) heard(text, at);
		else if (text.includes('Subscribed to PostgreSQL')) resolve();
		else if (text.includes('"status":"error"')) reject(new Error(text));
	});
	socket.on('error', (error) => reject(error));
	socket.on('close', (code) => {
		clearInterval(heartbeat);
		reject(new Error(`closed: ${code}`));
		tellClosed(code);
	});
	return { subscribed, closed, close: () => socket.close() };
}
