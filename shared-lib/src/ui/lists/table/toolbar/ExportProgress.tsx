import { Button } from '@mantine/core';
import type { CsvExport } from '../csv/useCsvExport.ts';
import { useTableTexts } from '../useTableTexts.ts';
import styles from './ExportProgress.module.css';

/** Exports with more rows take long enough to show progress and offer canceling. */
const progressAbove = 1000;

/** A long export's progress with a cancel button, and why one failed. */
export function ExportProgress({ csv: { state, cancel } }: { csv: CsvExport }) {
  const { t } = useTableTexts();
  if (state.status === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {t(state.reason === 'tooMany' ? 'exportTooMany' : 'exportFailed')}
      </p>
    );
  }
  if (state.status !== 'running' || state.total <= progressAbove) return null;
  const { brought, total } = state;
  return (
    <div role="group" aria-label={t('exporting')} className={styles.progress}>
      <progress className={styles.bar} value={brought} max={total} aria-label={t('exporting')} />
      <span>{t('exported', { brought, total })}</span>
      <Button variant="subtle" size="compact-sm" onClick={cancel}>
        {t('cancelExport')}
      </Button>
    </div>
  );
}
