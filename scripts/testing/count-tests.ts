/** What a run of tests came to. Flaky tests, which passed at the second try, are named and counted nowhere else. */
export type Count = {
	passed: number;
	failed: number;
	skipped: number;
	/** Names of the flaky tests, and of those that failed, each with its file. */
	flaky: string[];
	failures: string[];
};

/** A part of Vitest's report: `testResults` has an entry for each file. */
export type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numFailedTestSuites: number;
	testResults: {
		name: string;
		status: string;
		assertionResults: { fullName: string; status: string }[];
	}[];
};

/** The files of a report in which something failed, or which could not be loaded. */
export const failedFiles = ({ testResults }: VitestReport): string[] =>
	testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The names of what failed: a file that could not be loaded by itself, everything else by file and test. */
const failuresIn = ({ testResults }: VitestReport): string[] =>
	testResults
		.filter(({ status }) => status === 'failed')
		.flatMap(({ name, assertionResults }) => {
			const failed = assertionResults.filter(({ status }) => status === 'failed');
			return failed.length > 0 ? failed.map(({ fullName }) => `${name}: ${fullName}`) : [name];
		});

/**
 * Reads the report of Vitest's reporter `json`. A file that cannot be loaded counts as a failure.
 * @param again the report of a second run of the files that failed: what passes there is flaky
 */
export function readVitest(report: VitestReport, again?: VitestReport): Count {
	const failures = failuresIn(again ?? report);
	const flaky = again ? failuresIn(report).filter((name) => !failures.includes(name)) : [];
	return {
		passed: report.numPassedTests,
		failed: again ? failures.length : report.numFailedTests || report.numFailedTestSuites,
		skipped: report.numPendingTests,
		flaky,
		failures,
	};
}

type Suite = {
	suites?: Suite[];
	specs?: { title: string; file: string; tests: { status: string }[] }[];
};
type PlaywrightReport = Suite & { stats: { expected: number; unexpected: number; skipped: number } };

const withStatus = (suite: Suite, wanted: string): string[] => [
	...(suite.specs ?? [])
		.filter(({ tests }) => tests.some(({ status }) => status === wanted))
		.map(({ file, title }) => `${file}: ${title}`),
	...(suite.suites ?? []).flatMap((inner) => withStatus(inner, wanted)),
];

/** Reads the report of Playwright's reporter `json`. */
export const readPlaywright = (report: PlaywrightReport): Count => ({
	passed: report.stats.expected,
	failed: report.stats.unexpected,
	skipped: report.stats.skipped,
	flaky: withStatus(report, 'flaky'),
	failures: withStatus(report, 'unexpected'),
});
