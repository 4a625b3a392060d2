import { formatDateTime, formatNight } from 'shared-lib/i18n';
import type { Fact } from 'shared-lib/ui/drawer';
import type { Row, Words } from './recordList.ts';

/** The facts that every record of a night begins with. */
export const nightFacts = (
  { community, record }: Row<{ serviceDate: string }>,
  { t, language }: Words,
): Fact[] => [
  { label: t('columns.community'), value: community },
  { label: t('columns.night'), value: formatNight(record.serviceDate, language) },
];

/** A moment as a fact: date and time as the clock at the community showed them. */
export const momentFact = (
  label: string,
  instant: number | null,
  { timeZone }: Pick<Row<unknown>, 'timeZone'>,
  { language }: Words,
): Fact => ({ label, value: instant === null ? null : formatDateTime(instant, language, timeZone) });

/** Who, as a fact; someone who is gone reads so. */
export const memberFact = (label: string, id: string | null, { t, memberName }: Words): Fact => ({
  label,
  value: id === null ? null : (memberName(id) ?? t('unknownMember')),
});

/**
 * Minutes in words, such as `1 h 05 min`.
 * @param minutes null for what is not known
 */
export const minutesInWords = (minutes: number | null, { t }: Words): string | null => {
  if (minutes === null) return null;
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? t('minutes', { minutes }) : t('hoursAndMinutes', { hours, minutes: minutes % 60 });
};
