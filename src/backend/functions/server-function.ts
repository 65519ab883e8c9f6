import type { Caller } from '../caller.ts';

/** What happens while a function answers; the endpoint sends each as an event, or gathers them into one JSON body. */
export type FunctionEvent =
	| { event: 'facts'; data: object }
	| { event: 'delta'; data: { field: string; text: string } }
	| { event: 'done'; data: object };

/** The caller, and details of the request. */
export type FunctionContext = {
	caller: Caller;
	/** The visitor's address, for limits only. */
	address: string;
	/** Country code the proxy tells, where it does. */
	country: string | undefined;
	/** Aborted when the visitor leaves. */
	signal: AbortSignal;
};

/** A function that clients invoke by name at `/functions/v1/{name}`. Ends with exactly one `done`. */
export type ServerFunction = (payload: unknown, context: FunctionContext) => AsyncIterable<FunctionEvent>;

/** All functions by name; the functions service knows them only through this type. */
export type ServerFunctions = Readonly<Record<string, ServerFunction>>;
