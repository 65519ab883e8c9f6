import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isProblem } from '#src/platform/http/problem.ts';
import { readConfig } from '#src/platform/settings/config.ts';
import { createSms } from './create-sms.ts';
import type { TextMessage } from './sms.ts';

/** What the provider answers next, and what it was asked. */
type Script = { status?: number; body?: string; headers?: Record<string, string>; silent?: boolean; hangUp?: boolean };
type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

let script: Script;
let asked: Asked[];
let server: ReturnType<typeof createServer>;
let url: string;
beforeEach(async () => {
	script = {};
	asked = [];
	server = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
		if (script.hangUp) response.destroy();
		else if (!script.silent) response.writeHead(script.status ?? 201, script.headers).end(script.body ?? '');
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
	server.closeAllConnections();
	await new Promise((done) => server.close(done));
});

const message: TextMessage = { to: '989121234567', message: '012345 is your Hoopoe code.', channel: 'sms' };
const sid = `SM${'0'.repeat(32)}`;

function sms(settings: Record<string, string>, waitMs?: number) {
	const made = createSms(readConfig(settings), fetch, waitMs);
	if (!made) throw new Error('no provider');
	return made;
}
const twilio = (more: Record<string, string> = {}, waitMs?: number) =>
	sms(
		{
			SMS_PROVIDER: 'twilio',
			TWILIO_URL: url,
			TWILIO_ACCOUNT_SID: 'AC1',
			TWILIO_AUTH_TOKEN: 'token',
			TWILIO_FROM: '+15005550006',
			...more,
		},
		waitMs,
	);
const webhook = (more: Record<string, string> = {}, waitMs?: number) =>
	sms({ SMS_PROVIDER: 'webhook', SMS_WEBHOOK_URL: `${url}/send?via=1`, ...more }, waitMs);

/** The sentence behind the one that clients match; anything but the right Problem fails. */
async function failure(sending: Promise<unknown>): Promise<string> {
	const error = await sending.then(
		() => null,
		(thrown: unknown) => thrown,
	);
	if (!isProblem(error)) throw new Error('no Problem');
	expect([error.code, error.status]).toEqual(['sms_send_failed', 422]);
	const [, why = ''] = /^Error sending confirmation OTP to provider: (.+)$/.exec(error.message) ?? [];
	expect(JSON.stringify([error.message, error.details, String(error.cause)])).not.toMatch(/012345|989121234567|token/);
	return why;
}

describe('Twilio', () => {
	it('is asked to send, and its id handed back', async () => {
		script.body = JSON.stringify({ sid, status: 'queued', error_code: null });
		expect(await twilio().send(message)).toEqual({ messageId: sid });
		expect(asked).toHaveLength(1);
		const [{ method, path, headers, body }] = asked as [Asked];
		expect([method, path]).toEqual(['POST', '/2010-04-01/Accounts/AC1/Messages.json']);
		expect(headers.authorization).toBe(`Basic ${Buffer.from('AC1:token').toString('base64')}`);
		expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
		expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
			To: '+989121234567',
			From: '+15005550006',
			Body: message.message,
		});
	});

	it('sends by WhatsApp, and by a messaging service', async () => {
		script.body = JSON.stringify({ sid });
		await twilio().send({ ...message, channel: 'whatsapp' });
		await twilio({ TWILIO_FROM: `MG${'a'.repeat(32)}` }).send(message);
		const forms = asked.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
		expect(forms[0]).toMatchObject({ To: 'whatsapp:+989121234567', From: 'whatsapp:+15005550006' });
		expect(forms[1]).toMatchObject({ To: '+989121234567', MessagingServiceSid: `MG${'a'.repeat(32)}` });
		expect(forms[1]).not.toHaveProperty('From');
	});

	it.each<[string, Script, string]>([
		[
			'refuses the number',
			{ status: 400, body: '{"code":21211,"message":"Invalid \'To\' 989121234567 for 012345","status":400}' },
			'twilio answered 400, error 21211',
		],
		[
			'refuses the token',
			{ status: 401, body: '{"code":20003,"message":"token"}' },
			'twilio answered 401, error 20003',
		],
		['is down', { status: 503, body: '<html>012345</html>' }, 'twilio answered 503'],
		[
			'says something else',
			{ status: 200, body: '<html>012345</html>' },
			'twilio answered something else than a message',
		],
		['says nothing', { status: 200 }, 'twilio answered something else than a message'],
		[
			'gives up at once',
			{ body: JSON.stringify({ sid, status: 'failed', error_code: 30006 }) },
			'twilio could not send it, error 30006',
		],
		['hangs up', { hangUp: true }, 'it cannot be reached'],
		['sends us elsewhere', { status: 307, headers: { location: '/elsewhere' } }, 'twilio answered 307'],
	])('%s', async (_, answer, why) => {
		script = answer;
		expect(await failure(twilio().send(message))).toBe(why);
		expect(asked).toHaveLength(1);
	});
});

describe('a webhook', () => {
	it('is handed the message, signed', async () => {
		script = { status: 200, body: '{"message_id":"m-1"}' };
		expect(await webhook({ SMS_WEBHOOK_SECRET: 'a secret' }).send(message)).toEqual({ messageId: 'm-1' });
		const [{ method, path, headers, body }] = asked as [Asked];
		expect([method, path, headers['content-type']]).toEqual(['POST', '/send?via=1', 'application/json']);
		expect(JSON.parse(body)).toEqual(message);
		expect(headers['x-hoopoe-signature']).toBe(createHmac('sha256', 'a secret').update(body).digest('hex'));
	});

	it.each<[string, Script]>([
		['nothing', { status: 204 }],
		['no JSON', { status: 200, body: 'OK' }],
		['an id that is no text', { status: 200, body: '{"message_id":7}' }],
	])('may answer %s', async (_, answer) => {
		script = answer;
		expect(await webhook().send(message)).toEqual({});
		expect(asked[0]?.headers).not.toHaveProperty('x-hoopoe-signature');
	});

	it.each<[string, Script, string]>([
		['refuses', { status: 422, body: '{"message":"012345"}' }, 'the webhook answered 422'],
		['fails', { status: 500, body: '012345' }, 'the webhook answered 500'],
		['hangs up', { hangUp: true }, 'it cannot be reached'],
	])('that %s', async (_, answer, why) => {
		script = answer;
		expect(await failure(webhook().send(message))).toBe(why);
	});
});

it('a provider that does not answer is not waited for', async () => {
	script = { silent: true };
	const began = performance.now();
	expect(await failure(twilio({}, 150).send(message))).toBe('no answer in time');
	expect(await failure(webhook({}, 150).send(message))).toBe('no answer in time');
	expect(performance.now() - began).toBeLessThan(5000);
});

it('without a provider there are no text messages', () => {
	expect(createSms(readConfig({}), fetch)).toBeNull();
	expect([twilio().provider, twilio().whatsapp, webhook().provider, webhook().whatsapp]).toEqual([
		'twilio',
		true,
		'webhook',
		false,
	]);
});
