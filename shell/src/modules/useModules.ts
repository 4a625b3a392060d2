import type { ModuleRelease } from 'shared-lib/contract';
import { useSyncExternalStore } from 'react';
import { useRegistry } from './ModulePart.tsx';
import type { ModuleStatus } from './versionsInUse.ts';

/** The version of each module in use; updates when one falls back. */
export function useReleases(): readonly ModuleRelease[] {
  const { subscribe, releases } = useRegistry();
  return useSyncExternalStore(subscribe, releases);
}

/** The status of each module; updates when it changes. */
export function useModuleStatuses(): readonly ModuleStatus[] {
  const { subscribe, statuses } = useRegistry();
  return useSyncExternalStore(subscribe, statuses);
}
