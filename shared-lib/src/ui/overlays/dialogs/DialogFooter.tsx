import type { ReactNode } from 'react';
import styles from './DialogFooter.module.css';

interface DialogFooterProps {
  /** Why a button's act failed. Screen readers say it as it appears. */
  problem?: ReactNode;
  /** Other content that a person has to see before they press a button. */
  note?: ReactNode;
  /** The buttons. The one that carries out the act comes last. */
  children: ReactNode;
}

/** Why a button's act is not possible. Where that is known before a button is pressed, pass it in `note`. */
export const DialogProblem = (props: { id?: string; role?: 'alert'; children: ReactNode }) => (
  <p {...props} className={styles.problem} />
);

/**
 * The foot of a `Modal`: its buttons, and the reason why they don't work. It stays in view however long the content
 * above is. It has to be the last child of the dialog, or of a form that is the dialog's last child.
 */
export function DialogFooter({ problem = null, note, children }: DialogFooterProps) {
  return (
    <div className={styles.footer}>
      {note && <div className={styles.note}>{note}</div>}
      {problem !== null && <DialogProblem role="alert">{problem}</DialogProblem>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
