import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './BackButton.module.css';

/** Returns from content that replaces the page's. */
export function BackButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.back} onClick={onClick}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </button>
  );
}
