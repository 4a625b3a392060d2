import { useAccount } from 'shared-lib/data';
import type { PushDevice } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { useState } from 'react';
import { addThisDevice, isThisDevice, removeDevice } from '../data/pushDevices.api.ts';
import { browserPushState } from './pushState.ts';
import styles from './Push.module.css';

interface ThisDeviceProps {
  readonly devices: readonly PushDevice[];
  /** Called once it has been added. */
  readonly onAdded: () => void;
}

/** Turns push notifications on and off in this browser. The browser asks for permission only when the button is pressed. */
export function ThisDevice({ devices, onAdded }: ThisDeviceProps) {
  const { t } = useTexts('mf-settings');
  const account = useAccount();
  const [outcome, setOutcome] = useState<'idle' | 'running' | 'denied' | 'failed'>('idle');
  const own = devices.find((device) => isThisDevice(account, device)) ?? null;
  const state = browserPushState(own !== null);
  const change = async () => {
    setOutcome('running');
    if (state === 'on' && own !== null) {
      setOutcome((await removeDevice(account, own)) ? 'idle' : 'failed');
      return;
    }
    const problem = await addThisDevice(account, devices);
    if (problem === null) onAdded();
    setOutcome(problem ?? 'idle');
  };
  return (
    <div className={`vh-spread ${styles.row}`}>
      <div className={`vh-words ${styles.words}`}>
        <span className={styles.name}>{t('push.thisDevice')}</span>
        <span className="vh-soft">{t(`push.${state}`)}</span>
        {outcome === 'failed' && (
          <span role="alert" className={styles.alert}>
            {t('push.failed')}
          </span>
        )}
      </div>
      {state !== 'unsupported' && (
        <Button variant="default" size="sm" loading={outcome === 'running'} onClick={() => void change()}>
          {t(state === 'on' ? 'push.turnOff' : 'push.turnOn')}
        </Button>
      )}
    </div>
  );
}
