import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

interface DiscardDialogProps {
  guard: LeaveGuard;
  /** The question, where it isn't about changes of what is there. */
  title?: string | undefined;
  /** A sentence that says what would be lost. */
  children: ReactNode;
  /** Forgets what was typed. */
  onDiscard: () => void;
}

/** The question of a `useLeaveGuard`. */
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
