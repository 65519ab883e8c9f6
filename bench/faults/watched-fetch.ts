import { type Going, isForeseen } from './foreseen.ts';
import { count, type Ledger } from './ledger.ts';

export type Watched = {
	ledger: Ledger;
	/** What went wrong since a moment (`performance.now()`). */
	going: (since: number) => Going;
	/** What goes wrong now, in words. */
	fault: () => string;
	/** Whether a process was killed so lately that connections may have ended with it. */
	isExcused: () => boolean;
	act: () => string;
};

/** How long a visitor waits for anything. */
const PATIENCE_MS = 60_000;

/** `fetch` that notes what came of each request: time, or what the visitor was told instead. */
export function watchedFetch({ ledger, going, fault, isExcused, act }: Watched): typeof fetch {
	return async (input, init) => {
		const began = performance.now();
		const at = fault();
		const name = act();
		try {
			const answer = await fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(PATIENCE_MS) });
			const { pathname } = new URL(input instanceof Request ? input.url : String(input));
			if (answer.ok) {
				const times = ledger.served.get(name) ?? [];
				times.push(performance.now() - began);
				ledger.served.set(name, times);
			} else await note(pathname, name, answer, { began, at });
			return answer;
		} catch (error) {
			const excused = isExcused();
			const waited = performance.now() - began > PATIENCE_MS;
			ledger.cutOff[excused ? 'excused' : 'unexcused']++;
			count(
				ledger.told,
				`${at}: ${name}, ${waited ? 'no answer within a minute' : 'connection cut off'}${excused ? '' : ', and nothing was killed'}`,
			);
			throw error;
		}
	};

	async function note(
		path: string,
		name: string,
		answer: Response,
		{ began, at }: { began: number; at: string },
	): Promise<void> {
		const said = await answer.clone().text();
		const code = answer.headers.get('x-sb-error-code') ?? codeIn(said, answer);
		const { status } = answer;
		const refusal = { status, code, retryAfter: answer.headers.get('retry-after') };
		count(ledger.told, `${at}: ${name} ${status} ${code}`);
		if (isForeseen(path, refusal, going(began))) return;
		const key = `${at}: ${name} ${path.replace(/[0-9a-f-]{36}/g, ':id')} ${status} ${code}, retry-after ${refusal.retryAfter}`;
		const known = ledger.unforeseen.get(key);
		if (known) known.count++;
		else ledger.unforeseen.set(key, { count: 1, said: said.slice(0, 300) });
	}
}

function codeIn(said: string, answer: Response): string {
	if (answer.headers.get('content-type')?.includes('text/html')) return 'page';
	try {
		const { code, error_code } = JSON.parse(said) as { code?: unknown; error_code?: unknown };
		return String(error_code ?? code ?? 'no code');
	} catch {
		return 'no JSON';
	}
}
