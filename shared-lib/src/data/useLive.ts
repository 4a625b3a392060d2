import { useCallback } from 'react';
import { restartListener, type Live, type LiveResult } from './live.ts';

interface QueryResult<T> {
  data?: Live<T>;
  endpointName?: string;
  originalArgs?: unknown;
}

/** Turns the result of a streaming endpoint's hook into what a screen shows: loading, failed with a retry, or data. */
export function useLive<T>({ data, endpointName, originalArgs }: QueryResult<T>): LiveResult<T> {
  const retry = useCallback(() => {
    if (endpointName) restartListener(endpointName, originalArgs);
  }, [endpointName, originalArgs]);
  return { ...(data ?? { status: 'loading' }), retry };
}
