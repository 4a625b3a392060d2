import { useAccount, useNow } from 'shared-lib/data';
import type { PushDevice } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, RelativeTime } from 'shared-lib/ui';
import { useState } from 'react';
import { isThisDevice, removeDevice } from '../data/pushDevices.api.ts';
import styles from './Push.module.css';

/** The person's devices that show push notifications, each with its removal. */
export function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  const { t } = useTexts('mf-settings');
  return (
    <ul className={`vh-list ${styles.devices}`} aria-label={t('push.devices')}>
      {devices.map((device) => (
        <Device key={device.id} device={device} />
      ))}
    </ul>
  );
}

function Device({ device }: { device: PushDevice }) {
  const { t } = useTexts('mf-settings');
  const account = useAccount();
  const now = useNow();
  const [outcome, setOutcome] = useState<'idle' | 'running' | 'failed'>('idle');
  const name = device.name || t('push.unnamed');
  const remove = async () => {
    setOutcome('running');
    if (!(await removeDevice(account, device))) setOutcome('failed');
  };
  return (
    <li className={`vh-spread ${styles.row}`}>
      <div className={`vh-words ${styles.words}`}>
        <span className={styles.name}>{name}</span>
        <span className="vh-soft">
          {isThisDevice(account, device) ? (
            t('push.thisDevice')
          ) : (
            <RelativeTime instant={device.addedAt} now={now} />
          )}
        </span>
        {outcome === 'failed' && (
          <span role="alert" className={styles.alert}>
            {t('push.notRemoved')}
          </span>
        )}
      </div>
      <Button
        variant="subtle"
        size="sm"
        loading={outcome === 'running'}
        aria-label={t('push.removeNamed', { name })}
        onClick={() => void remove()}
      >
        {t('push.remove')}
      </Button>
    </li>
  );
}
