import { IconFileTypePdf, IconRuler2 } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { LabelNote } from 'shared-lib/ui/labels';
import styles from './studio.module.css';
import { maxLabels, type PdfProgress } from './useCreatePdf.ts';

interface MakeActionsProps {
  making: PdfProgress;
  /** How many labels, including copies; null while loading. */
  labels: number | null;
  /** Whether the labels can't be printed, or not yet. */
  disabled: boolean;
  onMake: () => void;
  onCancel: () => void;
  /** Null while the sheet's dimensions are invalid. */
  onCalibrate: (() => void) | null;
}

/** Creates the file, or shows its progress. */
export function CreateActions({ making, labels, disabled, onMake, onCancel, onCalibrate }: MakeActionsProps) {
  const { t } = useTexts('mf-communities');
  const { status } = making;
  const isBusy = status === 'fetching' || status === 'scanning' || status === 'writing';
  return (
    <div className={`vh-row ${styles.actions}`}>
      <Button
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        onClick={onMake}
        loading={isBusy}
        disabled={disabled}
      >
        {labels === null ? t('labels.make.any') : t('labels.make.action', { count: labels })}
      </Button>
      <Button
        variant="default"
        leftSection={<IconRuler2 size={18} aria-hidden />}
        onClick={onCalibrate ?? undefined}
        disabled={onCalibrate === null}
      >
        {t('labels.make.calibration')}
      </Button>
      {(status === 'fetching' || status === 'scanning') && (
        <Button variant="subtle" onClick={onCancel}>
          {t('labels.make.cancel')}
        </Button>
      )}
      <p role="status" className={`vh-soft ${styles.help}`}>
        {(status === 'fetching' || status === 'scanning') &&
          t(`labels.make.${status}`, { done: making.done, total: making.total })}
        {status === 'writing' && t('labels.make.writing')}
      </p>
      {(status === 'failed' || status === 'tooMany') && (
        <LabelNote meaning="bad">{t(`labels.make.${status}`, { max: maxLabels })}</LabelNote>
      )}
    </div>
  );
}
