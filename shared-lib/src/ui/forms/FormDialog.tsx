import { Button, type ModalProps } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { showToast } from '../base/toasts/toastQueue.ts';
import confirmStyles from '../overlays/dialogs/ConfirmDialog.module.css';
import { DialogFooter } from '../overlays/dialogs/DialogFooter.tsx';
import { DiscardDialog } from '../overlays/dialogs/DiscardDialog.tsx';
import { Modal } from '../overlays/dialogs/Modal.tsx';
import { useLeaveGuard, type LeaveGuard } from '../overlays/dialogs/useLeaveGuard.ts';
import { Form, ProblemText } from './Form.tsx';
import type { FormState, Submitted } from './useForm.ts';

/** A form that was sent: what it sent, and what came of it. */
type Done<Payload, Result> = Extract<Submitted<Payload, Result>, { kind: 'done' }>;

interface FormDialogProps<Values extends object, Payload, Result> {
  form: FormState<Values, Payload, Result>;
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What the button does, such as "Send invitation". */
  submitLabel: string;
  /** What the toast says when it is done. */
  success: (done: Done<Payload, Result>) => string;
  /** Takes back what was done, from that toast; without it, the toast offers nothing. */
  undo?: (done: Done<Payload, Result>) => void;
  /** Is told when it is done and the dialog has closed, unless its author has gone elsewhere meanwhile. */
  onDone?: (done: Done<Payload, Result>) => void;
  /** What is lost when it is closed, in a sentence; without it, closing asks nothing. */
  discard?: ReactNode;
  /**
   * Whether another address asks first, too: for changes of what is there. Without it, Back closes the dialog, and the draft is in it
   * when it is opened again.
   */
  guarded?: boolean;
  /** Stands above the buttons, such as a plan that is full. */
  note?: ReactNode;
  /** What is shown in place of the form, where there is nothing to fill in yet. */
  instead?: ReactNode;
  /** Whether the act destroys something; the button is then red. */
  destructive?: boolean;
  /** Whether there is nothing to send. */
  disabled?: boolean;
  columns?: 1 | 2;
  size?: ModalProps['size'];
  /** The fields. */
  children: ReactNode;
}

/** A `LeaveGuard` for a form whose draft another address doesn't take away: only closing it asks. */
function useClosingGuard(isDirty: boolean): LeaveGuard {
  const [pending, setPending] = useState<(() => void) | null>(null);
  const stay = () => setPending(null);
  return {
    isAsking: pending !== null,
    leave: (go) => {
      if (!isDirty) return go();
      // After the key press that led here: the question hears Escape as well, and would take the same press for its own.
      setTimeout(() => setPending(() => go));
    },
    release: stay,
    stay,
    discard: () => {
      stay();
      pending?.();
    },
  };
}

function GuardedDialog<Values extends object, Payload, Result>(
  props: FormDialogProps<Values, Payload, Result>,
) {
  return <GuardedBy {...props} guard={useLeaveGuard(props.opened && props.form.isDirty)} />;
}

function DraftDialog<Values extends object, Payload, Result>(
  props: FormDialogProps<Values, Payload, Result>,
) {
  return <GuardedBy {...props} guard={useClosingGuard(props.form.isDirty && props.discard !== undefined)} />;
}

function GuardedBy<Values extends object, Payload, Result>({
  guard,
  ...props
}: FormDialogProps<Values, Payload, Result> & { guard: LeaveGuard }) {
  const { form, opened, onClose, success, undo, onDone } = props;
  const { t } = useTexts('ui');
  const { t: tForm } = useTexts('form');
  const isSubmitting = form.status === 'submitting';
  // Its address can close it while the answer is on its way, and the page can be left.
  const isOpen = useRef(opened);
  useEffect(() => {
    isOpen.current = opened;
    return () => {
      isOpen.current = false;
    };
  }, [opened]);

  const close = () => {
    if (isSubmitting) return;
    guard.leave(() => {
      if (props.discard === undefined) form.reset();
      onClose();
    });
  };

  const settle = (submitted: Submitted<Payload, Result>) => {
    if (submitted.kind !== 'done') {
      const { title, text } = submitted.problem;
      // Whoever went elsewhere meanwhile learns of it as well; what was filled in is there when the form is opened again.
      if (!isOpen.current) showToast({ meaning: 'bad', message: title ?? text });
      return;
    }
    guard.release();
    showToast({
      meaning: 'good',
      message: success(submitted),
      ...(undo && { undo: () => undo(submitted) }),
    });
    if (!isOpen.current) return;
    onClose();
    onDone?.(submitted);
  };

  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        closeOnEscape={!guard.isAsking}
        title={props.title}
        size={props.size ?? 'md'}
      >
        {props.instead ?? (
          <Form form={form} columns={props.columns ?? 1} onSubmit={settle}>
            {props.children}
            <DialogFooter note={props.note} problem={form.problem && <ProblemText problem={form.problem} />}>
              <Button variant="default" disabled={isSubmitting} onClick={close}>
                {t('cancel')}
              </Button>
              <Button
                type="submit"
                className={props.destructive ? (confirmStyles.destructive ?? '') : ''}
                loading={isSubmitting}
                disabled={props.disabled ?? false}
              >
                {props.submitLabel}
              </Button>
            </DialogFooter>
          </Form>
        )}
      </Modal>
      <DiscardDialog
        guard={{ ...guard, isAsking: opened && guard.isAsking }}
        title={props.guarded ? undefined : tForm('discardTyped')}
        onDiscard={form.reset}
      >
        {props.discard}
      </DiscardDialog>
    </>
  );
}

/**
 * A form in a dialog: its fields, why it could not be sent, and its buttons. It can't be closed while it is sent, nor by accident once
 * something is filled in; whoever leaves the page meanwhile learns in a toast what came of it.
 */
export function FormDialog<Values extends object, Payload, Result>(
  props: FormDialogProps<Values, Payload, Result>,
) {
  // Of guards the router knows one at a time, so that there is one only where it is wanted.
  return props.guarded ? <GuardedDialog {...props} /> : <DraftDialog {...props} />;
}
