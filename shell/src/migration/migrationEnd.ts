import { useSyncExternalStore } from 'react';
import { teamMigrationSessionKey } from 'shared-lib/domain';

const listeners = new Set<() => void>();
let hasEnded = false;

/** Notes that the team's migration has ended on this page, whether or not it went well. */
export function noteMigrationEnd(): void {
  hasEnded = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether it ran earlier in this session; a browser that keeps nothing says no. */
function ranBefore(): boolean {
  try {
    return window.sessionStorage.getItem(teamMigrationSessionKey) !== null;
  } catch {
    return false;
  }
}

/** Whether the team is as the migration of this session leaves it: until then, it may count members whom that deactivates. */
export const useIsMigrationOver = (): boolean =>
  useSyncExternalStore(subscribe, () => hasEnded || ranBefore());
