import { IconCheck } from '@tabler/icons-react';
import { lateAfterMin, openTooLongHours, type ClockInOut } from 'shared-lib/domain';
import { formatDateTime } from 'shared-lib/i18n';
import { lazyPart } from 'shared-lib/ui';
import { formatMinutes, ofNights, type ListFormatters, type RecordList } from 'shared-lib/ui/lists';
import { recordsOf } from '../lists/TrackingList.tsx';
import { approvalOf } from './approval.ts';
import { approveShown } from './approving.ts';
import { describeEdit } from './describeEdit.ts';
import { endsBeforeItBegins } from './endsBeforeItBegins.ts';
import { isOpenTooLong } from './onTheClock.ts';
import { clockInOutsTexts } from './texts/list.ts';

const openTooLong = (record: ClockInOut, { t, now }: ListFormatters<'mf-tracking'>) =>
  isOpenTooLong(record, now) ? t('openTooLong', { hours: openTooLongHours }) : null;

const clockInRemark = (record: ClockInOut, { t }: ListFormatters<'mf-tracking'>) => {
  const { clockInAt, lateMin, flags } = record;
  if (flags.includes('outsideNight')) return t('timeFaults.otherNight');
  return clockInAt !== null && lateMin >= lateAfterMin ? t('minutesLate', { minutes: lateMin }) : null;
};

const clockOutRemark = (record: ClockInOut, words: ListFormatters<'mf-tracking'>) =>
  endsBeforeItBegins(record) ? words.t('timeFaults.backwards') : openTooLong(record, words);

const panel = lazyPart(
  'The clock-in panel',
  async () => (await import(/* webpackChunkName: "clock-panel" */ './ClockPanel.tsx')).ClockPanel,
);

/** The list of clock-ins and clock-outs, newest night first. */
export const clockList: RecordList<ClockInOut, ClockInOut['status'], 'mf-tracking'> = {
  ...recordsOf('clockInOuts'),
  // The strip above it reads the rows of tonight.
  pageSize: 80,
  ...ofNights,
  // A pay period links to its records.
  filters: [...ofNights.filters, 'from', 'to'],
  texts: clockInOutsTexts,
  statuses: { open: 'info', closed: 'good', missed: 'bad', autoClosed: 'watch' },
  statusOf: ({ status }) => status,
  nameOf: ({ member }, { tShared }) => member ?? tShared('unknownMember'),
  columns: (words, shared) => {
    const { t } = words;
    return [
      shared.member('first'),
      // Room for the longest label.
      { ...shared.status(), track: 'minmax(160px, 0.6fr)' },
      shared.community('hidden', { choice: 'hidden' }),
      shared.night(({ serviceDate }) => serviceDate),
      shared.clock('scheduled', t('columns.scheduled'), ({ scheduledStart }) => scheduledStart, {
        choice: 'hidden',
      }),
      shared.clock('clockIn', t('columns.clockIn'), ({ clockInAt }) => clockInAt, {
        remarkOf: (record) => clockInRemark(record, words),
        track: 'minmax(84px, 0.75fr)',
      }),
      shared.clock('clockOut', t('columns.clockOut'), ({ clockOutAt }) => clockOutAt, {
        remarkOf: (record) => clockOutRemark(record, words),
        track: 'minmax(84px, 0.75fr)',
      }),
      shared.amount('worked', t('columns.worked'), ({ workedMin }) => workedMin, {
        textOf: ({ workedMin }) => formatMinutes(workedMin, words),
        track: 'minmax(92px, 0.5fr)',
      }),
      shared.text(
        'approval',
        t('clock.approval'),
        ({ record }) => {
          const approval = approvalOf(record);
          return approval && t(`clock.approvals.${approval}`);
        },
        { track: 'minmax(88px, 0.5fr)', choice: 'hidden' },
      ),
      shared.amount('late', t('columns.minutesLate'), ({ lateMin }) => lateMin, { choice: 'hidden' }),
      shared.timeZone(),
    ];
  },
  facts: ({ record, timeZone }, words, shared) => {
    const { t, language, memberName } = words;
    const placeOf = (geo: ClockInOut['clockInGeo']) => geo && t(`geo.${geo.status}`);
    return [
      shared.community,
      shared.night(record.serviceDate),
      // A missed shift has no clock-in method.
      { label: t('facts.source'), value: record.status === 'missed' ? null : t(`sources.${record.source}`) },
      shared.moment(t('columns.scheduled'), record.scheduledStart),
      shared.moment(t('columns.clockIn'), record.clockInAt),
      { label: t('columns.minutesLate'), value: record.lateMin > 0 ? String(record.lateMin) : null },
      { label: t('facts.clockInPlace'), value: placeOf(record.clockInGeo) },
      shared.moment(t('columns.clockOut'), record.clockOutAt),
      { label: t('columns.clockOut'), value: openTooLong(record, words) },
      { label: t('facts.clockOutPlace'), value: placeOf(record.clockOutGeo) },
      { label: t('facts.break'), value: record.breakMin > 0 ? formatMinutes(record.breakMin, words) : null },
      { label: t('columns.worked'), value: formatMinutes(record.workedMin, words) },
      {
        label: t('clock.remarks.label'),
        value: [
          ...record.flags.map((flag) => t(`clock.remarks.${flag}`)),
          ...(endsBeforeItBegins(record) ? [t('clock.remarks.backwards')] : []),
        ].join(' '),
      },
      {
        label: t('facts.approvedBy'),
        value:
          record.approvedAt !== null && record.approvedBy !== null
            ? t('clock.approvedBy', {
                name: memberName(record.approvedBy),
                when: formatDateTime(record.approvedAt, language),
              })
            : null,
      },
      ...record.edits.map((edit) => describeEdit(edit, timeZone, words)),
    ];
  },
  panel,
  ownFilters: ({ t }) => [
    {
      id: 'approval',
      label: t('clock.approval'),
      kind: 'choice',
      options: (['waiting', 'approved'] as const).map((value) => ({
        value,
        label: t(`clock.approvals.${value}`),
      })),
      values: ({ record }) => approvalOf(record) ?? [],
      counted: false,
    },
  ],
  bulkActions: ({ t }) => [
    {
      id: 'approve',
      label: t('clock.approve.several'),
      icon: <IconCheck size={18} aria-hidden />,
      // Those that can't be approved are sent too: the response lists the skipped ones with the reason.
      takes: ({ record }) => record.approvedAt === null && record.status !== 'missed',
      onRun: (rows, clear) => {
        void approveShown(
          rows.map(({ record }) => record),
          false,
          t,
        ).then(clear);
      },
    },
  ],
};
