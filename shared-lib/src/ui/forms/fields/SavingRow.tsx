import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import type { FieldSaving } from '../field.ts';
import styles from './SavingRow.module.css';

interface SavingRowProps {
  /** The control's id, from which the ids of the row's parts derive. */
  id: string;
  label: string;
  help: ReactNode;
  saving: FieldSaving;
  /** The error, as wide as the row. */
  problem: ReactNode;
  attributes: ComponentProps<'div'> & { 'data-tour': string | undefined; 'data-locked': true | undefined };
  children: ReactNode;
}

/** An autosaving field as a row: its label, save status and control. */
export function SavingRow({ id, label, help, saving, problem, attributes, children }: SavingRowProps) {
  const { t } = useTexts('form');
  return (
    <div {...attributes} className={`vh-row ${styles.row}`} data-field-row>
      <label htmlFor={id} className={styles.words}>
        <span id={`${id}-label`} className={styles.label} dir="auto">
          {label}
        </span>
        {help !== undefined && (
          <span id={`${id}-help`} className="vh-hint">
            {help}
          </span>
        )}
      </label>
      <span className={styles.outcome}>
        {saving.status === 'saving' && <span className={styles.saving}>{t('saving')}</span>}
        <span role="status">
          {saving.status === 'saved' && (
            <span className={styles.saved}>
              <IconCheck size={18} aria-hidden />
              {t('saved')}
            </span>
          )}
        </span>
      </span>
      <div className={styles.control}>{children}</div>
      {problem && <div className={styles.problem}>{problem}</div>}
      {saving.status === 'failed' && (
        <div role="alert" className={`vh-row ${styles.failed}`}>
          <IconAlertTriangle size={18} aria-hidden />
          {t('notSaved')}
          <Button size="compact-sm" variant="default" onClick={saving.retry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
