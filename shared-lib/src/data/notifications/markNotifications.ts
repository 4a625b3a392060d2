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
import { changesState, notificationWrites, type NotificationEvent } from './notificationState.ts';
import { maxBatchWrites, type Notification } from '../../domain/index.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';

/** The progress of marking all notifications. */
export interface MarkProgress {
  /** How many are marked. */
  readonly done: number;
  /** How many to mark in total; null if there are few enough not to count. */
  readonly total: number | null;
}

/** Writes only the two flags of some documents, in one batch. */
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
    isAsked: event === 'read',
  });

/**
 * Marks every notification as seen or as read, a batch at a time. Each batch queries again for what is left, so the
 * next run continues an interrupted one.
 * @param list the path of their collection.
 * @param known notifications on screens: those with damaged flags are found by no query.
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
