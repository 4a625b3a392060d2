import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Column } from './column.ts';
import { csvRows } from './csvRows.ts';
import { useTableTexts } from './useTableTexts.ts';
import styles from './ExportButton.module.css';

interface ExportButtonProps<Row> {
  /** The table's id, of which the file has its name. */
  id: string;
  columns: readonly Column<Row>[];
  /** Exactly those to export, in their order. */
  rows: readonly Row[];
}

const loadCsv = () => import(/* webpackChunkName: "csv" */ './downloadCsv.ts');

/** Fetches the code ahead of the press; a failure shows at the press, if at all. */
const prefetch = () => void loadCsv().catch(() => {});

/** Downloads the rows that match as a CSV file. */
export function ExportButton<Row>({ id, columns, rows }: ExportButtonProps<Row>) {
  const { t } = useTableTexts();
  const [failed, setFailed] = useState(false);

  const download = async () => {
    try {
      const { downloadCsv } = await loadCsv();
      downloadCsv(id, csvRows(columns, rows));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void download()}
      >
        {t('export')}
      </Button>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('exportFailed')}
        </p>
      )}
    </>
  );
}
