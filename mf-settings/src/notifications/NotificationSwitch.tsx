import { useCallback } from 'react';
import { saveNotificationSetting, useAccount } from 'shared-lib/data';
import type { NotificationSetting } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { SettingSwitch } from '../autosave/SettingSwitch.tsx';

interface NotificationSwitchProps {
  setting: NotificationSetting;
  /** The value in the customer document. */
  on: boolean;
}

/** One notification setting. */
export function NotificationSwitch({ setting, on }: NotificationSwitchProps) {
  const { t } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const save = useCallback(
    (value: boolean) => saveNotificationSetting(customerId, setting, value),
    [customerId, setting],
  );
  return (
    <SettingSwitch
      id={setting}
      label={t(`notifications.settings.${setting}.label`)}
      help={t(`notifications.settings.${setting}.help`)}
      on={on}
      save={save}
    />
  );
}
