import type { ClockInOut } from 'shared-lib/domain';

/**
 * Whether a record's clock-out is before its clock-in, as older field apps wrote it; no time is counted then.
 */
export const endsBeforeItBegins = ({
  clockInAt,
  clockOutAt,
}: Pick<ClockInOut, 'clockInAt' | 'clockOutAt'>): boolean =>
  clockInAt !== null && clockOutAt !== null && clockOutAt < clockInAt;
