import { expect, it } from 'vitest';
import { readPlaywright, readVitest } from './count-tests.ts';

it('counts flaky journeys apart, by name', () => {
	const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
	const report = {
		stats: { expected: 7, unexpected: 1, skipped: 0, flaky: 2 },
		suites: [{ specs: [spec('one', 'flaky'), spec('two', 'expected')], suites: [{ specs: [spec('three', 'flaky')] }] }],
	};
	expect(readPlaywright(report)).toEqual({
		passed: 7,
		failed: 1,
		skipped: 0,
		flaky: ['a.spec.ts: one', 'a.spec.ts: three'],
	});
});

it('counts a file of tests that cannot be loaded as a failure', () => {
	const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numFailedTestSuites: 1 };
	expect(readVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 1, flaky: [] });
});
