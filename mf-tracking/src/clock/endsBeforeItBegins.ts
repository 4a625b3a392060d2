import type { ClockInOut } from 'shared-lib/domain';

/** Whether the clock-out of a record lies before its clock-in, as older field apps wrote it, so that no time is counted. */
export const endsBeforeItBegins = ({
  clockInAt,
  clockOutAt,
}: Pick<ClockInOut, 'clockInAt' | 'clockOutAt'>): boolean =>
  clockInAt !== null && clockOutAt !== null && clockOutAt < clockInAt;
