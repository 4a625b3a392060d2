import { initialsOf } from './initialsOf.ts';
import { Portrait } from './Portrait.tsx';
import styles from './NameCell.module.css';

interface NameCellProps {
  name: string;
  /** A second, softer line. */
  detail?: string | undefined;
  /** The address of a picture that may be loaded, in place of the initials. */
  picture?: string | null;
  /** Square for a place, round for a person. */
  shape?: 'person' | 'place';
}

/** The first cell of a row: initials or a picture, name, and what tells it from its namesakes. */
export function NameCell({ name, detail, picture = null, shape = 'person' }: NameCellProps) {
  return (
    <span className={styles.cell}>
      <span className={styles.initials} data-shape={shape} aria-hidden>
        <Portrait picture={picture}>{initialsOf(name)}</Portrait>
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
