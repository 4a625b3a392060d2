import type { Notification } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useMarkAllRead, type MarkAllState } from 'shared-lib/data/notifications';
import { Button } from 'shared-lib/ui';
import styles from './MarkAllButton.module.css';

interface MarkAllButtonProps {
  /** Whether there is anything to mark. */
  hasUnread: boolean;
  /** The notifications currently loaded. */
  known: readonly Notification[];
  size: 'compact-sm' | 'sm';
  variant: 'subtle' | 'default';
}

/** Marks all as read. Stays focusable when there is nothing to mark, so focus isn't lost. */
export function MarkAllButton({ hasUnread, known, size, variant }: MarkAllButtonProps) {
  const { t } = useTexts('notifications');
  const { run, markAllRead } = useMarkAllRead();
  const isOff = !hasUnread && run.status !== 'running';
  return (
    <Button
      variant={variant}
      size={size}
      mih={44}
      style={{ flexShrink: 0 }}
      loading={run.status === 'running'}
      aria-disabled={isOff}
      data-disabled={isOff}
      onClick={() => {
        if (!isOff) void markAllRead(known);
      }}
    >
      {t('markAll')}
    </Button>
  );
}

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
  const max = Math.max(done, total);
  const text = t('progress', { done, total: max });
  return (
    <div className={`vh-soft vh-digits ${styles.status}`}>
      {text}
      <progress className={styles.bar} aria-label={t('running')} value={done} max={max} />
    </div>
  );
}
