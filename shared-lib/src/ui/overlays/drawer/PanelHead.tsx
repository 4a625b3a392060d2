import type { ReactNode, Ref } from 'react';
import styles from './PanelHead.module.css';

interface PanelHeadProps {
  /** The record's name, optionally with an avatar or a link. */
  children: ReactNode;
  /** Its status badges; null if its content shows the status. */
  badges: ReactNode;
  /** A distinguishing detail, such as its number and its community. */
  place?: string | undefined;
  /** Gets focus when the clicked button disappears. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The start of a panel's content: the record's name and status. */
export function PanelHead({ children, badges, place, ref }: PanelHeadProps) {
  return (
    <>
      <h3 ref={ref} tabIndex={-1} className={styles.name} dir="auto">
        {children}
      </h3>
      {badges !== null && <p className={`vh-actions ${styles.badges}`}>{badges}</p>}
      {place !== undefined && (
        <p className={styles.place} dir="auto">
          {place}
        </p>
      )}
    </>
  );
}
