import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Button, printPage, showToast } from 'shared-lib/ui';
import { downloadLines } from 'shared-lib/ui/table';
import { useEffect, useState } from 'react';
import styles from './admin.module.css';
import { tooManyRows, type EveryRow } from './fetchAllRows.ts';

interface PrintAndCsvProps<Row> {
  /** The file's name, without its extension. */
  name: string;
  /** Loads every row; resolves once the page shows them, so that they can be printed. */
  rows: () => Promise<EveryRow<Row>>;
  /** The lines of the file, the header first. */
  lines: (rows: readonly Row[]) => readonly (readonly (string | number)[])[];
  /** While the page itself is still loading its content. */
  disabled?: boolean;
}

/** Rows that are already loaded, for `PrintAndCsv`. */
export const known =
  <Row,>(rows: readonly Row[]) =>
  (): Promise<EveryRow<Row>> =>
    Promise.resolve({ ok: true, value: rows });

type Act = 'csv' | 'print';

/**
 * Prints the page or downloads its list as a file. If the complete list can't be loaded, there is no file,
 * only a retry.
 */
export function PrintAndCsv<Row>({ name, rows, lines, disabled = false }: PrintAndCsvProps<Row>) {
  const { t } = useTexts('mf-communities');
  const [busy, setBusy] = useState<Act | null>(null);
  const [printing, setPrinting] = useState(0);
  // Once the content to print is on the page.
  useEffect(() => {
    if (printing > 0) printPage();
  }, [printing]);

  const run = async (act: Act) => {
    const failed = (message: string) =>
      showToast({
        meaning: 'bad',
        message,
        actions: [{ label: t('managerPages.gate.retry'), act: () => void run(act) }],
      });
    setBusy(act);
    try {
      const all = await rows();
      if (all.ok) {
        if (act === 'csv') await downloadLines(name, lines(all.value));
        else setPrinting((before) => before + 1);
      } else if (all.error.code === tooManyRows) {
        showToast({ meaning: 'bad', message: t('managerPages.tooManyRows') });
      } else if (all.error.code !== 'permission-denied') {
        failed(t(act === 'csv' ? 'managerPages.csvPartial' : 'managerPages.printPartial'));
      }
    } catch {
      failed(t('managerPages.csvFailed'));
    } finally {
      setBusy(null);
    }
  };
  const button = (act: Act, icon: typeof IconDownload) => {
    const Icon = icon;
    return (
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon size={18} aria-hidden />}
        loading={busy === act}
        disabled={disabled || (busy !== null && busy !== act)}
        onClick={() => void run(act)}
      >
        {t(`managerPages.${act}`)}
      </Button>
    );
  };
  return (
    <div className={styles.tools}>
      {button('csv', IconDownload)}
      {button('print', IconPrinter)}
    </div>
  );
}
