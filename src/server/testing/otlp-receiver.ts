import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number };
type KeyValue = { key: string; value: Value };
type WireSpan = {
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	name: string;
	status?: { code?: number };
	attributes: KeyValue[];
};
type WirePoint = {
	attributes: KeyValue[];
	asDouble?: number;
	asInt?: number | string;
	count?: number;
	bucketCounts?: number[];
};
type WireMetric = {
	name: string;
	sum?: { dataPoints: WirePoint[] };
	gauge?: { dataPoints: WirePoint[] };
	histogram?: { dataPoints: WirePoint[] };
};
type Body = {
	resourceSpans?: { scopeSpans: { spans: WireSpan[] }[] }[];
	resourceMetrics?: { resource: { attributes: KeyValue[] }; scopeMetrics: { metrics: WireMetric[] }[] }[];
};

export type ReceivedSpan = Omit<WireSpan, 'attributes'> & { attributes: Record<string, unknown> };

/** A small OTLP receiver (opentelemetry-proto, OTLP/HTTP in JSON): what came in, by kind. */
export type OtlpReceiver = {
	endpoint: string;
	spans: ReceivedSpan[];
	/** The last points of each metric. */
	metrics: Map<string, { attributes: Record<string, unknown>; point: WirePoint }[]>;
	headers: (string | undefined)[];
	/** Everything as it came. */
	text: () => string;
	close(): Promise<void>;
};

const plain = (list: KeyValue[]) =>
	Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]));

export async function openOtlpReceiver(): Promise<OtlpReceiver> {
	const bodies: Body[] = [];
	const spans: ReceivedSpan[] = [];
	const metrics: OtlpReceiver['metrics'] = new Map();
	const headers: (string | undefined)[] = [];
	const server = createServer(async (request, response) => {
		const body = (await json(request)) as Body;
		bodies.push(body);
		headers.push(request.headers.authorization);
		for (const { scopeSpans } of body.resourceSpans ?? [])
			for (const scope of scopeSpans)
				spans.push(...scope.spans.map((span) => ({ ...span, attributes: plain(span.attributes) })));
		for (const { scopeMetrics } of body.resourceMetrics ?? [])
			for (const { name, sum, gauge, histogram } of scopeMetrics.flatMap((scope) => scope.metrics)) {
				const points = (sum ?? gauge ?? histogram)?.dataPoints ?? [];
				metrics.set(
					name,
					points.map((point) => ({ attributes: plain(point.attributes), point })),
				);
			}
		response.setHeader('content-type', 'application/json').end('{}');
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	return {
		endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		spans,
		metrics,
		headers,
		text: () => JSON.stringify(bodies),
		close: () =>
			new Promise((closed) => {
				server.closeAllConnections();
				server.close(() => closed());
			}),
	};
}
