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

/**
 * The foot of a `Modal`: its buttons, and what keeps them from working, in view however long the content above is. It is the last
 * child of the dialog, or of a form that is.
 */
export function DialogFooter({ problem = null, note, children }: DialogFooterProps) {
  return (
    <div className={styles.footer}>
      {note}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
