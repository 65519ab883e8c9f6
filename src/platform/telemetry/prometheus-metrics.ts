import { type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
	AggregationTemporality,
	DataPointType,
	type MetricData,
	type ResourceMetrics,
} from '@opentelemetry/sdk-metrics';
import type { MetricObject, MetricObjectWithValues, MetricValue, MetricValueWithName } from 'prom-client';
import type { Metrics } from '../process/metrics.ts';

type Sampled = MetricObjectWithValues<MetricValue<string>>;

/** When this process began: counters count from then. */
const BEGAN = timeOf(Date.now() - process.uptime() * 1000);

function timeOf(milliseconds: number): HrTime {
	const seconds = Math.floor(milliseconds / 1000);
	return [seconds, Math.round((milliseconds - seconds * 1000) * 1e6)];
}

/** What `/metrics` shows, as OpenTelemetry has it. Summaries are left out: there are none of ours. */
export async function metricsOf(metrics: Metrics, resource: Resource): Promise<ResourceMetrics> {
	const now = timeOf(Date.now());
	const found = (await metrics.list()).flatMap((metric) => toMetricData(metric as Sampled, now));
	return { resource, scopeMetrics: [{ scope: { name: 'hoopoe' }, metrics: found }] };
}

function toMetricData(metric: MetricObject & Sampled, endTime: HrTime): MetricData[] {
	const { name, help: description, values } = metric;
	const unit = /_seconds(_total)?$/.test(name) ? 's' : /_bytes$/.test(name) ? 'By' : '1';
	const shared = {
		descriptor: { name, description, unit, valueType: ValueType.DOUBLE },
		aggregationTemporality: AggregationTemporality.CUMULATIVE,
	};
	const time = { startTime: BEGAN, endTime };
	const points = () => values.map(({ value, labels }) => ({ ...time, attributes: { ...labels }, value }));
	// prom-client types the kind as a numeric enum, and gives its name.
	switch (String(metric.type)) {
		case 'counter':
			return [{ ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
		case 'gauge':
			return [{ ...shared, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
		case 'histogram':
			return [
				{
					...shared,
					dataPointType: DataPointType.HISTOGRAM,
					dataPoints: histogramsOf(values as MetricValueWithName<string>[]).map((one) => ({ ...time, ...one })),
				},
			];
		default:
			return [];
	}
}

/** Prometheus counts each bucket with all below it, OpenTelemetry alone. */
function histogramsOf(values: readonly MetricValueWithName<string>[]) {
	const series = new Map<string, { attributes: Record<string, string | number>; at: MetricValueWithName<string>[] }>();
	for (const value of values) {
		const { le: _, ...attributes } = value.labels as Record<string, string | number>;
		const key = JSON.stringify(attributes);
		const found = series.get(key) ?? { attributes, at: [] };
		found.at.push(value);
		series.set(key, found);
	}
	return [...series.values()].map(({ attributes, at }) => {
		const of = (suffix: string) => at.filter(({ metricName }) => metricName?.endsWith(suffix));
		const buckets = of('_bucket').map(({ labels, value }) => ({ le: Number((labels as { le?: unknown }).le), value }));
		buckets.sort((one, other) => (Number.isNaN(one.le) ? 1 : Number.isNaN(other.le) ? -1 : one.le - other.le));
		const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
		const boundaries = buckets.map(({ le }) => le).filter(Number.isFinite);
		return {
			attributes,
			value: { buckets: { boundaries, counts }, sum: of('_sum')[0]?.value ?? 0, count: of('_count')[0]?.value ?? 0 },
		};
	});
}
