import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  children: ReactNode;
  /** Without inner space, for a table that runs to the border. */
  flush?: boolean;
}

/** A bordered surface; shadows are kept for what floats. */
export function Card({ children, flush = false }: CardProps) {
  return <section className={flush ? styles.flush : styles.card}>{children}</section>;
}
