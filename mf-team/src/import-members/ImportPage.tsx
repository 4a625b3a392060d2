import { IconArrowLeft } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent, PageHeader } from 'shared-lib/ui';
import { ChooseFile } from './ChooseFile.tsx';
import styles from './ImportPage.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Review } from './Review.tsx';
import { useImport } from './useImport.ts';

export interface ImportPageProps {
  onClose: () => void;
}

/** `/team?import=1`: members from a file, first as a dry run, then one after another. */
export function ImportPage({ onClose }: ImportPageProps) {
  const { t } = useTexts('mf-team');
  const importing = useImport();
  const { table, open, live, isRunning, stop } = importing;
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
      {isRunning && <LeaveGuard onStop={stop} />}
      {table === null ? (
        <ChooseFile onRead={open} />
      ) : (
        <LiveContent live={live}>{() => <Review importing={importing} />}</LiveContent>
      )}
    </>
  );
}
