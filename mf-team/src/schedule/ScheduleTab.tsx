import { useSearchParams } from 'shared-lib/router';
import { AgentsWeek } from './agents/AgentsWeek.tsx';
import { MonthView } from './month/MonthView.tsx';
import { readView } from './scheduleAddress.ts';
import { WeekTab } from './week/WeekTab.tsx';

/** The schedule as the address wants it looked at: a week or a month, by community or by agent. */
export function ScheduleTab() {
  const [parameters] = useSearchParams();
  const { span, by } = readView(parameters);
  if (span === 'month') return <MonthView by={by} />;
  return by === 'agent' ? <AgentsWeek /> : <WeekTab />;
}
