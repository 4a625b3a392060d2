import { appError } from '../../domain/index.ts';
import type { LiveResult } from '../live.ts';
import { useOfflineFailure } from '../hooks/useEntry.ts';
import type { Listing } from './listing.ts';

/**
 * A listing for screens that can't show anything before they have all rows: until then, it is loading or has failed.
 */
export function useWhenComplete<Row>(live: LiveResult<Listing<Row>>): LiveResult<readonly Row[]> {
  return useOfflineFailure(wholeOf(live));
}

function wholeOf<Row>(live: LiveResult<Listing<Row>>): LiveResult<readonly Row[]> {
  if (live.status !== 'ready') return live;
  const { data, asOf, retry } = live;
  if (data.isComplete) return { ...live, data: data.rows };
  // Data stored by an earlier page says nothing about this one.
  return data.hasFailed && asOf === undefined
    ? { status: 'failed', error: appError('sectionError'), retry }
    : { status: 'loading', retry };
}
