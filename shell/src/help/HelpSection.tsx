import { useId, type ReactNode } from 'react';
import styles from './help.module.css';

interface HelpSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function HelpSection({ title, text, children }: HelpSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
