import { useSearchParams } from 'shared-lib/router';
import { readFilter, type WeekFilter } from './week/weekView.ts';

/** What the address asks for of the schedule, and the way to ask for something else. */
export function useScheduleFilter(): [WeekFilter, (change: Partial<WeekFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const setFilter = (change: Partial<WeekFilter>) =>
    setParameters(
      (current) => {
        const written = new URLSearchParams(current);
        const { search, agent } = { ...readFilter(current), ...change };
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
  return [readFilter(parameters), setFilter];
}
