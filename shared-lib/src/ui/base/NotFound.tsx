import { Button } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../i18n/index.ts';
import { StatePanel } from './StatePanel.tsx';

/** What stands where there is no such page or record (spec section 2): `Take Me Home` and `Report a Bug`. */
export function NotFound() {
  const { t } = useTexts('ui');
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
