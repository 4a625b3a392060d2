import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useState, type ComponentType } from 'react';
import { reportProblem } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { ListSkeleton, PageHeader, SectionError } from 'shared-lib/ui';
import styles from './ImportMembers.module.css';

const loadPage = () => import(/* webpackChunkName: "import-members" */ './ImportPage.tsx');

/** Fetches the page ahead; when that fails, opening it asks again and says so. */
export const prefetchImport = () => void loadPage().catch(() => {});

/** `/team?import=1`: members from a file. The page's code comes when it is opened. */
export function ImportMembers({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('mf-team');
  return (
    <>
      <PageHeader
        title={t('importMembers.title')}
        summary={
          <button type="button" className={styles.back} onClick={onClose}>
            <IconArrowLeft size={16} aria-hidden />
            {t('importMembers.back')}
          </button>
        }
      />
      <LoadedPage />
    </>
  );
}

function LoadedPage() {
  const [Page, setPage] = useState<ComponentType | null>(null);
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

  if (Page) return <Page />;
  if (failed === tries) return <SectionError onRetry={() => setTries(tries + 1)} />;
  return <ListSkeleton />;
}
