import { LazySection, lazyPart, ListSkeleton } from 'shared-lib/ui';

const page = lazyPart(
  'The team import',
  async () => (await import(/* webpackChunkName: "import-members" */ './ImportPage.tsx')).ImportPage,
);

/** The handlers for the button that opens the import. */
export const importPrefetch = page.ahead;

/** `/team?import=1`: imports members from a file. The page's code loads on demand. */
export function ImportMembers({ onClose }: { onClose: () => void }) {
  return (
    <LazySection part={page} skeleton={<ListSkeleton />}>
      {(ImportPage) => <ImportPage onClose={onClose} />}
    </LazySection>
  );
}
