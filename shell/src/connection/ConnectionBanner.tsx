import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useConnection, useNow, useUnconfirmed, useWrites } from 'shared-lib/data';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useEffect, useReducer } from 'react';
import { asOfText } from './asOfText.ts';
import { connectionAfter } from './connectionAfter.ts';
import styles from './connection.module.css';

/** How long the banner shows that the connection is back, in milliseconds. */
const BACK_MILLIS = 5000;

/** Shows that the connection is lost, how old the page is, and what is waiting to be sent. */
function Offline({ since }: { since: number }) {
  const { t, i18n } = useTexts('connection');
  const now = useNow();
  const unconfirmed = useUnconfirmed();
  const { waiting } = useWrites();
  const asOf = asOfText(Math.min(since, unconfirmed ?? since), now, i18n.language, viewerTimeZone());
  return (
    <p className={styles.banner} data-connection="offline">
      <IconCloudOff size={20} aria-hidden />
      {t('offline', { asOf })}
      {waiting > 0 && ` ${t('waiting', { count: waiting })}`}
    </p>
  );
}

/**
 * Announces when the connection is lost, what that means for reading and saving, and when it is back.
 * Listeners catch up automatically.
 */
export function ConnectionBanner() {
  const { t } = useTexts('connection');
  const { isLost, since } = useConnection();
  const { refused } = useWrites();
  const [shown, happened] = useReducer(connectionAfter, isLost ? 'offline' : 'fine');

  useEffect(() => happened(isLost ? 'lost' : 'there'), [isLost]);

  useEffect(() => {
    if (shown !== 'back') return;
    const timer = setTimeout(() => happened('moment-over'), BACK_MILLIS);
    return () => clearTimeout(timer);
  }, [shown]);

  // Always rendered, because screen readers only announce changes to an existing status.
  return (
    <>
      <div role="status">
        {isLost && <Offline since={since} />}
        {!isLost && shown === 'back' && (
          <p className={styles.banner} data-connection="back">
            <IconCloudCheck size={20} aria-hidden />
            {t('back')}
          </p>
        )}
      </div>
      {refused > 0 && (
        // A new element each time, so each rejected write is announced.
        <p key={refused} role="alert" className={styles.banner} data-connection="refused">
          {t('refused')}
        </p>
      )}
    </>
  );
}
