import type { ShiftPlace } from 'shared-lib/domain';
import { isCalendarDate } from './weekOf.ts';

const dateLength = 'YYYY-MM-DD'.length;

/**
 * Parses the shift in a deep link: `{date}.{communityId}`.
 * @param requested the value of `?shift=`, null if absent
 * @returns that shift; null if the value is invalid
 */
export function readShift(requested: string | null): readonly [ShiftPlace] | null {
  if (requested === null || requested[dateLength] !== '.') return null;
  const serviceDate = requested.slice(0, dateLength);
  const communityId = requested.slice(dateLength + 1);
  return communityId !== '' && isCalendarDate(serviceDate) ? [{ communityId, serviceDate }] : null;
}
