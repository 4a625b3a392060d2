import type { DataExport } from './dataExportRecord.ts';

/**
 * Limits of exports: how many in 24 hours, how many days one is kept, the bytes of photos it includes, and how many
 * it lists.
 */
export const exportLimits = {
  perDay: 3,
  daysKept: 7,
  fileBytes: 200 * 1024 * 1024,
  listed: 5,
} as const;

const day = 24 * 3_600_000;

/** Whether an export is in progress. */
export const isExportRunning = ({ state }: Pick<DataExport, 'state'>): boolean =>
  state === 'collecting' || state === 'packing';

/** Whether an export can be downloaded now. @param now epoch milliseconds */
export const isExportReady = (
  { state, path, expiresAt }: Pick<DataExport, 'state' | 'path' | 'expiresAt'>,
  now: number,
): boolean => state === 'ready' && path !== null && expiresAt !== null && now < expiresAt;

/** Why no export may begin now; null if one may. */
export type ExportRefusal = 'running' | 'tooMany' | null;

/**
 * Decides whether another export may begin.
 * @param earlier the latest ones
 * @param now epoch milliseconds
 */
export const exportRefusal = (
  earlier: readonly Pick<DataExport, 'state' | 'requestedAt'>[],
  now: number,
): ExportRefusal => {
  if (earlier.some(isExportRunning)) return 'running';
  return earlier.filter(({ requestedAt }) => requestedAt > now - day).length >= exportLimits.perDay
    ? 'tooMany'
    : null;
};
