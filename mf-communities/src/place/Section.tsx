import type { ReactNode } from 'react';
import { Card } from 'shared-lib/ui';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A card with a heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <Card>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  );
}
