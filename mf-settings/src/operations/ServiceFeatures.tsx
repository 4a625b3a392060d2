import { useSettings } from 'shared-lib/data';
import { serviceFeatures, type Settings } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import { SwitchField } from 'shared-lib/ui/form';
import { useSettingsForm } from '../settings/useSettingsForm.ts';

/** What the field app offers during a shift. */
export function ServiceFeatures() {
  const settings = useSettings('operations');
  return (
    <Card flush>
      <LiveContent live={settings}>{(stored) => <FeatureFields stored={stored} />}</LiveContent>
    </Card>
  );
}

function FeatureFields({ stored }: { stored: Settings['operations'] }) {
  const { t } = useTexts('mf-settings');
  const { field } = useSettingsForm('operations', stored);
  return serviceFeatures.map((feature) => (
    <SwitchField
      key={feature}
      {...field(feature)}
      label={t(`operations.features.${feature}.label`)}
      help={t(`operations.features.${feature}.help`)}
    />
  ));
}
