import { useState } from 'react';
import { useSearchParams } from 'shared-lib/router';
import { AgentsWeek } from './agents/AgentsWeek.tsx';
import { createHistory } from './editing/history.ts';
import { MonthView } from './month/MonthView.tsx';
import { readView } from './scheduleAddress.ts';
import { WeekTab } from './week/WeekTab.tsx';

/** The schedule as the address wants it looked at: a week or a month, by community or by agent. */
export function ScheduleTab() {
  const [parameters] = useSearchParams();
  const { span, by } = readView(parameters);
  // Steps can be taken back in another week or view as well.
  const [history] = useState(createHistory);
  if (span === 'month') return <MonthView by={by} history={history} />;
  return by === 'agent' ? <AgentsWeek history={history} /> : <WeekTab history={history} />;
}
