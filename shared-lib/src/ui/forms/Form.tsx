import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Form.module.css';
import type { FailureWords, FormState, Submitted } from './useForm.ts';

/** What stands in the way of sending a form, in the order of its fields. */
const inTheWay =
  '[data-conflict] button, [data-field][aria-invalid="true"], [data-invalid] [data-field]:not(:disabled)';

interface FormProps<Values extends object, Payload, Result> {
  form: FormState<Values, Payload, Result>;
  /** How many columns its fields have where there is room; a field can be `wide`. */
  columns?: 1 | 2;
  /** Is told what each press on the button came to. */
  onSubmit?: (submitted: Submitted<Payload, Result>) => void;
  children: ReactNode;
}

/** The element of a form: it sends itself, and what stands in the way gets the focus. */
export function Form<Values extends object, Payload, Result>(props: FormProps<Values, Payload, Result>) {
  const { form, columns = 1, onSubmit, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { refusals } = form;
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>(inTheWay)?.focus();
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

/** Fields side by side, as many as have room, with what one should know of all of them below. */
export const FieldRow = ({ help, children }: { help?: string; children: ReactNode }) => (
  <div className={styles.row}>
    {children}
    {help !== undefined && <p className={styles.help}>{help}</p>}
  </div>
);

/** Why a form as a whole could not be sent. */
export const ProblemText = ({ problem: { title, text } }: { problem: FailureWords }) => (
  <>
    {title !== undefined && <strong>{title}</strong>} {text}
  </>
);
