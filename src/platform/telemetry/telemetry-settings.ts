import { z } from 'zod';
import { text, webUrl, whole } from '../settings/setting-kinds.ts';

/** Every setting of traces and metrics, by the names that OpenTelemetry gives them. */
export const telemetrySettings = {
	OTEL_EXPORTER_OTLP_ENDPOINT: webUrl()
		.optional()
		.describe(
			'Where traces and metrics are sent by OTLP over HTTP: the address of a collector, such as `http://localhost:4318`. Without it none are.',
		),
	OTEL_EXPORTER_OTLP_HEADERS: text().describe(
		'Headers of these requests, such as `authorization=Bearer abc,x-team=hoopoe`.',
	),
	OTEL_SERVICE_NAME: z
		.string()
		.min(1)
		.default('hoopoe')
		.describe('What this server is called there.')
		.meta({ wants: 'a name' }),
	OTEL_TRACES_SAMPLER_ARG: z
		.string()
		.regex(/^(0(\.\d+)?|1(\.0+)?)$/)
		.transform(Number)
		.default(1)
		.describe('The share of requests that are traced. A trusted proxy that traces a request decides for it.')
		.meta({ wants: 'a number from 0 to 1' }),
	OTEL_METRIC_EXPORT_INTERVAL: whole(60_000, 100, 3_600_000).describe('Milliseconds between two sendings of metrics.'),
} as const;
