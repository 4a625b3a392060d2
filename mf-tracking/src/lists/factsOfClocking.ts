import { openTooLongHours, type ClockInOut } from 'shared-lib/domain';
import { formatDateTime } from 'shared-lib/i18n';
import type { Fact } from 'shared-lib/ui/drawer';
import { memberFact, minutesInWords, momentFact, nightFacts } from './facts.ts';
import { isOpenTooLong } from './isOpenTooLong.ts';
import type { Row, Words } from './recordList.ts';

/** What the panel says of a clock-in and clock-out; a correction shows with what stood there before. */
export function factsOfClocking(row: Row<ClockInOut>, words: Words): Fact[] {
  const { t, language, memberName } = words;
  const { record, timeZone } = row;
  const timeOf = (instant: number | null) =>
    instant === null ? '–' : formatDateTime(instant, language, timeZone);
  const placeOf = (geo: ClockInOut['clockInGeo']) => geo && t(`geo.${geo.status}`);
  return [
    ...nightFacts(row, words),
    { label: t('facts.source'), value: t(`sources.${record.source}`) },
    momentFact(t('columns.scheduled'), record.scheduledStart, row, words),
    momentFact(t('columns.clockIn'), record.clockInAt, row, words),
    { label: t('columns.minutesLate'), value: record.lateMin > 0 ? String(record.lateMin) : null },
    { label: t('facts.clockInPlace'), value: placeOf(record.clockInGeo) },
    momentFact(t('columns.clockOut'), record.clockOutAt, row, words),
    {
      label: t('columns.clockOut'),
      value: isOpenTooLong(record, words.now) ? t('openTooLong', { hours: openTooLongHours }) : null,
    },
    { label: t('facts.clockOutPlace'), value: placeOf(record.clockOutGeo) },
    { label: t('facts.break'), value: record.breakMin > 0 ? minutesInWords(record.breakMin, words) : null },
    { label: t('columns.worked'), value: minutesInWords(record.workedMin, words) },
    ...record.edits.map(({ by, field, from, to, reason }) => ({
      label: t('facts.edit'),
      value: t('editOf', {
        field: t(field === 'clockOutAt' ? 'columns.clockOut' : 'columns.clockIn'),
        from: timeOf(from),
        to: timeOf(to),
        name: memberName(by) ?? t('unknownMember'),
        reason,
      }),
    })),
    memberFact(t('facts.approvedBy'), record.approvedBy, words),
    { label: t('facts.payPeriod'), value: record.payPeriodId },
  ];
}
