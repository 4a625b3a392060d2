import {
  collection,
  doc,
  getCountFromServer,
  getDocsFromServer,
  limit,
  query,
  where,
  writeBatch,
} from 'firebase/firestore';
import { useCallback } from 'react';
import { addMarks, loadMarks } from '../../session/pendingMarks.ts';
import { currentConnection } from '../connection/connection.ts';
import { useNotificationList } from '../customer/personalNotifications.api.ts';
import { useAccount } from '../useAccount.ts';
import { changesState, notificationWrites, type NotificationEvent } from './notificationLists.ts';
import { maxBatchWrites, type Notification } from '../../domain/index.ts';
import { attemptWrite, type WriteResult } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import { dropMarks, storeMarks } from './markQueue.ts';

/** The progress of marking all notifications. */
export interface MarkProgress {
  /** How many are marked. */
  readonly done: number;
  /** How many to mark in total; null if there are few enough not to count. */
  readonly total: number | null;
}

/** Writes only the two flags of the given documents, in one batch. */
async function commit(documents: readonly string[], event: NotificationEvent): Promise<void> {
  const batch = writeBatch(firestore());
  for (const path of documents) batch.update(doc(firestore(), path), notificationWrites[event]);
  await batch.commit();
}

/** The same for any number of notifications, in batches; unchanged ones are skipped. */
async function write(
  list: string,
  records: readonly Notification[],
  event: NotificationEvent,
): Promise<void> {
  const moved = records.filter((record) => changesState(record, event)).map(({ id }) => `${list}/${id}`);
  for (let start = 0; start < moved.length; start += maxBatchWrites) {
    await commit(moved.slice(start, start + maxBatchWrites), event);
  }
}

/**
 * Marks notifications as seen or as read, which includes seen (spec section 4). Unchanged ones cost nothing.
 * @param list the path of their collection.
 * @param records as they are shown now.
 */
export const markNotifications = (list: string, records: readonly Notification[], event: NotificationEvent) =>
  attemptWrite(`Marking notifications (${event})`, () => write(list, records, event), {
    // Marking as seen is automatic.
    isUserRequested: event === 'read',
  });

/**
 * Marks every notification as seen or as read, a batch at a time. Each batch queries again for what is left, so the
 * next run continues an interrupted one.
 * @param list the path of their collection.
 * @param known notifications on screens: no query finds those with damaged flags.
 * @param onProgress called before each batch.
 */
export const markAllNotifications = (
  list: string,
  known: readonly Notification[],
  event: NotificationEvent,
  onProgress: (progress: MarkProgress) => void = () => {},
) =>
  attemptWrite(`Marking all notifications (${event})`, async () => {
    const left = query(
      collection(firestore(), list),
      where('read', '==', false),
      ...(event === 'see' ? [where('seen', '==', false)] : []),
    );
    const found = new Set<string>();
    let total: number | null = null;
    for (let isLast = false; !isLast;) {
      const { docs } = await getDocsFromServer(query(left, limit(maxBatchWrites)));
      isLast = docs.length < maxBatchWrites;
      if (!isLast) total ??= (await getCountFromServer(left)).data().count;
      onProgress({ done: found.size, total });
      if (docs.length > 0)
        await commit(
          docs.map(({ ref }) => ref.path),
          event,
        );
      for (const { id } of docs) found.add(id);
    }
    await write(
      list,
      known.filter(({ id }) => !found.has(id)),
      event,
    );
  });

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
