import type { Notification } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useMarkAllRead } from 'shared-lib/data/notifications';
import { Button } from 'shared-lib/ui';

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
