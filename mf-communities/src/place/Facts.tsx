import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Facts side by side, each under its label. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
