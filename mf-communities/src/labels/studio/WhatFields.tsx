import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { SegmentsField } from 'shared-lib/ui/form';
import type { LabelKind } from '../source/labelKind.ts';
import type { LabelSource } from '../source/useLabelSource.ts';
import styles from './studio.module.css';
import { labelSelections, type RequestedLabels } from './useRequestedLabels.ts';

interface WhatFieldsProps {
  kind: LabelKind;
  asked: RequestedLabels;
  onAsk: (some: Partial<RequestedLabels>) => void;
  source: LabelSource;
  /** Whether there are reprint requests, since the design changed. */
  hasOutdated: boolean;
}

/** Selects the labels to print, and shows how many there are. */
export function WhatFields({ kind, asked: { which, batchId }, onAsk, source, hasOutdated }: WhatFieldsProps) {
  const { t } = useTexts('mf-communities');
  const { total, fetchAll } = source;
  const choices = labelSelections.filter(
    (value) =>
      value === 'all' ||
      (value === 'unprinted' && kind === 'bintags') ||
      (value === 'outdated' && (hasOutdated || which === 'outdated')),
  );
  return (
    <Card>
      <h2 className={styles.heading}>{t('labels.what.title')}</h2>
      {choices.length > 1 && (
        <SegmentsField
          name="which"
          value={choices.includes(which) ? which : 'all'}
          error={null}
          readOnly={false}
          onChange={(value) => onAsk({ which: value })}
          label={t('labels.what.which')}
          choices={choices.map((value) => ({ value, label: t(`labels.what.${value}`) }))}
        />
      )}
      {batchId !== null && (
        <p className={styles.help}>
          {t('labels.what.batch', { batch: batchId })}{' '}
          <button type="button" className={styles.plain} onClick={() => onAsk({ batchId: null })}>
            {t('labels.what.wholeCommunity')}
          </button>
        </p>
      )}
      <p className={styles.count} role="status">
        {total === null ? t('labels.what.counting') : t('labels.what.count', { count: total })}
      </p>
      {fetchAll !== null && <p className={styles.help}>{t('labels.what.sample')}</p>}
    </Card>
  );
}
