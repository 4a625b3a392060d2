import { overlapped } from 'mf-tracking/domain';
import type { ClockInOut } from 'shared-lib/domain';
import { clockTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import type { Row } from 'shared-lib/ui/lists';
import styles from './ClockActions.module.css';

interface OverlapNoticeProps {
  record: ClockInOut;
  /** The records in the list next to it. */
  rows: readonly Row<ClockInOut>[];
}

/**
 * Lists other records with the same person on the clock at the same time, with links; nothing if there are
 * none.
 */
export function OverlapNotice({ record, rows }: OverlapNoticeProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const others = overlapped(
    record,
    rows.map((row) => row.record),
  );
  if (others.length === 0) return null;
  return (
    <div className={styles.locked}>
      {t('clock.overlap.text')}{' '}
      <ul className={styles.overlaps}>
        {others.map(({ id, clockInAt, clockOutAt }) => {
          const row = rows.find(({ record: { id: listed } }) => listed === id);
          const timeOf = (moment: number | null) =>
            moment === null
              ? t('clock.overlap.open')
              : clockTime(moment, row?.timeZone ?? viewerTimeZone(), viewerTimeZone(), i18n.language);
          return (
            <li key={id}>
              <Link to={`/clock-in-outs?open=${encodeURIComponent(id)}`}>
                {t('clock.overlap.other', {
                  community: row?.community ?? '',
                  from: timeOf(clockInAt),
                  to: timeOf(clockOutAt),
                })}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
