import { IconMapPinOff } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/index.ts';
import { PlainLink } from '../PlainButton.tsx';
import { StatePanel } from './StatePanel.tsx';

/** Shown for an unknown page or record (spec section 2), with `Take Me Home` and `Report a Bug`. */
export function NotFound() {
  const { t } = useTexts('ui');
  return (
    <StatePanel
      icon={<IconMapPinOff size={32} />}
      title={t('notFound.title')}
      heading
      action={
        <>
          <PlainLink to="/">{t('notFound.home')}</PlainLink>
          <PlainLink to="/settings?tab=support" variant="default">
            {t('notFound.report')}
          </PlainLink>
        </>
      }
    >
      {t('notFound.text')}
    </StatePanel>
  );
}
