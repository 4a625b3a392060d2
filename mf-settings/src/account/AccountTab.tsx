import { useTexts } from 'shared-lib/i18n';
import { hasUsageStatistics, useUsageChoice } from 'shared-lib/data';
import { Card } from 'shared-lib/ui';
import { SwitchField } from 'shared-lib/ui/form';
import styles from '../settings/SettingsTab.module.css';
import { YourData } from '../yourData/YourData.tsx';
import { SigningIn } from './access/SigningIn.tsx';
import { BusinessProfile } from './business/BusinessProfile.tsx';
import { YourDetails } from './YourDetails.tsx';

/** Whether the signed-in person allows usage statistics in this browser. Each Admin has their own choice. */
function UsageStatistics() {
  const { t } = useTexts('mf-settings');
  const [choice, choose] = useUsageChoice();
  const isCounted = hasUsageStatistics();
  return (
    <Card flush={isCounted}>
      {isCounted ? (
        <SwitchField
          name="usageStatistics"
          label={t('account.statistics.label')}
          help={t('account.statistics.help')}
          value={choice === 'allowed'}
          error={null}
          readOnly={false}
          saving={{ status: 'idle', retry: () => {} }}
          onChange={(isAllowed) => choose(isAllowed ? 'allowed' : 'refused')}
        />
      ) : (
        <p data-setting="usageStatistics" className={styles.text}>
          {t('account.statistics.none')}
        </p>
      )}
    </Card>
  );
}

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
