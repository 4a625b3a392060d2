import { IconFileUpload } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { importPrefetch } from './ImportMembers.tsx';

/** Opens the import of members. */
export function ImportButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTexts('mf-team');
  return (
    <Button
      variant="default"
      leftSection={<IconFileUpload size={18} aria-hidden />}
      onClick={onOpen}
      {...importPrefetch}
    >
      {t('importMembers.open')}
    </Button>
  );
}
