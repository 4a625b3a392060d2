import { IconPencil } from '@tabler/icons-react';
import { isArchived, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { useAskBulk } from '../bulk/useAskBulk.tsx';

/** Opens the dialog in which a community gets another District Manager, or none, unless it is archived. */
export function ManagerButton({ community }: { community: Pick<Community, 'id' | 'archivedAt'> }) {
  const { t } = useTexts('mf-communities');
  const ask = useAskBulk();
  if (isArchived(community)) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPencil size={16} aria-hidden />}
      aria-label={t('people.changeManager')}
      onClick={() => ask('manager', [community.id], () => {})}
    >
      {t('edit.button')}
    </Button>
  );
}
