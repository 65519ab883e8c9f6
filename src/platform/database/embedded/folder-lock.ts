import { randomBytes } from 'node:crypto';
import {
	closeSync,
	linkSync,
	openSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
	writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OpenError } from '../open-error.ts';
import { startOf } from './process-identity.ts';

/** A folder that only this process uses. */
export interface FolderLock {
	/** Marks the lock as about to be released, so that the next process waits for it. */
	announceEnd(): void;
	release(): void;
}

const FILE = 'hoopoe.pid';
/** How long to wait for a process that is stopping, and for one that does not say so. */
const STOPPING_MS = 10_000;
const RUNNING_MS = 1_000;
/** How often the holder touches its lock. */
const TOUCH_MS = 3_000;
/** A lock of another machine or container that nobody touched for so long is stale. */
const UNTOUCHED_MS = 12_000;
/** One this old is stale at once, whatever the clocks of two machines differ by. */
const LONG_AGO_MS = 600_000;

/**
 * Takes a folder for this process, by a file that names it, when it began and where it runs. A lock whose process has
 * ended is taken over, also where its id belongs to another program by now; one of another machine or container, whose
 * processes cannot be seen from here, once it is no longer touched.
 * @param untouchedMs for tests
 * @throws OpenError where another process has the folder and does not leave it in time
 */
export async function lockFolder(folder: string, untouchedMs = UNTOUCHED_MS): Promise<FolderLock> {
	const file = join(folder, FILE);
	const ours = `${process.pid} ${startOf(process.pid)}\n${PLACE}\n`;
	const began = performance.now();
	for (let first: { holder: Holder; at: number } | undefined; ; await pause(50)) {
		if (create(file, ours)) return held(file, ours);
		const holder = readHolder(file);
		const waited = performance.now() - began;
		if (typeof holder === 'string') {
			if (holder !== 'ENOENT' && waited > RUNNING_MS) throw unreadable(folder, file, holder);
			continue;
		}
		if (first?.holder.text !== holder.text) first = { holder, at: performance.now() };
		const isUntouched = holder.touched === first.holder.touched;
		const isLeft = isUntouched && (performance.now() - first.at > untouchedMs || isLongAgo(holder));
		if (holder.place === PLACE ? hasEnded(holder) : isLeft) {
			removeStale(file, holder.text);
			continue;
		}
		if (holder.place !== PLACE && isUntouched) continue;
		if (waited > (holder.stopping ? STOPPING_MS : RUNNING_MS)) throw taken(folder, file, holder);
	}
}

type Holder = {
	readonly text: string;
	readonly pid: number;
	/** When it began; empty where the system did not tell. */
	readonly start: string;
	readonly place: string;
	readonly stopping: boolean;
	/** When the lock was last touched, in milliseconds since 1970. */
	readonly touched: number;
};

/** Where the ids of processes mean the same as here: one machine, or one container of it. */
const PLACE = placeOf();
function placeOf(): string {
	try {
		return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
	} catch {
		return hostname();
	}
}

function held(file: string, text: string): FolderLock {
	const touching = setInterval(() => {
		try {
			utimesSync(file, new Date(), new Date());
		} catch {
			// Tried again.
		}
	}, TOUCH_MS);
	touching.unref();
	return {
		announceEnd() {
			try {
				renameSync(writeAside(file, `${text}stopping\n`), file);
			} catch {
				// The disk is full, or the folder gone: the next start waits less long, and this one ends all the same.
			}
		},
		release() {
			clearInterval(touching);
			rmSync(file, { force: true });
		},
	};
}

/** Makes the file where there is none. It appears whole: an empty one would be taken for nobody's by another start. */
function create(file: string, text: string): boolean {
	const aside = writeAside(file, text);
	try {
		linkSync(aside, file);
		return true;
	} catch (error) {
		const { code = '' } = error as NodeJS.ErrnoException;
		if (code === 'EEXIST') return false;
		if (/^(EPERM|ENOSYS|ENOTSUP|EOPNOTSUPP)$/.test(code)) return createInPlace(file, text);
		throw error;
	} finally {
		rmSync(aside, { force: true });
	}
}

/** A file with this text beside another one. */
function writeAside(file: string, text: string): string {
	const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
	try {
		writeFileSync(aside, text, { mode: 0o600, flag: 'wx' });
	} catch (error) {
		rmSync(aside, { force: true });
		throw error;
	}
	return aside;
}

/** For file systems without links. */
function createInPlace(file: string, text: string): boolean {
	let descriptor: number;
	try {
		descriptor = openSync(file, 'wx', 0o600);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
		throw error;
	}
	try {
		writeSync(descriptor, text);
	} catch (error) {
		rmSync(file, { force: true });
		throw error;
	} finally {
		closeSync(descriptor);
	}
	return true;
}

/** Who holds a lock; the code of the error where it cannot be read: gone just now, or of another user. */
function readHolder(file: string): Holder | string {
	try {
		const text = readFileSync(file, 'utf8');
		const [process = '', place] = text.split('\n');
		const [pid, start = ''] = process.split(' ');
		return {
			text,
			pid: Number(pid),
			start,
			// Files of older versions name no place.
			place: place && place !== 'stopping' ? place : PLACE,
			stopping: /^stopping$/m.test(text),
			touched: statSync(file).mtimeMs,
		};
	} catch (error) {
		return (error as NodeJS.ErrnoException).code ?? String(error);
	}
}

const isLongAgo = ({ touched }: Holder) => Math.abs(Date.now() - touched) > LONG_AGO_MS;

/** Whether the process of a lock of this place has ended. */
function hasEnded(holder: Holder): boolean {
	const now = startOf(holder.pid);
	if (now === null) return true;
	// Files of older versions hold the id alone, and not every system tells when a process began.
	return holder.start && now ? holder.start !== now : holder.pid === process.pid;
}

function taken(folder: string, file: string, { pid, start, place }: Holder): OpenError {
	const elsewhere = place === PLACE ? '' : ` on ${place.split(' ')[0]}`;
	const unknown = place === PLACE && !start ? ` If that is another program, delete ${file}.` : '';
	return new OpenError(
		`Another process (${pid}${elsewhere}) has the database in ${folder} open. Stop it first, or give this one its own DATA_DIR.${unknown}`,
	);
}

function unreadable(folder: string, file: string, code: string): OpenError {
	return new OpenError(
		`${file} cannot be read (${code}): another user has the database in ${folder} open, or had. Stop that Hoopoe first, or give this one its own DATA_DIR; where none runs, delete the file.`,
	);
}

/** Two processes may find the same stale file: it is removed only if it still has the content that was read. */
function removeStale(file: string, text: string): void {
	const aside = `${file}.${process.pid}`;
	try {
		renameSync(file, aside);
		if (readFileSync(aside, 'utf8') !== text) linkSync(aside, file);
		rmSync(aside, { force: true });
	} catch {
		// The other process was first.
	}
}
