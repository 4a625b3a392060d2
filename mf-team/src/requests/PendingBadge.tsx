import { useRecentRequests, useTonightDate } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { countPending } from './countPending.ts';
import styles from './PendingBadge.module.css';

/** The number of pending requests, next to their tab's name; renders nothing if there are none. */
export function PendingBadge() {
  const { t } = useTexts('mf-team');
  const records = useRecentRequests();
  const tonight = useTonightDate();
  const count = records.status === 'ready' ? countPending(records.data, tonight) : 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.badge}>{t('requests.badge', { count })}</span>
    </>
  );
}
