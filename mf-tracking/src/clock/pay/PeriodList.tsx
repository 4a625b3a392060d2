import { useMemo, useEffect, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Skeleton, StatusBadge } from 'shared-lib/ui';
import { formatMinutes, useListTexts } from 'shared-lib/ui/lists';
import { DataTable, type Column } from 'shared-lib/ui/table';
import {
  obstacleAddress,
  periodMeanings,
  periodsInProgress,
  periodState,
  type ListedPeriod,
} from './listedPeriod.ts';
import { formatNights } from './formatNights.ts';
import styles from './PayPeriods.module.css';
import type { PayNights, PeriodProgress } from 'mf-tracking/domain';
import { reckonPayProgress } from '../../data/clockCallables.ts';

/** Progress by a period's first night: undefined while loading, null for one that can't be computed or wasn't asked about. */
type ProgressByPeriod = ReadonlyMap<string, PeriodProgress | null | undefined>;

/** Fetches how far pay periods have come that aren't locked, each time the screen is opened. */
function usePayProgress(periods: readonly PayNights[]): ProgressByPeriod {
  const [found, setFound] = useState<ProgressByPeriod>(new Map());
  const question = JSON.stringify(periods);
  useEffect(() => {
    const asked = JSON.parse(question) as PayNights[];
    if (asked.length === 0) return;
    let isWanted = true;
    void reckonPayProgress(asked, true).then((result) => {
      if (!isWanted) return;
      const answers = result.ok ? result.value.periods : [];
      setFound(new Map(asked.map(({ from }, index) => [from, answers[index] ?? null])));
    });
    return () => {
      isWanted = false;
    };
  }, [question]);
  return useMemo(() => {
    const asked = JSON.parse(question) as PayNights[];
    return new Map(asked.map(({ from }) => [from, found.get(from)]));
  }, [question, found]);
}

/** A period's progress; undefined while it loads, null if it stays unknown. */
const progressIn = (progress: ProgressByPeriod, { from }: ListedPeriod) =>
  progress.has(from) ? progress.get(from) : null;

const loading = <Skeleton component="span" display="inline-block" height={14} width={64} />;

/** What blocks a period's lock, each reason linked to its records. */
function Obstacles({ period, progress }: { period: ListedPeriod; progress: ProgressByPeriod }) {
  const { t } = useTexts('mf-tracking');
  const found = progressIn(progress, period);
  if (found === undefined) return loading;
  if (!found || found.obstacles.length === 0) return null;
  return (
    <ul className={styles.blockers}>
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

/**
 * The pay periods, latest first: the approved time of locked ones, and the hours so far of the others, with what
 * blocks their lock.
 */
export function PeriodList({ periods, tonight }: { periods: readonly ListedPeriod[]; tonight: string }) {
  const { t, i18n } = useTexts('mf-tracking');
  const { t: tShared } = useListTexts();
  const progress = usePayProgress(periodsInProgress(periods, tonight));
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
          const found = progressIn(progress, period);
          const state = periodState(period, tonight, found?.obstacles.length ?? null);
          if (state === null) return found === undefined ? loading : '–';
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
          const found = progressIn(progress, period);
          return found === undefined ? loading : (found?.members.length ?? '–');
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
          const found = progressIn(progress, period);
          if (found === undefined) return loading;
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
          const found = progressIn(progress, period);
          if (!totals && found === undefined) return loading;
          // A lock needs all of them approved.
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
