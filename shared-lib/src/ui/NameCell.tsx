import { initialsOf } from './initialsOf.ts';
import styles from './NameCell.module.css';

interface NameCellProps {
  name: string;
  /** A second, softer line. */
  detail?: string | undefined;
  /** Square for a place, round for a person. */
  shape?: 'person' | 'place';
}

/** The first cell of a row: initials, name, and what tells it from its namesakes. */
export function NameCell({ name, detail, shape = 'person' }: NameCellProps) {
  return (
    <span className={styles.cell}>
      <span className={styles.initials} data-shape={shape} aria-hidden>
        {initialsOf(name)}
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto" title={name}>
          {name}
        </span>
        {detail && (
          <span className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
    </span>
  );
}
