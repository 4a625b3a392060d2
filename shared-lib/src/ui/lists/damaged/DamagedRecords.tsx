import { Button } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { useState } from 'react';
import { useDamagedIds } from '../../../data/damaged/damagedPaths.ts';
import type { RepairableKind } from '../../../domain/index.ts';
import { LazyOverlay } from '../../overlays/opening/LazyOverlay.tsx';
import { lazyPart } from '../../overlays/opening/lazyPart.ts';
import styles from './DamagedRecords.module.css';
import { useDamagedTexts } from './texts.ts';

const repairDialog = lazyPart(
  'The dialog for damaged records',
  async () => (await import(/* webpackChunkName: "repair-records" */ './RepairDialog.tsx')).RepairDialog,
);

interface DamagedRecordsProps {
  kind: RepairableKind;
  /** Whether the list loads in pages; there may then be more damaged records than reported. */
  isPaged?: boolean;
}

/**
 * A note above a list with the number of records left out because they can't be read, which opens the repair
 * dialog. Renders nothing if all are readable.
 */
export function DamagedRecords({ kind, isPaged = false }: DamagedRecordsProps) {
  const ids = useDamagedIds(kind.collection);
  const [isOpen, setOpen] = useState(false);
  const { t } = useDamagedTexts();
  const close = () => setOpen(false);
  return (
    <>
      {ids.length > 0 && (
        <div role="status" className={styles.notice}>
          <IconFileAlert size={20} className={styles.icon} aria-hidden />
          <div className={styles.words}>
            <strong>{t('found', { count: ids.length })}</strong>
            <p className={styles.why}>{t(isPaged ? 'whyRead' : 'why')}</p>
            <Button variant="default" onClick={() => setOpen(true)} {...repairDialog.ahead}>
              {t('look')}
            </Button>
          </div>
        </div>
      )}
      <LazyOverlay part={repairDialog} isOpen={isOpen} onClose={close}>
        {(RepairDialog) => <RepairDialog kind={kind} ids={ids} opened={isOpen} onClose={close} />}
      </LazyOverlay>
    </>
  );
}
