import { IconDeviceMobile } from '@tabler/icons-react';
import { useSettings } from 'shared-lib/data';
import { fieldAppAddressOf } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';

/**
 * Opens the scanned code in the field app, for specialists; renders nothing if the business has no app
 * address.
 */
export function FieldAppLink({ code }: { code: string }) {
  const { t } = useTexts('mf-communities');
  const settings = useSettings('operations');
  const address = settings.status === 'ready' ? fieldAppAddressOf(settings.data.fieldAppAddress, code) : null;
  if (address === null) return null;
  return (
    <div>
      <Button component="a" href={address} size="md" leftSection={<IconDeviceMobile size={20} aria-hidden />}>
        {t('public.binTag.fieldApp')}
      </Button>
    </div>
  );
}
