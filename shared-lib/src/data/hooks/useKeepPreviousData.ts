import { useState } from 'react';
import type { LiveResult } from '../live.ts';

/** A listener's result that keeps its last data while a changed query loads, so the page doesn't jump. */
export function useKeepPreviousData<T>(live: LiveResult<T>): LiveResult<T> {
  const data = live.status === 'ready' ? live.data : undefined;
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return live.status === 'loading' && last !== undefined
    ? { status: 'ready', data: last, retry: live.retry }
    : live;
}
