import { useTexts } from 'shared-lib/i18n';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: past the navigation to the content. */
export function SkipLink() {
  const { t } = useTexts('shell');
  return (
    <a href="#content" className={styles.skip}>
      {t('layout.skip')}
    </a>
  );
}
