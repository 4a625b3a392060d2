import { Avatar, type AvatarProps } from './Avatar.tsx';
import styles from './people.module.css';

interface NameCellProps extends Pick<AvatarProps, 'name' | 'picture' | 'shape'> {
  /** A second, muted line. */
  detail?: string | undefined;
}

/**
 * The first cell of a row: picture or initials, name, and a detail that distinguishes records with the same
 * name.
 */
export function NameCell({ name, detail, picture, shape }: NameCellProps) {
  return (
    <span className={styles.cell}>
      <Avatar name={name} picture={picture} shape={shape} />
      <span className="vh-lines">
        <span className={`vh-cut ${styles.name}`} dir="auto" title={name}>
          {name}
        </span>
        {detail && (
          <span className="vh-soft vh-cut" dir="auto">
            {detail}
          </span>
        )}
      </span>
    </span>
  );
}
