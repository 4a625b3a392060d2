import { useSearchParams } from 'shared-lib/router';
import { MonthSummary } from './month/MonthSummary.tsx';
import { readView } from './scheduleAddress.ts';
import { WeekSummary } from './week/WeekSummary.tsx';

/** How many shifts the week or month that is shown has, in a sentence. */
export function ScheduleSummary() {
  const [parameters] = useSearchParams();
  return readView(parameters).span === 'month' ? <MonthSummary /> : <WeekSummary />;
}
