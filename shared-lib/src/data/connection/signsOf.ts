import type { SnapshotMetadata } from 'firebase/firestore';
import { setListenerConnected, removeListener } from './connection.ts';

/** Derives the state of the connection from one listener's snapshots. */
export function signsOfListener() {
  const listener = {};
  let hadServer = false;
  return {
    /**
     * @param isEmpty whether the snapshot has no document: Firestore waits for the server before it reports that,
     * unless it is offline.
     */
    snapshot({ fromCache }: SnapshotMetadata, isEmpty: boolean) {
      if (!fromCache) hadServer = true;
      // Cached documents are shown before the server has answered, which proves nothing.
      if (hadServer || isEmpty) setListenerConnected(listener, !fromCache);
    },
    ended: () => removeListener(listener),
  };
}
