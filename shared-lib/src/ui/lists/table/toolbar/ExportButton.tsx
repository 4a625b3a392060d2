import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { BringEverything } from '../../../../data/everyPage.ts';
import type { Column } from '../columns/column.ts';
import { ExportProgress } from './ExportProgress.tsx';
import { fetchCsv, useCsvExport, type CsvExport } from '../csv/useCsvExport.ts';
import { useTableTexts } from '../useTableTexts.ts';

interface ExportButtonProps<Row> {
  /** The table's id, of which the file has its name. */
  id: string;
  columns: readonly Column<Row>[];
  /** Exactly those to export, in their order; as a function where making them is dear, which is called only when they are exported. */
  rows: readonly Row[] | (() => readonly Row[]);
  size?: 'sm';
  /** Is told instead, where a screen asks first what goes into the file. */
  onExport?: ((bring: BringEverything<Row>) => void) | undefined;
}

/** Downloads rows that are there as a CSV file. */
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

/** Starts an export; how it goes stands where its screen has room for that, see `ExportProgress`. */
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
