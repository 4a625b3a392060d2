import type { ReactNode } from 'react';
import { BackButton } from '../base/BackButton.tsx';
import { PageHeader } from '../base/PageHeader.tsx';

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
      <PageHeader title={title} summary={<BackButton onClick={onClose}>{back}</BackButton>} />
      {children}
    </>
  );
}
