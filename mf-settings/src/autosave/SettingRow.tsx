import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import type { Autosave } from './useAutosave.ts';
import styles from './SettingRow.module.css';

interface SettingRowProps<Value> {
  /** The id of the control, which names the row's parts too. */
  id: string;
  label: string;
  help: string;
  state: Autosave<Value>;
  /** Saves again what could not be saved. */
  onRetry: (wanted: Value) => void;
  /** The control; described by `${id}-help`. */
  children: ReactNode;
}

/** One setting: what it is, how its last change fares, and its control. */
export function SettingRow<Value>({ id, label, help, state, onRetry, children }: SettingRowProps<Value>) {
  const { t } = useTexts('mf-settings');
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.words}>
        <span className={styles.label} dir="auto">
          {label}
        </span>
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      </label>
      <span className={styles.outcome}>
        {state.status === 'saving' && <span className={styles.saving}>{t('autosave.saving')}</span>}
        <span role="status">
          {state.status === 'saved' && (
            <span className={styles.saved}>
              <IconCheck size={18} aria-hidden />
              {t('autosave.saved')}
            </span>
          )}
        </span>
      </span>
      {children}
      {state.status === 'failed' && (
        <div role="alert" className={styles.failed}>
          <IconAlertTriangle size={18} aria-hidden />
          {t('autosave.failed')}
          <Button size="compact-sm" variant="default" onClick={() => onRetry(state.wanted)}>
            {t('autosave.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
