import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  children: ReactNode;
  /** Without padding, for tables that extend to the border. */
  flush?: boolean;
}

/** A bordered surface without a shadow; only floating elements have one. */
export function Card({ children, flush = false }: CardProps) {
  return <section className={flush ? styles.flush : styles.card}>{children}</section>;
}
