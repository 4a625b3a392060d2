import { useMemo } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { StatusBadge } from 'shared-lib/ui';
import { formatMinutes, useListTexts } from 'shared-lib/ui/lists';
import { DataTable, type Column } from 'shared-lib/ui/table';
import { obstacleAddress, periodMeanings, periodState, type ListedPeriod } from './listedPeriod.ts';
import { formatNights } from './formatNights.ts';
import styles from './PayPeriods.module.css';
import type { ProgressByPeriod } from './usePayProgress.ts';

/** The reasons that block a period's lock, each linked to its records. */
function Obstacles({ period, progress }: { period: ListedPeriod; progress: ProgressByPeriod }) {
  const { t } = useTexts('mf-tracking');
  const found = progress.get(period.from);
  if (!found || found.obstacles.length === 0) return null;
  return (
    <ul className={`vh-list ${styles.blockers}`}>
      {found.obstacles.map((obstacle) => (
        <li key={obstacle.why}>
          <Link to={obstacleAddress(period, obstacle)}>
            {t(`clock.pay.blockers.${obstacle.why}`, { count: obstacle.count })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface PeriodListProps {
  periods: readonly ListedPeriod[];
  tonight: string;
  progress: ProgressByPeriod;
}

/**
 * The pay periods, latest first: the approved time of locked ones, and the hours so far of the others, with what
 * blocks their lock.
 */
export function PeriodList({ periods, tonight, progress }: PeriodListProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { t: tShared } = useListTexts();
  const columns = useMemo(
    (): Column<ListedPeriod>[] => [
      {
        id: 'nights',
        header: t('clock.pay.columns.nightsOf'),
        track: 'minmax(0, 2fr)',
        phone: 'first',
        choice: 'fixed',
        cell: (period) => formatNights(period, i18n.language),
      },
      {
        id: 'state',
        header: t('clock.pay.columns.state'),
        track: 'minmax(144px, 0.9fr)',
        phone: 'aside',
        cell: (period) => {
          const found = progress.get(period.from);
          const state = periodState(period, tonight, found?.obstacles.length ?? null);
          if (state === null) return '–';
          return <StatusBadge meaning={periodMeanings[state]}>{t(`clock.pay.states.${state}`)}</StatusBadge>;
        },
      },
      {
        id: 'members',
        header: t('clock.pay.columns.members'),
        align: 'end',
        phone: 'hidden',
        cell: (period) => {
          if (period.kept?.totals) return period.kept.totals.members;
          return progress.get(period.from)?.members.length ?? '–';
        },
      },
      {
        id: 'worked',
        header: t('columns.worked'),
        track: 'minmax(112px, 1fr)',
        align: 'end',
        phone: 'below',
        cell: (period) => {
          const { to, kept } = period;
          if (kept?.totals) return formatMinutes(kept.totals.workedMin, { tShared });
          const found = progress.get(period.from);
          const worked = formatMinutes(found?.workedMin ?? null, { tShared });
          if (worked === null) return '–';
          return to < tonight ? worked : t('clock.pay.soFar', { worked });
        },
      },
      {
        id: 'approved',
        header: t('clock.approvals.approved'),
        track: 'minmax(96px, 0.9fr)',
        align: 'end',
        phone: 'below',
        cell: (period) => {
          const totals = period.kept?.totals;
          const found = progress.get(period.from);
          // A lock requires all records to be approved.
          const count = totals?.records ?? found?.records ?? 0;
          const approved = totals ? count : (found?.approved ?? 0);
          return count === 0 ? null : t('clock.pay.approved', { approved, count });
        },
      },
      {
        id: 'obstacles',
        header: t('clock.pay.columns.obstacles'),
        track: 'minmax(160px, 1.6fr)',
        phone: 'below',
        cell: (period) => <Obstacles period={period} progress={progress} />,
      },
    ],
    [t, tShared, i18n.language, tonight, progress],
  );
  return (
    <DataTable
      id="pay-periods"
      label={t('clock.tabs.pay')}
      columns={columns}
      rows={periods}
      rowKey={({ from }) => from}
      rowName={(period) => formatNights(period, i18n.language)}
      rowHref={({ from }) => `/clock-in-outs?tab=pay&period=${from}`}
    />
  );
}
