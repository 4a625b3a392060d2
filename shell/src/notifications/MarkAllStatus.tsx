import { useTexts } from 'shared-lib/i18n';
import type { MarkAllState } from 'shared-lib/data/notifications';
import styles from './MarkAllStatus.module.css';

/** The status of marking all as read: progress over several batches, and errors. */
export function MarkAllStatus({ run }: { run: MarkAllState }) {
  const { t } = useTexts('notifications');
  if (run.status === 'failed') {
    return (
      <p role="alert" className="vh-refused">
        {t('failed')}
      </p>
    );
  }
  if (run.status === 'idle' || run.total === null) return null;
  const { done, total } = run;
  // More may have arrived since they were counted.
  const most = Math.max(done, total);
  const text = t('progress', { done, total: most });
  return (
    <div className={styles.status}>
      {text}
      <progress className={styles.bar} aria-label={t('running')} value={done} max={most} />
    </div>
  );
}
