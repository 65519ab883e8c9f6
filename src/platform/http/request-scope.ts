import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Runs `work`, and all that it waits for, under the id of a request: lines of the log carry it (`log.ts`). */
export const withRequest = <T>(requestId: string, work: () => T): T => scope.run(requestId, work);

/** The id of the request that this code runs for. */
export const currentRequest = (): string | undefined => scope.getStore();
