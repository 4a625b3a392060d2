import { hasUsageStatistics, useUsageChoice } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { SwitchField } from 'shared-lib/ui/form';
import styles from '../settings/SettingsTab.module.css';

/** Whether the person who is signed in lets this browser be counted. It is nobody else's choice, so an Admin has their own. */
export function UsageStatistics() {
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
