import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageHeader } from '../base/PageHeader.tsx';
import styles from './ImportFrame.module.css';

interface ImportFrameProps {
  title: string;
  /** What the way back says. */
  back: string;
  onClose: () => void;
  children: ReactNode;
}

/** The page of an import: its title, and the way back to the list that it fills. */
export function ImportFrame({ title, back, onClose, children }: ImportFrameProps) {
  return (
    <>
      <PageHeader
        title={title}
        summary={
          <button type="button" className={styles.back} onClick={onClose}>
            <IconArrowLeft size={16} aria-hidden />
            {back}
          </button>
        }
      />
      {children}
    </>
  );
}
