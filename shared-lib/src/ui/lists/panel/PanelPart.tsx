import { useId, type ReactNode } from 'react';
import styles from './PanelPart.module.css';

interface PanelPartProps {
  title: string;
  /** What stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of what a panel shows of a record, under its own heading. */
export function PanelPart({ title, aside, children }: PanelPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h4 id={id}>{title}</h4>
        {aside}
      </div>
      {children}
    </section>
  );
}
