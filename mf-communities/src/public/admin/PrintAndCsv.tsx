import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Button, printPage, showToast } from 'shared-lib/ui';
import { downloadLines } from 'shared-lib/ui/table';
import { useState } from 'react';
import styles from './admin.module.css';

type Lines = readonly (readonly (string | number)[])[];

interface PrintAndCsvProps {
  /** The name of the file, without its ending. */
  name: string;
  /** The rows of the file, the first of which names the columns. */
  lines: () => Lines | Promise<Lines>;
}

/** Prints the page, or offers its list as a file. */
export function PrintAndCsv({ name, lines }: PrintAndCsvProps) {
  const { t } = useTexts('mf-communities');
  const [isMaking, setMaking] = useState(false);
  const download = async () => {
    setMaking(true);
    try {
      await downloadLines(name, await lines());
    } catch {
      showToast({ meaning: 'bad', message: t('managerPages.csvFailed') });
    } finally {
      setMaking(false);
    }
  };
  return (
    <div className={styles.tools}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={isMaking}
        onClick={() => void download()}
      >
        {t('managerPages.csv')}
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={printPage}
      >
        {t('managerPages.print')}
      </Button>
    </div>
  );
}
