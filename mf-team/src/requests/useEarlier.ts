import { useNow } from 'shared-lib/data';
import { requestsListedSince } from 'shared-lib/domain';
import { useSearchParams } from 'shared-lib/router';

/** How far back lists of requests reach. */
interface Reach {
  /** The first date, `YYYY-MM-DD`; null for any date, if the address has `?earlier=1`. */
  since: string | null;
  showEarlier: () => void;
}

/** How far back lists of requests reach: a few weeks, or all the way if requested. */
export function useEarlier(): Reach {
  const [parameters, setParameters] = useSearchParams();
  const recent = requestsListedSince(useNow());
  return {
    since: parameters.has('earlier') ? null : recent,
    showEarlier: () =>
      setParameters(
        (current) => {
          const written = new URLSearchParams(current);
          written.set('earlier', '1');
          return written;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
