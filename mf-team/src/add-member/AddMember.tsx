import { IconUserPlus } from '@tabler/icons-react';
import { reportProblem } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button, showToast } from 'shared-lib/ui';
import { LazyDialog } from '../dialogs/LazyDialog.tsx';
import { useDialogAddress } from '../dialogs/useDialogAddress.ts';
import styles from './AddMember.module.css';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "add-member" */ './AddMemberDialog.tsx')).AddMemberDialog;

/** Fetches the dialog ahead; when that fails, opening it asks again and says so. */
const prefetch = () => void loadDialog().catch(() => {});

/** The team's action: the button that adds a member, and the dialog that it or the address `/team?add=1` opens. */
export function AddMember() {
  const { t } = useTexts('mf-team');
  const { isOpen, open, close } = useDialogAddress('add');
  const couldNotOpen = (cause: unknown) => {
    reportProblem('The form to add a member could not be loaded', cause);
    showToast({ meaning: 'bad', message: t('addMember.couldNotOpen') });
    close();
  };

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
      <LazyDialog isOpen={isOpen} load={loadDialog} onFailed={couldNotOpen}>
        {(Dialog) => <Dialog opened={isOpen} onClose={close} />}
      </LazyDialog>
    </>
  );
}
