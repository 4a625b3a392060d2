import { useTexts } from 'shared-lib/i18n';
import { Button, ListSkeleton, SectionError } from 'shared-lib/ui';
import styles from './admin.module.css';
import type { Pages } from './usePages.ts';

/**
 * The end of the rows so far: more are loading, loading failed, or a button for more. In print, it notes that
 * the list is incomplete.
 */
export function ListFooter({ pages }: { pages: Pick<Pages<unknown>, 'state' | 'next' | 'more'> }) {
  const { t } = useTexts('mf-communities');
  const isComplete = pages.state === 'ready' && pages.next === null;
  return (
    <>
      {!isComplete && <p className={styles.onPaper}>{t('managerPages.notWhole')}</p>}
      <div className={styles.noPrint}>
        {pages.state === 'loading' && <ListSkeleton rows={4} />}
        {pages.state === 'failed' && <SectionError onRetry={pages.more} />}
        {pages.state === 'ready' && pages.next !== null && (
          <Button variant="default" onClick={pages.more}>
            {t('managerPages.more')}
          </Button>
        )}
      </div>
    </>
  );
}
