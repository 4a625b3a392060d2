import { useTexts } from 'shared-lib/i18n';
import { useId } from 'react';
import styles from './DiagnosticsField.module.css';

interface DiagnosticsFieldProps {
  /** Exactly what is sent; null when nothing is attached. */
  diagnostics: string | null;
  disabled: boolean;
  onAttach: (isAttached: boolean) => void;
}

/** The choice to attach diagnostics, with all of them in sight. */
export function DiagnosticsField({ diagnostics, disabled, onAttach }: DiagnosticsFieldProps) {
  const { t } = useTexts('help');
  const helpId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          aria-describedby={helpId}
          disabled={disabled}
          checked={diagnostics !== null}
          onChange={({ currentTarget }) => onAttach(currentTarget.checked)}
        />
        {t('support.attach')}
      </label>
      <p id={helpId} className={styles.help}>
        {t('support.attachHelp')}
      </p>
      {diagnostics !== null && (
        <details className={styles.details}>
          <summary className={styles.summary}>{t('support.preview')}</summary>
          <textarea
            className={styles.preview}
            aria-label={t('support.previewLabel')}
            rows={12}
            readOnly
            wrap="off"
            spellCheck={false}
            value={diagnostics}
          />
        </details>
      )}
    </div>
  );
}
