import { useEffect, useState, type ComponentType } from 'react';
import { reportProblem } from 'shared-lib/data';
import { ListSkeleton, SectionError } from 'shared-lib/ui';
import type { ImportPageProps } from './ImportPage.tsx';

const loadPage = () => import(/* webpackChunkName: "import-members" */ './ImportPage.tsx');

/** Fetches the page ahead; when that fails, opening it asks again and says so. */
export const prefetchImport = () => void loadPage().catch(() => {});

/** The import of members, whose code comes when it is opened. */
export function ImportMembers(props: ImportPageProps) {
  const [Page, setPage] = useState<ComponentType<ImportPageProps> | null>(null);
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    let current = true;
    loadPage().then(
      ({ ImportPage }) => current && setPage(() => ImportPage),
      (cause: unknown) => {
        reportProblem('The import of members could not be loaded', cause);
        if (current) setFailed(tries);
      },
    );
    return () => {
      current = false;
    };
  }, [tries]);

  if (Page) return <Page {...props} />;
  if (failed === tries) return <SectionError onRetry={() => setTries(tries + 1)} />;
  return <ListSkeleton />;
}
