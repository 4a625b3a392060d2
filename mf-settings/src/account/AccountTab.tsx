import { useTexts } from 'shared-lib/i18n';
import styles from '../settings/SettingsTab.module.css';
import { SigningIn } from './access/SigningIn.tsx';
import { BusinessProfile } from './business/BusinessProfile.tsx';
import { YourData } from '../yourData/YourData.tsx';
import { UsageStatistics } from './UsageStatistics.tsx';
import { YourDetails } from './YourDetails.tsx';

/** The settings tab of the person who is signed in, and of the business. */
export default function AccountTab() {
  const { t } = useTexts('mf-settings');
  return (
    <div className={styles.tab}>
      <h2 className="vh-large-title">{t('account.title')}</h2>
      <p className={styles.text}>{t('account.text')}</p>
      <section aria-labelledby="your-details">
        <h3 id="your-details" className={styles.group}>
          {t('account.you.title')}
        </h3>
        <YourDetails />
      </section>
      <section aria-labelledby="signing-in">
        <h3 id="signing-in" className={styles.group}>
          {t('account.access.title')}
        </h3>
        <SigningIn />
      </section>
      <section aria-labelledby="business-profile">
        <h3 id="business-profile" className={styles.group}>
          {t('account.business.title')}
        </h3>
        <BusinessProfile />
      </section>
      <section aria-labelledby="usage-statistics">
        <h3 id="usage-statistics" className={styles.group}>
          {t('account.statistics.title')}
        </h3>
        <UsageStatistics />
      </section>
      <YourData />
    </div>
  );
}
