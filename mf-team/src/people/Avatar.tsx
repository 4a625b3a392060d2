import { useState } from 'react';
import { initialsOf } from 'shared-lib/ui';
import { safePicture } from './safePicture.ts';
import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  /** The address of a picture, unchecked. */
  picture?: string | null;
  size?: 'small' | 'large';
}

/** A member's picture, or the initials where there is none or it can't be shown. The name stands beside it. */
export function Avatar({ name, picture = null, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = safePicture(picture);
  return (
    <span className={styles.avatar} data-size={size} aria-hidden>
      {shown && shown !== broken ? (
        <img
          src={shown}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(shown)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
