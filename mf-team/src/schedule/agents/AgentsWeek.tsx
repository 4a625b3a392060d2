import { useNow, useScheduleNights } from 'shared-lib/data';
import { localDate } from 'shared-lib/domain';
import { Card, LiveContent } from 'shared-lib/ui';
import { viewerTimeZone } from '../../people/viewerTimeZone.ts';
import type { History } from '../editing/history.ts';
import { useScheduleRecords } from '../month/useMonth.ts';
import { NoCommunities } from '../NoCommunities.tsx';
import { useWeek } from '../week/useWeek.ts';
import { WeekBar } from '../week/WeekBar.tsx';
import { AgentsContent } from './AgentsContent.tsx';

/** The week of the address by agent. */
export function AgentsWeek({ history }: { history: History }) {
  const week = useWeek();
  const nights = useScheduleNights(week.dates);
  const today = localDate(useNow(), viewerTimeZone());
  return (
    <Card flush>
      <WeekBar week={week} />
      <LiveContent live={useScheduleRecords()}>
        {(records) =>
          records.communities.length === 0 ? (
            <NoCommunities />
          ) : (
            <AgentsContent
              key={week.monday}
              records={records}
              nights={nights}
              dates={week.dates}
              today={today}
              history={history}
            />
          )
        }
      </LiveContent>
    </Card>
  );
}
