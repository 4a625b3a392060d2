import type { PrintableTags } from 'shared-lib/data';
import { useSearchParams } from 'shared-lib/router';

export const whichTags = ['unprinted', 'all'] as const satisfies PrintableTags['which'][];

/** Which bin tags the address asks for. */
export type Asked = Omit<PrintableTags, 'communityId'>;

/** Which bin tags are to be printed, kept in the address (`which=all`, `batch={id}`), and what changes it. */
export function useAsked() {
  const [search, setSearch] = useSearchParams();
  const asked: Asked = {
    which: search.get('which') === 'all' ? 'all' : 'unprinted',
    batchId: search.get('batch') || null,
  };
  const ask = (some: Partial<Asked>) => {
    const { which, batchId } = { ...asked, ...some };
    const next = new URLSearchParams(search);
    if (which === 'all') next.set('which', 'all');
    else next.delete('which');
    if (batchId === null) next.delete('batch');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [asked, ask] as const;
}
