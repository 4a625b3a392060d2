import { useConnection, useNow, useUnconfirmed } from 'shared-lib/data';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useEffect, useState } from 'react';
import styles from './connection.module.css';
import { asOfText } from './asOfText.ts';

/** Delay before screen readers announce it, in milliseconds. Usually the server has answered by then. */
const ANNOUNCE_AFTER = 1500;

function Note({ asOf }: { asOf: number }) {
  const { t, i18n } = useTexts('connection');
  const now = useNow();
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const words = t('updating', { asOf: asOfText(asOf, now, i18n.language, viewerTimeZone()) });
  return (
    <>
      <p className={styles.note} aria-hidden data-unconfirmed>
        {words}
      </p>
      <div role="status" className="vh-unseen">
        {isAnnounced && words}
      </div>
    </>
  );
}

/** Shows how old unconfirmed data is. Overlays the page's edge, so nothing moves. */
export function AsOfNote() {
  const asOf = useUnconfirmed();
  // When offline, the connection banner shows it instead.
  const { isLost } = useConnection();
  return asOf === null || isLost ? null : <Note asOf={asOf} />;
}
