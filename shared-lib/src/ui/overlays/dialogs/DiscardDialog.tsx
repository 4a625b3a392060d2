import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

interface DiscardDialogProps {
  guard: LeaveGuard;
  /** The question, if it isn't about edits of an existing record. */
  title?: string | undefined;
  /** What would be lost, in a sentence. */
  children: ReactNode;
  /** Discards the input. */
  onDiscard: () => void;
}

/** The dialog for a `useLeaveGuard`. */
export function DiscardDialog({ guard, title, children, onDiscard }: DiscardDialogProps) {
  const { t } = useTexts('ui');
  return (
    <ConfirmDialog
      opened={guard.isAsking}
      title={title ?? t('discard.title')}
      action={t('discard.action')}
      destructive
      onConfirm={async () => {
        onDiscard();
        guard.discard();
        return { ok: true };
      }}
      onClose={guard.stay}
    >
      {children}
    </ConfirmDialog>
  );
}
