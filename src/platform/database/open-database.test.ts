import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { silentLog } from '../process/log.ts';
import { embeddedIn } from '../testing/database-settings.ts';
import { giveReadyFolder } from '../testing/ready-folder.ts';
import { startOf } from './embedded/process-identity.ts';
import { findPrograms, type Programs } from './embedded/programs.ts';
import { findRunningCluster } from './embedded/running-cluster.ts';
import { openDatabase } from './open-database.ts';
import { openPostgres, type ServerAddress } from './postgres/postgres.ts';
import { untilItAnswers } from './until-it-answers.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoopoe-open-'));
// PostgreSQL runs as another user where we are root.
chmodSync(folder, 0o755);
const open = (name: string, programs?: Programs) =>
	openDatabase(embeddedIn(join(folder, name)), silentLog, programs && { programs });
/** The same, with a database that is there. */
async function openReady(name: string) {
	await giveReadyFolder(join(folder, name));
	return open(name);
}
const lockOf = (name: string) => join(folder, name, 'hoopoe.pid');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a folder that was used before', () => {
	it('is taken over from a killed process, and its lock is released at the end', async () => {
		await (await openReady('stale')).close();
		expect(existsSync(lockOf('stale'))).toBe(false);
		writeFileSync(lockOf('stale'), '999999 1\n');
		const again = await open('stale');
		expect(readFileSync(lockOf('stale'), 'utf8')).toContain(`${process.pid} ${startOf(process.pid)}\n`);
		await again.close();
	});

	it('is taken over where the ids in its locks belong to other programs by now', async () => {
		await (await openReady('reused')).close();
		writeFileSync(lockOf('reused'), `${process.ppid} 1\n`);
		const cluster = join(folder, 'reused', 'postgres-18');
		const lock = `${process.ppid}\n${cluster}\n1\n5432\n${cluster}\n`;
		writeFileSync(join(cluster, 'postmaster.pid'), `${lock}\n  1 1\nready\n`);
		writeFileSync(join(cluster, '.s.PGSQL.5432.lock'), lock);
		const again = await open('reused');
		expect((await again.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
		await again.close();
	});

	it('is refused in one line while another process has it', async () => {
		const database = await openReady('taken');
		writeFileSync(lockOf('taken'), `${process.ppid} ${startOf(process.ppid)}\n`);
		await expect(open('taken')).rejects.toThrow(
			`Another process (${process.ppid}) has the database in ${join(folder, 'taken')} open.`,
		);
		await database.close();
	});
});

it.skipIf(process.platform === 'win32')(
	'a new database is not touched by what a killed start left running',
	async () => {
		const unfinished = join(folder, 'begun', 'postgres-18.new');
		mkdirSync(unfinished, { recursive: true });
		// As initdb does, which goes on for a while, and removes what is in its folder when it fails.
		const left = spawn('sh', ['-c', 'while sleep 0.02; do rm -rf "$0"/*; done', unfinished], { stdio: 'ignore' });
		try {
			const database = await open('begun');
			await database.query('select 1');
			await database.close();
		} finally {
			left.kill('SIGKILL');
		}
		expect(readdirSync(join(folder, 'begun')).filter((name) => name !== 'reserve')).toEqual(['postgres-18']);
	},
);

