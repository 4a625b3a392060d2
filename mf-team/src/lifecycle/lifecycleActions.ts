import type { TeamMember } from 'shared-lib/domain';

/** What can be done with a member's place in the team. */
export type LifecycleAction = 'deactivate' | 'finish' | 'reactivate' | 'delete';

/** What the dialog of each action needs. */
export interface MemberDialogProps {
  /** As they are now. */
  member: TeamMember;
  opened: boolean;
  onClose: () => void;
}

/**
 * What is offered for a member (spec section 4): nothing for the owner's record and one's own, which no function takes either.
 * @param account who asks.
 */
export function lifecycleActions(
  { id, isActive, deactivation }: Pick<TeamMember, 'id' | 'isActive' | 'deactivation'>,
  account: { uid: string; customerId: string },
): LifecycleAction[] {
  if (id === account.customerId || id === account.uid) return [];
  if (deactivation) return ['finish', 'delete'];
  return [isActive ? 'deactivate' : 'reactivate', 'delete'];
}
