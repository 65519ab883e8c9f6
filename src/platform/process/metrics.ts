import {
	AggregatorRegistry,
	Counter,
	collectDefaultMetrics,
	Gauge,
	Histogram,
	type MetricObjectWithValues,
	type MetricValue,
	Registry,
} from 'prom-client';
import type { PoolLoad } from '../database/database.ts';

/** Counters for the operator, in Prometheus' text format. They hold no paths, names or texts. */
export interface Metrics {
	request(endpoint: string, method: string, status: number, milliseconds: number): void;
	/** A text was written: by `model`, `built-in`, or the reason why the model failed. */
	writing(outcome: string): void;
	/** A reading or an answer of this kind was given, written by `model` or `built-in`. */
	reading(kind: string, writer: string): void;
	/** A model was asked; `outcome` is `done`, or the kind of error. */
	model(outcome: string, milliseconds: number): void;
	tokens(tokens: { input: number; output: number }): void;
	/** The database was asked; `outcome` is `done`, or the SQLSTATE or code. */
	database(operation: 'batch' | 'transaction', outcome: string, milliseconds: number): void;
	/** Watches a pool of connections. */
	pool(load: () => PoolLoad): void;
	mail(kind: string, outcome: string): void;
	/** Background work: sweeps, articles. */
	job(name: string, outcome: string, milliseconds: number): void;
	/** A request was refused by a limit of rate. */
	limited(kind: string): void;
	/** An unexpected error. */
	fault(): void;
	readonly realtime: RealtimeMetrics;
	text(): Promise<string>;
	/** All of it as prom-client's objects. */
	list(): Promise<MetricObjectWithValues<MetricValue<string>>[]>;
	readonly contentType: string;
}

/** What realtime counts. Messages come by the thousand: counting one is adding one. */
export interface RealtimeMetrics {
	/** Watches how many sockets are open, and how many channels on them. */
	watch(load: () => { sockets: number; channels: number }): void;
	/** A client asked to join a channel. */
	join(outcome: 'joined' | 'refused'): void;
	/** A message came from a client. */
	heard(): void;
	/** A message went to a client. */
	said(): void;
	/** A change of a row was sent to a number of subscribers, with a delay in milliseconds. */
	told(subscribers: number, milliseconds: number): void;
	/** A socket was closed because its client read too slowly. */
	dropped(): void;
}

/** What one process has counted, as it is sent to another. */
export type MetricsJson = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Where several worker processes count: sends the others the counts of this one, and asks for those of all. */
export type SharedMetrics = { tell(count: () => Promise<MetricsJson>): void; ofAll(): Promise<string> };

