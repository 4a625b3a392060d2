import { appError, withCause } from '../domain/index.ts';
import { useConnection } from './connection/connection.ts';
import type { LiveResult } from './live.ts';

/** What this device has never seen can't come without a connection: waiting would have no end. */
const neverSeen = withCause(appError('sectionError'), 'offline');

/** What a listener has brought; without a connection, one that is still waited for has failed. */
export function useEndOfWaiting<T>(live: LiveResult<T>): LiveResult<T> {
  const { isLost } = useConnection();
  return isLost && live.status === 'loading'
    ? { status: 'failed', error: neverSeen, retry: live.retry }
    : live;
}
