import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Metrics } from '../process/metrics.ts';
import { withinTime } from '../process/within-time.ts';
import { failureOf } from './failure-of.ts';
import { metricsOf } from './prometheus-metrics.ts';
import type { Attributes, Span, Telemetry } from './telemetry.ts';

export type OtlpOptions = {
	/** The base address of the receiver; `/v1/traces` and `/v1/metrics` follow. */
	endpoint: string;
	headers: Record<string, string>;
	service: string;
	version: string;
	/** The share of requests that are traced, 0 to 1. */
	ratio: number;
	metricsEveryMs: number;
	/** What `/metrics` shows goes there as well. */
	metrics: Metrics;
};

/** W3C Trace Context, 3.2: version, trace, parent and flags. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/** How long the shutdown waits for a receiver that does not answer. */
const END_WITHIN_MS = 3_000;

/** Sends traces and metrics by OTLP over HTTP, as JSON. What cannot be sent is dropped; nothing waits for it. */
export function openOtlp(options: OtlpOptions): Telemetry {
	const { endpoint, headers, service, version, ratio, metricsEveryMs, metrics } = options;
	const resource = resourceFromAttributes({ 'service.name': service, 'service.version': version });
	const traces = new TracerProvider({
		resource,
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
		spanProcessors: [
			new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }) }),
		],
	});
	const meters = new MeterProvider({
		resource,
		readers: [
			new PeriodicExportingMetricReader({
				exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers }),
				exportIntervalMillis: metricsEveryMs,
				exportTimeoutMillis: Math.min(metricsEveryMs, 10_000),
				metricProducers: [
					{ collect: async () => ({ resourceMetrics: await metricsOf(metrics, resource), errors: [] }) },
				],
			}),
		],
	});
	const tracer = traces.getTracer('hoopoe', version);
	const running = new AsyncLocalStorageContextManager().enable();

	function begin(
		name: string,
		attributes: Attributes,
		kind: SpanKind,
		parent: Context,
	): { context: Context; span: Span } {
		const span = tracer.startSpan(name, { kind, attributes }, parent);
		return {
			context: trace.setSpan(parent, span),
			span: {
				set: (more) => void span.setAttributes(more),
				end(failure) {
					if (failure) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure);
					span.end();
				},
			},
		};
	}

	async function within<T>(
		{ context, span }: { context: Context; span: Span },
		work: (span: Span) => Promise<T>,
	): Promise<T> {
		try {
			const result = await running.with(context, work, undefined, span);
			span.end();
			return result;
		} catch (error) {
			span.end(failureOf(error));
			throw error;
		}
	}

	return {
		start: (name, attributes = {}) => begin(name, attributes, SpanKind.CLIENT, running.active()).span,
		span: (name, attributes, work) => within(begin(name, attributes, SpanKind.CLIENT, running.active()), work),
		request: (name, attributes, parent, work) =>
			within(begin(name, attributes, SpanKind.SERVER, contextOf(parent)), work),
		async close() {
			const ended = Promise.allSettled([traces.shutdown(), meters.shutdown()]);
			await withinTime(END_WITHIN_MS, ended).catch(() => undefined);
			running.disable();
		},
	};
}

function contextOf(parent: string | undefined): Context {
	const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
	if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
	const traceFlags = Number.parseInt(flags, 16);
	return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
