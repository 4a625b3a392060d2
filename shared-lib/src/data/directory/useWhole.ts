import type { LiveResult } from '../live.ts';
import { useEndOfWaiting } from '../useEndOfWaiting.ts';
import type { Listing } from './listing.ts';

/** A listing for screens that can't say anything before they have all rows: until then, it is still on its way. */
export function useWhole<Row>(live: LiveResult<Listing<Row>>): LiveResult<readonly Row[]> {
  return useEndOfWaiting(wholeOf(live));
}

function wholeOf<Row>(live: LiveResult<Listing<Row>>): LiveResult<readonly Row[]> {
  if (live.status !== 'ready') return live;
  const { rows, isWhole } = live.data;
  return isWhole ? { ...live, data: rows } : { status: 'loading', retry: live.retry };
}
