import { useTexts } from 'shared-lib/i18n';
import styles from './SearchField.module.css';

/** Stands in for the list of matches when its code could not be loaded. */
export function SearchUnavailable() {
  const { t } = useTexts('search');
  return (
    <p className={styles.unavailable} role="alert">
      {t('failed.code')}
    </p>
  );
}
