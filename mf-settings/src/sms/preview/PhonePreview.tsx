import type { TextLanguage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import styles from './PhonePreview.module.css';

interface PhonePreviewProps {
  body: string;
  language: TextLanguage;
}

/** A text as it stands on its resident's phone. */
export function PhonePreview({ body, language }: PhonePreviewProps) {
  const { t } = useTexts('mf-settings');
  return (
    <figure className={styles.phone} aria-label={t('sms.preview.name')}>
      <div className={styles.screen}>
        <p className={styles.bubble} lang={language} dir="auto">
          {body}
        </p>
      </div>
    </figure>
  );
}
