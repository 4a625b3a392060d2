import { useId, type ReactNode } from 'react';
import styles from './Part.module.css';

interface PartProps {
  title: string;
  /** What stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a case under its own heading. */
export function Part({ title, aside, children }: PartProps) {
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
