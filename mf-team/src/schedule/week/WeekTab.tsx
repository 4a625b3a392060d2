import { Card, LiveContent } from 'shared-lib/ui';
import type { History } from '../editing/history.ts';
import { NoCommunities } from '../NoCommunities.tsx';
import { useWeek, useWeekRecords } from './useWeek.ts';
import { WeekBar } from './WeekBar.tsx';
import { WeekContent } from './WeekContent.tsx';

/** The week of the address: a grid of communities and days, and on a phone a list of days. */
export function WeekTab({ history }: { history: History }) {
  const week = useWeek();
  return (
    <Card flush>
      <WeekBar week={week} />
      <LiveContent live={useWeekRecords(week.dates)}>
        {(records) =>
          records.communities.length === 0 ? (
            <NoCommunities />
          ) : (
            <WeekContent key={week.monday} records={records} week={week} history={history} />
          )
        }
      </LiveContent>
    </Card>
  );
}
