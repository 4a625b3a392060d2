import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { DiscardDialog } from '../overlays/dialogs/DiscardDialog.tsx';
import { useLeaveGuard } from '../overlays/dialogs/useLeaveGuard.ts';
import { Form, ProblemText } from './Form.tsx';
import styles from './Form.module.css';
import type { FormState, Submitted } from './useForm.ts';

interface FormPageProps<Values extends object, Payload, Result> {
  form: FormState<Values, Payload, Result>;
  /** The button's text, such as "Send message". */
  submitLabel: string;
  onDone?: (done: Extract<Submitted<Payload, Result>, { kind: 'done' }>) => void;
  /**
   * What leaving the page would discard, in a sentence; leaving then asks first. Without it, the draft is
   * restored on return.
   */
  discard?: ReactNode;
  /** Something to read before submitting; announced when it appears. */
  note?: ReactNode;
  /** Whether there is nothing to submit. */
  disabled?: boolean;
  /** Keeps the button visible when the form is longer than the page. */
  sticky?: boolean;
  columns?: 1 | 2;
  size?: ButtonProps['size'];
  /** The fields. */
  children: ReactNode;
}

interface LeavingProps {
  form: { readonly isDirty: boolean; readonly reset: () => void };
  children: ReactNode;
}

function Leaving({ form, children }: LeavingProps) {
  const guard = useLeaveGuard(form.isDirty);
  return (
    <DiscardDialog guard={guard} onDiscard={form.reset}>
      {children}
    </DiscardDialog>
  );
}

/** A form as part of a page: its fields, its error, and its button. */
export function FormPage<Values extends object, Payload, Result>(
  props: FormPageProps<Values, Payload, Result>,
) {
  const {
    form,
    submitLabel,
    onDone,
    discard,
    note,
    disabled = false,
    sticky = false,
    columns = 1,
    size = 'sm',
    children,
  } = props;
  return (
    <>
      <Form
        form={form}
        columns={columns}
        onSubmit={(submitted) => submitted.kind === 'done' && onDone?.(submitted)}
      >
        {children}
        <div className={sticky ? `${styles.footer} ${styles.sticky}` : styles.footer}>
          {form.problem && (
            <div role="alert" className={styles.problem}>
              <ProblemText problem={form.problem} />
            </div>
          )}
          <div role="status" className={styles.note}>
            {note}
          </div>
          <Button type="submit" size={size} loading={form.status === 'submitting'} disabled={disabled}>
            {submitLabel}
          </Button>
        </div>
      </Form>
      {discard !== undefined && <Leaving form={form}>{discard}</Leaving>}
    </>
  );
}
