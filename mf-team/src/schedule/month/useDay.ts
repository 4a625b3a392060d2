import { useSearchParams } from 'shared-lib/router';

/** The day that the address asks for, `YYYY-MM-DD`, null for none that is shown; and the way to ask for another. */
export function useDay(dates: readonly string[]): [string | null, (date: string | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('day');
  const setDay = (date: string | null) =>
    setParameters(
      (current) => {
        const written = new URLSearchParams(current);
        if (date === null) written.delete('day');
        else written.set('day', date);
        return written;
      },
      { replace: true, preventScrollReset: true },
    );
  return [asked !== null && dates.includes(asked) ? asked : null, setDay];
}
