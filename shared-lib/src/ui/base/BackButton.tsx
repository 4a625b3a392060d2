import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './BackButton.module.css';

/** The way back from what opened in place of a page's own content. */
export function BackButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.back} onClick={onClick}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </button>
  );
}
