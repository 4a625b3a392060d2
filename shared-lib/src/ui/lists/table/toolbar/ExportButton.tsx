import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { FetchAll } from '../../../../data/fetchAllPages.ts';
import type { Column } from '../columns/column.ts';
import { ExportProgress } from './ExportProgress.tsx';
import { fetchCsv, useCsvExport, type CsvExport } from '../csv/useCsvExport.ts';
import { useTableTexts } from '../useTableTexts.ts';

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
