import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
	it.each([
		[`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/130.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
		[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge', 'Windows'],
		['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Windows'],
		[
			'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
			'Safari',
			'iPhone',
		],
		[
			`Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
			'Samsung Internet',
			'Android',
		],
		[
			'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
			'Safari',
			'macOS',
		],
		['curl/8.5.0', null, null],
		[null, null, null],
	])('%s', (agent, browser, system) => {
		expect(deviceName(agent)).toEqual({ browser, system });
	});
});
