import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { FetchAll } from '../../../../data/fetchAllPages.ts';
import type { Column } from '../columns/column.ts';
import { fetchCsv, useCsvExport, type CsvExport } from '../csv/useCsvExport.ts';
import { useTableTexts } from '../useTableTexts.ts';
import styles from './ExportButton.module.css';

interface ExportButtonProps<Row> {
  /** The table's id, used as the file's name. */
  id: string;
  columns: readonly Column<Row>[];
  /**
   * Exactly the rows to export, in order; a function if they are expensive to compute, called only on export.
   */
  rows: readonly Row[] | (() => readonly Row[]);
  size?: 'sm';
  /** Replaces the download, for screens that first ask what to include. */
  onExport?: ((fetchAll: FetchAll<Row>) => void) | undefined;
}

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
    <div role="group" aria-label={t('exporting')} className={`vh-row vh-digits ${styles.progress}`}>
      <progress className={styles.bar} value={brought} max={total} aria-label={t('exporting')} />
      <span>{t('exported', { brought, total })}</span>
      <Button variant="subtle" size="compact-sm" onClick={cancel}>
        {t('cancelExport')}
      </Button>
    </div>
  );
}

/** Downloads loaded rows as a CSV. */
export function ExportButton<Row>({ id, columns, rows, size, onExport }: ExportButtonProps<Row>) {
  const csv = useCsvExport(
    id,
    columns,
    () => Promise.resolve({ ok: true, items: typeof rows === 'function' ? rows() : rows }),
    onExport,
  );
  return (
    <>
      <StartExport csv={csv} size={size} />
      <ExportProgress csv={csv} />
    </>
  );
}

/** Starts an export; its progress is shown elsewhere, see `ExportProgress`. */
export function StartExport({
  csv,
  size,
  onStart,
}: {
  csv: CsvExport;
  size?: 'sm' | undefined;
  onStart?: () => void;
}) {
  const { t } = useTableTexts();
  return (
    <Button
      variant="default"
      {...(size && { size })}
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={csv.state.status === 'running'}
      onPointerEnter={fetchCsv}
      onFocus={fetchCsv}
      onClick={() => {
        csv.start();
        onStart?.();
      }}
    >
      {t('export')}
    </Button>
  );
}
