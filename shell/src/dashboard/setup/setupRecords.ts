import type { AssignedAgent, DirectoryCommunity, DirectoryMember } from 'shared-lib/domain';

/** The records that the dashboard reads anyway, and that show how far an account is set up. */
export interface SetupRecords {
  readonly customerId: string;
  readonly communities: readonly DirectoryCommunity[];
  readonly team: readonly DirectoryMember[];
  readonly assignments: readonly AssignedAgent[];
}

/** Whether a member has accepted the invitation. */
export const hasJoined = ({
  isActive,
  hasLogin,
  invitedUntil,
}: Pick<DirectoryMember, 'isActive' | 'hasLogin' | 'invitedUntil'>) =>
  isActive && hasLogin && invitedUntil === null;

/** Whether the owner serves communities in person, and so needs no team. */
export const isOwnerServing = ({
  customerId,
  assignments,
}: Pick<SetupRecords, 'customerId' | 'assignments'>) =>
  assignments.some(({ memberId }) => memberId === customerId);

/** Whether an account may have setup steps left, so that the checklist's code is worth loading. */
export const isUnfinished = (records: SetupRecords): boolean =>
  records.assignments.length === 0 ||
  records.communities.every(({ totalUnits }) => totalUnits === 0) ||
  !(isOwnerServing(records) || records.team.some((one) => one.id !== records.customerId && hasJoined(one)));
