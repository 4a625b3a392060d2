import type { PrintableTags } from '../../data/printableTags.api.ts';
import { useSearchParams } from 'shared-lib/router';

/** Which labels can be selected. */
export const labelSelections = ['unprinted', 'outdated', 'all'] as const satisfies PrintableTags['which'][];

/** The selection in the address. */
export type RequestedLabels = Omit<PrintableTags, 'communityId' | 'before'>;

const askedIn = (search: URLSearchParams): RequestedLabels => ({
  which: labelSelections.find((which) => which === search.get('which')) ?? 'unprinted',
  batchId: search.get('batch') || null,
});

/** Which labels to print, kept in the address (`which=all`, `batch={id}`), and its setter. */
export function useRequestedLabels() {
  const [search, setSearch] = useSearchParams();
  const ask = (some: Partial<RequestedLabels>) =>
    setSearch(
      (now) => {
        const { which, batchId } = { ...askedIn(now), ...some };
        if (which === 'unprinted') now.delete('which');
        else now.set('which', which);
        if (batchId === null) now.delete('batch');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [askedIn(search), ask] as const;
}
