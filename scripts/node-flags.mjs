/**
 * How Node runs the server. A small nursery and a heap that grows slowly: under mixed load all processes together take a
 * third less memory, and no fewer requests are answered (`bench/benchmarks/memory.ts`). The sources come from the build.
 */
export const nodeFlags = [
	'--max-semi-space-size=8',
	'--heap-growing-percent=60',
	'--import=./scripts/stripped-sources.mjs',
];

/**
 * For glibc: each thread that allocates would get an area of its own, whose room is not given back. And Node would keep the
 * code that it compiled in memory.
 */
export const nodeEnvironment = {
	NODE_ENV: 'production',
	MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
	NODE_DISABLE_COMPILE_CACHE: '1',
};
