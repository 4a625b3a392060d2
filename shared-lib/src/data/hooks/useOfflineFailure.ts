import { appError, withCause } from '../../domain/index.ts';
import { useConnection } from '../connection/connection.ts';
import type { LiveResult } from '../live.ts';

/** Data this device has never seen can't arrive without a connection, so loading would never end. */
const neverSeen = withCause(appError('sectionError'), 'offline');

/** A listener's result; without a connection, one that is still loading counts as failed. */
export function useOfflineFailure<T>(live: LiveResult<T>): LiveResult<T> {
  const { isLost } = useConnection();
  return isLost && live.status === 'loading'
    ? { status: 'failed', error: neverSeen, retry: live.retry }
    : live;
}
