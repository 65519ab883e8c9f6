import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#src/mail/mail.ts';
import type { Database } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { createLimits, limitKinds } from '#src/platform/limits/limits.ts';
import { silentLog } from '#src/platform/process/log.ts';
import { createMetrics, type Metrics } from '#src/platform/process/metrics.ts';
import { readConfig } from '#src/platform/settings/config.ts';
import { openTelemetry } from '#src/platform/telemetry/open-telemetry.ts';
import { noTelemetry, type Telemetry } from '#src/platform/telemetry/telemetry.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { ModelFailure } from '#src/words/model-failure.ts';
import {
	type Observers,
	observedDatabase,
	observedJob,
	observedLimits,
	observedMail,
	observedModel,
	observedTally,
} from './observe.ts';
import { type OtlpReceiver, openOtlpReceiver } from './testing/otlp-receiver.ts';

let database: Database;
let receiver: OtlpReceiver;
let metrics: Metrics;
let telemetry: Telemetry;
let observers: Observers;
let testApp: TestApp;

const settingsOf = ({ endpoint }: OtlpReceiver) => ({
	OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
	OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc',
	OTEL_METRIC_EXPORT_INTERVAL: '60000',
	TRUSTED_PROXIES: '1',
});

beforeAll(async () => {
	const opened = await openTestDatabase();
	receiver = await openOtlpReceiver();
	metrics = createMetrics();
	metrics.pool(opened.load);
	telemetry = await openTelemetry(readConfig(settingsOf(receiver)), '1.2.3', metrics);
	observers = { metrics, telemetry, log: silentLog };
	database = observedDatabase(opened, observers);
	testApp = await openTestApp(database, settingsOf(receiver), { metrics, telemetry });
});
afterAll(async () => {
	await receiver.close();
	await database.close();
});

const pointOf = (name: string, attributes: Record<string, unknown>) =>
	receiver.metrics.get(name)?.find((one) => expect.objectContaining(attributes).asymmetricMatch(one.attributes))?.point;

describe('observability', () => {
	it('sends nothing, and loads nothing, without an endpoint', async () => {
		expect(await openTelemetry(readConfig({}), '1', metrics)).toBe(noTelemetry);
	});

	it('is a trace from the request to the database, and every counter of /metrics, without what people wrote', async () => {
		const { client, userId } = await testApp.signedIn();
		const question = 'a very private question';
		await client.from('hafez_readings').insert({ user_id: userId, poem_id: 1, question, interpretation: 'i' });
		const answer = await testApp.app.request('/rest/v1/hafez_readings?select=id', {
			headers: {
				apikey: testApp.parts.apiKeys.publishable,
				traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
			},
		});
		const model = observedModel(
			{
				name: 'test',
				async *write(_prompt) {
					yield { field: 'text', text: 'begun' };
					throw new ModelFailure('slow');
				},
			},
			observers,
		);
		const pieces = model?.write({ system: '', user: question, maxTokens: 1 }, ['text'])[Symbol.asyncIterator]();
		expect((await pieces?.next())?.value).toMatchObject({ text: 'begun' });
		await expect(pieces?.next()).rejects.toThrow(ModelFailure);
		await expect(
			observedJob('sweep', observers, async () => Promise.reject(new Problem('gone', 500, question))),
		).rejects.toThrow();
		const mail = observedMail<Mail>({ send: async () => {}, forget: async () => {} }, observers);
		await mail.send({ kind: 'invite', userId: 'x', to: 'x@example.org', language: 'en', link: null, code: null });
		const limits = observedLimits(
			createLimits({ enabled: true, kinds: { ...limitKinds, model: { points: 1, seconds: 60 } } }),
			observers,
		);
		await limits.take('model', '192.0.2.1');
		await expect(limits.take('model', '192.0.2.1')).rejects.toMatchObject({ status: 429 });
		const tally = observedTally({ gave() {}, wrote() {}, spent() {}, flush: async () => {} }, observers);
		tally.gave('hafez-interpretation', 'model');
		tally.spent({ input: 10, output: 20 });
		await telemetry.close();

		const request = receiver.spans.find(
			({ attributes }) => attributes['hoopoe.request_id'] === answer.headers.get('x-request-id'),
		);
		expect(request).toMatchObject({
			name: 'GET rest',
			traceId: '0af7651916cd43dd8448eb211c80319c',
			parentSpanId: 'b7ad6b7169203331',
			attributes: { 'http.response.status_code': answer.status },
		});
		expect(receiver.spans).toContainEqual(
			expect.objectContaining({
				name: 'postgresql',
				traceId: request?.traceId,
				parentSpanId: request?.spanId,
				attributes: expect.objectContaining({
					'db.system.name': 'postgresql',
					'db.operation.name': expect.any(String),
				}),
			}),
		);
		expect(receiver.spans.find(({ name }) => name === 'model')?.attributes).toMatchObject({ 'error.type': 'slow' });
		expect(receiver.spans.find(({ name }) => name === 'job sweep')?.status?.code).toBe(2);

		const buckets = pointOf('hoopoe_http_request_seconds', { endpoint: 'rest', status: '2xx' });
		expect(buckets?.bucketCounts?.reduce((sum, count) => sum + Number(count), 0)).toBe(Number(buckets?.count));
		expect(Number(pointOf('hoopoe_database_seconds', { outcome: 'done' })?.count)).toBeGreaterThan(0);
		expect(pointOf('hoopoe_database_pool', { state: 'waiting' })?.asDouble).toBe(0);
		expect(pointOf('hoopoe_model_seconds', { outcome: 'slow' })).toBeDefined();
		expect(pointOf('hoopoe_model_tokens_total', { direction: 'output' })?.asDouble).toBe(20);
		expect(pointOf('hoopoe_readings_total', { kind: 'hafez-interpretation', writer: 'model' })?.asDouble).toBe(1);
		expect(pointOf('hoopoe_mails_total', { kind: 'invite', outcome: 'done' })?.asDouble).toBe(1);
		expect(pointOf('hoopoe_job_seconds', { job: 'sweep', outcome: 'gone' })).toBeDefined();
		expect(pointOf('hoopoe_limited_total', { kind: 'model' })?.asDouble).toBe(1);
		expect(receiver.headers).toContain('Bearer abc');
		expect(receiver.text()).not.toContain(question);
		expect(receiver.text()).not.toContain('example.org');
		const shown = new Set((await metrics.list()).map(({ name }) => name));
		expect([...shown].filter((name) => !receiver.metrics.has(name))).toEqual([]);
	});

	it('is a line in the log where the database takes long', async () => {
		const warned: unknown[] = [];
		const log = { ...silentLog, warn: (line: unknown) => void warned.push(line) };
		await observedDatabase(database, { ...observers, log }, 50).query('select pg_sleep(0.1)');
		expect(warned).toEqual([expect.objectContaining({ operation: 'SELECT', statements: 1, outcome: 'done' })]);
	});
});