describe('a process that ends', () => {
	let child: ChildProcess | undefined;
	afterEach(() => void child?.kill('SIGKILL'));

	/** A process that has the database open and writes to it; the numbers that it was told are kept. */
	async function hold(name: string): Promise<{ child: ChildProcess; acknowledged: number[] }> {
		await giveReadyFolder(join(folder, name));
		const program = fileURLToPath(new URL('../testing/hold-database.ts', import.meta.url));
		child = spawn('node', [program, join(folder, name)], { stdio: ['ignore', 'pipe', 'inherit'] });
		const acknowledged: number[] = [];
		await new Promise<void>((ready) => {
			child?.stdout?.setEncoding('utf8').on('data', (text: string) => {
				for (const line of text.trim().split('\n'))
					if (line === 'open') ready();
					else acknowledged.push(Number(line));
			});
		});
		await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
		return { child, acknowledged };
	}

	const servers = (name: string) =>
		execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
			.split('\n')
			.filter((line) => line.includes(join(folder, name, 'postgres-18')));

	it('by SIGKILL ends its server too, and loses nothing that was committed', async () => {
		const { child, acknowledged } = await hold('killed');
		child.kill('SIGKILL');
		await once(child, 'exit');
		const database = await open('killed');
		const { rows } = await database.query<{ number: number }>('select number from kept order by number');
		expect(rows.slice(0, acknowledged.length).map(({ number }) => number)).toEqual(acknowledged);
		await database.close();
		await expect.poll(() => servers('killed')).toEqual([]);
	});

	it('with its server, by SIGKILL, is followed by one that waits for statements that still run', async () => {
		const { child } = await hold('computing');
		const address = findRunningCluster(join(folder, 'computing'));
		const database = openPostgres(address as ServerAddress);
		const computing = database.query(
			`do $$ begin while clock_timestamp() < now() + interval '3 seconds' loop end loop; end $$`,
		);
		computing.catch(() => {});
		await expect
			.poll(async () => (await database.query("select from pg_stat_activity where query like 'do %'")).rows.length)
			.toBe(1);
		const server = Number(readFileSync(join(folder, 'computing/postgres-18/postmaster.pid'), 'utf8').split('\n')[0]);
		for (const pid of [child.pid as number, server]) process.kill(pid, 'SIGKILL');
		await once(child, 'exit');
		await (await open('computing')).close();
		await database.close();
	});

	it('and is stopping is waited for', async () => {
		const { child } = await hold('stopping');
		child.kill('SIGTERM');
		const database = await open('stopping');
		await database.close();
		expect(child.exitCode).toBe(0);
	});
});

describe('a folder that cannot be used', () => {
	it('is named where it cannot be made', async () => {
		writeFileSync(join(folder, 'file'), '');
		await expect(open('file/data')).rejects.toThrow(
			/^The data directory .*file\/data cannot be written \(ENOTDIR\)\. Set DATA_DIR to a folder that can\.$/,
		);
	});

	it('is named where it is broken, with what to do', async () => {
		await (await openReady('broken')).close();
		writeFileSync(join(folder, 'broken/postgres-18/global/pg_control'), 'not a control file');
		await expect(open('broken')).rejects.toThrow(
			/^The database in .*broken\/postgres-18 cannot be opened \(.+\)\. Where that names a permission.+ restore the database from a backup, or move that folder away/,
		);
	});

	/** What a start does with a database until it is ready. */
	async function start(name: string) {
		const database = await open(name);
		await untilItAnswers(database).finally(() => database.close());
	}
	const bases = (name: string) =>
		readdirSync(join(folder, name, 'postgres-18/base')).map((base) => join(folder, name, 'postgres-18/base', base));

	it.each<[string, (name: string) => void]>([
		['removed', (name) => bases(name).forEach((base) => void rmSync(base, { recursive: true }))],
		[
			'overwritten',
			(name) => {
				for (const base of bases(name))
					for (const file of readdirSync(base)) if (/^\d+$/.test(file)) writeFileSync(join(base, file), 'no table');
			},
		],
	])('is named at once where its tables were %s', async (how, break_) => {
		await (await openReady(how)).close();
		break_(how);
		const began = performance.now();
		await expect(start(how)).rejects.toThrow(
			new RegExp(
				`^The database in .*${how}/postgres-18 cannot be opened \\(.+\\)\\. Where .+ restore the database from a backup, or move`,
			),
		);
		// Far below the 30 s that a database has to answer.
		expect(performance.now() - began).toBeLessThan(15_000);
	});

	it('gets a new password where the file of its password is gone', async () => {
		await (await openReady('password')).close();
		rmSync(join(folder, 'password/postgres-18/hoopoe.password'));
		await start('password');
		expect(statSync(join(folder, 'password/postgres-18/hoopoe.password')).mode & 0o077).toBe(0);
		await start('password');
	});

	it('is named where an older one of PGlite is broken', async () => {
		await giveReadyFolder(join(folder, 'older'), 'pglite');
		writeFileSync(join(folder, 'older/postgres/global/pg_control'), 'not a control file');
		await expect(open('older')).rejects.toThrow(
			/^The database in .*older\/postgres cannot be opened \(.+\)\. Where that names a permission.+ restore the database from a backup, or move that folder away/,
		);
		expect(existsSync(join(folder, 'older/postgres-18'))).toBe(false);
	});

	it('is named where an older one has files, and is no database', async () => {
		mkdirSync(join(folder, 'partial/postgres'), { recursive: true });
		writeFileSync(join(folder, 'partial/postgres/postgresql.conf'), '');
		await expect(open('partial')).rejects.toThrow(
			/^The database in .*partial\/postgres cannot be opened \(it has no PG_VERSION\)\. Where/,
		);
		expect(existsSync(join(folder, 'partial/postgres-18'))).toBe(false);
	});

	it('is said to be untouched where the programs cannot be run', async () => {
		await (await openReady('unreached')).close();
		await expect(open('unreached', hiddenPrograms())).rejects.toThrow(
			/^The database in .*unreached\/postgres-18 belongs to PostgreSQL 18, which cannot be run here: .+ cannot run .*Leave the data as it is/,
		);
		await start('unreached');
	});
});

