import { IconPencil } from '@tabler/icons-react';
import { isArchived, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, useAddressState } from 'shared-lib/ui';
import type { EditPart } from './EditDialogProps.ts';
import { editParts } from './editParts.ts';

interface EditButtonProps {
  community: Pick<Community, 'archivedAt'>;
  part: EditPart;
  /** Its appearance next to the title of a section, or of the page. */
  size?: 'small' | 'normal';
}

/**
 * Opens the dialog that edits a part of a community, unless it is archived; its code loads when the pointer
 * approaches.
 */
export function EditButton({ community, part, size = 'small' }: EditButtonProps) {
  const { t } = useTexts('mf-communities');
  const { open } = useAddressState('edit');
  if (isArchived(community)) return null;
  const isSmall = size === 'small';
  return (
    <Button
      variant={isSmall ? 'subtle' : 'default'}
      size={isSmall ? 'compact-sm' : 'sm'}
      leftSection={<IconPencil size={isSmall ? 16 : 18} aria-hidden />}
      aria-label={t(`edit.open.${part}`)}
      style={{ flex: 'none' }}
      onClick={() => open(part)}
      {...editParts[part].ahead}
    >
      {t('edit.button')}
    </Button>
  );
}
