import type { ReactNode } from 'react';
import styles from './DialogFooter.module.css';

interface DialogFooterProps {
  /** Why a button's action failed; announced when it appears. */
  problem?: ReactNode;
  /** Other content to read before clicking. */
  note?: ReactNode;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** Why a button's action isn't possible. If that is known in advance, pass it as `note`. */
export const DialogProblem = (props: { id?: string; role?: 'alert'; children: ReactNode }) => (
  <p {...props} className={styles.problem} />
);

/**
 * A `Modal`'s footer: its buttons, and why they don't work. It stays visible however long the content is. It
 * must be the last child of the dialog, or of a form that is the dialog's last child.
 */
export function DialogFooter({ problem = null, note, children }: DialogFooterProps) {
  return (
    // Toasts leave room for it.
    <div className={styles.footer} data-dialog-buttons="">
      {note && <div className={styles.note}>{note}</div>}
      {problem !== null && <DialogProblem role="alert">{problem}</DialogProblem>}
      <div className={`vh-end ${styles.actions}`}>{children}</div>
    </div>
  );
}
