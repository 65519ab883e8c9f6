import { performance } from 'node:perf_hooks';

/** An event loop that was occupied for more than this part of a wait may have missed what came. */
const BUSY = 0.5;
type Utilization = ReturnType<typeof performance.eventLoopUtilization>;

/** Whether this process was too busy itself since `before` to be sure that nothing came. */
export const wasBusySince = (before: Utilization): boolean =>
	performance.eventLoopUtilization(before).utilization > BUSY;
