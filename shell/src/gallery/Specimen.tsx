import { Card } from 'shared-lib/ui';
import type { ReactNode } from 'react';
import styles from './Specimen.module.css';

interface SpecimenProps {
  title: string;
  /** Extends the content to the card's edge, as lists do. */
  flush?: boolean;
  children: ReactNode;
}

/** One component of the kit, under its name. */
export function Specimen({ title, flush = false, children }: SpecimenProps) {
  return (
    <section className={styles.specimen} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Card flush={flush}>{flush ? children : <div className={`vh-row ${styles.row}`}>{children}</div>}</Card>
    </section>
  );
}
