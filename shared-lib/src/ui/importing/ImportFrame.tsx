import type { ReactNode } from 'react';
import { BackButton } from '../base/BackButton.tsx';
import { PageHeader } from '../base/PageHeader.tsx';

interface ImportFrameProps {
  title: string;
  /** The text of the back button. */
  back: string;
  onClose: () => void;
  children: ReactNode;
}

/** An import's page: its title, and a way back to the list. */
export function ImportFrame({ title, back, onClose, children }: ImportFrameProps) {
  return (
    <>
      <PageHeader title={title} summary={<BackButton onClick={onClose}>{back}</BackButton>} />
      {children}
    </>
  );
}
