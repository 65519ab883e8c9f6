import { createContext, type RouterContext } from 'react-router';
import type { AuthSwitches } from '../settings/auth-switches.ts';

/** The part of the configuration that every page gets, the browser included. Nothing here is secret. */
export type PublicConfig = {
	/** Origin of the site, without a slash at its end: `https://hoopoe.example`. */
	siteUrl: string;
	publishableKey: string;
	/** Digits of the provider's number, or null: contact links then carry no number (specification, 1.5). */
	contactPhone: string | null;
	aiEnabled: boolean;
	/** Whether a model draws pictures of cards; without one a card is offered as a keepsake. */
	imageModel: boolean;
	/** The ways to sign in that are on. */
	auth: AuthSwitches;
	version: string;
	development: boolean;
};

/**
 * One key for one name in the whole process. The server runs this file from its source while the pages carry a bundled
 * copy of it, and React Router finds a value by the identity of its key.
 */
function sharedKey<T>(name: string): RouterContext<T> {
	const keys = globalThis as unknown as Record<symbol, RouterContext<T> | undefined>;
	const symbol = Symbol.for(`hoopoe.page-context.${name}`);
	keys[symbol] ??= createContext<T>();
	return keys[symbol];
}

/** Where the server puts the public configuration for every page. */
export const publicConfig = sharedKey<PublicConfig>('publicConfig');

/** The `fetch` by which loaders call our own services in process; takes addresses under `siteUrl`. */
export const serviceFetch = sharedKey<typeof fetch>('serviceFetch');

/** Where pages and loaders report unexpected errors: each is logged once, with the request's id. */
export const reportError = sharedKey<(error: unknown) => void>('reportError');

/**
 * Takes the HTML of a rendered page, in pieces that follow each other: a `Response` would make a stream of it, and one
 * string of that length takes as long to make as to encode. No script begins in one piece and ends in another.
 */
export const takePage = sharedKey<(html: readonly string[]) => void>('takePage');
