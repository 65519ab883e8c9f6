import type { Metrics } from '../process/metrics.ts';
import type { Config } from '../settings/config.ts';
import { noTelemetry, type Telemetry } from './telemetry.ts';

/** Traces and metrics by the settings. The libraries are loaded only where an endpoint is set. */
export async function openTelemetry(config: Config, version: string, metrics: Metrics): Promise<Telemetry> {
	const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
	if (!endpoint) return noTelemetry;
	const { openOtlp } = await import('./otlp.ts');
	return openOtlp({
		endpoint,
		headers: headersOf(config.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
		service: config.OTEL_SERVICE_NAME,
		version,
		ratio: config.OTEL_TRACES_SAMPLER_ARG,
		metricsEveryMs: config.OTEL_METRIC_EXPORT_INTERVAL,
		metrics,
	});
}

/** `name=value,…`, the values percent-encoded where they need it. */
function headersOf(list: string): Record<string, string> {
	const pairs = list.split(',').map((pair) => pair.split(/=(.*)/s).map((part) => part.trim()));
	return Object.fromEntries(
		pairs.filter(([name, value]) => name && value).map(([name, value]) => [name, decodeURIComponent(value as string)]),
	);
}
