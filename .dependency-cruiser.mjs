// Who may import whom (ARCHITECTURE.md). `npm test` runs it by `depcruise src`. Files are parsed by swc: this tool knows
// TypeScript to version 6 only, and says so after each run.

/** Folders that everything above may use; of these `platform` imports nothing of ours. */
const shared = '^src/(catalogue|listening|methods|words|mail|language|ui|platform)/';
/** Who is signed in. */
const session = '^src/session/';
/** What several readings ask of a person: part of the family's contract, no reading. */
const person = '^src/readings/person/';
/** What the readings have in common, and what the tests have. */
const commonFolders = {
	readings: 'flow|leaf|kept|kept-texts|texts',
	psychology: 'questions|results|texts|index-texts',
};
const family = (name) => [`^src/${name}/[^/]+$`, `^src/${name}/(${commonFolders[name]})/`];
const families = [...family('readings'), ...family('psychology')];
/** The list of readings. */
const ofAllReadings = '^src/readings/catalogue\\.server\\.ts$';
/** The list of tests whose words are written on the server, and the page of a kept result. */
const ofAllTests = '^src/psychology/(catalogue\\.server|results/(kept-test-(route|screen)|petals-of))\\.tsx?$';
/** What the server hands to a function, and takes from it. */
const functions = '^src/backend/functions/(server-function|model-limit)\\.ts$';
/** History tells which symbols of dreams came back, by their names. */
const dreamNames = '^src/readings/dreams/texts\\.server\\.ts$';

/** What readings and tests tell the guide of themselves. */
const knowledge = '^src/(readings|psychology)/[^/]+/knowledge\\.server\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [
		{
			name: 'platform-imports-nothing-of-ours',
			severity: 'error',
			from: { path: '^src/platform/' },
			to: { path: '^src/', pathNot: '^src/platform/' },
		},
		{
			name: 'shared-folders-stay-among-themselves',
			severity: 'error',
			from: { path: shared },
			to: { path: '^src/', pathNot: shared },
		},
		{
			name: 'the-session-uses-shared-folders-only',
			severity: 'error',
			from: { path: '^src/session/' },
			to: { path: '^src/', pathNot: ['^src/session/', shared] },
		},
		...['readings', 'psychology'].map((name) => ({
			name: `a-slice-of-${name}-uses-its-family-shared-folders-and-the-session`,
			severity: 'error',
			from: { path: `^src/${name}/([^/]+)/`, pathNot: [...family(name), person] },
			to: { path: '^src/', pathNot: [`^src/${name}/$1/`, ...family(name), person, shared, session] },
		})),
		{
			name: 'a-reading-or-test-reaches-no-other-through-their-list',
			severity: 'error',
			from: { path: '^src/(readings|psychology)/[^/]+/', pathNot: families },
			to: { path: [ofAllReadings, ofAllTests] },
		},
		{
			name: 'what-readings-have-in-common-knows-no-reading',
			comment: 'Its list of them does.',
			severity: 'error',
			from: { path: [...family('readings'), person], pathNot: ofAllReadings },
			to: { path: '^src/', pathNot: [...family('readings'), person, shared, session, functions] },
		},
		{
			name: 'what-tests-have-in-common-knows-no-test',
			comment: 'It uses what readings have in common. Its list of tests, and the page of a kept result, know them all.',
			severity: 'error',
			from: { path: family('psychology'), pathNot: ofAllTests },
			to: { path: '^src/', pathNot: [...family('psychology'), ...family('readings'), shared, session] },
		},
		{
			name: 'the-backend-knows-no-slice',
			severity: 'error',
			from: { path: '^src/backend/' },
			to: { path: '^src/', pathNot: ['^src/backend/', shared] },
		},
		{
			name: 'of-slices-only-admin-looks-into-others',
			comment: 'All may use what the readings and tests have in common. The header shows the account.',
			severity: 'error',
			from: { path: '^src/(chatbot|blog|account|pages)/', pathNot: '^src/pages/shell/' },
			to: {
				path: '^src/(chatbot|blog|admin|account|pages|readings|psychology)/',
				pathNot: ['^src/$1/', ...families, person, session, dreamNames, knowledge],
			},
		},
		{
			name: 'the-shell-looks-into-the-account-and-what-families-have-in-common',
			severity: 'error',
			from: { path: '^src/pages/shell/' },
			to: { path: '^src/(chatbot|blog|admin|readings|psychology)/', pathNot: families },
		},
		{
			name: 'nothing-below-looks-into-admin',
			severity: 'error',
			from: { path: '^src/[^/]+/', pathNot: '^src/admin/' },
			to: { path: '^src/admin/' },
		},
		{
			name: 'the-browser-gets-no-server-code',
			comment:
				'Routes may import it for their loaders, and anything its types. What is reached by detours the build refuses.',
			severity: 'error',
			from: { path: '\\.tsx$', pathNot: '(-route|-layout|entry\\.server)\\.tsx$' },
			to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
		},
		{ name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
	],
	options: {
		parser: 'swc',
		tsPreCompilationDeps: true,
		doNotFollow: { path: 'node_modules' },
		includeOnly: '^src/',
		exclude: { path: '\\.test\\.tsx?$|/testing/' },
		enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.json', '.css'], conditionNames: ['import', 'default'] },
	},
};
