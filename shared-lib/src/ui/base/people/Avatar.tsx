import type { ReactNode } from 'react';
import styles from './Avatar.module.css';
import { initialsOf } from './initialsOf.ts';
import { Portrait } from './Portrait.tsx';

export interface AvatarProps {
  name: string;
  /** The address of a picture that may be loaded, in place of the initials. */
  picture?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
  /** Square for a place, round for a person. */
  shape?: 'person' | 'place' | undefined;
  tone?: 'soft' | 'strong' | 'muted';
  /** What stands there in place of initials. */
  children?: ReactNode;
}

/** The picture of someone or a place; the initials where there is none, or it can't be shown. The name stands beside it. */
export function Avatar(props: AvatarProps) {
  const { name, picture = null, size = 'medium', shape = 'person', tone = 'soft', children } = props;
  return (
    <span className={styles.avatar} data-size={size} data-shape={shape} data-tone={tone} aria-hidden>
      <Portrait picture={picture}>{children ?? initialsOf(name)}</Portrait>
    </span>
  );
}
