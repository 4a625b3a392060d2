import { openTooLongHours } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { clockInOutHref } from '../addresses.ts';
import { willFinishLate, type BoardRow } from '../night/boardRow.ts';
import { communityTime, formatLateness } from './communityTime.ts';
import styles from './cells.module.css';

/** When someone clocked in, as a link to that record, and how late, or what is wrong with the time. */
export function ClockIn({ row }: { row: BoardRow }) {
  const { t, i18n } = useTexts('mf-tracking');
  if (row.clockInAt === null) return <span className={styles.soft}>–</span>;
  const time = communityTime(row.clockInAt, row.timeZone, i18n.language);
  const remark = row.timeFault === null ? formatLateness(row.lateMin, t) : t(`timeFaults.${row.timeFault}`);
  return (
    <span className="vh-lines">
      {row.clockInOutId === null ? (
        time
      ) : (
        <Link
          to={clockInOutHref(row.clockInOutId)}
          className={`vh-cut ${styles.link}`}
          title={t('actions.clockIn', { community: row.communityName })}
        >
          {time}
        </Link>
      )}
      {remark && <span className={styles.watch}>{remark}</span>}
    </span>
  );
}

type Ending = Pick<BoardRow, 'state' | 'timeZone' | 'finishAt' | 'finishBy'> &
  Partial<Pick<BoardRow, 'clockOutAt'>>;

/** When a shift ended, or will end at the current pace, or why there is no forecast. */
export function Finish({ row }: { row: Ending }) {
  const { t, i18n } = useTexts('mf-tracking');
  const timeOf = (instant: number) => communityTime(instant, row.timeZone, i18n.language);
  if (typeof row.clockOutAt === 'number') return timeOf(row.clockOutAt);
  if (row.state === 'tooLong')
    return <span className={styles.watch}>{t('openTooLong', { hours: openTooLongHours })}</span>;
  if (row.finishAt !== null) {
    return (
      <span className="vh-lines">
        <span>{timeOf(row.finishAt)}</span>
        {willFinishLate(row) ? (
          <span className={styles.watch}>{t('afterBinIn', { time: timeOf(row.finishBy) })}</span>
        ) : (
          <span className={styles.small}>{t('projected')}</span>
        )}
      </span>
    );
  }
  return <span className={styles.soft}>{row.state === 'onTheClock' ? t('notYet') : '–'}</span>;
}
