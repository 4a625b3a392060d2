import { useConnection, useNow, useUnconfirmed } from 'shared-lib/data';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useEffect, useState } from 'react';
import styles from './AsOfNote.module.css';
import { asOfText } from './asOfText.ts';

/** Milliseconds after which a screen reader is told: mostly the server has answered by then, and there is nothing to tell. */
const SAY_AFTER = 1500;

function Note({ asOf }: { asOf: number }) {
  const { t, i18n } = useTexts('connection');
  const now = useNow();
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), SAY_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const words = t('updating', { asOf: asOfText(asOf, now, i18n.language, viewerTimeZone()) });
  return (
    <>
      <p className={styles.note} aria-hidden data-unconfirmed>
        {words}
      </p>
      <div role="status" className="vh-unseen">
        {isSaid && words}
      </div>
    </>
  );
}

/** Says of what the page shows since when it is not confirmed by the server. It stands over the page's edge, so that nothing moves. */
export function AsOfNote() {
  const asOf = useUnconfirmed();
  // Without a connection the banner says it.
  const { isLost } = useConnection();
  return asOf === null || isLost ? null : <Note asOf={asOf} />;
}