/** The programs of PostgreSQL as they lie below `/root`: where nobody else can reach them. */
function hiddenPrograms(): Programs {
	const programs = findPrograms() as Programs;
	const place = join(folder, 'nobody-reaches');
	mkdirSync(place, { recursive: true, mode: 0o700 });
	const hidden = Object.entries(programs).map(([name, path]) => {
		const link = join(place, name);
		if (!existsSync(link)) symlinkSync(path, link);
		return [name, process.getuid?.() === 0 ? link : join(place, 'none')];
	});
	return Object.fromEntries(hidden);
}

it('is no superuser, and only its user can reach it', async () => {
	const database = await open('private');
	expect((await database.query("select current_setting('is_superuser') as super")).rows).toEqual([{ super: 'off' }]);
	expect(statSync(join(folder, 'private/postgres-18')).mode & 0o077).toBe(0);
	expect(statSync(join(folder, 'private/postgres-18/hoopoe.password')).mode & 0o077).toBe(0);
	await database.close();
});

describe.runIf(process.getuid?.() === 0)('as root', () => {
	it('with programs that no other user can reach, PGlite serves, and says why', async () => {
		await giveReadyFolder(join(folder, 'in-root'), 'pglite');
		const said: unknown[] = [];
		const log = { ...silentLog, warn: (line: unknown) => void said.push(line) };
		const settings = embeddedIn(join(folder, 'in-root'));
		const database = await openDatabase(settings, log, { programs: hiddenPrograms() });
		expect((await database.query("select 'served' as text")).rows).toEqual([{ text: 'served' }]);
		await database.close();
		expect(said).toContainEqual(
			expect.objectContaining({ engine: 'PGlite', reason: expect.stringMatching(/cannot run .*nobody-reaches/) }),
		);
	});

	it('another user who starts it runs PostgreSQL as themselves', async () => {
		const ids = ['-u', '-g'].map((what) => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' })));
		const [uid, gid] = ids as [number, number];
		const theirs = join(folder, 'theirs');
		mkdirSync(theirs);
		chownSync(theirs, uid, gid);
		const program = fileURLToPath(new URL('../testing/hold-database.ts', import.meta.url));
		const child = spawn(process.execPath, [program, join(theirs, 'data')], {
			uid,
			gid,
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		await once(child.stdout, 'data');
		expect(statSync(join(theirs, 'data/postgres-18/postmaster.pid')).uid).toBe(uid);
		child.kill('SIGTERM');
		await once(child, 'exit');
		expect(child.exitCode).toBe(0);
	});

	it('in a folder that no other user can reach, PGlite serves, and says why', async () => {
		const hidden = join(folder, 'hidden');
		mkdirSync(hidden, { mode: 0o700 });
		const said: unknown[] = [];
		const log = { ...silentLog, warn: (line: unknown) => void said.push(line) };
		const database = await openDatabase(embeddedIn(join(hidden, 'data')), log);
		expect((await database.query("select 'served' as text")).rows).toEqual([{ text: 'served' }]);
		await database.close();
		expect(said).toContainEqual(
			expect.objectContaining({ engine: 'PGlite', reason: expect.stringMatching(/cannot reach/) }),
		);
		// What PGlite kept is carried over once PostgreSQL can be run.
		cpSync(join(hidden, 'data'), join(folder, 'reachable'), { recursive: true });
		const now = await open('reachable');
		expect((await now.query('select version()')).rows[0]?.version).not.toMatch(/PGlite/);
		await now.close();
		expect(existsSync(join(folder, 'reachable/postgres.carried-over'))).toBe(true);
	});
});
