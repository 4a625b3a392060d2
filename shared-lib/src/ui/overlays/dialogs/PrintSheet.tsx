import { Portal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './PrintSheet.module.css';

interface PrintSheetProps {
  /** Language of the printed content, if not the page's. */
  lang?: string;
  children: ReactNode;
}

/** Printed instead of the page while mounted; invisible on screen. */
export function PrintSheet({ lang, children }: PrintSheetProps) {
  return (
    <Portal className={styles.sheet ?? ''} reuseTargetNode={false}>
      <div lang={lang}>{children}</div>
    </Portal>
  );
}
