import { IconArrowLeft } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { LazySection, lazyPart, ListSkeleton, PageHeader } from 'shared-lib/ui';
import styles from './ImportMembers.module.css';

const page = lazyPart(
  'The import of members',
  async () => (await import(/* webpackChunkName: "import-members" */ './ImportPage.tsx')).ImportPage,
);

/** The handlers for the button that opens the import. */
export const importAhead = page.ahead;

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
      <LazySection part={page} skeleton={<ListSkeleton />}>
        {(ImportPage) => <ImportPage />}
      </LazySection>
    </>
  );
}
