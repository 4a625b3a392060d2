import { IconPencil } from '@tabler/icons-react';
import { useEffect, useState, type ComponentType } from 'react';
import { reportProblem } from 'shared-lib/data';
import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, showToast } from 'shared-lib/ui';
import { useDialogAddress } from '../../dialogs/useDialogAddress.ts';
import type { EditMemberDialogProps } from './EditMemberDialog.tsx';

const loadDialog = () => import(/* webpackChunkName: "edit-member" */ './EditMemberDialog.tsx');

/** Fetches the dialog ahead; when that fails, opening it asks again and says so. */
const prefetch = () => void loadDialog().catch(() => {});

/** The button that edits a member, and the dialog that it or the address `/team/{id}?edit=1` opens. */
export function EditMember({ member }: { member: TeamMember }) {
  const { t } = useTexts('mf-team');
  const { isOpen, open, close } = useDialogAddress('edit');
  const [Dialog, setDialog] = useState<ComponentType<EditMemberDialogProps> | null>(null);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    let current = true;
    loadDialog().then(
      ({ EditMemberDialog }) => current && setDialog(() => EditMemberDialog),
      (cause: unknown) => {
        reportProblem('The form to edit a member could not be loaded', cause);
        if (!current) return;
        showToast({ meaning: 'bad', message: t('editMember.couldNotOpen') });
        close();
      },
    );
    return () => {
      current = false;
    };
  }, [isOpen, Dialog, close, t]);

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
      {Dialog && isOpen && <Dialog member={member} onClose={close} />}
    </>
  );
}
