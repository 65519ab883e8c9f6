import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage } from './install-package.ts';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium: CHROMIUM_PATH, one that is installed, Debian's package, else Playwright's own; null without any. */
export function findChromium(): string | null {
	const installed = () => [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path)) ?? null;
	const found = installed();
	if (found) return found;
	if (installPackage('chromium')) return installed();
	const download = spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
	if (download.status !== 0) return null;
	const path = spawnSync('node', ['-e', "console.log(require('playwright-core').chromium.executablePath())"], {
		encoding: 'utf8',
	}).stdout.trim();
	return existsSync(path) ? path : null;
}
