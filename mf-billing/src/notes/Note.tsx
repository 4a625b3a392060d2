import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Note.module.css';

const icons = {
  good: IconCircleCheck,
  info: IconInfoCircle,
  watch: IconAlertTriangle,
  bad: IconAlertTriangle,
} as const;

interface NoteProps {
  meaning: keyof typeof icons;
  title: string;
  /** Instead of the meaning's. */
  icon?: Icon;
  /** The consequence and what to do about it. */
  children?: ReactNode;
}

/** A note about the plan: an icon, a sentence, and what to do about it. */
export function Note({ meaning, title, icon: Icon = icons[meaning], children }: NoteProps) {
  return (
    <div className={styles.note} data-meaning={meaning}>
      <Icon size={20} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  );
}
