import { useTexts } from 'shared-lib/i18n';
import styles from './SearchField.module.css';

/** Shown when the list's code couldn't be loaded. */
export function SearchUnavailable() {
  const { t } = useTexts('search');
  return (
    <p className={styles.unavailable} role="alert">
      {t('failed.code')}
    </p>
  );
}
