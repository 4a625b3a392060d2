import type { ReactNode } from 'react';
import styles from './DialogFooter.module.css';

interface DialogFooterProps {
  /** Why what the buttons do did not work; said aloud as it appears. */
  problem?: ReactNode;
  /** What else has to be seen before a button is pressed. */
  note?: ReactNode;
  /** The buttons, the one that acts last. */
  children: ReactNode;
}

/** What stands in the way of what the buttons do; in `note` where it is known before one is pressed. */
export const DialogProblem = (props: { id?: string; role?: 'alert'; children: ReactNode }) => (
  <p {...props} className={styles.problem} />
);

/**
 * The foot of a `Modal`: its buttons, and what keeps them from working, in view however long the content above is. It is the last
 * child of the dialog, or of a form that is.
 */
export function DialogFooter({ problem = null, note, children }: DialogFooterProps) {
  return (
    <div className={styles.footer}>
      {note}
      {problem !== null && <DialogProblem role="alert">{problem}</DialogProblem>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
