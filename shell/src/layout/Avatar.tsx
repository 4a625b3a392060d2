import { IconUser } from '@tabler/icons-react';
import { initialsOf, Portrait } from 'shared-lib/ui';
import styles from './Avatar.module.css';
import type { Profile } from './profileOf.ts';

/** The picture of who is signed in; where there is none, or it can't be shown, the initials, else a figure (spec section 2). */
export function Avatar({ name, picture }: Profile) {
  return (
    <span className={styles.avatar} aria-hidden>
      <Portrait picture={picture}>{name ? initialsOf(name) : <IconUser size={20} stroke={1.75} />}</Portrait>
    </span>
  );
}
