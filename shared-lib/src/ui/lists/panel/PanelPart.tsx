import { useId, type ReactNode } from 'react';
import styles from './PanelPart.module.css';

interface PanelPartProps {
  title: string;
  /** Shown next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a record's panel, with a heading. */
export function PanelPart({ title, aside, children }: PanelPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h4 id={id} className="vh-title">
          {title}
        </h4>
        {aside}
      </div>
      {children}
    </section>
  );
}
