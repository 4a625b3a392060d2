import { recordSource, useOpenViolations, useRecentRequests } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { formatMinutes, useListTexts } from 'shared-lib/ui/lists';
import styles from './LastNight.module.css';
import type { ShiftRow } from './useLastNight.ts';

const { useCount } = recordSource('contactSubmissions');
const unanswered = { narrowing: [{ field: 'status' as const, values: ['new'] }], since: null, limit: 1 };

interface LastNightFiguresProps {
  /** `YYYY-MM-DD` */
  night: string;
  rows: readonly ShiftRow[];
}

/** The night in figures, and the pending items; each opens the list it counts. */
export function LastNightFigures({ night, rows }: LastNightFiguresProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { t: tShared } = useListTexts();
  const violations = useOpenViolations();
  const requests = useRecentRequests();
  const residents = useCount(unanswered, false);
  const toReview = violations.status === 'ready' ? violations.data.pendingReview : null;
  const team =
    requests.status === 'ready'
      ? requests.data.flatMap((record) => record.requests.filter(({ status }) => status === 'pending')).length
      : null;
  const sum = (of: (row: ShiftRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const number = (count: number | null) => (count === null ? '…' : count.toLocaleString(i18n.language));
  const served = sum(({ reports }) => reports.reduce((all, { unitsServiced }) => all + unitsServiced, 0));
  const reported = sum(({ reports }) =>
    reports.reduce((all, { violationsCount }) => all + violationsCount, 0),
  );
  const figures = [
    ['doors', number(served), `/shift-report?night=${night}`],
    [
      'hours',
      formatMinutes(
        sum(({ workedMin }) => workedMin),
        { tShared },
      ),
      `/clock-in-outs?night=${night}`,
    ],
    ['violations', number(reported), `/violations?night=${night}`],
    ['toReview', number(toReview), '/violations?review=pending'],
    ['team', number(team), '/schedule?tab=requests'],
    ['residents', number(residents), '/communities?view=requests&status=new'],
  ] as const;
  return (
    <ul className={`vh-list ${styles.figures}`} aria-label={t('lastNight.figures.label')}>
      {figures.map(([id, value, to]) => (
        <li key={id}>
          <Link to={to} className={styles.figure ?? ''}>
            <strong>{value}</strong>
            {t(`lastNight.figures.${id}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
