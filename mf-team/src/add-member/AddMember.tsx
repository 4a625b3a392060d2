import { IconUserPlus } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Button, LazyOverlay, lazyPart, useAddressState } from 'shared-lib/ui';
import styles from './AddMember.module.css';

const dialog = lazyPart(
  'The form to add a team member',
  async () => (await import(/* webpackChunkName: "add-member" */ './AddMemberDialog.tsx')).AddMemberDialog,
);

/** The button that adds a member, and the dialog that it or the address `/team?add=1` opens. */
export function AddMember() {
  const { t } = useTexts('mf-team');
  const { isOpen, open, close } = useAddressState('add');
  return (
    <>
      <Button
        className={styles.open ?? ''}
        leftSection={<IconUserPlus size={18} aria-hidden />}
        onClick={() => open()}
        {...dialog.ahead}
      >
        {t('addMember.open')}
      </Button>
      <LazyOverlay part={dialog} isOpen={isOpen} onClose={close}>
        {(AddMemberDialog) => <AddMemberDialog opened={isOpen} onClose={close} />}
      </LazyOverlay>
    </>
  );
}
