import type { ShiftPlace } from 'shared-lib/domain';
import { isCalendarDate } from './weekOf.ts';

const dateLength = 'YYYY-MM-DD'.length;

/**
 * Parses the shift in a deep link: `{date}.{communityId}`.
 * @param asked the value of `?shift=`, null if absent
 * @returns that shift; null if the value is invalid
 */
export function readShift(asked: string | null): readonly [ShiftPlace] | null {
  if (asked === null || asked[dateLength] !== '.') return null;
  const serviceDate = asked.slice(0, dateLength);
  const communityId = asked.slice(dateLength + 1);
  return communityId !== '' && isCalendarDate(serviceDate) ? [{ communityId, serviceDate }] : null;
}
