// What `npm start`, `npm test` and the like do before the real work: bring what is missing, build what is stale. Plain
// JavaScript without dependencies, because it runs before there are any, on Node 20 as well.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeEnvironment, nodeFlags } from './node-flags.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const environment = {
	...process.env,
	PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
	// What Node compiled once it need not compile at the next start: that is most of a start.
	NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
};

const fromLockfile = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

const [task, ...rest] = process.argv.slice(2);
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) fail(`Node ${process.versions.node} is too old: Hoopoe wants Node 20 or later.`);

install();
if (task === 'install') process.exit();
if (task === 'start') {
	build();
	hand('node', [...nodeFlags, 'src/main.ts', ...rest], nodeEnvironment);
} else if (task === 'dev') hand('node', ['src/main.ts', '--development', ...rest]);
else if (task === 'build') build(true);
else if (task === 'test') {
	build();
	hand('node', ['scripts/test.ts', ...rest]);
} else if (task === 'bench') {
	build();
	run('npm', ['install', '--prefix', 'bench', ...fromLockfile]);
	hand('node', ['bench/run.ts', ...rest]);
} else if (task === 'shots') {
	build();
	hand('node', ['e2e/shots/shots.ts', ...rest]);
} else hand('node', [join('scripts', `${task}.ts`), ...rest]);

/**
 * Installs from the lockfile when it has changed since the last time. Not by `npm ci`: that refuses a lockfile without
 * the binaries of other platforms, which npm leaves out where the registry does not offer them.
 */
function install() {
	const stamp = join(root, 'node_modules', '.hoopoe-lock');
	const wanted = digest(['package-lock.json', 'package.json']);
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(join(bin, 'node'))) return;
	console.log('Installing packages …');
	run('npm', ['install', ...fromLockfile]);
	if (!existsSync(join(bin, 'node')))
		fail('npm did not install Node 24. Is its install script forbidden (ignore-scripts)?');
	writeFileSync(stamp, wanted);
}

/** Builds the pages when a source has changed since the last time. */
function build(always = false) {
	const stamp = join(root, 'build', '.hoopoe-sources');
	const sources = [
		'package-lock.json',
		'scripts/build-steps/strip-sources.ts',
		'scripts/build-steps/bundle-packages.ts',
		'vite.config.ts',
		'react-router.config.ts',
		...filesUnder('src'),
		...filesUnder('public'),
	];
	const wanted = digest(sources.filter((file) => !/\.test\.tsx?$/.test(file)));
	if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
	console.log('Building the pages …');
	run('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
	run('node', ['scripts/build-steps/compress.ts']);
	run('node', ['--disable-warning=ExperimentalWarning', 'scripts/build-steps/strip-sources.ts']);
	run('node', ['scripts/build-steps/bundle-packages.ts']);
	mkdirSync(join(root, 'build'), { recursive: true });
	writeFileSync(stamp, wanted);
}

function filesUnder(folder) {
	return readdirSync(join(root, folder), { recursive: true })
		.map((name) => join(folder, String(name)))
		.filter((name) => statSync(join(root, name)).isFile())
		.sort();
}

function digest(files) {
	const hash = createHash('sha256');
	for (const file of files)
		hash
			.update(file)
			.update('\0')
			.update(readFileSync(join(root, file)))
			.update('\0');
	return hash.digest('hex');
}

function run(command, args, extra = {}) {
	const { status, error } = spawnSync(command, args, {
		cwd: root,
		stdio: 'inherit',
		env: { ...environment, ...extra },
	});
	if (error) fail(`${command} cannot be run: ${error.message}`);
	if (status !== 0) fail(`${command} ${args.join(' ')} failed.`);
}

/** Runs the real program: its output, signals and exit code become ours. */
function hand(command, args, extra = {}) {
	const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...extra } });
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
	child.on('error', (error) => fail(`${command} cannot be run: ${error.message}`));
	child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

function fail(message) {
	console.error(message);
	process.exit(1);
}
