import { IconPencil } from '@tabler/icons-react';
import { reportProblem } from 'shared-lib/data';
import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, showToast } from 'shared-lib/ui';
import { LazyDialog } from '../../dialogs/LazyDialog.tsx';
import { useDialogAddress } from '../../dialogs/useDialogAddress.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "edit-member" */ './EditMemberDialog.tsx')).EditMemberDialog;

/** Fetches the dialog ahead; when that fails, opening it asks again and says so. */
const prefetch = () => void loadDialog().catch(() => {});

/** The button that edits a member, and the dialog that it or the address `/team/{id}?edit=1` opens. */
export function EditMember({ member }: { member: TeamMember }) {
  const { t } = useTexts('mf-team');
  const { isOpen, open, close } = useDialogAddress('edit');
  const couldNotOpen = (cause: unknown) => {
    reportProblem('The form to edit a member could not be loaded', cause);
    showToast({ meaning: 'bad', message: t('editMember.couldNotOpen') });
    close();
  };

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {t('editMember.open')}
      </Button>
      <LazyDialog isOpen={isOpen} load={loadDialog} onFailed={couldNotOpen}>
        {(Dialog) => isOpen && <Dialog member={member} onClose={close} />}
      </LazyDialog>
    </>
  );
}
