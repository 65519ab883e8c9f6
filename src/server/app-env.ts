import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What Hono's context holds for each request: the connection, where there is one, and what the middlewares set. */
export type AppEnv = {
	Bindings: Partial<HttpBindings>;
	Variables: {
		requestId: string;
		/** The visitor's address (`platform/http/address.ts`). */
		address: string;
		/** Aborted once the request was answered that it took too long. */
		late?: AbortSignal;
	};
};
export type AppContext = Context<AppEnv>;
