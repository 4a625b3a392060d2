import { useAccount } from 'shared-lib/data';
import { markBatchPrinted, recordCheckpointsPrinted, recordPrinted } from '../../data/recordPrinted.ts';
import { recordPrintedBatches } from '../../data/recordPrintedBatches.ts';
import { useTexts } from 'shared-lib/i18n';
import { Button, Card, showToast } from 'shared-lib/ui';
import { LabelNote } from 'shared-lib/ui/labels';
import { useEffect, useRef, useState } from 'react';
import type { LabelKind } from '../source/labelKind.ts';
import styles from './studio.module.css';
import type { CreatedLabels } from './useCreatePdf.ts';

interface AskPrintedProps {
  kind: LabelKind;
  communityId: string;
  made: CreatedLabels;
  /** Called once the labels are confirmed and recorded as printed. */
  onPrinted: () => void;
  onTakenBack: () => void;
  onClose: () => void;
}

/**
 * Asks whether the labels came out right, since only the person at the printer knows; only then do they count
 * as printed.
 */
export function ConfirmPrinted({
  kind,
  communityId,
  made,
  onPrinted,
  onTakenBack,
  onClose,
}: AskPrintedProps) {
  const { t } = useTexts('mf-communities');
  const { customerId } = useAccount();
  const [recorded, setRecorded] = useState<{ done: number; failed: boolean } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { rows, labels, sheets } = made;
  const hasFailed = recorded?.failed === true;

  const ids = rows.map(({ id }) => id);
  const write = kind === 'bintags' ? recordPrinted : recordCheckpointsPrinted;

  const record = async () => {
    setRecorded({ done: 0, failed: false });
    const result = await write(customerId, ids, true, (done) => setRecorded({ done, failed: false }));
    if (!result.ok) {
      setRecorded({ done: result.recorded, failed: true });
      return;
    }
    const batchIds = [...new Set(rows.flatMap(({ batchId }) => batchId ?? []))];
    const batches = await recordPrintedBatches(customerId, communityId, batchIds);
    const takeBack = async () => {
      const back = await write(customerId, ids, false);
      for (const batchId of batches) await markBatchPrinted(customerId, batchId, false);
      if (back.ok) onTakenBack();
      else showToast({ meaning: 'bad', message: t('labels.printed.undoFailed') });
    };
    // Previously printed labels keep their status.
    const isFirst = rows.every(({ isPrinted }) => !isPrinted);
    showToast({
      meaning: 'good',
      message: t('labels.printed.done', { count: rows.length }),
      ...(isFirst && { undo: () => void takeBack() }),
    });
    onPrinted();
  };

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('labels.printed.title', { count: labels })}
      </h2>
      <p className={`vh-soft ${styles.asked}`}>{t('labels.printed.text', { count: sheets })}</p>
      {hasFailed && (
        <LabelNote meaning="bad">
          {t('labels.printed.failed', { done: recorded.done, total: rows.length })}
        </LabelNote>
      )}
      <div className={`vh-row ${styles.actions}`}>
        <Button onClick={() => void record()} loading={recorded !== null && !hasFailed}>
          {t(hasFailed ? 'labels.printed.again' : 'labels.printed.yes')}
        </Button>
        <Button variant="default" onClick={onClose} disabled={recorded !== null && !hasFailed}>
          {t('labels.printed.no')}
        </Button>
        <p role="status" className={`vh-soft ${styles.help}`}>
          {recorded !== null &&
            !hasFailed &&
            t('labels.printed.recording', { done: recorded.done, total: rows.length })}
        </p>
      </div>
    </Card>
  );
}
