import type { ReactNode, Ref } from 'react';
import styles from './PanelHead.module.css';

interface PanelHeadProps {
  /** The record's name, optionally with an avatar or a link. */
  children: ReactNode;
  /** Its status badges. */
  badges: ReactNode;
  /** Gets focus when the clicked button disappears. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The start of a panel's content: the record's name and status. */
export function PanelHead({ children, badges, ref }: PanelHeadProps) {
  return (
    <>
      <h3 ref={ref} tabIndex={-1} className={styles.name} dir="auto">
        {children}
      </h3>
      <p className={styles.badges}>{badges}</p>
    </>
  );
}
