import { IconDeviceMobile } from '@tabler/icons-react';
import { useSettings } from 'shared-lib/data';
import { fieldAppAddressOf } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';

/** The way on to the field app with the code that was scanned, for who works in the field; nothing where the business names no address. */
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
