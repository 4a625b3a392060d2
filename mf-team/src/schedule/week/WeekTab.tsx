import { IconCalendarWeek } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Card, LiveContent, NoMatch, StatePanel } from 'shared-lib/ui';
import { DayCards } from './DayCards.tsx';
import { ShiftPanel } from './ShiftPanel.tsx';
import { useIsPhone } from './useIsPhone.ts';
import { useWeek, useWeekRecords } from './useWeek.ts';
import { useWeekRows } from './useWeekRows.ts';
import { WeekBar } from './WeekBar.tsx';
import { WeekFilters } from './WeekFilters.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import type { WeekRecords } from './weekGridOf.ts';
import { filterWeek, readFilter, type WeekFilter } from './weekView.ts';
import styles from './WeekTab.module.css';

/** A shift of the week, by its community and date. */
export interface ShiftPlace {
  communityId: string;
  date: string;
}

/** The week of the address: a grid of communities and days, and on a phone a list of days. */
export function WeekTab() {
  const { t } = useTexts('mf-team');
  const week = useWeek();
  return (
    <Card flush>
      <WeekBar week={week} />
      <LiveContent live={useWeekRecords(week.dates)}>
        {(records) =>
          records.communities.length === 0 ? (
            <StatePanel icon={<IconCalendarWeek size={32} />} title={t('schedule.empty.title')}>
              {t('schedule.empty.text')}
            </StatePanel>
          ) : (
            <WeekContent records={records} dates={week.dates} />
          )
        }
      </LiveContent>
    </Card>
  );
}

function WeekContent({ records, dates }: { records: WeekRecords; dates: readonly string[] }) {
  const rows = useWeekRows(records, dates);
  const [parameters, setParameters] = useSearchParams();
  const [open, setOpen] = useState<ShiftPlace | null>(null);
  const isPhone = useIsPhone();

  const filter = readFilter(parameters);
  const shown = filterWeek(rows, filter);
  const setFilter = (next: Partial<WeekFilter>) =>
    setParameters(
      (current) => {
        const written = new URLSearchParams(current);
        const { search, agent } = { ...readFilter(current), ...next };
        for (const [key, value] of [
          ['q', search],
          ['agent', agent],
        ] as const) {
          if (value === '') written.delete(key);
          else written.set(key, value);
        }
        return written;
      },
      { replace: true, preventScrollReset: true },
    );

  const openRow = open && rows.find(({ id }) => id === open.communityId);
  const openCell = openRow?.cells.find(({ date }) => date === open?.date);
  return (
    <>
      <WeekFilters rows={rows} shown={shown} filter={filter} dates={dates} onChange={setFilter} />
      {shown.length === 0 ? (
        <NoMatch onClear={() => setFilter({ search: '', agent: '' })} />
      ) : isPhone ? (
        <div className={styles.days}>
          <DayCards key={dates[0]} rows={shown} dates={dates} asked={filter.agent} onOpen={setOpen} />
        </div>
      ) : (
        <WeekGrid rows={shown} dates={dates} asked={filter.agent} onOpen={setOpen} />
      )}
      {openRow && openCell && <ShiftPanel row={openRow} cell={openCell} onClose={() => setOpen(null)} />}
    </>
  );
}
