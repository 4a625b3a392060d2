import type { ModuleRelease } from 'shared-lib/contract';
import { useSyncExternalStore } from 'react';
import { useRegistry } from './ModulePart.tsx';
import type { ModuleStatus } from './versionsInUse.ts';

/** The version of each module that this page uses, now and when one gives way to another. */
export function useReleases(): readonly ModuleRelease[] {
  const { subscribe, releases } = useRegistry();
  return useSyncExternalStore(subscribe, releases);
}

/** How each module stands, now and as it changes. */
export function useModuleStatuses(): readonly ModuleStatus[] {
  const { subscribe, statuses } = useRegistry();
  return useSyncExternalStore(subscribe, statuses);
}
