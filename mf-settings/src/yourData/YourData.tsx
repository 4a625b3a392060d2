import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import settings from '../settings/SettingsTab.module.css';
import { DeleteBusiness } from './DeleteBusiness.tsx';
import { ExportEverything } from './ExportEverything.tsx';
import styles from './YourData.module.css';

/** The owner's options for the business's data: export and deletion. */
export function YourData() {
  const { t } = useTexts('mf-settings');
  const { role } = useAccount();
  return (
    <section aria-labelledby="your-data">
      <h3 id="your-data" className={settings.group}>
        {t('yourData.title')}
      </h3>
      <div className="vh-grid">
        <div data-setting="export">
          <Card>
            <h4 className="vh-subtitle">{t('yourData.export.title')}</h4>
            <p className={styles.text}>{t('yourData.export.text')}</p>
            {role === 'owner' ? (
              <ExportEverything />
            ) : (
              <p className={styles.text}>{t('yourData.export.ownerOnly')}</p>
            )}
          </Card>
        </div>
        <div data-setting="delete">
          <Card>
            <h4 className="vh-subtitle">{t('yourData.delete.title')}</h4>
            <p className={styles.text}>{t('yourData.delete.text')}</p>
            <DeleteBusiness />
          </Card>
        </div>
      </div>
    </section>
  );
}
