import type { Customer } from 'shared-lib/domain';

/**
 * The onboarding tasks, and which are done.
 * @param members number of members, counting the owner only if they serve communities themselves
 */
export const openTasks = (
  customer: Pick<Customer, 'businessName' | 'onboarding'> | null,
  communities: number,
  members: number,
) =>
  [
    { step: 'business', isDone: (customer?.businessName ?? '') !== '' },
    { step: 'size', isDone: (customer?.onboarding?.communities ?? null) !== null },
    { step: 'community', isDone: communities > 0 },
    { step: 'invitation', isDone: members > 0 },
  ] as const;
