import type { PrintableTags } from 'shared-lib/data';
import { useSearchParams } from 'shared-lib/router';

export const whichTags = ['unprinted', 'all'] as const satisfies PrintableTags['which'][];

/** Which bin tags the address asks for. */
export type Asked = Omit<PrintableTags, 'communityId'>;

const askedIn = (search: URLSearchParams): Asked => ({
  which: search.get('which') === 'all' ? 'all' : 'unprinted',
  batchId: search.get('batch') || null,
});

/** Which bin tags are to be printed, kept in the address (`which=all`, `batch={id}`), and what changes it. */
export function useAsked() {
  const [search, setSearch] = useSearchParams();
  const ask = (some: Partial<Asked>) =>
    setSearch(
      (now) => {
        const { which, batchId } = { ...askedIn(now), ...some };
        if (which === 'all') now.set('which', 'all');
        else now.delete('which');
        if (batchId === null) now.delete('batch');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [askedIn(search), ask] as const;
}
