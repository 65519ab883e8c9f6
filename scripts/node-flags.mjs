/**
 * How Node runs the server. A small nursery and a heap that grows slowly: under mixed load all processes together take a
 * third less memory, and no fewer requests are answered (`bench/benchmarks/memory.ts`).
 */
export const nodeFlags = ['--max-semi-space-size=8', '--heap-growing-percent=60'];

/** For glibc: each thread that allocates would get an area of its own, whose room is not given back. */
export const nodeEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };
