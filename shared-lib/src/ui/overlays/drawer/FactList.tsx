import type { ReactNode } from 'react';
import styles from './FactList.module.css';

/** A fact; left out if its value is null, undefined or empty. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** Facts in rows, with their labels. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value }, index) => (
        <div key={index} className={styles.fact}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
