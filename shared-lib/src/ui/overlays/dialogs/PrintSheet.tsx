import { Portal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './PrintSheet.module.css';

interface PrintSheetProps {
  /** The language of what is printed, where that is not the page's. */
  lang?: string;
  children: ReactNode;
}

/** What is printed in place of the page as long as it is there; on the screen it is nothing. */
export function PrintSheet({ lang, children }: PrintSheetProps) {
  return (
    <Portal className={styles.sheet ?? ''} reuseTargetNode={false}>
      <div lang={lang}>{children}</div>
    </Portal>
  );
}
