import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
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
  /** The consequence and what to do about it. */
  children?: ReactNode;
}

/** A note about the plan: an icon, a sentence, and what to do about it. */
export function Note({ meaning, title, children }: NoteProps) {
  const Icon = icons[meaning];
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
