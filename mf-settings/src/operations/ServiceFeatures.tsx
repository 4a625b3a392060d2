import { useSettings, useShiftsInProgress, useTonightDate } from 'shared-lib/data';
import { serviceFeatures, type Settings } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import { SwitchField, TextField } from 'shared-lib/ui/form';
import styles from '../settings/SettingsTab.module.css';
import { useSettingsForm } from '../settings/useSettingsForm.ts';

/** The field app's features during a shift. */
export function ServiceFeatures() {
  const settings = useSettings('operations');
  return (
    <>
      <UnderWay />
      <Card flush>
        <LiveContent live={settings}>{(stored) => <FeatureFields stored={stored} />}</LiveContent>
      </Card>
    </>
  );
}

/** How many shifts in progress a switch doesn't affect, shown before switching. */
function UnderWay() {
  const { t } = useTexts('mf-settings');
  const count = useShiftsInProgress(useTonightDate());
  return (
    <p role="status" className={styles.before}>
      {count.status !== 'ready'
        ? null
        : count.data === 0
          ? t('operations.features.noneUnderWay')
          : t('operations.features.underWay', { count: count.data })}
    </p>
  );
}

function FeatureFields({ stored }: { stored: Settings['operations'] }) {
  const { t } = useTexts('mf-settings');
  const { field } = useSettingsForm('operations', stored, { errorTexts: 'mf-settings:operations.problems' });
  return (
    <>
      {serviceFeatures.map((feature) => (
        <SwitchField
          key={feature}
          {...field(feature)}
          label={t(`operations.features.${feature}.label`)}
          help={t(`operations.features.${feature}.help`)}
        />
      ))}
      <TextField
        {...field('fieldAppAddress')}
        label={t('operations.features.fieldAppAddress.label')}
        help={t('operations.features.fieldAppAddress.help')}
        placeholder="https://"
        maxLength={500}
      />
    </>
  );
}
