import { doc, updateDoc } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { changesState, notificationWrites } from './notificationState.ts';
import type { Notification } from '../../domain/index.ts';
import { parseMarks, loadMarks, saveMarks, addMarks, removeMarks } from '../../session/pendingMarks.ts';
import type { WriteResult } from '../attemptWrite.ts';
import { currentConnection, useConnection } from '../connection/connection.ts';
import { trackWrite } from '../connection/writes.ts';
import { useNotificationList } from '../customer/personalNotifications.api.ts';
import { firestore } from '../firestore.ts';
import { reportProblem } from '../reportProblem.ts';
import { useAccount } from '../useAccount.ts';
import { markNotifications } from './markNotifications.ts';

const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function store(text: string | null) {
  saveMarks(text);
  for (const onChange of [...watchers]) onChange();
}

const drop = (uid: string, paths: readonly string[]) => store(removeMarks(loadMarks(), uid, paths));

const done: WriteResult = { ok: true };

/**
 * Marks notifications as read, and keeps the mark on the device until the server has it. The order of marks doesn't
 * matter, so one may wait for the connection, and for a later page.
 */
async function markRead(uid: string, list: string, records: readonly Notification[]): Promise<WriteResult> {
  const paths = records.filter((record) => changesState(record, 'read')).map(({ id }) => `${list}/${id}`);
  if (paths.length === 0) return done;
  store(addMarks(loadMarks(), uid, paths));
  if (currentConnection().isLost) return done;
  const result = await markNotifications(list, records, 'read');
  drop(uid, paths);
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

/** Writes one stored mark; if its notification was deleted, there is nothing to do. */
async function writeLeft(uid: string, path: string) {
  try {
    await trackWrite(() => updateDoc(doc(firestore(), path), notificationWrites.read));
  } catch (cause) {
    const { code } = cause as { code?: unknown };
    if (code === 'unavailable') return;
    if (code !== 'not-found' && code !== 'permission-denied')
      reportProblem('A notification could not be marked as read later', cause);
  }
  drop(uid, [path]);
}

/** Writes stored marks, from this or an earlier page, as soon as there is a connection. */
export function useFlushMarks() {
  const { uid } = useAccount();
  const { isLost } = useConnection();
  useEffect(() => {
    if (isLost) return;
    for (const path of parseMarks(loadMarks(), uid)) void writeLeft(uid, path);
  }, [uid, isLost]);
}

/** The paths of notifications with pending marks. */
export function usePendingMarks(): ReadonlySet<string> {
  const { uid } = useAccount();
  const stored = useSyncExternalStore(watch, loadMarks);
  return useMemo(() => new Set(parseMarks(stored, uid)), [stored, uid]);
}

/** A list's notifications with pending marks applied. */
export const applyPendingMarks = (
  marked: ReadonlySet<string>,
  list: string,
  records: readonly Notification[],
): readonly Notification[] =>
  marked.size === 0
    ? records
    : records.map((record) =>
        marked.has(`${list}/${record.id}`) ? { ...record, ...notificationWrites.read } : record,
      );
