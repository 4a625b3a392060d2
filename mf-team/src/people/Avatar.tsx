import { pictureAddress } from 'shared-lib/data';
import { initialsOf, Portrait } from 'shared-lib/ui';
import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  /** The address of a picture, unchecked. */
  picture?: string | null;
  size?: 'small' | 'large';
}

/** A member's picture, or the initials where there is none or it can't be shown. The name stands beside it. */
export function Avatar({ name, picture = null, size = 'small' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden>
      <Portrait picture={pictureAddress(picture)}>{initialsOf(name)}</Portrait>
    </span>
  );
}
