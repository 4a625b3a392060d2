import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useCallback } from 'react';
import { saveNotificationSetting, useAccount } from 'shared-lib/data';
import type { NotificationSetting } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, Switch } from 'shared-lib/ui';
import { useAutosave } from './useAutosave.ts';
import styles from './NotificationSwitch.module.css';

interface NotificationSwitchProps {
  setting: NotificationSetting;
  /** The value in the customer document. */
  on: boolean;
}

/**
 * One notification setting. It shows the wanted value while that is being saved, and the stored one at any other time: so it
 * goes back by itself when saving fails, and follows what another browser changes.
 */
export function NotificationSwitch({ setting, on }: NotificationSwitchProps) {
  const { t } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const save = useCallback(
    (value: boolean) => saveNotificationSetting(customerId, setting, value),
    [customerId, setting],
  );
  const { state, change } = useAutosave(save);
  const helpId = `${setting}-help`;

  return (
    <div className={styles.row}>
      <label htmlFor={setting} className={styles.words}>
        <span className={styles.label}>{t(`notifications.settings.${setting}.label`)}</span>
        <span id={helpId} className={styles.help}>
          {t(`notifications.settings.${setting}.help`)}
        </span>
      </label>
      <span className={styles.outcome}>
        {state.status === 'saving' && <span className={styles.saving}>{t('notifications.saving')}</span>}
        <span role="status">
          {state.status === 'saved' && (
            <span className={styles.saved}>
              <IconCheck size={18} aria-hidden />
              {t('notifications.saved')}
            </span>
          )}
        </span>
      </span>
      <Switch
        id={setting}
        size="md"
        withThumbIndicator={false}
        aria-label={t(`notifications.settings.${setting}.label`)}
        aria-describedby={helpId}
        checked={state.status === 'saving' ? state.wanted : on}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      {state.status === 'failed' && (
        <div role="alert" className={styles.failed}>
          <IconAlertTriangle size={18} aria-hidden />
          {t('notifications.failed')}
          <Button size="compact-sm" variant="default" onClick={() => void change(state.wanted)}>
            {t('notifications.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
