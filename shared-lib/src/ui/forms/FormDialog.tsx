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

/** A successful submission and its result. */
type Done<Payload, Result> = Extract<Submitted<Payload, Result>, { kind: 'done' }>;

interface FormDialogProps<Values extends object, Payload, Result> {
  form: FormState<Values, Payload, Result>;
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The button's text, such as "Send invitation". */
  submitLabel: string;
  /** The toast's text on success. */
  success: (done: Done<Payload, Result>) => string;
  /** Undoes it, from that toast; without it, the toast has no Undo. */
  undo?: (done: Done<Payload, Result>) => void;
  /** Called on success after the dialog has closed, unless the user has navigated away. */
  onDone?: (done: Done<Payload, Result>) => void;
  /** What closing would discard, in a sentence; without it, closing doesn't ask. */
  discard?: ReactNode;
  /**
   * Whether navigating away asks too, for edits of existing records. Otherwise Back closes the dialog, and
   * reopening it restores the draft.
   */
  guarded?: boolean;
  /** Shown above the buttons, such as a plan limit. */
  note?: ReactNode;
  /** Shown instead of the form when there is nothing to fill in yet. */
  instead?: ReactNode;
  /** Whether the action is destructive; the button is then red. */
  destructive?: boolean;
  /** Whether there is nothing to submit. */
  disabled?: boolean;
  columns?: 1 | 2;
  size?: ModalProps['size'];
  /** The fields. */
  children: ReactNode;
}

/** A `LeaveGuard` for a form whose draft survives navigation: only closing asks. */
function useClosingGuard(isDirty: boolean): LeaveGuard {
  const [pending, setPending] = useState<(() => void) | null>(null);
  const stay = () => setPending(null);
  return {
    isAsking: pending !== null,
    leave: (go) => {
      if (!isDirty) return go();
      // In a later task, so the Escape press that led here doesn't also answer the question.
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
  // Navigation can close the dialog while the response is pending.
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
      // Tells users who have navigated away as well; their input is restored when the form is reopened.
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
 * A form in a dialog: its fields, its error, and its buttons. It can't be closed while submitting, or
 * accidentally once something is filled in. If the user navigates away meanwhile, a toast reports the
 * outcome.
 */
export function FormDialog<Values extends object, Payload, Result>(
  props: FormDialogProps<Values, Payload, Result>,
) {
  // The router supports one guard at a time, so only guarded dialogs use one.
  return props.guarded ? <GuardedDialog {...props} /> : <DraftDialog {...props} />;
}
