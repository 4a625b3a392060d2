import { saveNotificationChoices, useAccount } from 'shared-lib/data';
import type { NotificationChoices } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import type { ReactNode } from 'react';
import { usePushDevices } from '../data/pushDevices.api.ts';
import styles from '../settings/SettingsTab.module.css';
import { DeviceList } from './DeviceList.tsx';
import { pushKey } from './pushKey.ts';
import { ThisDevice } from './ThisDevice.tsx';

interface PushGroupProps {
  readonly stored: NotificationChoices;
  /** The switches for what is shown. */
  readonly children: ReactNode;
}

/** Push notifications: this device, what it shows, and the person's devices. Nothing if the site sends none. */
export function PushGroup(props: PushGroupProps) {
  return pushKey() === null ? null : <Group {...props} />;
}

function Group({ stored, children }: PushGroupProps) {
  const { t } = useTexts('mf-settings');
  const account = useAccount();
  const devices = usePushDevices();
  // Start with urgent ones: a device that shows nothing would look broken.
  const begin = () => {
    if (!stored.pushUrgent && !stored.pushOther)
      void saveNotificationChoices(account, stored, { pushUrgent: true });
  };
  return (
    <section data-setting="devices">
      <h3 className={styles.group}>{t('push.title')}</h3>
      <Card flush>
        <LiveContent live={devices}>
          {(known) => (
            <>
              <ThisDevice devices={known} onAdded={begin} />
              {known.length > 0 && children}
              {known.length > 0 && <DeviceList devices={known} />}
            </>
          )}
        </LiveContent>
      </Card>
    </section>
  );
}
