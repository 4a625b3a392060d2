import { Avatar, type AvatarProps } from './Avatar.tsx';
import styles from './NameCell.module.css';

interface NameCellProps extends Pick<AvatarProps, 'name' | 'picture' | 'shape'> {
  /** A second, softer line. */
  detail?: string | undefined;
}

/** The first cell of a row: initials or a picture, name, and what tells it from its namesakes. */
export function NameCell({ name, detail, picture, shape }: NameCellProps) {
  return (
    <span className={styles.cell}>
      <Avatar name={name} picture={picture} shape={shape} />
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
