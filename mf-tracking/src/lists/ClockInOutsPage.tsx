import { clockInOutStatuses, lateAfterMin, openTooLongHours, type ClockInOut } from 'shared-lib/domain';
import { clockTime } from 'shared-lib/i18n';
import { factsOfClocking } from './factsOfClocking.ts';
import { minutesInWords } from './facts.ts';
import { ListPage } from './ListPage.tsx';
import type { RecordList, Words } from './recordList.ts';
import { isOpenTooLong } from './isOpenTooLong.ts';
import {
  amountColumn,
  clockColumn,
  communityColumn,
  memberColumn,
  nightColumn,
  Nothing,
  statusColumn,
  timeZoneColumn,
} from './sharedColumns.tsx';
import styles from './lists.module.css';

const meanings = { open: 'info', closed: 'good', missed: 'bad', autoClosed: 'watch' } as const;

const list: RecordList<'clockInOuts'> = {
  kind: 'clockInOuts',
  filters: ['status', 'community', 'member', 'night', 'nights'],
  statuses: clockInOutStatuses,
  statusIsStored: true,
  statusOf: ({ status }) => status,
  meaningOf: (status) => meanings[status as keyof typeof meanings],
  ofOneCommunity: false,
  memberIdOf: ({ memberId }) => memberId,
  unitIdOf: () => null,
  nameOf: ({ member }, { t }) => member ?? t('unknownMember'),
  defaultSort: { id: 'night', desc: true },
  facts: factsOfClocking,
  columns: (words) => {
    const { t } = words;
    return [
      memberColumn(words, t('columns.member'), list.memberIdOf, 'first'),
      statusColumn(words, list),
      { ...communityColumn(words, 'hidden'), choice: 'hidden' },
      nightColumn(words),
      clockColumn(words, 'scheduled', t('columns.scheduled'), ({ scheduledStart }) => scheduledStart, {
        choice: 'hidden',
      }),
      clockColumn(words, 'clockIn', t('columns.clockIn'), ({ clockInAt }) => clockInAt, {
        track: 'minmax(84px, 0.5fr)',
        cell: ({ record, timeZone }) => <ClockIn record={record} timeZone={timeZone} words={words} />,
      }),
      clockColumn(words, 'clockOut', t('columns.clockOut'), ({ clockOutAt }) => clockOutAt, {
        track: 'minmax(84px, 0.5fr)',
        cell: ({ record, timeZone }) => <ClockOut record={record} timeZone={timeZone} words={words} />,
      }),
      amountColumn(
        'worked',
        t('columns.worked'),
        ({ workedMin }) => workedMin,
        ({ workedMin }) => minutesInWords(workedMin, words),
        { track: 'minmax(92px, 0.5fr)' },
      ),
      amountColumn(
        'late',
        t('columns.minutesLate'),
        ({ lateMin }) => lateMin,
        ({ lateMin }) => String(lateMin),
        { choice: 'hidden' },
      ),
      timeZoneColumn(words),
    ];
  },
};

interface ClockCellProps {
  record: ClockInOut;
  timeZone: string;
  words: Words;
}

function ClockIn({ record, timeZone, words: { t, language, viewerZone } }: ClockCellProps) {
  if (record.clockInAt === null) return <Nothing />;
  return (
    <>
      {clockTime(record.clockInAt, timeZone, viewerZone, language)}
      {record.lateMin >= lateAfterMin && (
        <span className={styles.watch}>{t('minutesLate', { minutes: record.lateMin })}</span>
      )}
    </>
  );
}

function ClockOut({ record, timeZone, words: { t, language, viewerZone, now } }: ClockCellProps) {
  if (record.clockOutAt !== null) return clockTime(record.clockOutAt, timeZone, viewerZone, language);
  if (!isOpenTooLong(record, now)) return <Nothing />;
  return <span className={styles.watch}>{t('openTooLong', { hours: openTooLongHours })}</span>;
}

/** `/clock-in-outs`: who worked where and when, newest first. */
export default function ClockInOutsPage() {
  return <ListPage list={list} />;
}
