import type { ReactNode } from 'react';
import { Card } from 'shared-lib/ui/public';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** Actions next to its title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card with a heading. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <Card>
      <div className={`vh-spread ${styles.head}`}>
        <h2 className="vh-title">{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
