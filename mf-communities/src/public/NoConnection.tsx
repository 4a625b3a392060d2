import { IconCloudOff } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { StatePanel } from 'shared-lib/ui/public';

/** Stands in place of a public page that has not come yet while there is no connection. */
export function NoConnection() {
  const { t } = useTexts('mf-communities');
  return (
    <StatePanel icon={<IconCloudOff size={32} />} title={t('public.noConnection.title')}>
      {t('public.noConnection.text')}
    </StatePanel>
  );
}
