import { IconUser } from '@tabler/icons-react';
import { initialsOf } from 'shared-lib/ui';
import { useState } from 'react';
import styles from './Avatar.module.css';
import type { Profile } from './profileOf.ts';

/** The picture of who is signed in; where there is none, or it can't be shown, the initials, else a figure (spec section 2). */
export function Avatar({ name, picture }: Profile) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.avatar} aria-hidden>
      {picture && picture !== broken ? (
        <img
          src={picture}
          alt=""
          width={34}
          height={34}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(picture)}
        />
      ) : name ? (
        initialsOf(name)
      ) : (
        <IconUser size={20} stroke={1.75} />
      )}
    </span>
  );
}
