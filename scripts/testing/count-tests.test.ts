import { expect, it } from 'vitest';
import { failedFiles, readPlaywright, readVitest, type VitestReport } from './count-tests.ts';

it('counts flaky journeys apart, by name', () => {
	const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
	const report = {
		stats: { expected: 7, unexpected: 1, skipped: 0, flaky: 2 },
		suites: [
			{
				specs: [spec('one', 'flaky'), spec('two', 'expected')],
				suites: [{ specs: [spec('three', 'flaky'), spec('four', 'unexpected')] }],
			},
		],
	};
	expect(readPlaywright(report)).toEqual({
		passed: 7,
		failed: 1,
		skipped: 0,
		flaky: ['a.spec.ts: one', 'a.spec.ts: three'],
		failures: ['a.spec.ts: four'],
	});
});

const file = (name: string, tests: Record<string, string>, status = 'failed') => ({
	name,
	status,
	assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({ fullName, status: outcome })),
});
const reportOf = (testResults: VitestReport['testResults'], failed: number): VitestReport => ({
	numPassedTests: 3,
	numFailedTests: failed,
	numPendingTests: 1,
	numFailedTestSuites: testResults.filter(({ status }) => status === 'failed').length,
	testResults,
});

it('counts a file of tests that cannot be loaded as a failure', () => {
	const report = reportOf([file('a.test.ts', {}), file('b.test.ts', { one: 'passed' }, 'passed')], 0);
	expect(failedFiles(report)).toEqual(['a.test.ts']);
	expect(readVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 1, flaky: [], failures: ['a.test.ts'] });
});

it('counts a unit test that passes when its file is run again as flaky', () => {
	const first = reportOf([file('a.test.ts', { one: 'failed', two: 'failed', three: 'passed' })], 2);
	const again = reportOf([file('a.test.ts', { one: 'passed', two: 'failed', three: 'passed' })], 1);
	expect(readVitest(first, again)).toEqual({
		passed: 3,
		failed: 1,
		skipped: 1,
		flaky: ['a.test.ts: one'],
		failures: ['a.test.ts: two'],
	});
});
