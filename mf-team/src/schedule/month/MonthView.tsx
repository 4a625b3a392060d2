import { Card, LiveContent } from 'shared-lib/ui';
import { AgentsContent } from '../agents/AgentsContent.tsx';
import type { History } from '../editing/history.ts';
import { NoCommunities } from '../NoCommunities.tsx';
import type { ScheduleView } from '../scheduleAddress.ts';
import { CalendarContent } from './CalendarContent.tsx';
import { MonthBar } from './MonthBar.tsx';
import { datesOfMonth } from './monthOf.ts';
import { useMonth, useMonthNights, useScheduleRecords } from './useMonth.ts';

/** The month of the address: a calendar, or by agent a grid of agents and days. */
export function MonthView({ by, history }: Pick<ScheduleView, 'by'> & { history: History }) {
  const month = useMonth();
  const nights = useMonthNights(month);
  return (
    <Card flush>
      <MonthBar month={month} />
      <LiveContent live={useScheduleRecords()}>
        {(records) =>
          records.communities.length === 0 ? (
            <NoCommunities />
          ) : by === 'agent' ? (
            <AgentsContent
              key={month.month}
              records={records}
              nights={nights}
              dates={datesOfMonth(month.month)}
              tonight={month.tonight}
              history={history}
              compact
            />
          ) : (
            <CalendarContent records={records} nights={nights} month={month} history={history} />
          )
        }
      </LiveContent>
    </Card>
  );
}
