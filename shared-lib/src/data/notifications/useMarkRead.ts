import { useCallback } from 'react';
import type { Notification } from '../../domain/index.ts';
import { addMarks, loadMarks } from '../../session/pendingMarks.ts';
import type { WriteResult } from '../attemptWrite.ts';
import { currentConnection } from '../connection/connection.ts';
import { useNotificationList } from '../customer/personalNotifications.api.ts';
import { useAccount } from '../useAccount.ts';
import { markNotifications } from './markNotifications.ts';
import { dropMarks, storeMarks } from './markQueue.ts';
import { changesState } from './notificationState.ts';

const done: WriteResult = { ok: true };

/**
 * Marks notifications as read, and keeps the mark on the device until the server has it. The order of marks doesn't
 * matter, so one may wait for the connection, and for a later page.
 */
async function markRead(uid: string, list: string, records: readonly Notification[]): Promise<WriteResult> {
  const paths = records.filter((record) => changesState(record, 'read')).map(({ id }) => `${list}/${id}`);
  if (paths.length === 0) return done;
  storeMarks(addMarks(loadMarks(), uid, paths));
  if (currentConnection().isLost) return done;
  const result = await markNotifications(list, records, 'read');
  dropMarks(uid, paths);
  return result;
}

/** Marks the signed-in user's notifications as read; waits without a connection. */
export function useMarkRead(): (records: readonly Notification[]) => Promise<WriteResult> {
  const { uid } = useAccount();
  const list = useNotificationList();
  return useCallback(
    (records) => (list === null ? Promise.resolve(done) : markRead(uid, list, records)),
    [uid, list],
  );
}
