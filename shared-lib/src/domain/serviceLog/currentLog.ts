import type { ServiceLog } from './serviceLog.ts';

type Entry = Pick<ServiceLog, 'id' | 'servicedAt' | 'corrected'>;

const isLater = (one: Entry, other: Entry): boolean => {
  const difference = (one.servicedAt ?? 0) - (other.servicedAt ?? 0);
  return difference === 0 ? one.id > other.id : difference > 0;
};

/**
 * The entry that counts for a unit on a night: the one with the latest `servicedAt` that hasn't been corrected;
 * null if there is none.
 */
export const currentLog = <T extends Entry>(logs: readonly T[]): T | null =>
  logs
    .filter(({ corrected }) => corrected === null)
    .reduce<T | null>((latest, log) => (latest === null || isLater(log, latest) ? log : latest), null);
