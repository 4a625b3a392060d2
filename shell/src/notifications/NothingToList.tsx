import { IconBell, IconChecks } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import type { NotificationFilter } from 'shared-lib/data/notifications';
import { Button, StatePanel } from 'shared-lib/ui';
import { useNavigate } from 'react-router-dom';
import { notificationsPath } from './notificationAddress.ts';

/** The empty state of the list. */
export function NothingToList({ filter }: { filter: NotificationFilter }) {
  const { t } = useTexts('notifications');
  const navigate = useNavigate();
  if (filter === 'all') {
    return (
      <StatePanel icon={<IconBell size={32} />} title={t('none.title')}>
        {t('none.text')}
      </StatePanel>
    );
  }
  return (
    <StatePanel
      icon={<IconChecks size={32} />}
      title={t('noUnread.title')}
      action={
        <Button variant="default" onClick={() => void navigate(notificationsPath)}>
          {t('noUnread.action')}
        </Button>
      }
    >
      {t('noUnread.text')}
    </StatePanel>
  );
}