/** @param shared where other processes of this server count as well; then `text` is what all of them have */
export function createMetrics(shared?: SharedMetrics): Metrics {
	const registers = [new Registry()] as [Registry];
	const [registry] = registers;
	shared?.tell(() => registry.getMetricsAsJSON());
	collectDefaultMetrics({ register: registry, prefix: 'hoopoe_' });
	new Gauge({ name: 'hoopoe_processes', help: 'Processes that serve', registers }).set(1);
	const counter = (name: string, help: string, ...labelNames: string[]) =>
		new Counter({ name: `hoopoe_${name}_total`, help, labelNames, registers });
	const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
		new Histogram({ name: `hoopoe_${name}_seconds`, help, labelNames, buckets, registers });
	const short = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10, 30];
	const requests = histogram('http_request', 'Time to answer, by endpoint', ['endpoint', 'method', 'status'], short);
	const statements = histogram('database', 'Time the database took, waiting included', ['operation', 'outcome'], short);
	const models = histogram('model', 'Time a model took', ['outcome'], [0.5, 1, 2, 5, 10, 20, 60]);
	const jobs = histogram('job', 'Time of work in the background', ['job', 'outcome'], [0.01, 0.1, 1, 10, 60, 600]);
	const writings = counter('writings', 'Texts written, by outcome', 'outcome');
	const readings = counter('readings', 'Readings given, by kind and writer', 'kind', 'writer');
	const tokens = counter('model_tokens', 'Tokens that models took', 'direction');
	const mails = counter('mails', 'Mails handed on, by kind and outcome', 'kind', 'outcome');
	const limited = counter('limited', 'Requests refused by a limit of rate', 'kind');
	const faults = counter('faults', 'Unhandled errors');
	return {
		request: (endpoint, method, status, milliseconds) =>
			requests.observe({ endpoint, method, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000),
		writing: (outcome) => writings.inc({ outcome }),
		reading: (kind, writer) => readings.inc({ kind, writer }),
		model: (outcome, milliseconds) => models.observe({ outcome }, milliseconds / 1000),
		tokens({ input, output }) {
			tokens.inc({ direction: 'input' }, input);
			tokens.inc({ direction: 'output' }, output);
		},
		database: (operation, outcome, milliseconds) => statements.observe({ operation, outcome }, milliseconds / 1000),
		pool(load) {
			const help = 'Connections to the database, and requests that wait for one';
			new Gauge({
				name: 'hoopoe_database_pool',
				help,
				labelNames: ['state'],
				registers,
				collect() {
					const { connections, idle, waiting } = load();
					this.set({ state: 'busy' }, connections - idle);
					this.set({ state: 'idle' }, idle);
					this.set({ state: 'waiting' }, waiting);
				},
			});
		},
		mail: (kind, outcome) => mails.inc({ kind, outcome }),
		job: (job, outcome, milliseconds) => jobs.observe({ job, outcome }, milliseconds / 1000),
		limited: (kind) => limited.inc({ kind }),
		fault: () => faults.inc(),
		realtime: realtimeMetrics(registers),
		text: () => (shared ? shared.ofAll() : registry.metrics()),
		list: () => registry.getMetricsAsJSON(),
		contentType: registry.contentType,
	};
}

function realtimeMetrics(registers: [Registry]): RealtimeMetrics {
	const counts = { in: 0, out: 0, rows: 0 };
	new Counter({
		name: 'hoopoe_realtime_messages_total',
		help: 'Messages of realtime, from clients and to them',
		labelNames: ['direction'],
		registers,
		collect() {
			this.reset();
			for (const direction of ['in', 'out'] as const) this.inc({ direction }, counts[direction]);
		},
	});
	new Counter({
		name: 'hoopoe_realtime_rows_total',
		help: 'Changes of rows, once for each subscriber who was told',
		registers,
		collect() {
			this.reset();
			this.inc(counts.rows);
		},
	});
	const joins = new Counter({
		name: 'hoopoe_realtime_joins_total',
		help: 'Channels that clients asked to join',
		labelNames: ['outcome'],
		registers,
	});
	const dropped = new Counter({
		name: 'hoopoe_realtime_dropped_total',
		help: 'Sockets that were ended because their clients did not read',
		registers,
	});
	const delay = new Histogram({
		name: 'hoopoe_realtime_delay_seconds',
		help: 'Time from the change of a row until its subscribers are told',
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30],
		registers,
	});
	return {
		watch(load) {
			const gauge = (name: 'sockets' | 'channels', help: string) =>
				new Gauge({
					name: `hoopoe_realtime_${name}`,
					help,
					registers,
					collect() {
						this.set(load()[name]);
					},
				});
			gauge('sockets', 'Sockets of realtime that are open');
			gauge('channels', 'Channels that are joined on them');
		},
		join: (outcome) => joins.inc({ outcome }),
		heard: () => void counts.in++,
		said: () => void counts.out++,
		told(subscribers, milliseconds) {
			counts.rows += subscribers;
			delay.observe(Math.max(0, milliseconds) / 1000);
		},
		dropped: () => dropped.inc(),
	};
}

/** What several processes have counted together: counters and histograms added up, gauges as prom-client joins them. */
export async function sumOfMetrics(counted: readonly MetricsJson[]): Promise<{ text: string; json: MetricsJson }> {
	const registry = AggregatorRegistry.aggregate([...counted]);
	return { text: await registry.metrics(), json: await registry.getMetricsAsJSON() };
}
