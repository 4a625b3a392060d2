import { recordPrinted, useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button, Card, showToast } from 'shared-lib/ui';
import { useEffect, useRef, useState } from 'react';
import type { LabelKind } from '../source/labelKind.ts';
import styles from './Studio.module.css';
import type { MadeLabels } from './useMakePdf.ts';

interface AskPrintedProps {
  kind: LabelKind;
  made: MadeLabels;
  /** Whether none of them had been printed before, so that one can take it back. */
  isFirst: boolean;
  /** They came out right, which is recorded by now. */
  onPrinted: () => void;
  onTakenBack: () => void;
  onClose: () => void;
}

/** Asks whether the labels came out right, since nobody else knows; only then they count as printed. */
export function AskPrinted({ kind, made, isFirst, onPrinted, onTakenBack, onClose }: AskPrintedProps) {
  const { t } = useTexts('mf-communities');
  const { customerId } = useAccount();
  const [recorded, setRecorded] = useState<{ done: number; failed: boolean } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { rows, labels, sheets, next } = made;
  const hasFailed = recorded?.failed === true;

  const record = async () => {
    if (kind === 'checkpoints') {
      showToast({ meaning: 'good', message: t('labels.printed.doneCheckpoints', { place: next + 1 }) });
      onPrinted();
      return;
    }
    setRecorded({ done: 0, failed: false });
    const ids = rows.map(({ id }) => id);
    const result = await recordPrinted(customerId, ids, true, (done) => setRecorded({ done, failed: false }));
    if (!result.ok) {
      setRecorded({ done: result.recorded, failed: true });
      return;
    }
    const takeBack = async () => {
      const back = await recordPrinted(customerId, ids, false);
      if (back.ok) onTakenBack();
      else showToast({ meaning: 'bad', message: t('labels.printed.notTakenBack') });
    };
    showToast({
      meaning: 'good',
      message: t('labels.printed.done', { count: rows.length }),
      ...(isFirst && { undo: () => void takeBack() }),
    });
    onPrinted();
  };

  const yes = kind === 'bintags' ? t('labels.printed.yes') : t('labels.printed.yesCheckpoints');
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('labels.printed.title', { count: labels })}
      </h2>
      <p className={styles.asked}>{t('labels.printed.text', { count: sheets })}</p>
      {hasFailed && (
        <p role="alert" className={`${styles.result} ${styles.bad}`}>
          {t('labels.printed.failed', { done: recorded.done, total: rows.length })}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => void record()} loading={recorded !== null && !hasFailed}>
          {hasFailed ? t('labels.printed.again') : yes}
        </Button>
        <Button variant="default" onClick={onClose} disabled={recorded !== null && !hasFailed}>
          {t('labels.printed.no')}
        </Button>
        <p role="status" className={styles.help}>
          {recorded !== null &&
            !hasFailed &&
            t('labels.printed.recording', { done: recorded.done, total: rows.length })}
        </p>
      </div>
    </Card>
  );
}
