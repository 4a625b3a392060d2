import { IconPencil } from '@tabler/icons-react';
import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, LazyOverlay, lazyPart, useAddressState } from 'shared-lib/ui';

const dialog = lazyPart(
  'The form to edit a team member',
  async () => (await import(/* webpackChunkName: "edit-member" */ './EditMemberDialog.tsx')).EditMemberDialog,
);

/** The button that edits a member, and the dialog that it or the address `/team/{id}?edit=1` opens. */
export function EditMember({ member }: { member: TeamMember }) {
  const { t } = useTexts('mf-team');
  const { isOpen, open, close } = useAddressState('edit');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={() => open()}
        {...dialog.ahead}
      >
        {t('editMember.open')}
      </Button>
      <LazyOverlay part={dialog} isOpen={isOpen} onClose={close}>
        {(EditMemberDialog) => isOpen && <EditMemberDialog member={member} onClose={close} />}
      </LazyOverlay>
    </>
  );
}
