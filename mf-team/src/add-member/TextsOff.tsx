import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import styles from './AddMember.module.css';

/** Says next to the phone that texts are off, and where to turn them on. */
export function TextsOff() {
  const { t } = useTexts('mf-team');
  return (
    <p className={styles.textsOff} role="status">
      {t('addMember.textsOff')} <Link to="/settings?tab=sms">{t('addMember.textSettings')}</Link>
    </p>
  );
}
