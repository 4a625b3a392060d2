import { IconUserPlus } from '@tabler/icons-react';
import { useEffect, useState, type ComponentType } from 'react';
import { reportProblem } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button, showToast } from 'shared-lib/ui';
import { useDialogAddress } from '../dialogs/useDialogAddress.ts';
import styles from './AddMember.module.css';
import type { AddMemberDialogProps } from './AddMemberDialog.tsx';

const loadDialog = () => import(/* webpackChunkName: "add-member" */ './AddMemberDialog.tsx');

/** Fetches the dialog ahead; when that fails, opening it asks again and says so. */
const prefetch = () => void loadDialog().catch(() => {});

/** The team's action: the button that adds a member, and the dialog that it or the address `/team?add=1` opens. */
export function AddMember() {
  const { t } = useTexts('mf-team');
  const { isOpen, open, close } = useDialogAddress('add');
  const [Dialog, setDialog] = useState<ComponentType<AddMemberDialogProps> | null>(null);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    let current = true;
    loadDialog().then(
      ({ AddMemberDialog }) => current && setDialog(() => AddMemberDialog),
      (cause: unknown) => {
        reportProblem('The form to add a member could not be loaded', cause);
        if (!current) return;
        showToast({ meaning: 'bad', message: t('addMember.couldNotOpen') });
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
        className={styles.open ?? ''}
        leftSection={<IconUserPlus size={18} aria-hidden />}
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {t('addMember.open')}
      </Button>
      {Dialog && <Dialog opened={isOpen} onClose={close} />}
    </>
  );
}
