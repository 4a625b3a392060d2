import { useCallback } from 'react';
import { saveSettings, useAccount, useSettings } from 'shared-lib/data';
import { serviceFeatures, type ServiceFeature } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import { SettingSwitch } from '../autosave/SettingSwitch.tsx';

/** What the field app offers during a shift. */
export function ServiceFeatures() {
  const settings = useSettings('operations');
  return (
    <Card flush>
      <LiveContent live={settings}>
        {(features) =>
          serviceFeatures.map((feature) => (
            <FeatureSwitch key={feature} feature={feature} on={features[feature]} />
          ))
        }
      </LiveContent>
    </Card>
  );
}

function FeatureSwitch({ feature, on }: { feature: ServiceFeature; on: boolean }) {
  const { t } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const save = useCallback(
    (value: boolean) => saveSettings(customerId, 'operations', { [feature]: value }),
    [customerId, feature],
  );
  return (
    <SettingSwitch
      id={feature}
      label={t(`operations.features.${feature}.label`)}
      help={t(`operations.features.${feature}.help`)}
      on={on}
      save={save}
    />
  );
}
