import { doc, updateDoc } from 'firebase/firestore';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { notificationWrites } from './notificationLists.ts';
import type { Notification } from '../../domain/index.ts';
import { parseMarks, loadMarks, saveMarks, removeMarks } from '../../session/pendingMarks.ts';
import { useConnection } from '../connection/connection.ts';
import { trackWrite } from '../connection/writes.ts';
import { firestore } from '../firestore.ts';
import { reportProblem } from '../reportProblem.ts';
import { useAccount } from '../useAccount.ts';

const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Stores the marks that are pending on this device; null for none. */
export function storeMarks(text: string | null) {
  saveMarks(text);
  for (const onChange of [...watchers]) onChange();
}

/** Removes marks that the server has, or that can no longer be written. */
export const dropMarks = (uid: string, paths: readonly string[]) =>
  storeMarks(removeMarks(loadMarks(), uid, paths));

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
  dropMarks(uid, [path]);
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
