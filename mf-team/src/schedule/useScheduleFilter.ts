import { useSearchParams } from 'shared-lib/router';
import { filterWritten, readFilter, type WeekFilter } from './week/weekView.ts';

/** What the address asks for of the schedule, and the way to ask for something else. */
export function useScheduleFilter(): [WeekFilter, (change: Partial<WeekFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const setFilter = (change: Partial<WeekFilter>) =>
    setParameters((current) => filterWritten(current, { ...readFilter(current), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return [readFilter(parameters), setFilter];
}
