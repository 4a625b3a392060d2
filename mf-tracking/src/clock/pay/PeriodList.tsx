import { useMemo } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import { formatMinutes, useListTexts } from 'shared-lib/ui/lists';
import { DataTable, type Column } from 'shared-lib/ui/table';
import { periodMeanings, periodState, type ListedPeriod } from './listedPeriod.ts';
import { formatNights } from './formatNights.ts';

/** The pay periods, latest first, with the approved time of locked ones. */
export function PeriodList({ periods, tonight }: { periods: readonly ListedPeriod[]; tonight: string }) {
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
        phone: 'aside',
        cell: (period) => {
          const state = periodState(period, tonight);
          return <StatusBadge meaning={periodMeanings[state]}>{t(`clock.pay.states.${state}`)}</StatusBadge>;
        },
      },
      {
        id: 'members',
        header: t('clock.pay.columns.members'),
        align: 'end',
        phone: 'hidden',
        cell: ({ kept }) => kept?.totals?.members ?? '–',
      },
      {
        id: 'worked',
        header: t('columns.worked'),
        align: 'end',
        phone: 'below',
        cell: ({ kept }) => formatMinutes(kept?.totals?.workedMin ?? null, { tShared }) ?? '–',
      },
    ],
    [t, tShared, i18n.language, tonight],
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
