import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';
import { configurationPage } from './config-page.ts';

describe('readConfig', () => {
	it('needs nothing at all', () => {
		expect(readConfig({})).toMatchObject({
			PORT: 3000,
			HOST: 'localhost',
			SITE_URL: 'http://localhost:3000',
			AUTH_AUTOCONFIRM: true,
		});
	});

	it('counts an empty value as absent and takes away the slash of addresses', () => {
		expect(readConfig({ PORT: '', SITE_URL: 'https://hoopoe.example/' })).toMatchObject({
			PORT: 3000,
			SITE_URL: 'https://hoopoe.example',
		});
	});

	it('does not confirm sign-ups by itself where mail can be sent, unless told to', () => {
		expect(readConfig({ SMTP_URL: 'smtp://mail.example' }).AUTH_AUTOCONFIRM).toBe(false);
		expect(readConfig({ SMTP_URL: 'smtp://mail.example', AUTH_AUTOCONFIRM: 'on' }).AUTH_AUTOCONFIRM).toBe(true);
	});

	it.each([
		[1, {}, 1],
		[2, {}, 1],
		[4, {}, 3],
		[16, {}, 4],
		[2, { DATABASE_URL: 'postgres://db.example/hoopoe' }, 2],
		[2, { WEB_CONCURRENCY: '3' }, 3],
	])('on %d processors with %j there are %d workers', (processors, environment, workers) => {
		expect(readConfig(environment, processors).WEB_CONCURRENCY).toBe(workers);
	});

	it.each([
		['PORT', '70000', 'a whole number from 0 to 65535'],
		['PORT', '3000x', 'a whole number from 0 to 65535'],
		['DATABASE_URL', 'mysql://somewhere', 'a URL that begins with postgres:// or postgresql://'],
		['SITE_URL', 'hoopoe.example', 'a URL that begins with http:// or https://'],
		['JWT_KEYS', '{"keys":[]}', 'a JSON Web Key set: {"keys":[…]}'],
		['JWT_SECRET', 'short', 'at least 32 characters'],
		['RATE_LIMITS', 'maybe', 'on or off'],
		['CONTACT_PHONE', '12', 'a phone number with country code, such as +34600111222'],
		['LOG_LEVEL', 'loud', 'debug, info, warn, error or silent'],
	])('%s=%s stops with one line that names it and what it wants', (name, value, wants) => {
		const reading = () => readConfig({ [name]: value });
		expect(reading).toThrow(ConfigError);
		expect(reading).toThrow(`${name} has a value that cannot be used: it wants ${wants}.`);
	});

	it('never repeats a secret', () => {
		expect(() => readConfig({ JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
	});

	it('wants both keys of a store of files, or neither', () => {
		expect(() => readConfig({ STORAGE_S3_ACCESS_KEY: 'hunter2' })).toThrow(
			/^STORAGE_S3_ACCESS_KEY or STORAGE_S3_SECRET_KEY is missing(?!.*hunter2)/,
		);
	});

	it('wants a model beside an endpoint', () => {
		expect(() => readConfig({ AI_BASE_URL: 'http://localhost:1/v1' })).toThrow('AI_MODEL is missing');
	});
});

describe('docs/configuration.md', () => {
	it('is what the schema says; `npm run docs` writes it anew', () => {
		expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configurationPage());
		expect(Object.keys(settings).every((name) => configurationPage().includes(`\`${name}\``))).toBe(true);
	});
});
