import { useSearchParams } from 'shared-lib/router';
import { readNight } from '../night/readNight.ts';

/**
 * The board's state in the address, and links to other nights, the other list and the other view. They keep
 * search and filters.
 */
export function useNight(tonight: string) {
  const [parameters] = useSearchParams();
  const requested = readNight(parameters.get('night'));
  const changed = (key: string, value: string | null): string => {
    const written = new URLSearchParams(parameters);
    if (value === null) written.delete(key);
    else written.set(key, value);
    // The open row belongs to the displayed list.
    written.delete('open');
    return `?${written.toString()}`;
  };
  return {
    /** `YYYY-MM-DD`; null for the night in progress. */
    night: requested === tonight ? null : requested,
    byAgent: parameters.get('by') === 'agent',
    isTimeline: parameters.get('view') === 'timeline',
    toNight: (night: string | null) => changed('night', night === tonight ? null : night),
    toList: (list: string) => changed('by', list === 'agent' ? list : null),
    toView: (view: string) => changed('view', view === 'timeline' ? view : null),
  };
}
