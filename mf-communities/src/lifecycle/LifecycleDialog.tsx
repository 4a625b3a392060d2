import { useState } from 'react';
import { useCommunity } from 'shared-lib/data';
import { ArchiveDialog, type CommunitiesDialogProps } from './ArchiveDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { LifecycleAction } from './lifecycleActions.ts';
import { RestoreDialog } from './RestoreDialog.tsx';

interface LifecycleDialogProps extends CommunitiesDialogProps {
  action: LifecycleAction;
}

/** The dialog for one action on communities. They are deleted one at a time. */
export function LifecycleDialog({ action: requested, ...props }: LifecycleDialogProps) {
  const [action, setAction] = useState(requested);
  const [first] = props.communities;
  if (action === 'restore') return <RestoreDialog {...props} />;
  if (action === 'archive' || action === 'finishArchiving' || !first) return <ArchiveDialog {...props} />;
  return <DeletingOne {...props} id={first.id} onArchive={() => setAction('archive')} />;
}

interface DeletingOneProps extends CommunitiesDialogProps {
  id: string;
  onArchive: () => void;
}

function DeletingOne({ id, communities, opened, onClose, onArchive }: DeletingOneProps) {
  const live = useCommunity(id);
  // It stays open while the action runs, to show the outcome.
  const [known, setKnown] = useState(live.status === 'ready' ? live.data : null);
  if (live.status === 'ready' && live.data && live.data !== known) setKnown(live.data);
  const [requested] = communities;
  if (!known || !requested) return null;
  return (
    <DeleteDialog
      community={{ ...requested, archivedAt: known.archivedAt }}
      opened={opened}
      onClose={onClose}
      onArchive={onArchive}
    />
  );
}
