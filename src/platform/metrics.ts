import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Counters for the operator, in Prometheus' text format. They hold no paths, names or texts. */
export interface Metrics {
	request(endpoint: string, method: string, status: number, milliseconds: number): void;
	/** A text was written: by `model`, `built-in`, or the reason why the model failed. */
	writing(outcome: string): void;
	/** An unexpected error. */
	fault(): void;
	text(): Promise<string>;
	readonly contentType: string;
}

export function createMetrics(): Metrics {
	const registers = [new Registry()] as [Registry];
	const [registry] = registers;
	collectDefaultMetrics({ register: registry, prefix: 'hoopoe_' });
	const seconds = new Histogram({
		name: 'hoopoe_http_request_seconds',
		help: 'Time to answer, by endpoint',
		labelNames: ['endpoint', 'method', 'status'],
		buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10, 30],
		registers,
	});
	const writings = new Counter({
		name: 'hoopoe_writings_total',
		help: 'Texts written, by outcome',
		labelNames: ['outcome'],
		registers,
	});
	const faults = new Counter({ name: 'hoopoe_faults_total', help: 'Unhandled errors', registers });
	return {
		request: (endpoint, method, status, milliseconds) =>
			seconds.observe({ endpoint, method, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000),
		writing: (outcome) => writings.inc({ outcome }),
		fault: () => faults.inc(),
		text: () => registry.metrics(),
		contentType: registry.contentType,
	};
}
