import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage } from './install-package.ts';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Path of a Chromium: CHROMIUM_PATH, one that is installed, Debian's package, else Playwright's own; null without any. */
export function findChromium(): string | null {
	const installed = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path)) ?? null;
	const found = installed();
	if (found) return found;
	if (installPackage('chromium')) return installed();
	const download = spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
	if (download.status !== 0) return null;
	const path = spawnSync('node', ['-e', "console.log(require('@playwright/test').chromium.executablePath())"], {
		encoding: 'utf8',
	}).stdout.trim();
	return existsSync(path) ? path : null;
}

/**
 * Path of the Chromium for journeys: CHROMIUM_PATH, else Chromium's headless shell, which is the same engine without the
 * windows around it (a page takes 1.2 s of processor time there, and 3.9 s in the whole browser); else any Chromium.
 */
export function findHeadlessChromium(): string | null {
	const asked = process.env.CHROMIUM_PATH;
	if (asked && existsSync(asked)) return asked;
	if (existsSync(headlessShell) || installPackage('chromium-headless-shell')) return headlessShell;
	return findChromium();
}
