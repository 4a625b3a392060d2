import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { useEffect, useReducer } from 'react';
import { connectionAfter } from './connectionAfter.ts';
import styles from './ConnectionBanner.module.css';

/** Milliseconds for which the banner says that the connection is back. */
const BACK_FOR = 5000;

/** Says that the device is offline, and that it is back; Firestore's listeners catch up by themselves. */
export function ConnectionBanner() {
  const { t } = useTexts('connection');
  const [connection, happened] = useReducer(connectionAfter, navigator.onLine ? 'fine' : 'offline');

  useEffect(() => {
    const offline = () => happened('offline');
    const online = () => happened('online');
    window.addEventListener('offline', offline);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('offline', offline);
      window.removeEventListener('online', online);
    };
  }, []);

  useEffect(() => {
    if (connection !== 'back') return;
    const timer = setTimeout(() => happened('moment-over'), BACK_FOR);
    return () => clearTimeout(timer);
  }, [connection]);

  // The region is always there, so that a screen reader notices when it begins to say something.
  return (
    <div role="status">
      {connection !== 'fine' && (
        <p className={styles.banner} data-connection={connection}>
          {connection === 'offline' ? (
            <IconCloudOff size={20} aria-hidden />
          ) : (
            <IconCloudCheck size={20} aria-hidden />
          )}
          {t(connection)}
        </p>
      )}
    </div>
  );
}
