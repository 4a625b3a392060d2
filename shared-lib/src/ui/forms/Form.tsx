import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Form.module.css';
import type { FailureMessage, FormState, Submitted } from './useForm.ts';

/** Invalid or conflicting fields, in document order. */
const problemSelector =
  '[data-conflict] button, [data-field][aria-invalid="true"], [data-invalid] [data-field]:not(:disabled)';

interface FormProps<Values extends object, Payload, Result> {
  form: FormState<Values, Payload, Result>;
  /** Number of columns if there is room; a field can be `wide`. */
  columns?: 1 | 2;
  /** Receives the outcome of each submission. */
  onSubmit?: (submitted: Submitted<Payload, Result>) => void;
  children: ReactNode;
}

/** A form element that submits itself and focuses the first field with a problem. */
export function Form<Values extends object, Payload, Result>(props: FormProps<Values, Payload, Result>) {
  const { form, columns = 1, onSubmit, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { refusals } = form;
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>(problemSelector)?.focus();
  }, [refusals]);

  const submit = async () => {
    const submitted = await form.submit();
    if (submitted) onSubmit?.(submitted);
  };
  return (
    <form
      ref={element}
      className={columns === 2 ? `${styles.form} ${styles.two}` : styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
    </form>
  );
}

/** Fields side by side if there is room, with shared help below. */
export const FieldRow = ({ help, children }: { help?: string; children: ReactNode }) => (
  <div className={styles.row}>
    {children}
    {help !== undefined && <p className={styles.help}>{help}</p>}
  </div>
);

/** Why the form as a whole couldn't be submitted. */
export const ProblemText = ({ problem: { title, text } }: { problem: FailureMessage }) => (
  <>
    {title !== undefined && <strong>{title}</strong>} {text}
  </>
);
