import { formatDateTime, formatNight } from '../../../i18n/index.ts';
import type { ListFormatters } from './recordList.ts';
import type { Row } from './row.ts';
import type { SharedFacts } from './sharedParts.ts';

/** Creates the shared facts for a record. */
export const sharedFacts = (
  { community, timeZone }: Pick<Row<unknown>, 'community' | 'timeZone'>,
  { tShared, language, memberName }: Pick<ListFormatters, 'tShared' | 'language' | 'memberName'>,
): SharedFacts => ({
  community: { label: tShared('columns.community'), value: community },
  night: (serviceDate) => ({ label: tShared('columns.night'), value: formatNight(serviceDate, language) }),
  moment: (label, instant) => ({
    label,
    value: instant === null ? null : formatDateTime(instant, language, timeZone),
  }),
  member: (id, label = tShared('columns.member')) => ({ label, value: id === null ? null : memberName(id) }),
});

/**
 * Formats minutes, such as `1 h 05 min`.
 * @param minutes null if unknown
 */
export const formatMinutes = (
  minutes: number | null,
  { tShared }: Pick<ListFormatters, 'tShared'>,
): string | null => {
  if (minutes === null) return null;
  const hours = Math.floor(minutes / 60);
  return hours === 0
    ? tShared('minutes', { minutes })
    : tShared('hoursAndMinutes', { hours, minutes: minutes % 60 });
};
