import type { SnapshotMetadata } from 'firebase/firestore';
import { noteListener, noteListenerEnded } from './connection.ts';

/** What the snapshots of one listener say of the connection. */
export function signsOfListener() {
  const listener = {};
  let hadServer = false;
  return {
    /** @param isEmpty whether the snapshot has no document: Firestore waits for the server before it says so, unless it is offline. */
    snapshot({ fromCache }: SnapshotMetadata, isEmpty: boolean) {
      if (!fromCache) hadServer = true;
      // Documents in the memory are shown before the server has answered, which says nothing.
      if (hadServer || isEmpty) noteListener(listener, !fromCache);
    },
    ended: () => noteListenerEnded(listener),
  };
}
