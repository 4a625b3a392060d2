/** A possible assignee. */
export interface Assignee {
  readonly id: string;
  readonly name: string;
}

interface Member {
  readonly id: string;
  readonly tier: string;
  readonly isActive: boolean;
  readonly fullName: string;
  readonly email: string;
}

/**
 * The possible assignees of requests: the owner, then the active Admins.
 * @param ownerName as the page names them
 */
export const assigneesOf = (team: readonly Member[], customerId: string, ownerName: string): Assignee[] => [
  { id: customerId, name: ownerName },
  ...team
    .filter(({ id, tier, isActive }) => tier === 'Admin' && isActive && id !== customerId)
    .map(({ id, fullName, email }) => ({ id, name: fullName || email })),
];
