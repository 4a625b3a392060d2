import { resetToDefaults, useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { useState } from 'react';
import styles from './Notifications.module.css';

/** For an Admin: whether the owner's choices or their own apply, and the way back to the owner's. */
export function NotificationSource({ isOwn }: { isOwn: boolean }) {
  const { t } = useTexts('mf-settings');
  const account = useAccount();
  const [outcome, setOutcome] = useState<'idle' | 'running' | 'failed'>('idle');
  const follow = async () => {
    setOutcome('running');
    const { ok } = await resetToDefaults(account);
    setOutcome(ok ? 'idle' : 'failed');
  };
  return (
    <div className={`vh-row ${styles.whose}`}>
      <p>{t(isOwn ? 'notifications.whose.own' : 'notifications.whose.owners')}</p>
      {isOwn && (
        <Button
          size="compact-sm"
          variant="default"
          loading={outcome === 'running'}
          onClick={() => void follow()}
        >
          {t('notifications.whose.follow')}
        </Button>
      )}
      {outcome === 'failed' && <p role="alert">{t('notifications.whose.failed')}</p>}
    </div>
  );
}
