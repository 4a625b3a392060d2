import type { ReactNode, Ref } from 'react';
import styles from './PanelHead.module.css';

interface PanelHeadProps {
  /** The name of what the panel shows; with an avatar or a link, as one likes. */
  children: ReactNode;
  /** Its state, as badges. */
  badges: ReactNode;
  /** Takes the focus when the button that was pressed goes away. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The beginning of a panel's content: the name of what it shows, and its state. */
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
