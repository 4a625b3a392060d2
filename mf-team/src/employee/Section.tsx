import { useId, type ReactNode } from 'react';
import { Card } from 'shared-lib/ui';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Content opposite the title, such as a link. */
  aside?: ReactNode;
  /** Without padding, for a table. */
  flush?: boolean;
  children: ReactNode;
}

/** A titled card of a member's page. */
export function Section({ title, aside, flush = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Card flush={flush}>
        <div className={flush ? styles.headOfTable : styles.head}>
          <h3 id={id} className="vh-title">
            {title}
          </h3>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
}
