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
 * Formats minutes, such as `1 hr 5 min`.
 * @param total null if unknown
 */
export const formatMinutes = (
  total: number | null,
  { tShared }: Pick<ListFormatters, 'tShared'>,
): string | null => {
  if (total === null) return null;
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return tShared('minutes', { minutes });
  return minutes === 0 ? tShared('hours', { hours }) : tShared('hoursAndMinutes', { hours, minutes });
};
