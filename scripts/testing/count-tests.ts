/** What a run of tests came to. Flaky tests, which passed at the second try, are named and counted nowhere else. */
export type Count = { passed: number; failed: number; skipped: number; flaky: string[] };

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numFailedTestSuites: number;
};

/** Reads the report of Vitest's reporter `json`. A file that cannot be loaded counts as a failure. */
export const readVitest = (report: VitestReport): Count => ({
	passed: report.numPassedTests,
	failed: report.numFailedTests || report.numFailedTestSuites,
	skipped: report.numPendingTests,
	flaky: [],
});

type Suite = {
	suites?: Suite[];
	specs?: { title: string; file: string; tests: { status: string }[] }[];
};
type PlaywrightReport = Suite & { stats: { expected: number; unexpected: number; skipped: number } };

const flakyIn = (suite: Suite): string[] => [
	...(suite.specs ?? [])
		.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
		.map(({ file, title }) => `${file}: ${title}`),
	...(suite.suites ?? []).flatMap(flakyIn),
];

/** Reads the report of Playwright's reporter `json`. */
export const readPlaywright = (report: PlaywrightReport): Count => ({
	passed: report.stats.expected,
	failed: report.stats.unexpected,
	skipped: report.stats.skipped,
	flaky: flakyIn(report),
});
