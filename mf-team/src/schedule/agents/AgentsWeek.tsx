import { useScheduleNights } from 'shared-lib/data';
import { Card, LiveContent } from 'shared-lib/ui';
import type { History } from '../editing/history.ts';
import { useScheduleRecords } from '../month/useMonth.ts';
import { NoCommunities } from '../NoCommunities.tsx';
import { useTonight } from '../useTonight.ts';
import { useWeek } from '../week/useWeek.ts';
import { WeekBar } from '../week/WeekBar.tsx';
import { AgentsContent } from './AgentsContent.tsx';

/** The week of the address by agent. */
export function AgentsWeek({ history }: { history: History }) {
  const week = useWeek();
  const nights = useScheduleNights(week.dates);
  const tonight = useTonight();
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
              tonight={tonight}
              history={history}
            />
          )
        }
      </LiveContent>
    </Card>
  );
}
