import { formatNight, useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import styles from './RequestTable.module.css';
import { useEarlier } from './useEarlier.ts';

/**
 * The end of a list of requests, with a link to earlier ones; renders nothing once all of them are included.
 */
export function ShowEarlier() {
  const { t, i18n } = useTexts('mf-team');
  const { since, showEarlier } = useEarlier();
  if (since === null) return null;
  return (
    <div className={styles.earlier}>
      <Button variant="subtle" onClick={showEarlier}>
        {t('requests.earlier', { date: formatNight(since, i18n.language) })}
      </Button>
    </div>
  );
}
