import { IconCloudOff } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { StatePanel } from 'shared-lib/ui/public';

/** Replaces a public page that hasn't loaded while offline. */
export function NoConnection() {
  const { t } = useTexts('mf-communities');
  return (
    <StatePanel icon={<IconCloudOff size={32} />} title={t('public.noConnection.title')}>
      {t('public.noConnection.text')}
    </StatePanel>
  );
}
