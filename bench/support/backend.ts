/** A server that speaks the wire of Supabase, and the keys that open it. */
export type Backend = { name: string; url: string; pid: number; stop: () => Promise<void> };

/** Keys and secrets of all servers here; they guard nothing. */
export const PUBLISHABLE_KEY = 'sb_publishable_benchbenchbenchbench';
export const SECRET_KEY = 'sb_secret_benchbenchbenchbench';

export const PASSWORD = 'a long enough password';

/** A signed-in person. */
export type Person = { id: string; email: string; token: string; refreshToken: string };

export const publicHeaders = { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' };

export const headersOf = ({ token }: Person) => ({ apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` });

/** Signs up someone new, who is signed in at once. */
export async function signUp(backend: Backend, email: string): Promise<Person> {
	const response = await post(backend, '/auth/v1/signup', publicHeaders, { email, password: PASSWORD });
	const session = (await response.json()) as { access_token: string; refresh_token: string; user: { id: string } };
	return { id: session.user.id, email, token: session.access_token, refreshToken: session.refresh_token };
}

/** Signs up so many people, a few at a time. */
export async function signUpAll(backend: Backend, name: string, count: number): Promise<Person[]> {
	const people: Person[] = [];
	for (let index = 0; index < count; index += 4) {
		const emails = Array.from(
			{ length: Math.min(4, count - index) },
			(_, offset) => `${name}-${index + offset}@example.org`,
		);
		people.push(...(await Promise.all(emails.map((email) => signUp(backend, email)))));
	}
	return people;
}

/** Rows in one request: lite on SQLite takes no more than 100 values. */
const ROWS_AT_ONCE = 16;

/** Adds rows with the secret key, which no policy holds back. */
export async function addRows(backend: Backend, table: string, rows: readonly object[]): Promise<void> {
	const headers = { apikey: SECRET_KEY, 'content-type': 'application/json', prefer: 'return=minimal' };
	for (let index = 0; index < rows.length; index += ROWS_AT_ONCE)
		await post(backend, `/rest/v1/${table}`, headers, rows.slice(index, index + ROWS_AT_ONCE));
}

async function post(backend: Backend, path: string, headers: Record<string, string>, body: unknown): Promise<Response> {
	const response = await fetch(backend.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
	if (!response.ok)
		throw new Error(`${backend.name} answers ${response.status} to POST ${path}: ${await response.text()}`);
	return response;
}
