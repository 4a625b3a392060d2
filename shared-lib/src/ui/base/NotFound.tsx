import { Button } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatePanel } from './StatePanel.tsx';

/** What stands where there is no such page or record (spec section 2): `Take Me Home` and `Report a Bug`. */
export function NotFound() {
  const { t } = useTranslation('ui');
  return (
    <StatePanel
      icon={<IconMapPinOff size={32} />}
      title={t('notFound.title')}
      heading
      action={
        <>
          <Button component={Link} to="/">
            {t('notFound.home')}
          </Button>
          <Button component={Link} to="/settings?tab=support" variant="default">
            {t('notFound.report')}
          </Button>
        </>
      }
    >
      {t('notFound.text')}
    </StatePanel>
  );
}
