import { useSyncExternalStore } from 'react';
import { teamMigrationSessionKey } from 'shared-lib/domain';

const listeners = new Set<() => void>();
let hasEnded = false;

/** Records that the team migration has ended on this page, successfully or not. */
export function markMigrationEnded(): void {
  hasEnded = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether it ran earlier in this session; false if storage is unavailable. */
function ranBefore(): boolean {
  try {
    return window.sessionStorage.getItem(teamMigrationSessionKey) !== null;
  } catch {
    return false;
  }
}

/** Whether this session's team migration is done. Until then, counts may include members it deactivates. */
export const useIsMigrationDone = (): boolean =>
  useSyncExternalStore(subscribe, () => hasEnded || ranBefore());
