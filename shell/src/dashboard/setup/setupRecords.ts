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

/** The local storage key of the accounts whose checklist was hidden on this device: their owners' uids. */
const storageKey = 'vh_hidden_checklists';

/** More than anyone uses on one device; the oldest are dropped. */
const maxAccounts = 20;

const hiddenAccounts = (): string[] => {
  const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];
};

/** Whether this device hides an account's checklist; false if storage is unavailable or damaged. */
export function isChecklistHidden(customerId: string): boolean {
  try {
    return hiddenAccounts().includes(customerId);
  } catch {
    return false;
  }
}

/** Hides an account's checklist on this device, as far as storage allows. */
export function hideChecklist(customerId: string): void {
  try {
    const others = isChecklistHidden(customerId) ? [] : hiddenAccounts();
    localStorage.setItem(storageKey, JSON.stringify([customerId, ...others].slice(0, maxAccounts)));
  } catch {
    // It is hidden until the page is left.
  }
}
