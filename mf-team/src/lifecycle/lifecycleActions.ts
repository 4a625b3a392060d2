import type { DirectoryMember, TeamMember } from 'shared-lib/domain';

/** Lifecycle actions on a member. */
export type LifecycleAction = 'deactivate' | 'finish' | 'reactivate' | 'delete';

/** The fields that lists need to offer the actions. */
export type ListedMember = Pick<DirectoryMember, 'id' | 'fullName' | 'tier' | 'isActive' | 'isDeactivating'>;

/** The same for a member whose record is loaded. */
export const listedMember = ({ id, fullName, tier, isActive, deactivation }: TeamMember): ListedMember => ({
  id,
  fullName,
  tier,
  isActive,
  isDeactivating: deactivation !== null,
});

/** The fields that the dialogs need. */
export type LifecycleMember = Pick<TeamMember, 'id' | 'fullName' | 'tier' | 'isActive' | 'deactivation'>;

/** The data that the dialog of each action needs. */
export interface MemberDialogProps {
  /** The current state. */
  member: LifecycleMember;
  opened: boolean;
  onClose: () => void;
}

/**
 * The actions offered for a member (spec section 4). The owner's record and one's own have none; the
 * functions reject them too.
 * @param account the viewer's account.
 */
export function lifecycleActions(
  { id, isActive, isDeactivating }: Pick<ListedMember, 'id' | 'isActive' | 'isDeactivating'>,
  account: { uid: string; customerId: string },
): LifecycleAction[] {
  if (id === account.customerId || id === account.uid) return [];
  if (isDeactivating) return ['finish', 'delete'];
  return [isActive ? 'deactivate' : 'reactivate', 'delete'];
}
