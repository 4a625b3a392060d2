import { useState } from 'react';
import { useTeamMember } from 'shared-lib/data';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { LifecycleAction, ListedMember } from './lifecycleActions.ts';
import { ReactivateDialog } from './ReactivateDialog.tsx';

interface LifecycleDialogProps {
  action: LifecycleAction;
  /** The member as they were when the dialog was opened. */
  asked: ListedMember;
  opened: boolean;
  onClose: () => void;
}

/** The dialog of an action, with the member's current state. */
export function LifecycleDialog({ action: first, asked, ...props }: LifecycleDialogProps) {
  const [action, setAction] = useState(first);
  const live = useTeamMember(asked.id);
  const member = live.status === 'ready' && live.data ? live.data : { ...asked, deactivation: null };
  if (action === 'delete') {
    return <DeleteDialog {...props} member={member} onDeactivate={() => setAction('deactivate')} />;
  }
  if (action === 'reactivate') return <ReactivateDialog {...props} member={member} />;
  return <DeactivateDialog {...props} member={member} isFinishing={action === 'finish'} />;
}
