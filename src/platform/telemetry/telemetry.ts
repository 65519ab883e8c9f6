/** Attributes of a span, by the names of OpenTelemetry's semantic conventions; never what people wrote. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Something that takes time, as a trace shows it. */
export interface Span {
	set(attributes: Attributes): void;
	/** @param failure the kind of error, where there was one */
	end(failure?: string): void;
}

/** Traces of what the server does. They cost nothing while no endpoint is set. */
export interface Telemetry {
	/** Begins a span below the one that runs; the caller ends it. */
	start(name: string, attributes?: Attributes): Span;
	/** Runs `work` in a span, below which others begin; it ends with the work. */
	span<T>(name: string, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T>;
	/** The same for a request that came in. @param parent the header `traceparent` of a proxy that is trusted */
	request<T>(
		name: string,
		attributes: Attributes,
		parent: string | undefined,
		work: (span: Span) => Promise<T>,
	): Promise<T>;
	/** Sends what waits, and ends. */
	close(): Promise<void>;
}

const noSpan: Span = { set() {}, end() {} };

/** Without an endpoint. */
export const noTelemetry: Telemetry = {
	start: () => noSpan,
	span: (_name, _attributes, work) => work(noSpan),
	request: (_name, _attributes, _parent, work) => work(noSpan),
	close: async () => {},
};
