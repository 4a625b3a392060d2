import type { DirectoryMember, TeamMember } from 'shared-lib/domain';

/** What can be done with a member's place in the team. */
export type LifecycleAction = 'deactivate' | 'finish' | 'reactivate' | 'delete';

/** As much of a member as lists know for the actions on their place in the team. */
export type ListedMember = Pick<DirectoryMember, 'id' | 'fullName' | 'tier' | 'isActive' | 'isDeactivating'>;

/** The same of a member whose record is there. */
export const listedMember = ({ id, fullName, tier, isActive, deactivation }: TeamMember): ListedMember => ({
  id,
  fullName,
  tier,
  isActive,
  isDeactivating: deactivation !== null,
});

/** As much of a member as the dialogs need. */
export type LifecycleMember = Pick<TeamMember, 'id' | 'fullName' | 'tier' | 'isActive' | 'deactivation'>;

/** The data that the dialog of each action needs. */
export interface MemberDialogProps {
  /** As they are now. */
  member: LifecycleMember;
  opened: boolean;
  onClose: () => void;
}

/**
 * The actions offered for a member (spec section 4). The owner's record and one's own have none; the functions refuse
 * them too. @param account the account of the person who asks.
 */
export function lifecycleActions(
  { id, isActive, isDeactivating }: Pick<ListedMember, 'id' | 'isActive' | 'isDeactivating'>,
  account: { uid: string; customerId: string },
): LifecycleAction[] {
  if (id === account.customerId || id === account.uid) return [];
  if (isDeactivating) return ['finish', 'delete'];
  return [isActive ? 'deactivate' : 'reactivate', 'delete'];
}
