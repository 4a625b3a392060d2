import { Button, showToast } from 'shared-lib/ui';
import { ConfirmDialog, Modal, type ConfirmResult } from 'shared-lib/ui/dialogs';
import { useState } from 'react';
import { Specimen } from './Specimen.tsx';

const meanings = ['good', 'watch', 'bad', 'info', 'neutral'] as const;

const afterAMoment = (result: ConfirmResult) => () =>
  new Promise<ConfirmResult>((resolve) => {
    setTimeout(() => resolve(result), 1200);
  });

/** Dialogs and toasts, opened by buttons. */
export function DialogSpecimens() {
  const [opened, setOpened] = useState<'modal' | 'works' | 'fails' | null>(null);
  const close = () => setOpened(null);
  const confirm = {
    title: 'Deactivate Nadia Flores?',
    action: 'Deactivate Nadia Flores',
    destructive: true,
    losses: ['3 regular assignments', '2 shifts from today on', '1 pending request'],
    onClose: close,
  };
  return (
    <>
      <Specimen title="Dialogs">
        <Button variant="default" onClick={() => setOpened('modal')}>
          Plain
        </Button>
        <Button variant="default" onClick={() => setOpened('works')}>
          Confirm, works
        </Button>
        <Button variant="default" onClick={() => setOpened('fails')}>
          Confirm, fails
        </Button>
        <Modal opened={opened === 'modal'} onClose={close} title="A dialog">
          For decisions only.
        </Modal>
        <ConfirmDialog {...confirm} opened={opened === 'works'} onConfirm={afterAMoment({ ok: true })}>
          This takes away:
        </ConfirmDialog>
        <ConfirmDialog
          {...confirm}
          opened={opened === 'fails'}
          onConfirm={afterAMoment({
            ok: false,
            message: 'Failed to update team member status. Please try again.',
          })}
        >
          This takes away:
        </ConfirmDialog>
      </Specimen>
      <Specimen title="Toasts">
        {meanings.map((meaning) => (
          <Button
            key={meaning}
            variant="default"
            onClick={() => showToast({ meaning, message: `This is ${meaning}.` })}
          >
            {meaning}
          </Button>
        ))}
        <Button
          variant="default"
          onClick={() =>
            showToast({
              meaning: 'good',
              message: 'Nadia Flores is inactive now.',
              undo: () => showToast({ meaning: 'info', message: 'Taken back.' }),
            })
          }
        >
          With undo
        </Button>
      </Specimen>
    </>
  );
}
