import { type ReactNode, useState } from 'react';
import styles from './people.module.css';
import { initialsOf } from './initialsOf.ts';

interface PortraitProps {
  /** A safe image URL, or null. */
  picture: string | null;
  /** Shown if there is no picture or it fails to load. */
  children: ReactNode;
}

/** The content of an avatar: a picture or its fallback. Show the name next to it. */
function Portrait({ picture, children }: PortraitProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!picture || picture === broken) return children;
  return (
    <img
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(picture)}
    />
  );
}

export interface AvatarProps {
  name: string;
  /** A safe image URL, shown instead of initials. */
  picture?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
  /** Square for a place, round for a person. */
  shape?: 'person' | 'place' | undefined;
  tone?: 'soft' | 'strong' | 'muted';
  /** Shown instead of initials. */
  children?: ReactNode;
}

/**
 * A person's or place's picture, or their initials if there is none or it fails to load. Show the name next
 * to it.
 */
export function Avatar(props: AvatarProps) {
  const { name, picture = null, size = 'medium', shape = 'person', tone = 'soft', children } = props;
  return (
    <span className={styles.avatar} data-size={size} data-shape={shape} data-tone={tone} aria-hidden>
      <Portrait picture={picture}>{children ?? initialsOf(name)}</Portrait>
    </span>
  );
}
