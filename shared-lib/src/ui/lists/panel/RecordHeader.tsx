import type { ReactNode } from 'react';
import { Card } from '../../base/cards/Card.tsx';
import styles from './RecordHeader.module.css';

interface RecordHeaderProps {
  /** An avatar, optionally with a button that changes it. */
  picture: ReactNode;
  name: string;
  /** Its status. */
  badges: ReactNode;
  /** A distinguishing detail, such as its role or its address; empty for none. */
  place: ReactNode;
  facts: ReactNode;
  /** Everything that can be done with it. */
  actions: ReactNode;
  /** Notices about the next step, such as finishing an interrupted one; shown only when there are any. */
  next?: ReactNode;
}

/** The start of a record's own page: name, status, facts and actions, and below them what to do next. */
export function RecordHeader({ picture, name, badges, place, facts, actions, next }: RecordHeaderProps) {
  return (
    <div className={styles.header}>
      <Card>
        <div className={styles.head}>
          {picture}
          <div className={styles.words}>
            <div className={`vh-row ${styles.first}`}>
              <h2 className={styles.name} dir="auto" title={name}>
                {name}
              </h2>
              {badges}
            </div>
            {place && (
              <p className={styles.place} dir="auto">
                {place}
              </p>
            )}
          </div>
          <div className={`vh-end ${styles.actions}`}>{actions}</div>
        </div>
        {facts}
      </Card>
      {next}
    </div>
  );
}
