import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Gives each fact more room, for names and email addresses. */
  wide?: boolean;
}

/** Facts side by side, each under its label. */
export function Facts({ facts, wide = false }: FactsProps) {
  return (
    <dl className={styles.facts} data-wide={wide}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
