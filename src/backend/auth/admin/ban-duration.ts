import { Problem } from '#src/platform/http/problem.ts';

/** Milliseconds of Go's units of time (`time.ParseDuration`). */
const units: Readonly<Record<string, number>> = {
	ns: 1e-6,
	us: 1e-3,
	µs: 1e-3,
	ms: 1,
	s: 1000,
	m: 60_000,
	h: 3_600_000,
};
/** Go's durations end at 2^63 nanoseconds, about 292 years. */
const LONGEST_MS = 2 ** 63 / 1e6;

/**
 * When a ban ends that begins now: a Go duration such as `24h` or `1h30m`; `none` lifts it (auth-contract 25).
 * @throws Problem `validation_failed` 400
 */
export function requireBanEnd(duration: string, now: Date): Date | null {
	if (duration === 'none') return null;
	const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
	const whole = parts.map(([text]) => text).join('');
	const milliseconds = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? 0), 0);
	if (whole === '' || whole !== duration || milliseconds > LONGEST_MS)
		throw new Problem('validation_failed', 400, `invalid format for ban duration: ${duration.slice(0, 100)}`);
	return new Date(now.getTime() + milliseconds);
}
