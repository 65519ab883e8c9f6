/**
 * How Node runs the server. A small nursery and a heap that grows slowly: under mixed load all processes together take a
 * third less memory, and no fewer requests are answered (`bench/benchmarks/memory.ts`). The nursery is cleared by the main
 * thread alone: it is so small that waking four helpers costs more than they do (`tables`: a tenth more reads). The
 * sources come from the build.
 */
export const nodeFlags = [
	'--max-semi-space-size=8',
	'--no-parallel-scavenge',
	'--heap-growing-percent=40',
	'--import=./scripts/stripped-sources.mjs',
];

/**
 * For glibc: each thread that allocates would get an area of its own, whose room is not given back; and with the first large
 * piece that is freed, it would keep the room of later ones of that size as well. And Node would keep the code that it compiled
 * in memory.
 */
export const nodeEnvironment = {
	NODE_ENV: 'production',
	MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
	MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '262144',
	NODE_DISABLE_COMPILE_CACHE: '1',
};
