import { lateAfterMin, openTooLongHours, type ClockInOut } from 'shared-lib/domain';
import { formatDateTime } from 'shared-lib/i18n';
import { minutesInWords, ofNights, type ListWords, type RecordList } from 'shared-lib/ui/lists';
import { isOpenTooLong } from './isOpenTooLong.ts';
import { clockInOutsTexts } from './texts/clockInOuts.ts';
import { recordsOf, TrackingList } from './TrackingList.tsx';

const openTooLong = (record: ClockInOut, { t, now }: ListWords<'mf-tracking'>) =>
  isOpenTooLong(record, now) ? t('openTooLong', { hours: openTooLongHours }) : null;

const list: RecordList<ClockInOut, ClockInOut['status'], 'mf-tracking'> = {
  ...recordsOf('clockInOuts'),
  ...ofNights,
  texts: clockInOutsTexts,
  statuses: { open: 'info', closed: 'good', missed: 'bad', autoClosed: 'watch' },
  statusOf: ({ status }) => status,
  nameOf: ({ member }, { tShared }) => member ?? tShared('unknownMember'),
  columns: (words, shared) => {
    const { t } = words;
    return [
      shared.member('first'),
      shared.status(),
      shared.community('hidden', { choice: 'hidden' }),
      shared.night(({ serviceDate }) => serviceDate),
      shared.clock('scheduled', t('columns.scheduled'), ({ scheduledStart }) => scheduledStart, {
        choice: 'hidden',
      }),
      shared.clock('clockIn', t('columns.clockIn'), ({ clockInAt }) => clockInAt, {
        remarkOf: ({ clockInAt, lateMin }) =>
          clockInAt !== null && lateMin >= lateAfterMin ? t('minutesLate', { minutes: lateMin }) : null,
        track: 'minmax(84px, 0.5fr)',
      }),
      shared.clock('clockOut', t('columns.clockOut'), ({ clockOutAt }) => clockOutAt, {
        remarkOf: (record) => openTooLong(record, words),
        track: 'minmax(84px, 0.5fr)',
      }),
      shared.amount('worked', t('columns.worked'), ({ workedMin }) => workedMin, {
        textOf: ({ workedMin }) => minutesInWords(workedMin, words),
        track: 'minmax(92px, 0.5fr)',
      }),
      shared.amount('late', t('columns.minutesLate'), ({ lateMin }) => lateMin, { choice: 'hidden' }),
      shared.timeZone(),
    ];
  },
  facts: ({ record, timeZone }, words, shared) => {
    const { t, language, memberName } = words;
    const timeOf = (instant: number | null) =>
      instant === null ? '–' : formatDateTime(instant, language, timeZone);
    const placeOf = (geo: ClockInOut['clockInGeo']) => geo && t(`geo.${geo.status}`);
    return [
      shared.community,
      shared.night(record.serviceDate),
      { label: t('facts.source'), value: t(`sources.${record.source}`) },
      shared.moment(t('columns.scheduled'), record.scheduledStart),
      shared.moment(t('columns.clockIn'), record.clockInAt),
      { label: t('columns.minutesLate'), value: record.lateMin > 0 ? String(record.lateMin) : null },
      { label: t('facts.clockInPlace'), value: placeOf(record.clockInGeo) },
      shared.moment(t('columns.clockOut'), record.clockOutAt),
      { label: t('columns.clockOut'), value: openTooLong(record, words) },
      { label: t('facts.clockOutPlace'), value: placeOf(record.clockOutGeo) },
      { label: t('facts.break'), value: record.breakMin > 0 ? minutesInWords(record.breakMin, words) : null },
      { label: t('columns.worked'), value: minutesInWords(record.workedMin, words) },
      ...record.edits.map(({ by, field, from, to, reason }) => ({
        label: t('facts.edit'),
        value: t('editOf', {
          field: t(field === 'clockOutAt' ? 'columns.clockOut' : 'columns.clockIn'),
          from: timeOf(from),
          to: timeOf(to),
          name: memberName(by),
          reason,
        }),
      })),
      shared.member(record.approvedBy, t('facts.approvedBy')),
      { label: t('facts.payPeriod'), value: record.payPeriodId },
    ];
  },
};

/** `/clock-in-outs`: who worked where and when, newest first. */
export default function ClockInOutsPage() {
  return <TrackingList list={list} />;
}
