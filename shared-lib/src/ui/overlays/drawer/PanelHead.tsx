import type { ReactNode, Ref } from 'react';
import styles from './PanelHead.module.css';

interface PanelHeadProps {
  /** The name of what the panel shows; with an avatar or a link, as one likes. */
  children: ReactNode;
  /** Its state, as badges. */
  badges: ReactNode;
  /** Where the focus can go when the pressed button goes away. */
  ref?: Ref<HTMLHeadingElement>;
}

/** What a panel's content begins with: the name of what it shows, and its state. */
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
