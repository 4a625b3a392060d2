import type { TeamMember } from 'shared-lib/domain';

/** What can be done with a member's place in the team. */
export type LifecycleAction = 'deactivate' | 'finish' | 'reactivate' | 'delete';

/** The data that the dialog of each action needs. */
export interface MemberDialogProps {
  /** As they are now. */
  member: TeamMember;
  opened: boolean;
  onClose: () => void;
}

/**
 * The actions offered for a member (spec section 4). The owner's record and one's own have none; the functions refuse
 * them too. @param account the account of the person who asks.
 */
export function lifecycleActions(
  { id, isActive, deactivation }: Pick<TeamMember, 'id' | 'isActive' | 'deactivation'>,
  account: { uid: string; customerId: string },
): LifecycleAction[] {
  if (id === account.customerId || id === account.uid) return [];
  if (deactivation) return ['finish', 'delete'];
  return [isActive ? 'deactivate' : 'reactivate', 'delete'];
}
